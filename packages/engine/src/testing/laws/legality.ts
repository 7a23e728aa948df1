/** L4, L5, L8: who may move, what is legal, and how it is written. */
import { type Actor, seatsOf, type Types } from '../../game.ts';
import { reach } from '../fixture.ts';
import { ensure, type Law } from '../law.ts';
import { print, same } from '../plain.ts';
import { isLookedAt, type Walk } from '../walk.ts';
import { junkMoves, junkText } from './junk.ts';

export const someoneMovesOrItIsOver: Law = {
  id: 'L4',
  title: 'someone moves, or it is over',
  cheap: true,
  watch: () => ({
    before: (walk) => {
      const { game, state, table } = walk;
      const actors = game.actors(state);
      ensure(game.result(state) === undefined, () => 'there is a result while somebody is to move');
      ensure(areActors(actors, table.seats), () => `these cannot be the actors: ${print(actors)}`);
      if (!isLookedAt(walk)) return;
      for (const actor of [...seatsOf(table.seats), 'chance' as const]) {
        ensureListed(walk, actor, actors.includes(actor));
      }
    },
    ended: (walk) => {
      ensure(walk.game.result(walk.state) !== undefined, () => 'nobody is to move, and there is no result');
      ensureListed(walk, 0, false);
    },
  }),
};

const areActors = (actors: readonly Actor[], seats: number): boolean =>
  (actors.length === 1 && actors[0] === 'chance') ||
  (new Set(actors).size === actors.length &&
    actors.every((actor) => actor !== 'chance' && Number.isInteger(actor) && actor >= 0 && actor < seats));

const ensureListed = <T extends Types>({ game, state }: Walk<T>, actor: Actor, acting: boolean): void => {
  const listed = game.moves(state, actor);
  if (acting) ensure(listed === undefined || listed.length > 0, () => `${actor} is to move and has no move`);
  else ensure(listed?.length === 0, () => `${actor} is not to move, yet moves are ${print(listed)}`);
};

export const listsAndChecksAgree: Law = {
  id: 'L5',
  title: 'lists and checks agree, and every refusal has a code',
  watch: <T extends Types>() => ({
    before: (walk: Walk<T>, by: Actor, move: T['move']) => {
      ensure(accepts(walk, by, move), () => `sampled, yet refused: ${by} ${walk.game.makeMove(move)}`);
      if (!isLookedAt(walk)) return;
      const listed = listedTexts(walk, by);
      ensure(
        listed?.has(walk.game.makeMove(move)) ?? true,
        () => `sampled, yet not listed: ${walk.game.makeMove(move)}`,
      );
      const junk = junkMoves(walk, move);
      for (const each of junk) ensureAgreed(walk, by, each, listed);
      for (const each of [move, ...junk]) ensureOutOfTurn(walk, each);
    },
    ended: (walk: Walk<T>) => {
      for (const { move } of walk.log.slice(-1)) ensureOutOfTurn(walk, move);
    },
    closed: ({ module: { game }, illegal }) => {
      for (const { at, by, move, code } of illegal) {
        const parsed = game.parseMove(move);
        ensure(parsed !== undefined, () => `the fixture's illegal move cannot be read: ${move}`);
        const refusal = game.check(reach(game, at), by, parsed);
        ensure(
          refusal?.code === code,
          () => `${by} ${move} should be refused as ${code}, was ${print(refusal)}`,
        );
      }
    },
  }),
};

/** The texts of all listed moves, each of which must pass its check. */
const listedTexts = <T extends Types>(walk: Walk<T>, by: Actor): ReadonlySet<string> | undefined => {
  const listed = walk.game.moves(walk.state, by);
  for (const move of listed ?? []) {
    ensure(accepts(walk, by, move), () => `listed, yet refused: ${by} ${walk.game.makeMove(move)}`);
  }
  return listed && new Set(listed.map((move) => walk.game.makeMove(move)));
};

const ensureAgreed = <T extends Types>(
  walk: Walk<T>,
  by: Actor,
  move: T['move'],
  listed: ReadonlySet<string> | undefined,
): void => {
  const accepted = accepts(walk, by, move);
  if (listed === undefined) return;
  const text = walk.game.makeMove(move);
  ensure(!accepted || listed.has(text), () => `accepted, yet not listed: ${by} ${text}`);
  ensure(accepted || !listed.has(text), () => `listed, yet refused: ${by} ${text}`);
};

const accepts = <T extends Types>({ game, state, fixture }: Walk<T>, by: Actor, move: T['move']): boolean => {
  const refusal = game.check(state, by, move);
  if (refusal === undefined) return true;
  ensure(
    Object.hasOwn(fixture.refusals, refusal.code),
    () => `a code that is not the game's: ${refusal.code}`,
  );
  return false;
};

const ensureOutOfTurn = <T extends Types>({ game, state, table }: Walk<T>, move: T['move']): void => {
  const actors = game.actors(state);
  const expected = actors.length === 0 ? 'game-over' : 'not-your-turn';
  for (const actor of [...seatsOf(table.seats), 'chance' as const]) {
    if (actors.includes(actor)) continue;
    const code = game.check(state, actor, move)?.code;
    ensure(code === expected, () => `${actor} is not to move, and ${game.makeMove(move)} gave ${code}`);
  }
};

export const notation: Law = {
  id: 'L8',
  title: 'notation: makeMove and parseMove are each other’s inverse, and any text parses or does not',
  watch: () => ({
    before: (walk, by, move) => {
      if (!isLookedAt(walk)) return;
      const { game, state } = walk;
      ensureRoundTrip(walk, move);
      const listed = game.moves(state, by) ?? [];
      const texts = new Set(listed.map((each) => game.makeMove(each)));
      ensure(texts.size === listed.length, () => 'two listed moves print alike');
      for (const each of listed.slice(0, 8)) ensureRoundTrip(walk, each);
      for (const text of almost(walk, game.makeMove(move))) {
        const parsed = game.parseMove(text);
        ensure(
          parsed === undefined || game.makeMove(parsed) === text,
          () => `read, but printed otherwise: ${text}`,
        );
      }
    },
  }),
};

const ensureRoundTrip = <T extends Types>({ game }: Walk<T>, move: T['move']): void => {
  const text = game.makeMove(move);
  ensure(/^[\x20-\x7e]{1,1024}$/.test(text), () => `not one line of printable ASCII: ${print(text)}`);
  ensure(
    same(game.parseMove(text), move),
    () => `printed as ${text}, read as ${print(game.parseMove(text))}`,
  );
};

/** Texts beside the canonical one, and noise. */
const almost = <T extends Types>(walk: Walk<T>, text: string): readonly string[] => [
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  text.replace(' ', '  '),
  text.replace(/\d/, '0$&'),
  text.toUpperCase(),
  junkText(walk, text),
  noise(walk),
];

const noise = <T extends Types>({ random, game, log }: Walk<T>): string => {
  const last = log.at(-1);
  const letters = `${last === undefined ? '' : game.makeMove(last.move)} -,:*@0189Aaé\n\u{1f3f4}`;
  return Array.from({ length: random.below(12) }, () => letters[random.below(letters.length)]).join('');
};
