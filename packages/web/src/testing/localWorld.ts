/** A match in a page that is not there: storage in memory, timers that run when they are told to, luck from a seed. */
import { think } from '@tortuga/bots';
import { type AnyGame, seededRandom } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { memoryDrawer } from '../play/drawers.ts';
import { type LocalWorld, openLocal } from '../play/localMatch.ts';
import { type LocalPlan, newLocal } from '../play/localRoom.ts';
import type { Play } from '../play/play.ts';
import { type Drawer, makeMatchStore, type MatchStore } from '../play/matchStore.ts';
import { viewOf } from './looking.ts';

export const gameCalled = (id: string): AnyGame => {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export const worldWith = (seed: string, drawer: Drawer = memoryDrawer()) => {
  const random = seededRandom(seed);
  const due: (() => void)[] = [];
  let tokens = 0;
  const hex = (): string => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
  const store: MatchStore = makeMatchStore(drawer);
  const world: LocalWorld = {
    store,
    think: (question) => Promise.resolve(think(games, question)),
    pace: () => 0,
    after: (_ms, call) => {
      due.push(call);
      return () => void due.splice(due.indexOf(call), due.includes(call) ? 1 : 0);
    },
    seed: hex,
    token: () => `${hex().slice(0, 16)}-${(tokens += 1)}`,
    now: () => 1_800_000_000_000 + tokens,
  };
  const settle = async (): Promise<void> => {
    for (let call = due.shift(); call !== undefined; call = due.shift()) {
      call();
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
  };
  return { world, store, settle, due };
};

export const me = (name: string) => ({ kind: 'person', name, colour: 'coral' }) as const;
export const bot = { kind: 'bot', level: 'deckhand' } as const;

export const start = (game: AnyGame, plan: LocalPlan, world: LocalWorld): Play => {
  const made = newLocal(game, plan, world);
  if (!made.ok) throw new Error(made.code);
  world.store.create(made.match);
  return opened(game, made.match.room.match, world);
};

export const opened = (game: AnyGame, match: string, world: LocalWorld): Play => {
  const found = openLocal(game, match, world);
  if (!found.ok) throw new Error(found.code);
  return found.play;
};

/** What a person could do here, found as the page finds it: by the view of his seat. */
const someMove = (game: AnyGame, seat: number, view: unknown, seed: string): string | undefined =>
  game.use(({ game: rules }) => {
    const random = seededRandom(seed);
    const own = view as Parameters<typeof rules.determinize>[0]; // of this game's own `view`
    const guess = rules.determinize(own, random);
    return rules.actors(guess).includes(seat) ? rules.makeMove(rules.sample(guess, seat, random)) : undefined;
  });

/** Of the person who is to move. */
export const nextMove = (game: AnyGame, play: Play, seed: string) => {
  for (const seat of play.now().seats) {
    const { view, seq } = viewOf(play, seat);
    const move = someMove(game, seat, view, `${seed} ${seq}`);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
};

/** Plays by the persons' views until it is over, or for so many moves. */
export const playOn = async (
  game: AnyGame,
  play: Play,
  settle: () => Promise<void>,
  seed: string,
  most = Infinity,
): Promise<void> => {
  for (let moves = 0; moves < most; moves++) {
    await settle();
    if (play.now().result !== undefined) return;
    const due = nextMove(game, play, seed);
    if (due === undefined) throw new Error('nobody is to move');
    const reply = await play.move(due.seat, due.move);
    if (!reply.ok) throw new Error(reply.code);
  }
};
