/** What eyes can see: drawn, not only said to a screen reader, and not behind a modal dialog. */
import { isClearOnBoard } from './board.ts';

const VISIBILITY = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

/** The usual way to hide words from eyes alone. The layer of a board is as small, and all that lies on it is larger. */
const isForEars = (element: Element): boolean => {
  if (element.matches('[data-board]')) return false;
  const { clipPath } = getComputedStyle(element);
  return clipPath === 'inset(50%)' || (element.clientWidth === 1 && element.clientHeight === 1);
};

export const ancestorsOf = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
  return found;
};

/** Figures on a strip that slides: its window shows one of them. */
const STRIP = '[data-strip]';

export const isSeen = (element: Element): boolean =>
  element.checkVisibility(VISIBILITY) &&
  element.closest(STRIP) === null &&
  element.closest('[inert]') === null &&
  !ancestorsOf(element).some(isForEars) &&
  isClearOnBoard(element);

/** The part of the page that counts: the modal dialog that lies over it, or all of it. */
export const stageOf = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const STAYS: readonly string[] = ['fixed', 'sticky'];

/** What an element lies on: something laid over the page for a while, a bar that stays while the page scrolls, or the page. */
export const layerOf = (element: Element): Element | undefined =>
  ancestorsOf(element).find(
    (each) =>
      each.matches('dialog, [popover], [role="alert"], [role="tooltip"]') ||
      STAYS.includes(getComputedStyle(each).position),
  );

/** How a finding names an element: as one finds it in the sources. */
export const nameOf = (element: Element): string => {
  const { tagName, id } = element;
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const [style = ''] = element.classList;
  const piece = element.closest('[data-piece]')?.getAttribute('data-piece');
  return `<${tagName.toLowerCase()}${id && `#${id}`}${style && `.${style}`}> "${label}"${piece ? ` at ${piece}` : ''}`;
};
