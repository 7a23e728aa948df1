/** What is wrong with a page as it is laid out now. It runs in the page, and changes nothing there. */
import { clippedControls, controlsDrawn, overlappingControls, smallControls } from './controls.ts';
import { scrolledSideways } from './sideways.ts';
import { clippedWords, wordsDrawn, wordsOverWords } from './words.ts';

const tooWide = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`wide: ${scrollWidth} px of page in ${clientWidth} px of window`] : [];
};

/** `least` is the side of the smallest square that a finger or a pointer is sure to meet. */
export const findings = (least: number): readonly string[] => {
  const [words, controls] = [wordsDrawn(), controlsDrawn()];
  return [
    ...tooWide(),
    ...scrolledSideways(),
    ...clippedWords(words),
    ...wordsOverWords(words),
    ...clippedControls(controls),
    ...smallControls(controls, least),
    ...overlappingControls(controls),
  ];
};

/** Where everything lies: the same in two frames once nothing moves any more. */
export const layoutNow = (): string =>
  [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)} ${Math.round(width)} ${Math.round(height)}`;
    })
    .join('|');
