/** One's own matches as the home page lists them, wherever they are kept. */
import type { RoomView } from '@tortuga/protocol';
import type { Colour, Say, Sitter } from '@tortuga/table';
import { sittersOf } from '../../seats/sitters.ts';
import type { Listed } from '../../table.ts';
import type { Word } from '../../words/words.ts';

/** A match, and how it stands. */
export interface FoundMatch {
  readonly where: 'local' | 'online' | 'listed';
  readonly room: RoomView;
  /** Of this browser. */
  readonly seats: readonly number[];
  /** Whose turn it is; nobody's where that is not known. */
  readonly turn: readonly number[];
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** A seat on a server that does not answer now. */
interface SilentMatch {
  readonly where: 'silent';
  readonly match: string;
  readonly game: string;
  readonly touched: number;
}

export type Found = FoundMatch | SilentMatch;

export interface Mine {
  readonly id: string;
  readonly where: Found['where'];
  readonly status: RoomView['status'] | undefined;
  readonly href: string;
  readonly title: string;
  /** Who plays, and who of them is waited for. */
  readonly line: string;
  /** What one would do there. */
  readonly cue: string;
  readonly isTurn: boolean;
  readonly colours: readonly Colour[];
}

/** Somebody of this browser is waited for: not where a bot plays for him. */
const isTurnOf = ({ where, room, seats, turn }: FoundMatch): boolean =>
  where !== 'listed' &&
  seats.some((seat) => {
    const sitter = room.seats[seat];
    return turn.includes(seat) && sitter?.kind === 'person' && !sitter.away && !sitter.resigned;
  });

const cueOf = (found: FoundMatch): Word => {
  const { where, room } = found;
  if (where === 'listed') return 'mine.sit';
  return isTurnOf(found) ? 'mine.turn' : `mine.${room.status}`;
};

/** Oneself need not be named. */
const lineOf = (found: FoundMatch, sitters: readonly Sitter[], say: Say<Word>): string => {
  const crew = sitters.map(({ name }) => name).join(', ');
  const waited = found.turn.map((seat) => sitters[seat]?.name ?? '').join(', ');
  const isMyself = isTurnOf(found) && found.seats.length === 1;
  return waited === '' || isMyself ? crew : `${say('mine.waited', { names: waited })} · ${crew}`;
};

const cardOf = (found: FoundMatch, title: string, say: Say<Word>): Mine => {
  const { where, room } = found;
  const sitters = sittersOf(room, [], say);
  return {
    id: room.match,
    where,
    status: room.status,
    href: `${where === 'local' ? '/local' : '/t'}/${room.match}`,
    title,
    line: lineOf(found, sitters, say),
    cue: say(cueOf(found)),
    isTurn: isTurnOf(found),
    colours: sitters.map(({ colour }) => colour),
  };
};

const silentCard = ({ where, match }: SilentMatch, title: string, say: Say<Word>): Mine => ({
  id: match,
  where,
  status: undefined,
  href: `/t/${match}`,
  title,
  line: say('mine.silent'),
  cue: say('mine.playing'),
  isTurn: false,
  colours: [],
});

/** More would bury the games. */
const MOST = 6;

const statusOf = (found: Found): RoomView['status'] =>
  found.where === 'silent' ? 'playing' : found.room.status;

/** What waits for oneself first, then what is being played, then the newest; tables of others last. */
const order = (found: Found): readonly number[] => [
  found.where === 'listed' ? 1 : 0,
  statusOf(found) === 'over' ? 1 : 0,
  found.where !== 'silent' && isTurnOf(found) ? 0 : 1,
  -found.touched,
];

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

const gameOf = (found: Found): string => (found.where === 'silent' ? found.game : found.room.game);

export const listMine = (
  found: readonly Found[],
  games: readonly Listed[],
  say: Say<Word>,
): readonly Mine[] =>
  found
    .toSorted((one, other) => compare(order(one), order(other)))
    .flatMap((each) => {
      const listed = games.find(({ id, load }) => id === gameOf(each) && load !== undefined);
      if (listed === undefined) return [];
      const title = listed.card.name;
      return [each.where === 'silent' ? silentCard(each, title, say) : cardOf(each, title, say)];
    })
    .slice(0, MOST);
