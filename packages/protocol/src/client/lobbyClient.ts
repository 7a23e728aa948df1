/** The HTTP API with types: for pages, bots and tests alike. It is given its `fetch`, and does no I/O of its own. */
import type { z } from 'zod/mini';
import {
  type ActionRequest,
  type CreateRequest,
  deviceAnswer,
  type JoinRequest,
  type RefusalAnswer,
  refusalAnswer,
  roomAnswer,
  type Seated,
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

export interface LobbyClient {
  readonly create: (request: CreateRequest) => Promise<Reply<Seated>>;
  readonly join: (match: string, request: JoinRequest) => Promise<Reply<Seated>>;
  readonly room: (match: string) => Promise<Reply<RoomView>>;
  readonly act: (match: string, token: string, action: ActionRequest) => Promise<Reply<RoomView>>;
  readonly device: (match: string, token: string) => Promise<Reply<string>>;
  readonly useDevice: (match: string, code: string) => Promise<Reply<Seated>>;
  readonly record: (match: string) => Promise<Reply<string>>;
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

const roomIn = (reply: Reply<string>): Reply<RoomView> => {
  const found = read(reply, roomAnswer);
  return found.ok ? { ok: true, value: found.value.room } : found;
};

const codeIn = (reply: Reply<string>): Reply<string> => {
  const found = read(reply, deviceAnswer);
  return found.ok ? { ok: true, value: found.value.code } : found;
};

export const lobbyClient = (base: string, fetch: Fetch): LobbyClient => {
  const ask = makeAsk(base, fetch);
  const at = (match: string): string => `/api/matches/${match}`;
  return {
    create: async (body) => read(await ask('POST', '/api/matches', { body }), seated),
    join: async (match, body) => read(await ask('POST', `${at(match)}/join`, { body }), seated),
    room: async (match) => roomIn(await ask('GET', at(match))),
    act: async (match, token, body) => roomIn(await ask('POST', `${at(match)}/actions`, { body, token })),
    device: async (match, token) => codeIn(await ask('POST', `${at(match)}/device`, { body: {}, token })),
    useDevice: async (match, code) =>
      read(await ask('POST', `${at(match)}/device/use`, { body: { code } }), seated),
    record: (match) => ask('GET', `${at(match)}/record`),
  };
};

const refusalIn = (text: string): RefusalAnswer => {
  try {
    return refusalAnswer.parse(JSON.parse(text));
  } catch {
    return { code: 'unreadable' };
  }
};
