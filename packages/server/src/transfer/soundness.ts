/** Whether a match that somebody brings can have been played: every move, all its luck, and how it stands. */
import {
  type AnyGame,
  type Fault,
  type Game,
  inspectLuck,
  referee,
  type Transcript,
  type Types,
} from '@tortuga/engine';
import { luckOf, recordOf, sealOf } from '@tortuga/protocol';
import { hashOf } from '../match/locks.ts';
import { roomTag, tagOf } from '../match/tag.ts';
import { lineOfEntry, ROOM_LINE, type TakenMatch } from './matchText.ts';

/** The game, where this server plays it in the match's version. */
export const gameOf = (games: readonly AnyGame[], { room }: TakenMatch): AnyGame | undefined =>
  games.find((game) => tagOf(game) === roomTag(room));

export const faultOf = (game: AnyGame, match: TakenMatch): Fault | undefined =>
  game.use(({ game: rules }) => faultUnder(rules, match));

const faultUnder = <T extends Types>(rules: Game<T>, match: TakenMatch): Fault | undefined => {
  const ruling = referee(rules, transcriptOf(match), undefined, inspectLuck(luckOf(match.id, match.room)));
  if (!ruling.ok) return ruling.fault;
  const { room, entries } = match;
  const [next] = rules.actors(ruling.match.state);
  const isSound = {
    open: entries.length === 0 && room.result === null,
    // What chance does is stored together with the move before it.
    playing: ruling.result === undefined && next !== 'chance',
    over:
      room.result !== null && room.seal === sealOf(recordOf(match.id, room, entries, room.result, hashOf)),
  };
  return isSound[room.status] ? undefined : { line: ROOM_LINE, code: `not-${room.status}` };
};

const transcriptOf = ({ room, entries }: TakenMatch): Transcript => ({
  header: { game: room.game, version: room.version, seats: room.seats.length, options: room.options },
  headerLines: [ROOM_LINE, ROOM_LINE, ROOM_LINE, ROOM_LINE],
  moves: entries.map(({ seq, by, move }) => ({ line: lineOfEntry(seq), by, move })),
  result: room.result === null ? undefined : { line: ROOM_LINE, text: JSON.stringify(room.result) },
  record: [],
});
