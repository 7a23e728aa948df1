/** What the laws are told of Sealed Bids. */
import type { Fixture } from '../fixture.ts';
import { type Bids, bidsPolicy, sealedBids } from './sealedBids.ts';

const oneBid = { seats: 2, log: ['chance deal 2 5', 'chance prize 6', '1 bid 4'] };

export const bidsFixture: Fixture<Bids> = {
  module: { game: sealedBids, policy: bidsPolicy },
  tables: [{ seats: 2 }, { seats: 3, options: { double: true } }, { seats: 4 }],
  refusals: { 'game-over': true, 'not-your-turn': true, 'wrong-kind': true, 'no-such-card': true },
  junk: [
    'bid 5',
    'bid 1',
    'bid 2',
    'bid 3',
    'bid 4',
    'prize 0',
    'prize 6',
    'deal 1 1',
    'deal 1 2 3 4',
    'bid',
    '',
  ],
  illegal: [
    { at: { seats: 2, log: ['chance deal 2 5'] }, by: 'chance', move: 'deal 1 2', code: 'wrong-kind' },
    { at: { seats: 2, log: [] }, by: 'chance', move: 'deal 3 3', code: 'no-such-card' },
    { at: oneBid, by: 1, move: 'bid 3', code: 'not-your-turn' },
  ],
  hearing: { dealt: 'hidden', prize: 'seen', bid: 'hidden', turned: 'seen', shown: 'seen' },
  inventory: ({ tokens, box, hands, bids, spent }) => [
    ...[...tokens, ...box].map((token) => `token-${token}`),
    ...hands.flatMap((hand, seat) =>
      [...hand, ...(spent[seat] ?? []), ...(bids[seat] === null ? [] : [bids[seat]])].map(
        (card) => `${seat}-${card}`,
      ),
    ),
  ],
  oddEnds: {},
  odds: [
    {
      name: 'the prize die',
      at: { seats: 2, log: ['chance deal 2 5'] },
      of: (move) => (move.kind === 'prize' ? String(move.prize) : move.kind),
      odds: Object.fromEntries([1, 2, 3, 4, 5, 6].map((prize) => [prize, 1 / 6])),
    },
    {
      name: 'the token of seat 0',
      at: { seats: 3, log: [] },
      of: (move) => (move.kind === 'deal' ? String(move.tokens[0]) : move.kind),
      odds: Object.fromEntries([1, 2, 3, 4, 5].map((token) => [token, 1 / 5])),
    },
  ],
  smallWorlds: [
    { at: oneBid, viewer: 0, worlds: 4 * 4 },
    { at: oneBid, viewer: 1, worlds: 4 },
    { at: { seats: 2, log: ['chance deal 2 5'] }, viewer: 'spectator', worlds: 20 },
  ],
};
