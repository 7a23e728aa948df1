/** Nobody gets in. */
import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, type RawSocket, rawSocket } from '../testing/rawSocket.ts';
import { type Pair, playingPairAt, valueOf } from '../testing/sitDown.ts';
import { legalMove } from '../testing/turns.ts';
import { LIMITS } from './limits.ts';

afterEach(closeServers);

const enter = async (base: string, match: string, tokens: readonly string[]): Promise<RawSocket> => {
  const socket = await rawSocket(base);
  socket.say(helloTo(match, tokens));
  await socket.next('resync');
  return socket;
};

describe('a token', () => {
  const forgeries: readonly (readonly [string, (token: string) => string, string])[] = [
    ['forged', () => 'A'.repeat(43), 'not-your-seat'],
    ['cut by a letter', (token) => token.slice(0, -1), 'not-your-seat'],
    ['cut at the front', (token) => token.slice(1), 'not-your-seat'],
    ['as short as allowed', (token) => token.slice(0, 22), 'not-your-seat'],
    ['with a letter more', (token) => `${token}A`, 'not-your-seat'],
    ['written otherwise', (token) => token.toLowerCase(), 'not-your-seat'],
    ['empty', () => '', 'unreadable'],
    ['too short', (token) => token.slice(0, 21), 'unreadable'],
    ['too long', (token) => `${token}${'A'.repeat(64)}`, 'unreadable'],
    ['huge', (token) => `${token}${'A'.repeat(3000)}`, 'unreadable'],
    ['with a space', (token) => `${token} `, 'unreadable'],
  ];

  test.each(forgeries)('that is %s opens no socket', async (_name, forge, code) => {
    const { base } = await openServer();
    const { match, anne } = await playingPairAt(base);
    const socket = await rawSocket(base);
    socket.say(helloTo(match, [forge(anne)]));
    expect(await socket.next('error')).toEqual({ kind: 'error', code });
    socket.say(helloTo(match, [anne, forge(anne)]));
    expect(await socket.next('error')).toEqual({ kind: 'error', code });
    expect(socket.heard).toHaveLength(2);
  });

  test.each(forgeries)('that is %s opens no route', async (_name, forge) => {
    const { base } = await openServer();
    const { match, anne } = await playingPairAt(base);
    const asking = { body: { kind: 'leave' }, token: forge(anne) };
    const told = await ask(base, 'POST', `/api/matches/${match}/actions`, asking);
    const isOwn = forge(anne).trim() === anne; // HTTP itself trims a header
    expect(told.status).toBe(isOwn ? 200 : 403);
  });

  test('of another match opens nothing here', async () => {
    const { base } = await openServer();
    const { match } = await playingPairAt(base);
    const other = await playingPairAt(base);
    const socket = await rawSocket(base);
    socket.say(helloTo(match, [other.anne]));
    expect(await socket.next('error')).toMatchObject({ code: 'not-your-seat' });
    const path = `/api/matches/${match}`;
    expect((await ask(base, 'DELETE', path, { token: other.anne })).status).toBe(403);
    expect((await ask(base, 'POST', `${path}/device`, { token: other.anne })).status).toBe(403);
  });

  test('for a match that is not there is refused', async () => {
    const { base } = await openServer();
    const socket = await rawSocket(base);
    socket.say(helloTo('nothing-here'));
    expect(await socket.next('error')).toEqual({ kind: 'error', code: 'no-such-match' });
  });
});

describe('a move', () => {
  const refused = { kind: 'refused', id: 'm1', code: 'not-your-seat', refusal: null };

  test.each([
    ['another seat', (pair: Pair, seat: number) => [seat === 0 ? pair.jack : pair.anne]],
    ['a spectator', () => []],
  ])('by %s is refused, and nothing happens', async (_name, tokensOf) => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const { seat, move } = await legalMove(base, pair);
    const socket = await enter(base, pair.match, tokensOf(pair, seat));
    const before = valueOf(await pair.lobby.room(pair.match)).seq;
    socket.say({ kind: 'move', id: 'm1', seat, move });
    expect(await socket.next('refused')).toEqual(refused);
    expect(valueOf(await pair.lobby.room(pair.match)).seq).toBe(before);
  });

  test('before hello is refused', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const { seat, move } = await legalMove(base, pair);
    const socket = await rawSocket(base);
    socket.say({ kind: 'move', id: 'm1', seat, move });
    expect(await socket.next('refused')).toEqual(refused);
    socket.say({ kind: 'react', seat, reaction: 'ahoy' });
    expect(await socket.next('error')).toEqual({ kind: 'error', code: 'not-your-seat' });
  });

  test('sent twice is stored once, and answered with the same number', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const { seat, move } = await legalMove(base, pair);
    const token = seat === 0 ? pair.anne : pair.jack;
    const socket = await enter(base, pair.match, [token]);
    const message = { kind: 'move', id: 'm1', seat, move };
    socket.say(message);
    const first = await socket.next('accepted');
    const { seq } = valueOf(await pair.lobby.room(pair.match));
    socket.say(message);
    expect(await socket.next('accepted')).toEqual(first);
    const other = await enter(base, pair.match, [token]);
    other.say(message);
    expect(await other.next('accepted')).toEqual(first);
    expect(valueOf(await pair.lobby.room(pair.match)).seq).toBe(seq);
  });

  test('is refused once its seat has resigned, and before and after the game', async () => {
    const { base } = await openServer({ botPause: 1_000_000 });
    const pair = await playingPairAt(base);
    const { seat, move } = await legalMove(base, pair);
    const token = seat === 0 ? pair.anne : pair.jack;
    const socket = await enter(base, pair.match, [token]);
    const code = async (): Promise<string> => {
      socket.say({ kind: 'move', id: 'm1', seat, move });
      return (await socket.next('refused')).code;
    };
    await pair.act(token, { kind: 'resign' });
    expect(await code()).toBe('resigned');
    await pair.act(seat === 0 ? pair.jack : pair.anne, { kind: 'stop', agree: true });
    expect(await code()).toBe('game-over');
  });

  test('that the game does not know or allow is refused by the game’s own code', async () => {
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const { seat, move } = await legalMove(base, pair);
    const socket = await enter(base, pair.match, [pair.anne, pair.jack]);
    socket.say({ kind: 'move', id: 'm1', seat, move: 'abracadabra' });
    expect(await socket.next('refused')).toMatchObject({ code: 'unreadable' });
    socket.say({ kind: 'move', id: 'm2', seat: 1 - seat, move });
    expect(await socket.next('refused')).toMatchObject({
      code: 'not-your-turn',
      refusal: { code: 'not-your-turn' },
    });
  });
});

describe('hello', () => {
  test('is said once', async () => {
    const { base } = await openServer();
    const { match, anne } = await playingPairAt(base);
    const socket = await enter(base, match, [anne]);
    socket.say(helloTo(match, [anne]));
    expect(await socket.next('error')).toEqual({ kind: 'error', code: 'already-in' });
    await socket.rest();
    expect(socket.heard.filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  });

  test('may be tried again after a refusal', async () => {
    const { base } = await openServer();
    const { match, anne } = await playingPairAt(base);
    const socket = await rawSocket(base);
    socket.say(helloTo(match, ['A'.repeat(43)]));
    await socket.next('error');
    socket.say(helloTo(match, [anne]));
    expect(await socket.next('welcome')).toMatchObject({ seats: [0] });
  });

  test.each([
    ['another version of the protocol', { protocol: 2 }],
    ['no match', { match: '' }],
    ['tokens without end', { tokens: Array.from({ length: 101 }, () => 'A'.repeat(22)) }],
    ['a negative number', { since: -1 }],
    ['half a number', { since: 0.5 }],
    ['something else', { seed: true }],
  ])('with %s is unreadable', async (_name, changes) => {
    const { base } = await openServer();
    const { match } = await playingPairAt(base);
    const socket = await rawSocket(base);
    socket.say({ ...helloTo(match), ...changes });
    expect(await socket.next('error')).toEqual({ kind: 'error', code: 'unreadable' });
  });
});

describe('an origin', () => {
  const allowed = 'https://tortuga.example';
  const cases = (base: string): readonly (readonly [string, boolean])[] => [
    [base, true],
    [base.replace('http', 'https'), true],
    [allowed, true],
    [`${allowed}.evil.example`, false],
    ['https://evil.example', false],
    [base.replace('127.0.0.1', 'localhost'), false],
    [`${base}1`, false],
    ['null', false],
    ['', false],
  ];

  test('of other pages is refused on every route and on the socket', async () => {
    const { base } = await openServer({ origins: [allowed] });
    const told = async (origin: string): Promise<readonly unknown[]> => {
      const answers: unknown[] = [];
      for (const path of ['/api/matches', '/healthz', '/api/docs', '/metrics']) {
        const { status, body } = await ask(base, 'GET', path, { headers: { origin } });
        answers.push(status === 403 ? body : status);
      }
      const upgrade = await rawSocket(base, { origin }).then(
        (socket) => {
          socket.close();
          return 'open';
        },
        (error: unknown) => String(error),
      );
      return [...answers, upgrade];
    };
    const wrong = { code: 'wrong-origin' };
    for (const [origin, isOwn] of cases(base)) {
      expect([origin, ...(await told(origin))]).toEqual(
        isOwn
          ? [origin, 200, 200, 200, 200, 'open']
          : [origin, wrong, wrong, wrong, wrong, 'Error: status 403'],
      );
    }
  });
});

/** Whether one more socket is taken. */
const isTaken = async (base: string): Promise<boolean> => {
  const socket = await rawSocket(base);
  return socket.rest().then(
    () => true,
    () => false,
  );
};

describe('a socket', () => {
  test('that sends bytes is closed', async () => {
    const { base } = await openServer();
    const socket = await rawSocket(base);
    socket.send(Buffer.from([1, 2, 3]));
    expect(await socket.closed).toEqual({ code: 4000, reason: 'not-text' });
  });

  test('that sends too large a frame is closed', async () => {
    const { base } = await openServer();
    const socket = await rawSocket(base);
    socket.send(' '.repeat(LIMITS.frame));
    expect(await socket.next('error')).toEqual({ kind: 'error', code: 'unreadable' });
    socket.send(' '.repeat(LIMITS.frame + 1));
    expect((await socket.closed).code).toBe(1009);
  });

  test('that floods is closed, and others are not', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const [socket, other] = [await rawSocket(base), await rawSocket(base)];
    const ping = async (times: number): Promise<void> => {
      for (let message = 0; message < times; message++) socket.say({ kind: 'ping' });
      for (let message = 0; message < times; message++) await socket.next('pong');
    };
    await ping(LIMITS.burst);
    clock.skip(1000);
    await ping(LIMITS.perSecond);
    for (let message = 0; message < 1000; message++) socket.say({ kind: 'ping' });
    expect(await socket.closed).toEqual({ code: 4000, reason: 'too-fast' });
    expect(socket.heard).toHaveLength(LIMITS.burst + LIMITS.perSecond);
    await other.rest();
  });

  test('that says nothing of itself is closed after a while, whatever else it says', async () => {
    const clock = fakeClock();
    const { base } = await openServer({ clock });
    const { match } = await playingPairAt(base);
    const [silent, talking, member] = [await rawSocket(base), await rawSocket(base), await rawSocket(base)];
    member.say(helloTo(match));
    await member.rest();
    await talking.rest();
    await clock.advance(LIMITS.hello - 1);
    await talking.rest();
    await clock.advance(1);
    const tooQuiet = { code: 4000, reason: 'too-quiet' };
    expect(await silent.closed).toEqual(tooQuiet);
    expect(await talking.closed).toEqual(tooQuiet);
    await member.rest();
  });

  test('beyond those an address may have is closed, and makes room when it goes', async () => {
    const { base } = await openServer();
    const sockets = await Promise.all(Array.from({ length: LIMITS.sockets }, () => rawSocket(base)));
    const tooMany = await rawSocket(base);
    tooMany.send(' '.repeat(LIMITS.frame + 1));
    expect((await tooMany.closed).reason).toBe('too-many-sockets');
    sockets[0]?.close();
    while (!(await isTaken(base)));
  });
});

describe('an address', () => {
  test('that asks too often is told so', async () => {
    const requests = 5;
    const { base } = await openServer({ limits: { requests } });
    for (let request = 0; request < requests; request++) {
      expect((await ask(base, 'GET', '/api/matches')).status).toBe(200);
    }
    expect(await ask(base, 'GET', '/api/matches')).toEqual({ status: 429, body: { code: 'too-fast' } });
  });
});
