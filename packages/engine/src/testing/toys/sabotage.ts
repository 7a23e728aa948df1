/** Sealed Bids spoilt in one way each, and the law that is meant to notice. */
import type { Game } from '../../game.ts';
import { rank } from '../../ranking.ts';
import type { Fixture } from '../fixture.ts';
import { bidsFixture } from './bidsFixture.ts';
import { type Bids, type Move, type State, sealedBids as sound, type View } from './sealedBids.ts';

interface Sabotage {
  readonly defect: string;
  readonly law: string;
  /** Made anew for every run, since some keep what they should not. */
  readonly fixture: () => Fixture<Bids>;
}

const spoil = (defect: string, law: string, change: () => Partial<Game<Bids>>): Sabotage => ({
  defect,
  law,
  fixture: () => ({ ...bidsFixture, module: { ...bidsFixture.module, game: { ...sound, ...change() } } }),
});

/** A view that says more than it should, in a place of its own. */
const withSecret = (state: State, view: View): View => ({ ...view, tokens: [...state.tokens] });

const counting = (): (() => number) => {
  let calls = 0;
  return () => calls++;
};

/** Determinizes to the state that was last shown to anybody. */
const peeking = (): Partial<Game<Bids>> => {
  let last: State | undefined;
  return {
    view: (state, viewer) => {
      last = sound.clone(state);
      return sound.view(state, viewer);
    },
    determinize: (view, random) => last ?? sound.determinize(view, random),
  };
};

/** Says after every bid what tokens all have. */
const whispering = (): Partial<Game<Bids>> => ({
  play: (state, actor, move) => {
    const events = sound.play(state, actor, move);
    return move.kind === 'bid' ? [...events, { kind: 'shown', tokens: [...state.tokens] }] : events;
  },
});

const bid = (card: number): Move => ({ kind: 'bid', card });

export const sabotages: readonly Sabotage[] = [
  spoil('a state that is not plain', 'L1', () => ({
    setup: (seats, options) => Object.assign(sound.setup(seats, options), { started: new Map() }),
  })),
  spoil('luck in the set-up', 'L2', () => {
    const calls = counting();
    return { setup: (seats, options) => ({ ...sound.setup(seats, options), round: calls() % 2 }) };
  }),
  spoil('shallow clone', 'L3', () => ({ clone: (state) => ({ ...state }) })),
  spoil('nobody to move, and no result', 'L4', () => ({
    actors: (state) => (state.round === 2 ? [] : sound.actors(state)),
  })),
  spoil('listed-but-refused move', 'L5', () => ({
    moves: (state, actor) => {
      const moves = sound.moves(state, actor) ?? [];
      return moves[0]?.kind === 'bid' && state.round === 2 ? [...moves, bid(9)] : moves;
    },
  })),
  spoil('accepted-but-unlisted move', 'L5', () => ({
    check: (state, actor, move) => {
      const refusal = sound.check(state, actor, move);
      return refusal?.code === 'no-such-card' && move.kind === 'bid' ? undefined : refusal;
    },
  })),
  spoil('a question that changes the state', 'L6', () => ({
    scores: (state) => {
      state.box.reverse();
      return sound.scores(state);
    },
  })),
  spoil('non-determinism', 'L7', () => {
    const calls = counting();
    return {
      play: (state, actor, move) =>
        sound.play(state, actor, move.kind === 'prize' ? { kind: 'prize', prize: 1 + (calls() % 6) } : move),
    };
  }),
  spoil('two texts for one move', 'L8', () => ({ parseMove: (text) => sound.parseMove(text.trim()) })),
  spoil('endless game', 'L9', () => ({
    play: (state, actor, move) => {
      const events = sound.play(state, actor, move);
      if (state.round === 2) state.round = 1;
      for (const [seat, spent] of state.spent.entries()) state.hands[seat]?.push(...spent.splice(0));
      return events;
    },
  })),
  spoil('a better score in a worse place, should they stop', 'L9', () => ({
    places: (state) => (state.round === 2 ? rank(sound.scores(state), 'lower') : sound.places(state)),
  })),
  spoil('inconsistent determinize', 'L10', () => ({
    determinize: (view, random) => sound.determinize({ ...view, token: null, me: null }, random),
  })),
  spoil('leaking view', 'L11', () => ({
    view: (state, viewer) => withSecret(state, sound.view(state, viewer)),
  })),
  spoil('leak that begins late', 'L11', () => ({
    view: (state, viewer) => {
      const view = sound.view(state, viewer);
      return state.round === 2 && viewer === 1 ? withSecret(state, view) : view;
    },
  })),
  spoil('leaking event', 'L16', () => ({ hear: (event) => event })),
  spoil('an event added that tells what is hidden', 'L16', whispering),
  {
    defect: 'an event that tells what is hidden and is said to be public',
    law: 'L16',
    fixture: () => ({
      ...bidsFixture,
      hearing: { ...bidsFixture.hearing, shown: 'public' },
      module: { ...bidsFixture.module, game: { ...sound, ...whispering() } },
    }),
  },
  spoil('peeking determinize', 'L12', peeking),
  spoil('a determinize that misses worlds', 'L12', () => ({
    determinize: (view, random) => sound.determinize(view, { below: (n) => random.below(Math.min(n, 2)) }),
  })),
  {
    defect: 'vacuous fixture',
    law: 'L12',
    fixture: () => ({ ...bidsFixture, hearing: { ...bidsFixture.hearing, dealt: 'seen', bid: 'seen' } }),
  },
  spoil('lost card', 'L13', () => ({
    play: (state, actor, move) => {
      const events = sound.play(state, actor, move);
      if (state.round === 2) state.spent[0]?.pop();
      return events;
    },
  })),
  spoil('spectator leak', 'L14', () => ({
    view: (state, viewer) => ({
      ...sound.view(state, viewer),
      ...(viewer === 'spectator' ? { token: state.tokens[0] ?? null } : {}),
    }),
  })),
  spoil('biased die', 'L15', () => ({
    sample: (state, actor, random) => {
      const move = sound.sample(state, actor, random);
      return move.kind === 'prize' && move.prize === 1 && random.below(3) === 0
        ? { kind: 'prize', prize: 6 }
        : move;
    },
  })),
];
