/** The HTTP API with types: for pages, bots and tests alike. It is given its `fetch`, and does no I/O of its own. */
import type { z } from 'zod/mini';
import {
  type ActionRequest,
  addressAnswer,
  type CreateRequest,
  deviceAnswer,
  type JoinRequest,
  listAnswer,
  type RefusalAnswer,
  refusalAnswer,
  rematchAnswer,
  roomAnswer,
  type SeatAnswer,
  seatAnswer,
  type Seated,
  type SeatPlan,
  seated,
} from '../api.ts';
import type { RoomView } from '../room.ts';

/** As much of the web's `fetch` as is used here. */
export type Fetch = (
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly text: () => Promise<string> }>;

export type Reply<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly refusal: RefusalAnswer };

type OwnSeat = Extract<SeatPlan, { readonly kind: 'me' }> & { readonly nonce: string };

/** A match to create, with a nonce for each of one's own seats. */
export type CreatePlan = Omit<CreateRequest, 'seats'> & {
  readonly seats: readonly (OwnSeat | Exclude<SeatPlan, { readonly kind: 'me' }>)[];
};

/** The room that one is given with a seat has the commitment from before the server knew one's nonce: keep that. */
export interface LobbyClient {
  /** Nonces leave only when the commitment has come; then one's own seats are ready. */
  readonly create: (plan: CreatePlan) => Promise<Reply<Seated>>;
  readonly join: (match: string, request: JoinRequest) => Promise<Reply<Seated>>;
  readonly room: (match: string) => Promise<Reply<RoomView>>;
  /** The room, the seat that this token holds, and whose turn it is. */
  readonly seat: (match: string, token: string) => Promise<Reply<SeatAnswer>>;
  readonly act: (match: string, token: string, action: ActionRequest) => Promise<Reply<RoomView>>;
  readonly device: (match: string, token: string) => Promise<Reply<string>>;
  readonly useDevice: (match: string, code: string) => Promise<Reply<Seated>>;
  /** Gives the match that follows; whoever asks first makes it. */
  readonly rematch: (match: string, token: string) => Promise<Reply<string>>;
  /** For good, and for everybody: as host. */
  readonly remove: (match: string, token: string) => Promise<Reply<null>>;
  readonly record: (match: string) => Promise<Reply<string>>;
  /** Open matches that anybody may join. */
  readonly list: () => Promise<Reply<readonly RoomView[]>>;
  /** Where others can reach the server; undefined where it does not know. */
  readonly address: () => Promise<Reply<string | undefined>>;
}

interface Asked {
  readonly body?: unknown;
  readonly token?: string;
}

type Ask = (method: string, path: string, asked?: Asked) => Promise<Reply<string>>;

const makeAsk =
  (base: string, fetch: Fetch): Ask =>
  async (method, path, { body, token } = {}) => {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${base}${path}`, { method, headers, ...content });
    const text = await answer.text();
    return answer.ok ? { ok: true, value: text } : { ok: false, refusal: refusalIn(text) };
  };

const read = <V>(reply: Reply<string>, schema: z.ZodMiniType<V>): Reply<V> =>
  reply.ok ? { ok: true, value: schema.parse(JSON.parse(reply.value)) } : reply;

const map = <V, W>(reply: Reply<V>, of: (value: V) => W): Reply<W> =>
  reply.ok ? { ok: true, value: of(reply.value) } : reply;

const roomIn = (reply: Reply<string>): Reply<RoomView> => map(read(reply, roomAnswer), ({ room }) => room);
const codeIn = (reply: Reply<string>): Reply<string> => map(read(reply, deviceAnswer), ({ code }) => code);

const matchIn = (reply: Reply<string>): Reply<string> => {
  const found = read(reply, rematchAnswer);
  return found.ok ? { ok: true, value: found.value.match } : found;
};

/** What is said of one's own seats at creation: no nonce is among it. */
const bodyOf = (plan: CreatePlan): CreateRequest => ({
  ...plan,
  seats: plan.seats.map((each) =>
    each.kind === 'me' ? { kind: each.kind, name: each.name, colour: each.colour } : each,
  ),
});

const create = async (ask: Ask, act: LobbyClient['act'], plan: CreatePlan): Promise<Reply<Seated>> => {
  const made = read(await ask('POST', '/api/matches', { body: bodyOf(plan) }), seated);
  if (!made.ok) return made;
  const { match, tokens, room } = made.value;
  const own = plan.seats.filter((each) => each.kind === 'me');
  let latest = room;
  for (const [index, { nonce }] of own.entries()) {
    const said = await act(match, tokens[index] ?? '', { kind: 'ready', ready: true, nonce });
    if (!said.ok) return said;
    latest = said.value;
  }
  return { ok: true, value: { match, tokens, room: { ...latest, commit: room.commit } } };
};

const join = async (
  ask: Ask,
  { match, room }: { readonly match: string; readonly room: LobbyClient['room'] },
  body: JoinRequest,
): Promise<Reply<Seated>> => {
  const before = await room(match);
  if (!before.ok) return before;
  const sat = read(await ask('POST', `${at(match)}/join`, { body }), seated);
  if (!sat.ok) return sat;
  return { ok: true, value: { ...sat.value, room: { ...sat.value.room, commit: before.value.commit } } };
};

const at = (match: string): string => `/api/matches/${match}`;

export const lobbyClient = (base: string, fetch: Fetch): LobbyClient => {
  const ask = makeAsk(base, fetch);
  const room: LobbyClient['room'] = async (match) => roomIn(await ask('GET', at(match)));
  const act: LobbyClient['act'] = async (match, token, body) =>
    roomIn(await ask('POST', `${at(match)}/actions`, { body, token }));
  return {
    create: (plan) => create(ask, act, plan),
    join: (match, body) => join(ask, { match, room }, body),
    room,
    seat: async (match, token) => read(await ask('GET', `${at(match)}/seat`, { token }), seatAnswer),
    act,
    device: async (match, token) => codeIn(await ask('POST', `${at(match)}/device`, { body: {}, token })),
    useDevice: async (match, code) =>
      read(await ask('POST', `${at(match)}/device/use`, { body: { code } }), seated),
    rematch: async (match, token) => matchIn(await ask('POST', `${at(match)}/rematch`, { token })),
    remove: async (match, token) => map(await ask('DELETE', at(match), { token }), () => null),
    record: (match) => ask('GET', `${at(match)}/record`),
    list: async () => map(read(await ask('GET', '/api/matches'), listAnswer), ({ rooms }) => rooms),
    address: async () =>
      map(read(await ask('GET', '/api/address'), addressAnswer), ({ address }) => address ?? undefined),
  };
};

const refusalIn = (text: string): RefusalAnswer => {
  try {
    return refusalAnswer.parse(JSON.parse(text));
  } catch {
    return { code: 'unreadable' };
  }
};
