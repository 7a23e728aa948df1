/** Nobody is told what he may not know: whatever a page that is watched by one seat is given, it could be given in another world. */
import type { Frame } from '@tortuga/table';
import { expect, test } from 'vitest';
import { bot, gameCalled, me, nextMove, opened, start, worldWith } from '../testing/localWorld.ts';
import { pastOf, viewOf, watch } from '../testing/looking.ts';
import { fieldsOf } from './fields.ts';
import type { KeptMatch } from './keptMatch.ts';
import type { Play } from './play.ts';

const KP = gameCalled('kosmiczni-piraci');

const watched = (play: Play, viewer: number | 'spectator'): Frame[] => {
  const frames: Frame[] = [];
  watch(play, viewer, (frame) => frames.push(frame));
  return frames;
};

/** A card that is laid face down, with another one in its place: the same to everybody but its owner. */
const twinOf = (kept: KeptMatch, at: number): KeptMatch | undefined => {
  const laid = /^play (\d|T) (\d)$/.exec(kept.entries[at]?.move ?? '');
  const by = kept.entries[at]?.by;
  if (laid === null || by === undefined) return undefined;
  const own = kept.entries.flatMap((entry) =>
    entry.by === by ? [/^play (\d|T)/.exec(entry.move)?.[1]] : [],
  );
  const other = ['1', '2', '3', '4', '5', '6', '7'].find((card) => card !== laid[1] && !own.includes(card));
  if (other === undefined) return undefined;
  const entries = kept.entries.map((entry, index) =>
    index === at ? { by, move: `play ${other} ${laid[2]}` } : entry,
  );
  return { ...kept, entries };
};

test('a card laid face down is the same to all who do not own it, whichever it is', async () => {
  let compared = 0;
  for (let game = 0; game < 12; game++) {
    const { world, store, settle } = worldWith(`twins ${game}`);
    const play = start(KP, { seats: [me('Anne'), me('Jack'), me('Mary')] }, world);
    const moves = 2 + (game % 5);
    for (let move = 0; move < moves; move++) {
      const due = nextMove(KP, play, `twins ${game}`);
      if (due === undefined) throw new Error('nobody is to move');
      await play.move(due.seat, due.move);
    }
    await settle();
    const kept = store.list()[0];
    const last = (kept?.entries.length ?? 0) - 1;
    const twin = kept && twinOf(kept, last);
    const owner = kept?.entries[last]?.by;
    if (kept === undefined || twin === undefined) continue;
    const elsewhere = worldWith('elsewhere');
    elsewhere.store.create(twin);
    const other = opened(KP, kept.room.match, elsewhere.world);
    expect(pastOf(other, 'spectator')).toEqual(pastOf(play, 'spectator'));
    for (const viewer of [0, 1, 2].filter((seat) => seat !== owner)) {
      expect(pastOf(other, viewer)).toEqual(pastOf(play, viewer));
      compared += 1;
    }
    expect(pastOf(other, Number(owner))).not.toEqual(pastOf(play, Number(owner)));
  }
  expect(compared).toBeGreaterThan(10);
});

test('frames for one seat never name a card that lies face down or is in another hand', async () => {
  const { world, settle } = worldWith('names');
  const play = start(KP, { seats: [me('Anne'), bot, me('Jack')] }, world);
  const frames = watched(play, 0);
  for (let move = 0; move < 40 && play.now().result === undefined; move++) {
    await settle();
    const due = nextMove(KP, play, 'names');
    if (due === undefined) break;
    await play.move(due.seat, due.move);
  }
  await settle();
  const hidden = frames.flatMap(({ view }) => hiddenIn(view));
  expect(hidden.length).toBeGreaterThan(20);
  expect(hidden.filter((card) => card !== null)).toEqual([]);
  for (const { view } of frames) expect(view).toMatchObject({ me: 0 });
});

/** Cards of others that lie face down, as the view tells them. */
const hiddenIn = (view: unknown): readonly unknown[] => {
  const planets = fieldsOf(view).get('planets');
  if (!Array.isArray(planets)) return [];
  return planets.flatMap(
    (planet: { readonly cards: readonly { seat: number; up: boolean; card: unknown }[] }) =>
      planet.cards.flatMap(({ seat, up, card }) => (seat !== 0 && !up ? [card] : [])),
  );
};

test('a bot is asked by the view of its seat alone', async () => {
  const { world, settle } = worldWith('asked');
  const asked: unknown[] = [];
  const think: typeof world.think = (question) => {
    asked.push({ seat: question.seat, view: question.view });
    return world.think(question);
  };
  const play = start(KP, { seats: [bot, me('Anne'), me('Jack')] }, { ...world, think });
  const before = viewOf(play, 0).view;
  await settle();
  expect(asked).toEqual([{ seat: 0, view: before }]);
});
