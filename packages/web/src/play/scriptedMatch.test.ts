import type { Frame } from '@tortuga/table';
import { expect, test } from 'vitest';
import { gameCalled } from '../testing/localWorld.ts';
import { pastOf, watch } from '../testing/looking.ts';
import { NOT_ASKED, openScript } from './scriptedMatch.ts';

const PK = gameCalled('piraten-kapern');

const SCRIPT = {
  seats: 2,
  seat: 0,
  entries: [
    { by: 'chance', move: 'card gold' },
    { by: 'chance', move: 'dice coin coin diamond monkey parrot sword sword skull' },
    { by: 0, move: 'roll 4 5' },
    { by: 'chance', move: 'dice coin coin' },
    { by: 0, move: 'stop' },
  ],
} as const;

test('entries of others are played when they are due, the learner’s wait for him', async () => {
  const play = openScript(PK, SCRIPT, 'Maja');
  const frames: Frame[] = [];
  watch(play, 0, (frame) => frames.push(frame));
  play.step();
  play.step();
  expect(play.progress().at).toBe(2);
  play.step();
  expect(play.progress().at).toBe(2);
  expect(await play.move(0, 'stop')).toEqual({ ok: false, code: NOT_ASKED, refusal: null });
  expect(await play.move(1, 'roll 4 5')).toMatchObject({ ok: false });
  expect(await play.move(0, 'roll 4 5')).toEqual({ ok: true, seq: 3 });
  play.step();
  expect(await play.move(0, 'stop')).toEqual({ ok: true, seq: 5 });
  expect(frames.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(pastOf(play, 0)).toEqual(frames);
  play.step();
  expect(play.progress().at).toBe(SCRIPT.entries.length);
});

test('a move near enough is accepted, and the entry is played instead of it', async () => {
  const [card, dice, , ...rest] = SCRIPT.entries;
  const entries = [
    card,
    dice,
    { by: 0, move: 'roll 4 5', accepts: (text: string) => text === 'roll 4 6' },
    ...rest,
  ];
  const play = openScript(PK, { ...SCRIPT, entries }, 'Maja', 2);
  const frames: Frame[] = [];
  watch(play, 0, (frame) => frames.push(frame));
  expect(await play.move(0, 'roll 4 7')).toMatchObject({ code: NOT_ASKED });
  expect(await play.move(0, 'roll 4 6')).toEqual({ ok: true, seq: 3 });
  expect(frames.at(-1)).toMatchObject({ heard: [{ kind: 'rolling', dice: [4, 5] }] });
});

test('an entry of the learner’s that goes by itself is not waited for', () => {
  const entries = SCRIPT.entries.map((entry) => ({ ...entry, byItself: entry.move === 'roll 4 5' }));
  const play = openScript(PK, { ...SCRIPT, entries }, 'Maja', 2);
  play.step();
  play.step();
  expect(play.progress().at).toBe(4);
  play.step();
  expect(play.progress().at).toBe(4);
});

test('goes on where it was, with all that was seen until then', async () => {
  const play = openScript(PK, SCRIPT, 'Maja', 3);
  expect(play.progress().at).toBe(3);
  expect(play.frames(0)?.shown()).toMatchObject({ frame: { seq: 3 }, before: undefined, isAtRest: true });
  expect(pastOf(play, 0).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  play.step();
  expect(await play.move(0, 'stop')).toEqual({ ok: true, seq: 5 });
  for (const nowhere of [-1, 6]) expect(openScript(PK, SCRIPT, 'Maja', nowhere).progress().at).toBe(0);
});

test('while pieces move it says so, and only once', () => {
  const play = openScript(PK, SCRIPT, 'Maja');
  let told = 0;
  play.subscribe(() => (told += 1));
  play.hold(true);
  play.hold(true);
  expect([told, play.progress().isHeld]).toEqual([1, true]);
});

test('an entry and the motion that it begins are told together, so that no commit falls into it', () => {
  const play = openScript(PK, SCRIPT, 'Maja');
  const told: boolean[] = [];
  watch(play, 0, () => undefined);
  play.subscribe(() => told.push(play.progress().isHeld));
  play.step();
  play.hold(true);
  expect(told).toEqual([true]);
  play.hold(false);
  expect(told).toEqual([true, false]);
});

test('a script with options of its own is played under them', () => {
  const script = { seats: 2, seat: 0, entries: [], options: { deal: 'own', cards: [5, 12] } };
  const play = openScript(gameCalled('piatka-z-kosmosu'), script, 'Maja');
  expect(play.frames(0)?.shown()).toMatchObject({ frame: { view: { deal: 'own', cards: [5, 12] } } });
});

test('options that the rules refuse are our own mistake', () => {
  const script = { seats: 2, seat: 0, entries: [], options: { cards: [4, 12] } };
  expect(() => openScript(gameCalled('piatka-z-kosmosu'), script, 'Maja')).toThrow('its first game');
});

test('a script that the rules do not allow is our own mistake', () => {
  const play = openScript(PK, { ...SCRIPT, entries: [{ by: 1, move: 'stop' }] }, 'Maja');
  expect(play.step).toThrow('does not stand');
});
