import { verifyRecord } from '@tortuga/engine';
import { games } from '@tortuga/games';
import { afterEach, describe, expect, test } from 'vitest';
import { lobbyAt } from './testing/clients.ts';
import { closeServers, openServer } from './testing/openServer.ts';
import { playAlone } from './testing/player.ts';

afterEach(closeServers);

const me = (name: string) =>
  ({ kind: 'me', name, colour: 'coral', nonce: `nonce-of-${name}-0123456789` }) as const;

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  test('is played by two browsers and a bot to its end, and its record is fair', async () => {
    const { base } = await openServer();
    const lobby = lobbyAt(base);
    const seats = game.use(({ game: rules }) => Math.max(2, rules.seats.min));
    const plans = [
      me('Anne'),
      { kind: 'open' } as const,
      ...Array.from({ length: seats - 2 }, () => ({ kind: 'bot', level: 'deckhand' }) as const),
    ];
    const options = id === 'space-pirates' ? { rounds: 3 } : {};
    const created = await lobby.create({ game: id, seats: plans, options });
    if (!created.ok) throw new Error(created.refusal.code);
    const { match, tokens } = created.value;
    const joined = await lobby.join(match, {
      name: 'Jack',
      colour: 'reef',
      nonce: 'nonce-of-jack-0123456789',
    });
    if (!joined.ok) throw new Error(joined.refusal.code);
    await lobby.act(match, joined.value.tokens[0] ?? '', { kind: 'ready', ready: true });
    const players = [
      playAlone(game, base, match, tokens, 'anne'),
      playAlone(game, base, match, joined.value.tokens, 'jack'),
      playAlone(game, base, match, [], 'nobody'),
    ];
    const started = await lobby.act(match, tokens[0] ?? '', { kind: 'start' });
    expect(started).toMatchObject({ ok: true, value: { status: 'playing' } });
    await Promise.all(players.map(({ done }) => done));
    const record = await lobby.record(match);
    if (!record.ok) throw new Error(record.refusal.code);
    const seal = players[0]?.client.room()?.seal ?? '';
    const seat = started.ok
      ? started.value.seats.findIndex((each) => each.kind === 'person' && each.name === 'Anne')
      : 0;
    const kept = {
      commit: created.value.room.commit,
      nonce: { seat, nonce: 'nonce-of-Anne-0123456789' },
      seal,
    };
    expect(game.use(({ game: rules }) => verifyRecord(rules, record.value, kept))).toMatchObject({
      ok: true,
      verdict: 'fair',
    });
    for (const { client } of players) client.close();
  });
});
