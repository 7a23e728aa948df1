/** Moves of seats: checked, stored, played; and those that bots and clocks make. */
import { type Answer, doubt, type World, yes } from './answers.ts';
import type { Draft, Keeper, Missing } from './keeping.ts';
import type { Room } from './room.ts';
import { type Connection, entryMadeAs, nextSeats, sendReaction, type Table, viewersAt } from './table.ts';
import { type Code, levelAt, luckOf, type Reaction } from '@tortuga/protocol';

export type MoveAnswer = { readonly ok: true; readonly seq: number } | ({ readonly ok: false } & MoveRefused);

/** The server's own reason, or the game's, whose codes are its own. */
type MoveRefused =
  | { readonly code: Code; readonly refusal: null }
  | { readonly code: string; readonly refusal: object };

const sitsAt = ({ members }: Table, connection: Connection, seat: number): boolean =>
  members.get(connection)?.seats.includes(seat) === true;

export const reactDraft = (
  table: Table,
  from: Connection,
  seat: number,
  reaction: Reaction,
): Draft<Answer<null>> => {
  if (!sitsAt(table, from, seat)) return doubt('not-your-seat');
  sendReaction(table, seat, reaction);
  table.lookout.react(table.id, seat, reaction);
  return { answer: yes(null) };
};

interface Asked {
  readonly seat: number;
  /** Undefined for a bot. */
  readonly from: Connection | undefined;
  readonly id: string | null;
  readonly text: string;
  /** A bot's move is for this position alone. */
  readonly at?: number;
}

/** Checks, stores, plays. The same id is applied once, however often it is sent. */
export const moveIn = (keeper: Keeper, match: string, asked: Asked): Promise<MoveAnswer> =>
  keeper.run(match, (table) => moveDraft(table, asked)).then(orNoMatch);

const orNoMatch = (found: MoveAnswer | Missing): MoveAnswer =>
  typeof found === 'string' ? { ok: false, code: found, refusal: null } : found;

const hasResigned = ({ seats }: Room, seat: number): boolean => {
  const sitter = seats[seat];
  return sitter?.kind === 'person' && sitter.resigned;
};

const refuse = (code: Code): Draft<MoveAnswer> => refuseFor({ code, refusal: null });

const refuseFor = (refused: MoveRefused): Draft<MoveAnswer> => ({
  answer: { ok: false, ...refused },
  isDoubtful: true,
});

const moveDraft = (table: Table, { seat, from, id, text, at }: Asked): Draft<MoveAnswer> => {
  const { room, live } = table;
  if (from !== undefined && !sitsAt(table, from, seat)) return refuse('not-your-seat');
  const done = id === null ? undefined : entryMadeAs(table, seat, id);
  if (done !== undefined) return { answer: { ok: true, seq: done } };
  if (room.status !== 'playing') return refuse(room.status === 'over' ? 'game-over' : 'not-started');
  if (from !== undefined && hasResigned(room, seat)) return refuse('resigned');
  if (at !== undefined && at !== live.seq) return refuse('too-late');
  const outcome = live.play(seat, text, luckOf(table.id, room), viewersAt(table, room));
  if (!outcome.ok) return refuseFor(outcome);
  return { answer: { ok: true, seq: live.seq + 1 }, step: outcome.step, id };
};

/** A bot's turn, or that of one whose time is up: thought of outside, so that nobody waits for it. */
export const wakeMatch = async (world: World, keeper: Keeper, match: string): Promise<void> => {
  const due = await keeper.run(match, (table) => ({ answer: dueAt(world, table) }));
  if (due === null || typeof due === 'string') return;
  const { seat, level, game, view, seq } = due;
  const seed = world.chance.token();
  const text = await world.thinker.choose({ game, level, seat, view, seed });
  await moveIn(keeper, match, { seat, from: undefined, id: null, text, at: seq });
};

const dueAt = ({ clock }: World, table: Table) => {
  const { room, live } = table;
  const isLate = room.deadline !== null && clock.now() >= room.deadline;
  for (const seat of nextSeats(table)) {
    const level = levelAt(room, seat) ?? (isLate ? room.standIn : undefined);
    if (level !== undefined) return { seat, level, game: room.game, view: live.view(seat), seq: live.seq };
  }
  return null;
};
