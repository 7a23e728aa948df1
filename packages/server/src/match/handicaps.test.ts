/** Options with a number for each seat: the number goes with whoever sits there, wherever that is in the end. */
import type { RoomView } from '@tortuga/protocol';
import { expect, test } from 'vitest';
import { anneAs, enter, jackAs, openFleet, wanted } from '../testing/fleet.ts';

const nonce = 'nonce-of-anne-0123';
const OWN = { anne: 10, jack: 20 };
const TIMES = 12;

const numbersIn = ({ options }: Pick<RoomView, 'options'>): readonly number[] =>
  (JSON.parse(options) as { cards: number[] }).cards; // printed by the game itself

const rightNumbers = ({ seats }: RoomView): readonly number[] =>
  seats.map((each) => (each.kind === 'person' && each.name === 'Anne' ? OWN.anne : OWN.jack));

/** Anne on one node, Jack on another: seats are drawn by lot when they start. */
const sitDown = async () => {
  const { start } = openFleet();
  const [here, there] = [start(), start()];
  const options = { deal: 'own', cards: [OWN.anne, OWN.jack] };
  const plan = { game: 'piatka-z-kosmosu', seats: [anneAs, { kind: 'open' } as const], options };
  const { match, tokens } = await wanted(here.matches.create(plan));
  const joined = await wanted(there.matches.join(match, jackAs));
  const [anne = ''] = tokens;
  const [jack = ''] = joined.tokens;
  const onlookers = [await enter(here, match, tokens), await enter(there, match, joined.tokens)];
  await wanted(here.matches.act(match, anne, { kind: 'ready', ready: true, nonce }));
  await wanted(there.matches.act(match, jack, { kind: 'ready', ready: true }));
  const room = await wanted(here.matches.act(match, anne, { kind: 'start' }));
  return { here, there, match, anne, jack, room, onlookers };
};

test('PZ-30 numbers of cards go with those who drew other seats, on every node', async () => {
  for (let time = 0; time < TIMES; time++) {
    const { there, match, room, onlookers } = await sitDown();
    expect(numbersIn(room)).toEqual(rightNumbers(room));
    expect(await wanted(there.matches.room(match))).toMatchObject({ options: room.options });
    for (const each of onlookers) {
      const views = each.views() as readonly { cards: number[]; pileCounts: number[] }[]; // of this game alone
      for (const { cards } of views.slice(1)) expect(cards).toEqual(rightNumbers(room));
      expect(views.at(-1)?.pileCounts).toEqual(rightNumbers(room).map((count) => count - 5));
    }
  }
});

test('PZ-30 numbers of cards go with everybody into a rematch', async () => {
  const { here, there, match, anne, jack, room } = await sitDown();
  await wanted(here.matches.act(match, anne, { kind: 'stop', agree: true }));
  await wanted(there.matches.act(match, jack, { kind: 'stop', agree: true }));
  const next = await wanted(here.matches.room(await wanted(here.matches.rematch(match, anne))));
  expect(next.seats.map((each) => each.kind === 'person' && each.name)).toEqual(
    room.seats.map((each) => each.kind === 'person' && each.name).toReversed(),
  );
  expect(numbersIn(next)).toEqual(rightNumbers(next));
});
