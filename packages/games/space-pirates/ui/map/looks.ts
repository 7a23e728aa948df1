/** Which of its kind each piece of scenery is: so many drawings are there of some of them. */
import type { Shape } from '../../universe/shapes.ts';

export interface Looking {
  readonly shape: Shape;
  readonly look: number;
}

export const looksOf = (shapes: readonly Shape[]): readonly Looking[] => {
  const counts = new Map<string, number>();
  return shapes.map((shape) => {
    const look = counts.get(shape.kind) ?? 0;
    counts.set(shape.kind, look + 1);
    return { shape, look };
  });
};
