/** For links of the kit, which knows no router: stays in the page, and leaves another tab or window to the browser. */
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0;

export const useFollow = (href: string): ((event: MouseEvent) => void) => {
  const [, go] = useLocation();
  return (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    go(href);
  };
};
