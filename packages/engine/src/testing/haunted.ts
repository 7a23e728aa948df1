/**
 * Any game with a ghost beside it: with every move goes an omen, which none but the mover may know. An open game has a
 * secret then too, and leaks of it can be planted in every game alike.
 */
import type { Game, Types } from '../game.ts';
import type { Fixture } from './fixture.ts';

export interface Haunted<T extends Types> {
  readonly state: { readonly inner: T['state']; omen: number };
  readonly move: { readonly inner: T['move']; readonly omen: number };
  /** One of the game's own events, or the omen. */
  readonly event: { readonly kind: string; readonly inner: T['event'] | null; readonly omen: number | null };
  readonly heard: { readonly inner: T['heard'] | null; readonly omen: number | null };
  /** The omen is null for everybody. */
  readonly view: { readonly inner: T['view']; readonly omen: number | null };
  readonly options: T['options'];
  readonly refusal: T['refusal'];
}

const OMENS = 2;
const OMEN = 'omen';

/** What is legal and how it is written: as in the game itself, with an omen on every move. */
const hauntedRules = <T extends Types>(
  game: Game<T>,
): Pick<Game<Haunted<T>>, 'moves' | 'sample' | 'check' | 'play' | 'makeMove' | 'parseMove'> => ({
  moves: ({ inner }, actor) =>
    game
      .moves(inner, actor)
      ?.flatMap((move) => Array.from({ length: OMENS }, (_, omen) => ({ inner: move, omen }))),
  sample: ({ inner }, actor, random) => ({
    inner: game.sample(inner, actor, random),
    omen: random.below(OMENS),
  }),
  check: ({ inner }, actor, move) => game.check(inner, actor, move.inner),
  play: (state, actor, { inner, omen }) => {
    state.omen = omen;
    const own = game.play(state.inner, actor, inner);
    return [
      ...own.map((event) => ({ kind: event.kind, inner: event, omen: null })),
      { kind: OMEN, inner: null, omen },
    ];
  },
  makeMove: ({ inner, omen }) => `${game.makeMove(inner)} !${omen}`,
  parseMove: (text) => {
    const [, own = '', omen] = /^(.*) !([01])$/.exec(text) ?? [];
    const inner = game.parseMove(own);
    return inner && { inner, omen: Number(omen) };
  },
});

const hauntedGame = <T extends Types>(game: Game<T>): Game<Haunted<T>> => ({
  id: game.id,
  version: game.version,
  seats: game.seats,
  minutes: game.minutes,
  maxMoves: game.maxMoves,
  better: game.better,
  options: game.options,
  setup: (seats, options) => ({ inner: game.setup(seats, options), omen: 0 }),
  clone: ({ inner, omen }) => ({ inner: game.clone(inner), omen }),
  actors: ({ inner }) => game.actors(inner),
  scores: ({ inner }) => game.scores(inner),
  places: ({ inner }) => game.places(inner),
  result: ({ inner }) => game.result(inner),
  ...hauntedRules(game),
  view: ({ inner }, viewer) => ({ inner: game.view(inner, viewer), omen: null }),
  hear: (event, viewer) => {
    const inner = event.inner === null ? undefined : game.hear(event.inner, viewer);
    return inner && { inner, omen: null };
  },
  determinize: ({ inner }, random) => ({ inner: game.determinize(inner, random), omen: random.below(OMENS) }),
});

/** How a haunted game is made to tell of its ghost, and the law that is meant to notice. */
export interface Plant {
  readonly defect: string;
  readonly law: string;
  readonly spoil: <T extends Types>(sound: Game<Haunted<T>>) => Partial<Game<Haunted<T>>>;
}

/** The fixture of a game with its ghost; of the game's own positions none are asked for. */
export const haunted = <T extends Types>(fixture: Fixture<T>, plant?: Plant): Fixture<Haunted<T>> => {
  const { policy } = fixture.module;
  const sound = hauntedGame(fixture.module.game);
  return {
    module: {
      game: { ...sound, ...plant?.spoil(sound) },
      policy: {
        rollout: ({ inner }, seat, random) => ({
          inner: policy.rollout(inner, seat, random),
          omen: random.below(OMENS),
        }),
        worth: ({ inner }) => policy.worth(inner),
      },
    },
    tables: fixture.tables,
    refusals: fixture.refusals,
    junk: fixture.junk,
    illegal: [],
    hearing: { ...fixture.hearing, [OMEN]: 'hidden' },
    inventory: ({ inner }) => fixture.inventory(inner),
    oddEnds: fixture.oddEnds,
    odds: [],
    smallWorlds: [],
  };
};

/** Whoever is told of an omen, by whatever means, is told too much. */
export const plants: readonly Plant[] = [
  {
    defect: 'an event of its own that all hear',
    law: 'L16',
    spoil: ({ play, hear }) => ({
      play: (state, actor, move) => [
        ...play(state, actor, move),
        { kind: OMEN, inner: null, omen: state.omen },
      ],
      hear: (event, viewer) =>
        event.inner === null ? { inner: null, omen: event.omen } : hear(event, viewer),
    }),
  },
  {
    defect: 'an event that carries one thing more',
    law: 'L16',
    spoil: ({ play, hear }) => ({
      play: (state, actor, move) =>
        play(state, actor, move).map(({ kind, inner }) => ({ kind, inner, omen: state.omen })),
      hear: (event, viewer) => {
        const heard = hear(event, viewer);
        return heard && { inner: heard.inner, omen: event.omen };
      },
    }),
  },
  {
    defect: 'an event that one seat alone hears',
    law: 'L16',
    spoil: ({ hear }) => ({
      hear: (event, viewer) =>
        event.inner === null && viewer === 0 ? { inner: null, omen: event.omen } : hear(event, viewer),
    }),
  },
  {
    defect: 'silence that depends on what is hidden',
    law: 'L16',
    spoil: ({ play }) => ({
      play: (state, actor, move) => {
        const events = play(state, actor, move);
        return state.omen === 0 ? events.filter(({ inner }) => inner === null) : events;
      },
    }),
  },
  {
    defect: 'a view that shows it',
    law: 'L11',
    spoil: ({ view }) => ({
      view: (state, viewer) => ({ inner: view(state, viewer).inner, omen: state.omen }),
    }),
  },
  {
    defect: 'a view that shows it to spectators',
    law: 'L14',
    spoil: ({ view }) => ({
      view: (state, viewer) => ({
        inner: view(state, viewer).inner,
        omen: viewer === 'spectator' ? state.omen : null,
      }),
    }),
  },
];
