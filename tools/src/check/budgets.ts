import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';

/** Bytes: scripts and styles packed as they are served, fonts as they are. */
const MOST = { first: 150_000, table: 60_000, workshop: 60_000, fonts: 100_000 };

/** Of tables whose rules are counted apart: physics are heavy. The aim is 90; a language that nobody reads weighs 11 of it. */
const MOST_APART: ReadonlyMap<string, number> = new Map([['space-pirates', 105_000]]);

const PAGE = fileURLToPath(new URL('../../../packages/web/dist/page', import.meta.url));

/** As vite writes them down: what each script needs before it runs. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly most?: number;
}

/** What people wait for, on a page that was built. */
export const budgets: Check = {
  name: 'budgets',
  find: () => (existsSync(PAGE) ? excesses(weighPage(PAGE)) : [{ path: PAGE, message: 'is not built' }]),
  measure: () => weighPage(PAGE).map(say).join(', '),
};

export function excesses(weights: readonly Weight[]): readonly Finding[] {
  return weights
    .filter(({ bytes, most = Infinity }) => bytes >= most)
    .map((weight) => ({ path: 'packages/web', message: `too heavy: ${say(weight)}` }));
}

export function weighPage(page: string): readonly Weight[] {
  const chunks = readChunks(page);
  const first = filesOf(chunks, ['index.html']);
  const beyond = (known: ReadonlySet<string>, keys: readonly string[]): number =>
    weigh(
      page,
      [...filesOf(chunks, keys)].filter((file) => !known.has(file)),
    );
  const more = (keys: readonly string[]): number => beyond(first, keys);
  const apart = (id: string, keys: readonly string[]): number =>
    beyond(new Set([...first, ...filesOf(chunks, rulesOf(chunks, id))]), keys);
  const table = (id: string): readonly Weight[] => {
    const [ui, rules, most] = [uiOf(chunks, id), rulesOf(chunks, id), MOST_APART.get(id)];
    if (most === undefined) return [{ what: id, bytes: more([...ui, ...rules]), most: MOST.table }];
    return [
      { what: id, bytes: apart(id, ui), most },
      { what: `${id}’s rules`, bytes: more(rules) },
    ];
  };
  return [
    { what: 'first load', bytes: weigh(page, [...first]), most: MOST.first },
    ...tablesIn(chunks).flatMap(table),
    ...workshopsIn(chunks).map(({ id, keys }) => ({
      what: `${id}’s workshop`,
      bytes: apart(id, keys),
      most: MOST.workshop,
    })),
    { what: 'a match without its table', bytes: more(['src/pages/LocalMatch.tsx']) },
    { what: 'fonts', bytes: weighFonts(page), most: MOST.fonts },
  ];
}

function say({ what, bytes, most }: Weight): string {
  const limit = most === undefined ? '' : ` of ${most / 1000}`;
  return `${what} ${(bytes / 1000).toFixed(1)}${limit} kB`;
}

function readChunks(page: string): ReadonlyMap<string, Chunk> {
  const manifest = readFileSync(join(page, '.vite', 'manifest.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(manifest) as Record<string, Chunk>)); // written by vite just now
}

const TABLE = /games\/([^/]+)\/ui\/index\.tsx$/;

function tablesIn(chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  return [...chunks.keys()].flatMap((key) => TABLE.exec(key)?.[1] ?? []);
}

const WORKSHOP = /games\/([^/]+)\/ui\/workshop\.tsx$/;

/** With the page that it loads when it is opened. */
function workshopsIn(
  chunks: ReadonlyMap<string, Chunk>,
): readonly { readonly id: string; readonly keys: readonly string[] }[] {
  return [...chunks].flatMap(([key, { dynamicImports = [] }]) => {
    const id = WORKSHOP.exec(key)?.[1];
    return id === undefined ? [] : [{ id, keys: [key, ...dynamicImports] }];
  });
}

function uiOf(chunks: ReadonlyMap<string, Chunk>, id: string): readonly string[] {
  return [...chunks.keys()].filter((key) => TABLE.exec(key)?.[1] === id);
}

/** As the page's build names them: vite.config.ts. */
function rulesOf(chunks: ReadonlyMap<string, Chunk>, id: string): readonly string[] {
  return [...chunks].flatMap(([key, { name }]) => (name === `rules-${id}` ? [key] : []));
}

/** With all that they import, and its styles. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, keys: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (key: string): void => {
    if (reached.has(key)) return;
    reached.add(key);
    chunks.get(key)?.imports?.forEach(reach);
  };
  keys.forEach(reach);
  return new Set(
    [...reached].flatMap((key) => {
      const { file, css = [] } = chunks.get(key) ?? {};
      return file === undefined ? [] : [file, ...css];
    }),
  );
}

function weigh(page: string, files: readonly string[]): number {
  return sum(files.map((file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length));
}

function weighFonts(page: string): number {
  const fonts = readdirSync(join(page, 'assets')).filter((name) => name.endsWith('.woff2'));
  return sum(fonts.map((name) => readFileSync(join(page, 'assets', name)).length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
