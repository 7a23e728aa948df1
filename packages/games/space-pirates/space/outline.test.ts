/** The points of a ship's outline that a drift may start from. */
import { assert, integer, oneof, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { farthestPoint, hexDepth, shipDepth } from './hexagon.ts';
import { CONTACT_COUNT, contactPoint, contactsTowards } from './outline.ts';

const tenths = integer({ min: 0, max: 6000 });
const someHeading = oneof(
  integer({ min: 0, max: 3599 }),
  integer({ min: 0, max: 7 }).map((n) => n * 450),
);
const pose = record({ x: tenths, y: tenths, h: someHeading });

describe('the points of an outline (SP-54)', () => {
  const someContact = integer({ min: 0, max: CONTACT_COUNT - 1 });

  test('there are 28 on the outline, about 5 mm apart, the tips, corners and middles of edges among them', () => {
    const at = { x: 0, y: 0, h: 0 };
    const points = Array.from({ length: CONTACT_COUNT }, (_, point) => contactPoint(at, point));
    expect(points).toHaveLength(28);
    for (const [index, a] of points.entries()) {
      const b = points[(index + 1) % points.length] ?? a;
      const apart = Math.hypot(b.x - a.x, b.y - a.y);
      expect(apart).toBeGreaterThanOrEqual(50);
      expect(apart).toBeLessThan(54);
      expect(Math.abs(hexDepth(at, a.x, a.y))).toBeLessThan(1e-9);
    }
    expect([points[0], points[4], points[7], points[14], points[16]]).toEqual([
      { x: 0, y: 0 },
      { x: 150, y: 150 },
      { x: 300, y: 150 },
      { x: 600, y: 0 },
      { x: 525, y: -75 },
    ]);
  });

  test('a direction allows exactly those from which a template does not lie on the base', () => {
    assert(
      property(pose, someHeading, someContact, (at, k, point) => {
        const depth = shipDepth(at, { ...contactPoint(at, point), h: k });
        // A tenth of a degree too far is a third of a tenth of a millimetre deep.
        expect(contactsTowards(at, k).includes(point)).toBe(depth < 1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  test('the farthest point is always one of them', () => {
    assert(
      property(pose, someHeading, (at, k) => {
        const far = farthestPoint(at, k);
        const apart = contactsTowards(at, k).map((point) => {
          const { x, y } = contactPoint(at, point);
          return Math.hypot(x - far.x, y - far.y);
        });
        expect(Math.min(...apart)).toBeLessThan(1e-6);
      }),
    );
  });
});
