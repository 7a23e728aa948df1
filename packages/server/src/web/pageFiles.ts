/** The page as it was built, whole in memory: what is not in this list is not served, whatever an address says. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  /** Undefined where it would not be smaller. */
  readonly gzipped: Buffer | undefined;
  readonly etag: string;
  /** Its name changes with its content: it can be kept for ever. */
  readonly isHashed: boolean;
}

/** By path, as in `/assets/main-4f2a.js`. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** Pictures and fonts of these kinds are packed already. */
const PACKED = ['woff2', 'png', 'ico'];

export const ASSETS = '/assets/';

const zip = promisify(gzip);

const readOne = async (folder: string, file: string): Promise<readonly [string, PageFile]> => {
  const path = `/${relative(folder, file).split(sep).join('/')}`;
  const kind = path.split('.').at(-1) ?? '';
  const body = await readFile(file);
  const gzipped = PACKED.includes(kind) ? undefined : await zip(body, { level: 9 });
  return [
    path,
    {
      type: TYPES[kind] ?? 'application/octet-stream',
      body,
      gzipped: gzipped !== undefined && gzipped.length < body.length ? gzipped : undefined,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isHashed: path.startsWith(ASSETS),
    },
  ];
};

/** Undefined where there is no page in that folder. */
export const readPage = async (folder: string): Promise<PageFiles | undefined> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // The bundler's own notes lie in a hidden folder.
  const files = entries.filter(
    (entry) => entry.isFile() && !relative(folder, entry.parentPath).startsWith('.'),
  );
  const read = await Promise.all(
    files.map(({ parentPath, name }) => readOne(folder, join(parentPath, name))),
  );
  const page = new Map(read);
  return page.has('/index.html') ? page : undefined;
};
