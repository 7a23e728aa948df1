import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { bare, guest, me, open, pairAt, valueOf } from '../testing/sitDown.ts';
import { lobbyAt } from '../testing/clients.ts';
import { LIMITS } from './limits.ts';

afterEach(closeServers);

const plan = { game: 'piraten-kapern', seats: [bare('Anne'), open] };
const padded = (bytes: number): string => {
  const text = JSON.stringify(plan);
  return text + ' '.repeat(bytes - text.length);
};

describe('a body', () => {
  test.each([
    ['no JSON', 'ahoy', 400, 'unreadable'],
    ['half a JSON', '{"game":', 400, 'unreadable'],
    ['empty', '', 400, 'unreadable'],
    ['null', 'null', 400, 'unreadable'],
    ['a list', '[]', 400, 'unreadable'],
    ['a number', '1e999', 400, 'unreadable'],
    ['of wrong types', JSON.stringify({ ...plan, game: 7 }), 400, 'unreadable'],
    ['after a prototype', `{"__proto__":{"listed":true},${JSON.stringify(plan).slice(1)}`, 400, 'unreadable'],
    ['nested deeply', '['.repeat(30_000), 400, 'unreadable'],
    ['too large', padded(LIMITS.body + 1), 413, 'too-large'],
    ['huge', 'a'.repeat(1_000_000), 413, 'too-large'],
  ])('that is %s is answered with its code', async (_name, text, status, code) => {
    const { base } = await openServer();
    const told = await ask(base, 'POST', '/api/matches', { text });
    expect(told).toEqual({ status, body: { code } });
  });

  test('may be as large as can be', async () => {
    const { base } = await openServer();
    expect((await ask(base, 'POST', '/api/matches', { text: padded(LIMITS.body) })).status).toBe(200);
  });

  test.each([
    ['text/plain', 400, 'unreadable'],
    ['text/html', 415, 'not-json'],
    ['application/x-www-form-urlencoded', 415, 'not-json'],
    ['multipart/form-data', 415, 'not-json'],
    ['nonsense', 415, 'not-json'],
  ])('that says it is %s is refused', async (type, status, code) => {
    const { base } = await openServer();
    const headers = { 'content-type': type };
    const told = await ask(base, 'POST', '/api/matches', { text: JSON.stringify(plan), headers });
    expect(told).toEqual({ status, body: { code } });
  });

  test('is needed where something is asked', async () => {
    const { base } = await openServer();
    const told = await ask(base, 'POST', '/api/matches');
    expect(told).toEqual({ status: 400, body: { code: 'unreadable' } });
  });
});

describe('a bearer', () => {
  test.each([
    ['is missing', undefined],
    ['is no bearer', 'Basic dG9rZW4='],
    ['is empty', 'Bearer '],
    ['has no scheme', 'TOKEN'],
    ['has something behind', 'Bearer TOKEN TOKEN'],
    ['is longer than any', `Bearer ${'a'.repeat(129)}`],
    ['is forged', `Bearer ${'a'.repeat(43)}`],
  ])('that %s opens no seat', async (_name, shape) => {
    const { base } = await openServer();
    const { match, anne } = await pairAt(base);
    const headers = shape === undefined ? {} : { authorization: shape.replaceAll('TOKEN', anne) };
    const asking = { body: { kind: 'start' }, headers };
    for (const [method, path] of [
      ['POST', 'actions'],
      ['POST', 'device'],
      ['POST', 'rematch'],
    ]) {
      const told = await ask(base, method ?? '', `/api/matches/${match}/${path}`, asking);
      expect(told.status).toBe(403);
    }
  });
});

describe('a name', () => {
  const nameAt = async (base: string, name: string): Promise<number> => {
    const { match } = valueOf(await lobbyAt(base).create({ ...plan, seats: [me('Anne'), open] }));
    const body = { ...guest('Jack'), name };
    return (await ask(base, 'POST', `/api/matches/${match}/join`, { body })).status;
  };

  test.each([
    'J',
    'Jack Rackham',
    'Łucja Żółć',
    'Ёлка',
    '김유신',
    'محمد',
    'देवी',
    'O’Brien-Smith, Jr.',
    '<b>&amp;</b>',
    '🏴 Jack',
    '❤️',
    '🏴'.repeat(20),
    'a'.repeat(20),
    'e\u0301'.repeat(10),
  ])('may be %s', async (name) => {
    const { base } = await openServer();
    expect(await nameAt(base, name)).toBe(200);
  });

  test.each([
    ['empty', ''],
    ['a space', ' '],
    ['with a space before', ' Jack'],
    ['with a space behind', 'Jack '],
    ['with two spaces', 'Jack  Rackham'],
    ['with a new line', 'Jack\nRackham'],
    ['with a tab', 'Jack\tRackham'],
    ['with a null', 'Jack\0'],
    ['with an escape', '\u001b[31mJack'],
    ['with a delete', 'Jack\u007f'],
    ['with a C1 control', 'Jack\u0085'],
    ['with a no-break space', 'Jack\u00a0Rackham'],
    ['with an em space', 'Jack\u2003Rackham'],
    ['with an ideographic space', 'Jack\u3000Rackham'],
    ['with a zero-width space', 'Ja\u200bck'],
    ['with a zero-width joiner', 'Ja\u200dck'],
    ['with a word joiner', 'Ja\u2060ck'],
    ['with a byte order mark', '\ufeffJack'],
    ['with a soft hyphen', 'Ja\u00adck'],
    ['written backwards', '\u202ekcaJ'],
    ['with a line separator', 'Jack\u2028'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['with an initial filler', 'Jack\u115f'],
    ['with a medial filler', 'Jack\u1160'],
    ['Braille without dots', '\u2800'],
    ['with a grapheme joiner', 'Ja\u034fck'],
    ['with a Mongolian separator', 'Ja\u180eck'],
    ['a mark on nothing', '\u0301'],
    ['a variation of nothing', '\ufe0f'],
    ['a word of marks', 'Jack \ufe0f'],
    ['half an emoji', '\ud83c'],
    ['with a private sign', '\ue000'],
    ['with a sign that is none', '\uffff'],
    ['of 21 letters', 'a'.repeat(21)],
    ['of 21 emoji', '🏴'.repeat(21)],
  ])('may not be %s', async (_what, name) => {
    const { base } = await openServer();
    expect(await nameAt(base, name)).toBe(400);
  });
});
