/** Positions that really come about: by playing moves, one line each, through the rules. */
import { module } from '../../index.ts';
import type { Heard, Options, State } from '../../types.ts';
import type { LatestShown, Props } from '../shown.ts';

const { game } = module;

export interface Rehearsal {
  readonly state: State;
  readonly latest: LatestShown | undefined;
  /** All of it. */
  readonly heard: readonly Heard[];
  /** The moves, each with who made it. */
  readonly log: readonly string[];
}

const DEFAULTS: Options = { target: 6000, floorAtZero: false };

/** Whoever is to move makes each of them. */
export const rehearse = (
  seats: number,
  lines: readonly string[],
  options: Partial<Options> = {},
): Rehearsal => {
  const state = game.setup(seats, { ...DEFAULTS, ...options });
  let latest: LatestShown | undefined;
  const heard: Heard[] = [];
  const log: string[] = [];
  for (const line of lines) {
    const before = game.view(state, 'spectator');
    const [actor] = game.actors(state);
    const move = game.parseMove(line);
    if (actor === undefined || move === undefined) throw new Error(`nobody can play: ${line}`);
    const refusal = game.check(state, actor, move);
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.code}`);
    latest = { before, heard: game.play(state, actor, move) };
    heard.push(...latest.heard);
    log.push(`${actor} ${line}`);
  }
  return { state, latest, heard, log };
};

/** What a table is told of it. */
export const propsOf = (
  { state, latest }: Rehearsal,
  viewer: Props['viewer'],
): Pick<Props, 'view' | 'latest' | 'viewer' | 'turn' | 'moves' | 'check'> => ({
  view: game.view(state, viewer),
  latest,
  viewer,
  turn: game.actors(state).filter((actor) => actor !== 'chance'),
  moves: viewer === 'spectator' ? [] : game.moves(state, viewer),
  check: (move) => game.check(state, viewer === 'spectator' ? 'chance' : viewer, move),
});
