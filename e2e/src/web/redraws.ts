/** Which pieces of a table React has drawn again, as its own tools would find out. */
import type { Person } from './person.ts';

/**
 * React tells this what it commits. A component that was called has a flag; what lies under one that was not, and was
 * not copied, was not looked at. Those count that draw an element themselves; they are named by its piece.
 */
export const REDRAWING = `
  globalThis.redrawn = { parts: [] };
  const CALLED = 1, COMPONENTS = [0, 11, 14, 15], HOST = 5;
  const nameOf = ({ dataset: { piece, planet } }) => piece ?? (planet === undefined ? '' : 'planet-' + planet);
  const walk = (fiber, region) => {
    for (let next = fiber; next !== null; next = next.sibling) {
      const was = next.alternate;
      const here = next.tag === HOST && ['board', 'hand'].includes(next.stateNode.id) ? next.stateNode.id : region;
      const isCalled = COMPONENTS.includes(next.tag) && (next.flags & CALLED) !== 0;
      if (isCalled && here !== undefined && next.child?.tag === HOST) {
        redrawn.parts.push({ region: here, piece: nameOf(next.child.stateNode) });
      }
      if (was === null || next.child !== was.child) walk(next.child, here);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE: () => {},
    onCommitFiberRoot: (_, root) => walk(root.current.child),
    onPostCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {},
  };
`;

interface Part {
  readonly region: 'board' | 'hand';
  /** Empty where it draws none. */
  readonly piece: string;
}

/** Does it, and tells what was drawn again until that is seen. */
export const redrawsOf = async (
  { page }: Person,
  deed: () => Promise<void>,
  isSeen: () => Promise<void>,
): Promise<readonly Part[]> => {
  const partsIn = (isEmptied: boolean): Promise<readonly Part[]> =>
    page.evaluate((empty) => {
      const { parts } = Reflect.get(globalThis, 'redrawn') as { parts: Part[] }; // laid there by the script above
      return empty ? parts.splice(0) : parts;
    }, isEmptied);
  await partsIn(true);
  await deed();
  await isSeen();
  return partsIn(false);
};
