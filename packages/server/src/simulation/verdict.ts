/** When all is over: whether what was promised is what is stored. */
import {
  advance,
  type AnyGame,
  frameOf,
  openMatch,
  type Types,
  type Game,
  type Viewer,
  verifyRecord,
  type Kept,
} from '@tortuga/engine';
import type { MatchClient } from '@tortuga/protocol';
import { seatOfLock, type Room } from '../match/room.ts';
import { lockOf } from '../match/locks.ts';
import type { StoredEntry } from '../store/store.ts';
import type { makeEar, Told } from './ear.ts';
import { fingerprint } from './fingerprint.ts';
import { Violation } from './universe.ts';
import type { Row } from './disk.ts';

/** Somebody who was there, and remembers all that was said to him. */
export interface Witness {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly client: MatchClient;
  readonly ear: ReturnType<typeof makeEar>;
  /** By the id of the move. */
  readonly told: ReadonlyMap<string, Told>;
}

export interface Finished {
  readonly game: AnyGame;
  readonly row: Row;
  readonly record: string;
  readonly commit: string;
  readonly players: readonly Witness[];
}

export const judge = (finished: Finished): void => {
  const { row, players } = finished;
  const room = JSON.parse(row.match.room) as Room; // written by the server itself
  judgeLog(row);
  for (const player of players) judgeMoves(player, row.entries);
  judgeOrigins(players, row.entries);
  const frames = finished.game.use(({ game }) => foldLog(game, room, row.entries));
  for (const player of players) judgeViews(player, room, row.match.seq, frames);
  judgeRecord(finished, room);
};

const object = (what: string): never => {
  throw new Violation(what);
};

const judgeLog = ({ match, entries }: Row): void => {
  if (match.status !== 'over') object(`${match.id} has not ended`);
  if (entries.length !== match.seq) object(`${match.seq} entries, and ${entries.length} of them there`);
  entries.forEach(({ seq }, index) => {
    if (seq !== index + 1) object(`entry ${index + 1} calls itself ${seq}`);
  });
  const ids = entries.flatMap(({ id }) => id ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) object(`${twice} is applied twice`);
};

/** Acknowledged means stored, and where it was said to be. */
const judgeMoves = ({ told, ear }: Witness, entries: readonly StoredEntry[]): void => {
  for (const [id, seq] of ear.accepted) {
    const entry = entries[seq - 1];
    const sent = told.get(id);
    if (entry?.id !== id || entry.by !== sent?.seat || entry.move !== sent.move) {
      object(`${id} was acknowledged as ${seq} and is not there`);
    }
  }
};

/** Whatever stands under an id was sent under it by somebody, and was not refused. */
const judgeOrigins = (players: readonly Witness[], entries: readonly StoredEntry[]): void => {
  for (const { id, by, move, seq } of entries) {
    if (id === null) continue;
    const sender = players.find(({ told }) => told.has(id));
    const sent = sender?.told.get(id);
    if (sent?.seat !== by || sent.move !== move) object(`entry ${seq} was sent by nobody: ${by} ${move}`);
    if (sender?.ear.refused.has(id) === true) object(`entry ${seq} stands, though it was refused`);
  }
};

/** What each viewer is to be shown, by `viewer seq`: fingerprints of what was heard and of the view. */
type Frames = ReadonlyMap<string, { readonly heard: string; readonly view: string }>;

const foldLog = <T extends Types>(game: Game<T>, room: Room, entries: readonly StoredEntry[]): Frames => {
  const { version, options, seats } = room;
  const opened = openMatch(game, { game: game.id, version, options, seats: seats.length });
  if (!opened.ok) return object('the match cannot be opened');
  const frames = new Map<string, { heard: string; view: string }>();
  const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
  const start = (viewer: Viewer) => fingerprint(game.view(opened.match.state, viewer));
  for (const viewer of viewers) frames.set(`${viewer} 0`, { heard: '', view: start(viewer) });
  for (const { by, move: text, seq } of entries) {
    const move = game.parseMove(text);
    const outcome = move && advance(opened.match, by, move);
    if (outcome?.ok !== true) return object(`entry ${seq} is not legal: ${by} ${text}`);
    for (const viewer of viewers) {
      const { heard, view } = frameOf(opened.match, by, outcome.events, viewer);
      frames.set(`${viewer} ${seq}`, { heard: fingerprint(heard), view: fingerprint(view) });
    }
  }
  return frames;
};

const judgeViews = (
  { name, tokens, client, ear }: Witness,
  room: Room,
  seq: number,
  frames: Frames,
): void => {
  const own: readonly Viewer[] =
    tokens.length === 0 ? ['spectator'] : tokens.flatMap((token) => seatOfLock(room, lockOf(token)) ?? []);
  for (const { viewer, seq: at, heard, view } of ear.shown) {
    const truth = frames.get(`${viewer} ${at}`);
    if (!own.includes(viewer)) object(`${name} is shown what ${viewer} sees`);
    const isTrue = view === truth?.view && (heard === undefined || heard === truth.heard);
    if (!isTrue) object(`${name} was shown ${at} as it never was`);
  }
  for (const viewer of own) {
    const seen = client.seen(viewer);
    if (seen?.seq !== seq) object(`${name} has seen ${seen?.seq} of ${seq} as ${viewer}`);
    if (fingerprint(seen?.view) !== frames.get(`${viewer} ${seq}`)?.view) object(`${name} sees it otherwise`);
  }
  const shown = client.room();
  if (shown?.status !== 'over' || shown.seal !== room.seal) object(`${name} does not know that it is over`);
};

/** While everybody is connected, to one node or another: everybody is shown so. */
export const judgePresence = ({ row, players }: Pick<Finished, 'row' | 'players'>): void => {
  const room = JSON.parse(row.match.room) as Room; // written by the server itself
  const seats = players.flatMap(({ tokens }) => tokens.map((token) => seatOfLock(room, lockOf(token))));
  const onlookers = players.filter(({ tokens }) => tokens.length === 0).length;
  for (const { name, client } of players) {
    const shown = client.room();
    if (shown?.spectators !== onlookers)
      object(`${name} is shown ${shown?.spectators} spectators of ${onlookers}`);
    for (const seat of seats) {
      const sitter = shown?.seats[seat ?? -1];
      if (sitter?.kind !== 'person' || !sitter.online) object(`${name} is not shown that ${seat} is there`);
    }
  }
};

/** The commitment and the seal as players have them: the record must be fair by them. */
const judgeRecord = ({ game, record, commit, players }: Finished, room: Room): void => {
  const seal = players[0]?.client.room()?.seal ?? '';
  const nonce = room.nonces[0];
  const kept: Kept = { commit, seal, ...(nonce === undefined ? {} : { nonce }) };
  const verified = game.use((module) => verifyRecord(module.game, record, kept));
  if (!verified.ok || verified.verdict !== 'fair')
    object(`the record is not fair: ${JSON.stringify(verified)}`);
};
