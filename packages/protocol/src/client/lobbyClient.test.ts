import { describe, expect, test } from 'vitest';
import type { RoomView } from '../room.ts';
import { type Fetch, lobbyClient, type Reply } from './lobbyClient.ts';

const PROMISED = 'a'.repeat(64);
const CHANGED = 'b'.repeat(64);
const NONCES = ['nonce-of-anne-0123456789', 'nonce-of-bonny-0123456789'];

const room = (commit: string): RoomView => ({
  match: 'match-id',
  game: 'piraten-kapern',
  version: 1,
  options: '{}',
  status: 'open',
  listed: false,
  clock: { kind: 'untimed' },
  standIn: 'bosun',
  randomOrder: true,
  seats: [],
  commit,
  deadline: null,
  seq: 0,
  spectators: 0,
  result: null,
  seal: null,
  rematch: null,
});

const token = (name: string): string => `token-of-${name}`.padEnd(43, 'x');

/** A server that promises one seed, and another as soon as it knows a nonce. */
const dishonest = () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    'POST /api/matches': { match: 'match-id', tokens: ['anne', 'bonny'].map(token), room: room(PROMISED) },
    'GET /api/matches/match-id': { room: room(PROMISED) },
    'POST /api/matches/match-id/actions': { room: room(CHANGED) },
    'POST /api/matches/match-id/join': { match: 'match-id', tokens: [token('jack')], room: room(CHANGED) },
  };
  const fetch: Fetch = (url, { method, headers, body = '' }) => {
    const what = `${method} ${url}`;
    asked.push(`${what} ${headers['authorization'] ?? ''} ${body}`);
    const answer = answers[what];
    const text = JSON.stringify(answer ?? { code: 'not-found' });
    return Promise.resolve({ ok: answer !== undefined, text: () => Promise.resolve(text) });
  };
  return { asked, answers, client: lobbyClient('', fetch) };
};

const commitOf = (reply: Reply<{ readonly room: RoomView }>): string =>
  reply.ok ? reply.value.room.commit : reply.refusal.code;

describe('who creates a match', () => {
  const plan = {
    game: 'piraten-kapern',
    seats: [
      { kind: 'me', name: 'Anne', colour: 'coral', nonce: NONCES[0] ?? '' },
      { kind: 'bot', level: 'bosun' },
      { kind: 'me', name: 'Bonny', colour: 'reef', nonce: NONCES[1] ?? '' },
    ],
  } as const;

  test('gives each seat’s nonce with its own token, and only once the server has promised its seed', async () => {
    const { asked, client } = dishonest();
    const made = await client.create(plan);
    expect(made).toMatchObject({ ok: true, value: { tokens: ['anne', 'bonny'].map(token) } });
    expect(asked).toHaveLength(3);
    expect(NONCES.filter((nonce) => asked[0]?.includes(nonce))).toEqual([]);
    for (const [index, name] of ['anne', 'bonny'].entries()) {
      expect(asked[index + 1]).toContain(`Bearer ${token(name)}`);
      expect(asked[index + 1]).toContain(`"nonce":"${NONCES[index]}"`);
    }
  });

  test('keeps the promise from before, whatever is said later', async () => {
    expect(commitOf(await dishonest().client.create(plan))).toBe(PROMISED);
  });

  test('sends no nonce where there is no promise, and is told why', async () => {
    const { asked, answers, client } = dishonest();
    delete answers['POST /api/matches'];
    expect(commitOf(await client.create(plan))).toBe('not-found');
    expect(asked).toHaveLength(1);
  });

  test('is told where a nonce was not taken', async () => {
    const { answers, client } = dishonest();
    delete answers['POST /api/matches/match-id/actions'];
    expect(commitOf(await client.create(plan))).toBe('not-found');
  });
});

describe('who joins', () => {
  const jack = { name: 'Jack', colour: 'reef', nonce: NONCES[0] ?? '' } as const;

  test('knows the promise first, and keeps that', async () => {
    const { asked, client } = dishonest();
    expect(commitOf(await client.join('match-id', jack))).toBe(PROMISED);
    expect(asked.map((each) => each.includes(jack.nonce))).toEqual([false, true]);
  });

  test('sends no nonce to a match that is not there', async () => {
    const { asked, answers, client } = dishonest();
    delete answers['GET /api/matches/match-id'];
    expect(commitOf(await client.join('match-id', jack))).toBe('not-found');
    expect(asked).toHaveLength(1);
  });
});
