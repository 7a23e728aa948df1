import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeServers, openServer } from '../testing/openServer.ts';
import { type PageFiles, readPage } from './pageFiles.ts';

const INDEX = '<!doctype html><title>Tortuga</title>';
const SCRIPT = 'export const turtle = 1;\n'.repeat(100);
const FONT = Buffer.from([0x77, 0x4f, 0x46, 0x32]);

let folder = '';
let page: PageFiles | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tortuga-page-'));
  for (const name of ['assets', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'body-1a2b.woff2'), FONT);
  page = await readPage(folder);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(closeServers);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { base } = await openServer({ page });
  const answer = await fetch(`${base}${path}`, { headers });
  return { answer, text: await answer.text() };
};

describe('the page', () => {
  test.each([
    '/',
    '/?from=mail',
    '/t/Zx81aYq0-w3k',
    '/t/Zx81aYq0-w3k/device/code1234',
    '/rules/piraten-kapern',
    '/no/such/page',
  ])('is at %s', async (path) => {
    const { answer, text } = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toBe(INDEX);
  });

  test.each(['/t/%E0%A4%A', '/local/%'])(
    'says itself that a damaged link leads nowhere: %s',
    async (path) => {
      const { answer, text } = await get(path);
      expect([answer.status, answer.redirected, text]).toEqual([200, true, INDEX]);
    },
  );

  test('is not shown to programs whose link is damaged', async () => {
    const { answer, text } = await get('/api/matches/%E0%A4%A');
    expect([answer.status, text]).toEqual([404, '{"code":"not-found"}']);
  });

  test('is asked for each time, and not sent again where it has not changed', async () => {
    const { answer } = await get('/');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.answer.status, again.text]).toEqual([304, '']);
    expect((await get('/', { 'if-none-match': '"another"' })).answer.status).toBe(200);
  });

  test('runs nothing that it did not bring along', async () => {
    const policy = (await get('/')).answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https:|data:|\*/);
  });

  test('is no answer to other questions than for a page', async () => {
    const { base } = await openServer({ page });
    const answer = await fetch(`${base}/`, { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('a file of the page', () => {
  test('is kept for ever where its name says what is in it', async () => {
    const { answer, text } = await get('/assets/main-1a2b.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(text).toBe(SCRIPT);
  });

  test('comes packed to who can unpack it', async () => {
    const packed = (await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })).answer;
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 5);
    const plain = (await get('/assets/main-1a2b.js', { 'accept-encoding': 'identity' })).answer;
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Number(plain.headers.get('content-length'))).toBe(SCRIPT.length);
    const font = (await get('/assets/body-1a2b.woff2', { 'accept-encoding': 'gzip' })).answer;
    expect(font.headers.get('content-encoding')).toBeNull();
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test.each([
    '/assets/main-0000.js',
    '/assets/',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/assets/..%2findex.html',
    '/..%2f..%2fpackage.json',
    '/api/nothing',
    '/api/matches/Zx81aYq0-w3k/nothing',
  ])('that does not exist is not found: %s', async (path) => {
    const { answer, text } = await get(path);
    expect([answer.status, JSON.parse(text)]).toEqual([404, { code: 'not-found' }]);
  });

  test('may be asked for more often than the API', async () => {
    const { base } = await openServer({ page, limits: { requests: 2 } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await fetch(`${base}/assets/main-1a2b.js`)).status);
    for (let n = 0; n < 3; n++) statuses.push((await fetch(`${base}/api/matches`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('without a page', () => {
  test('there is the API, and it says so', async () => {
    expect(await readPage(join(folder, 'nowhere'))).toBeUndefined();
    const { base } = await openServer();
    const answer = await fetch(`${base}/`);
    expect(answer.url).toBe(`${base}/api/docs`);
    expect((await fetch(`${base}/t/Zx81aYq0-w3k`)).status).toBe(404);
  });
});

test('the server tells its page where others can reach it', async () => {
  const [unknown, known] = [
    await openServer(),
    await openServer({ address: () => 'http://192.168.1.20:3000' }),
  ];
  const addresses = [unknown, known].map(async ({ base }) => (await fetch(`${base}/api/address`)).json());
  expect(await Promise.all(addresses)).toEqual([{ address: null }, { address: 'http://192.168.1.20:3000' }]);
});
