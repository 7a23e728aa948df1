/** What the browser calls this page. */
import { useEffect } from 'react';

export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title === undefined ? 'Tortuga' : `${title} · Tortuga`;
  }, [title]);
};
