/** The slide as it is played back: nothing of it is approximated. */
import { describe, expect, test } from 'vitest';
import { BRAKE } from '../../space/body.ts';
import { pieces } from '../pieces.ts';
import { BOARDS, eachPlayedFlick, FLICKS } from '../testing/playedFlicks.ts';
import { discPlace, onMap, toMm } from '../units.ts';
import { slide, timingOf } from './slide.ts';
import { tracksOf } from './track.ts';

/** Millimetres by which a frame shifts its piece. */
const shiftOf = ({ transform }: Keyframe): { x: number; y: number } => {
  const [, x, y] = /^translate\((\S+)px, (\S+)px\)/.exec(String(transform)) ?? [];
  return { x: Number(x), y: Number(y) };
};

/** As a browser reckons an easing whose control points lie at thirds: time is then its own parameter. */
const eased = (easing: string, part: number): number => {
  const [, one, other] = /^cubic-bezier\(\S+, (\S+), \S+, (\S+)\)$/.exec(easing) ?? [];
  if (one === undefined) return part;
  const rest = 1 - part;
  return 3 * rest * rest * part * Number(one) + 3 * rest * part * part * Number(other) + part ** 3;
};

const frameAt = (frames: readonly Keyframe[], offset: number): { x: number; y: number } => {
  const nth = Math.max(
    0,
    frames.findLastIndex((frame) => (frame.offset ?? 0) <= offset + 1e-12),
  );
  const [frame, next] = [frames[nth], frames[nth + 1]];
  if (frame === undefined) throw new Error('no frame');
  const from = shiftOf(frame);
  if (next === undefined) return from;
  const to = shiftOf(next);
  const span = (next.offset ?? 1) - (frame.offset ?? 0);
  const part = span === 0 ? 1 : eased(frame.easing ?? 'linear', (offset - (frame.offset ?? 0)) / span);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
};

describe('a slide is played back', () => {
  test('500 flicks: every disc passes through the start of each of its pieces at its time, and rests where the rules say', () => {
    let moved = 0;
    let most = 0;
    eachPlayedFlick((played) => {
      const timing = timingOf(played.slid, played);
      const { clips } = slide(played.slid, played);
      for (const [disc, track] of tracksOf(played.slid.pieces)) {
        const clip = clips.find(({ piece }) => piece === pieces.disc(disc));
        const lies = played.to.get(pieces.disc(disc));
        if (clip === undefined || lies === undefined) throw new Error(`disc ${disc} is not played`);
        moved += 1;
        for (const leg of track) {
          const offset = Math.min(1, (timing.lead + leg.t * timing.second) / timing.whole);
          const { x, y } = frameAt(clip.frames, offset);
          const at = onMap(leg);
          most = Math.max(
            most,
            Math.abs(lies.x + lies.width / 2 + x - at.x),
            Math.abs(lies.y + lies.height / 2 + y - at.y),
          );
        }
        expect(shiftOf(clip.frames.at(-1) ?? {})).toEqual({ x: 0, y: 0 });
        expect(clip.ms).toBe(timing.whole);
      }
      for (const [disc, x, y] of played.slid.rests)
        expect(played.to.get(pieces.disc(disc))).toEqual(discPlace({ x, y }));
    });
    expect(moved).toBeGreaterThan(BOARDS * FLICKS);
    // Positions at rest are whole tenths of a millimetre.
    expect(most).toBeLessThanOrEqual(0.0501);
  });

  test('between impacts it brakes as the physics does: no easing is a guess', () => {
    let most = 0;
    eachPlayedFlick((played) => {
      const timing = timingOf(played.slid, played);
      const { clips } = slide(played.slid, played);
      for (const [disc, track] of tracksOf(played.slid.pieces)) {
        const frames = clips.find(({ piece }) => piece === pieces.disc(disc))?.frames ?? [];
        const { x: left = 0, width = 0 } = played.to.get(pieces.disc(disc)) ?? {};
        for (const [nth, leg] of track.slice(0, -1).entries()) {
          const t = ((track[nth + 1]?.t ?? leg.t) - leg.t) / 2;
          const speed = Math.max(1e-9, Math.hypot(leg.vx, leg.vy));
          const way = speed < 1 ? 0 : t * (speed - (BRAKE / 2) * t);
          const { x } = frameAt(frames, (timing.lead + (leg.t + t) * timing.second) / timing.whole);
          most = Math.max(most, Math.abs(left + width / 2 + x - toMm(leg.x + (way * leg.vx) / speed)));
        }
      }
    });
    expect(most).toBeLessThanOrEqual(0.06);
  });

  test('offsets of frames never go back, and no slide lasts longer than it may', () => {
    eachPlayedFlick((played) => {
      const { clips, ms } = slide(played.slid, played);
      expect(ms).toBeLessThanOrEqual(240 + 1200 + 460 + 1e-6);
      for (const { frames } of clips) {
        const offsets = frames.flatMap(({ offset }) => offset ?? []);
        expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
        expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
      }
    });
  });
});
