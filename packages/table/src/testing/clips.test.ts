import { expect, test } from 'vitest';
import type { Clip } from '../motion/clip.ts';
import { clipFaults } from './clips.ts';

const known = new Set(['ship']);
const sound: Clip = { piece: 'ship', frames: [{ opacity: 0 }, { opacity: 1 }], ms: 90 };

test('sound clips, sounds alone and clips that leave their piece where it is have no faults', () => {
  const alone: Clip = { piece: '', frames: [], ms: 0, sound: 'win' };
  expect(clipFaults([sound, alone, { ...sound, frames: [] }], known)).toEqual([]);
});

test.each<readonly [string, readonly Clip[]]>([
  ['ship animates width', [{ ...sound, frames: [{ width: '3px' }] }]],
  ['ship has frames out of order', [{ ...sound, frames: [{ offset: 0.6 }, { offset: 0.2 }] }]],
  ['ship has a hole in its frames', [{ ...sound, frames: [{ transform: `scale(${Number.NaN})` }] }]],
  ['ship has no time to move', [{ ...sound, ms: -1 }]],
  ['ship moves twice', [sound, sound]],
  ['whale is not there', [{ ...sound, piece: 'whale' }]],
])('%s', (fault, clips) => {
  expect(clipFaults(clips, known)).toEqual([fault]);
});
