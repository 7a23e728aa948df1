/** What a seed is about: how many nodes, which matches, who plays. */
import { type AnyGame, box, pick } from '@tortuga/engine';
import { ticTacToe } from '@tortuga/engine/testing';
import type { CreateRequest } from '@tortuga/protocol';
import { bilge } from './bilge.ts';
import { type Trouble, TROUBLES, type Universe } from './universe.ts';

const marks = box({
  game: ticTacToe,
  policy: {
    rollout: (state, seat, random) => ticTacToe.sample(state, seat, random),
    worth: () => [0.5, 0.5],
  },
  terminal: {
    name: 'Tic-tac-toe',
    blurb: '',
    draw: () => [],
    tell: () => undefined,
    explain: ({ code }) => code,
    keys: () => [],
    tidy: (typed) => typed,
  },
});

export const toys: readonly AnyGame[] = [bilge, marks];

export interface MatchPlan {
  readonly game: AnyGame;
  readonly request: CreateRequest;
  /** People besides the host who come one by one. */
  readonly guests: number;
  readonly spectators: number;
  /** Whether all are connected before it starts. */
  readonly isEarly: boolean;
}

export interface Plan {
  readonly nodes: number;
  readonly botPause: number;
  /** Milliseconds at most between two looks of a player. */
  readonly pace: number;
  readonly troubles: readonly Trouble[];
  /** How long things go wrong. */
  readonly trouble: number;
  readonly matches: readonly MatchPlan[];
}

export const makePlan = (universe: Universe): Plan => ({
  nodes: pick([1, 2, 2, 3], universe.random),
  botPause: pick([0, 100, 600], universe.random),
  pace: pick([100, 300, 1000], universe.random),
  troubles: TROUBLES.filter((trouble) => universe.isHit(trouble === 'wake-ups' ? 80 : 50)),
  trouble: universe.between(2000, 7000),
  matches: Array.from({ length: universe.isHit(20) ? 2 : 1 }, () => planMatch(universe)),
});

const me = (name: string) => ({ kind: 'me', name, colour: 'coral' }) as const;

const planMatch = ({ isHit, between, random }: Universe): MatchPlan => {
  const game = isHit(60) ? bilge : marks;
  const seats = game === bilge ? between(2, 4) : 2;
  const own = isHit(20) ? 2 : 1;
  const guests = isHit(50) ? seats - own : between(0, seats - own);
  const bots = seats - own - guests;
  return {
    game,
    guests,
    spectators: between(0, 2),
    isEarly: isHit(50),
    request: {
      game: game.id,
      seats: [
        ...['Anne', 'Mary'].slice(0, own).map(me),
        ...Array.from({ length: guests }, () => ({ kind: 'open' }) as const),
        ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'deckhand' }) as const),
      ],
      standIn: 'deckhand',
      clock: pick([{ kind: 'untimed' }, { kind: 'move', seconds: 5 }], random),
    },
  };
};
