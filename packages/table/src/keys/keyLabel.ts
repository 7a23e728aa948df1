/** What is printed on a key, by its name in `useKeys` and in `aria-keyshortcuts`, which is English everywhere. */
import { useKitSay } from '../words/kitMessages.ts';

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
]);

export const useKeyLabel = (): ((name: string) => string) => {
  const say = useKitSay();
  return (name) => (name === 'Space' ? say('key-space') : (ARROWS.get(name) ?? name));
};
