/** The page on HTTP: files as they are, and the page itself at every address that could be one of its own. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS, type PageFile, type PageFiles } from './pageFiles.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Asked for each time, answered by 304 where nothing has changed. */
const ASK_AGAIN = 'no-cache';

const send = (file: PageFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { type, body, gzipped, etag, isHashed } = file;
  void reply.headers({
    'cache-control': isHashed ? FOR_EVER : ASK_AGAIN,
    etag,
    vary: 'accept-encoding',
  });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  void reply.type(type);
  const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
  if (gzipped === undefined || !takesGzip) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(gzipped);
};

/** Addresses of pages have no dots: a file that is missing is not a page. */
const couldBePage = (path: string): boolean =>
  !path.startsWith('/api/') && !path.startsWith(ASSETS) && !path.includes('.');

export const addPage = (app: FastifyInstance, files: PageFiles): void => {
  const index = files.get('/index.html');
  // Small, kept in memory and never computed: they do not count against anybody's limits.
  app.get('/*', { config: { rateLimit: false } }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(path) ?? (couldBePage(path) ? index : undefined);
    return file === undefined ? reply.callNotFound() : send(file, request, reply);
  });
};
