/** Matches made through the API, for tests. */
import type { ActionRequest, CreatePlan, LobbyClient, Reply, RoomView, Seated } from '@tortuga/protocol';
import { lobbyAt } from './clients.ts';

export const valueOf = <V>(reply: Reply<V>): V => {
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value;
};

export const codeOf = (reply: Reply<unknown>): string => (reply.ok ? 'ok' : reply.refusal.code);

export const nonceOf = (name: string): string => `nonce-of-${name}-0123456789`;

/** As it is sent to create a match. */
export const bare = (name: string) => ({ kind: 'me', name, colour: 'coral' }) as const;
/** As the client is told. */
export const me = (name: string) => ({ ...bare(name), nonce: nonceOf(name) }) as const;
export const open = { kind: 'open' } as const;
export const bot = { kind: 'bot', level: 'deckhand' } as const;

export const guest = (name: string) => ({ name, colour: 'reef', nonce: nonceOf(name) }) as const;

export interface Pair {
  readonly lobby: LobbyClient;
  readonly match: string;
  readonly anne: string;
  readonly jack: string;
  readonly act: (token: string, action: ActionRequest) => Promise<RoomView>;
}

const HANDS = 'piatka-z-kosmosu';

/** Anne, who is the host, and Jack: seats in that order, ready to start. */
export const pairAt = async (base: string, request: Partial<CreatePlan> = {}): Promise<Pair> => {
  const lobby = lobbyAt(base);
  const plan = { game: HANDS, seats: [me('Anne'), open], randomOrder: false, ...request };
  const made: Seated = valueOf(await lobby.create(plan));
  const joined = valueOf(await lobby.join(made.match, guest('Jack')));
  const [anne = ''] = made.tokens;
  const [jack = ''] = joined.tokens;
  const act = async (token: string, action: ActionRequest): Promise<RoomView> =>
    valueOf(await lobby.act(made.match, token, action));
  await act(jack, { kind: 'ready', ready: true });
  return { lobby, match: made.match, anne, jack, act };
};

export const playingPairAt = async (base: string, request: Partial<CreatePlan> = {}): Promise<Pair> => {
  const pair = await pairAt(base, request);
  await pair.act(pair.anne, { kind: 'start' });
  return pair;
};

/** Stopped by agreement, at once. */
export const finish = async ({ act, anne, jack }: Pair): Promise<void> => {
  await act(anne, { kind: 'stop', agree: true });
  await act(jack, { kind: 'stop', agree: true });
};
