/** A piece that is gone, for as long as it takes to see it go. Nobody can touch, hear or find it. */
import type { Place } from './clip.ts';
import styles from './ghost.module.css';

export const ghostOf = (gone: HTMLElement, place: Place): HTMLElement => {
  // A clone of an HTMLElement is one: the type of cloneNode does not say so.
  const ghost = gone.cloneNode(true) as HTMLElement;
  for (const named of [ghost, ...ghost.querySelectorAll('[id], [data-piece]')]) {
    named.removeAttribute('id');
    named.removeAttribute('data-piece');
  }
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  if (styles['ghost'] !== undefined) ghost.classList.add(styles['ghost']);
  Object.assign(ghost.style, {
    left: `${place.x}px`,
    top: `${place.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  return ghost;
};
