/** The server on HTTP: the lobby and the records, the sockets, health and metrics. */
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { CODES, type HttpCode } from '@tortuga/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addDocumentation } from './documentation.ts';
import { addPage } from './page.ts';
import { refuse } from './refuse.ts';
import { addRoutes } from './routes.ts';
import { addSocket } from './socket.ts';
import type { AppWorld } from './world.ts';

export const makeApp = async (world: AppWorld): Promise<FastifyInstance> => {
  const app = fastify({
    ...(world.logger === false ? { logger: false } : { loggerInstance: world.logger }),
    bodyLimit: world.limits.body,
    // Anybody can say that he speaks for another address: only those who were named are believed.
    trustProxy: world.proxies.length > 0 && [...world.proxies],
    // An address that cannot be decoded, or has too long a part, leads nowhere. There are no routes yet, nor handlers.
    frameworkErrors: (_error, { url }, reply) => {
      reply.hijack();
      const isForPeople = world.page !== undefined && !url.startsWith('/api/');
      if (isForPeople) reply.raw.writeHead(302, { location: NOWHERE }).end();
      else refuseRaw(reply.raw, 'not-found');
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: CONTENT } });
  await app.register(rateLimit, { max: world.limits.requests, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: world.limits.frame } });
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (isOwnOrigin(origin, host, world.origins)) return;
    await refuse(reply, { code: 'wrong-origin' });
  });
  letGoWhenClosing(app);
  app.setErrorHandler(async (error: Error & { readonly statusCode?: number }, _request, reply) => {
    const code = codeOf(error.statusCode);
    if (code === 'server-error') app.log.error({ error: error.message }, 'a request failed');
    await refuse(reply, { code });
  });
  app.setNotFoundHandler(async (_request, reply) => refuse(reply, { code: 'not-found' }));
  addRoutes(app, world.matches);
  addSocket(app, world);
  addDocumentation(app);
  app.get('/api/address', () => ({ address: world.address() ?? null }));
  if (world.page === undefined) app.get('/', (_request, reply) => reply.redirect('/api/docs'));
  else addPage(app, world.page);
  app.get('/healthz', () => ({ ok: true }));
  app.get('/metrics', async (_request, reply) => {
    await reply.type('text/plain').send(await world.metrics.text());
  });
  return app;
};

/** Browsers say where a page comes from: only our own pages, and those of a proxy in front, may use the server. */
const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean => {
  // Commands and other servers send none.
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

/** Where the page itself says, in words, that there is nothing. */
const NOWHERE = '/nowhere';

/** Browsers keep connections for later: one that is still being answered would hold a closing server up for a minute. */
const letGoWhenClosing = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
};

/** Nothing from elsewhere, nothing written into a document, and nobody frames us. */
const CONTENT = {
  defaultSrc: ["'self'"],
  // Some browsers do not count sockets of our own address as our own.
  connectSrc: ["'self'", 'ws:', 'wss:'],
  scriptSrcAttr: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What the framework by itself finds too much, or finds wrong; everything else that fails is our fault. */
const FOUND = ['too-large', 'not-json', 'too-fast'] as const;

const codeOf = (status = 500): HttpCode =>
  status >= 500 ? 'server-error' : (FOUND.find((code) => CODES[code].status === status) ?? 'unreadable');

const refuseRaw = (response: ServerResponse, code: HttpCode): void => {
  response
    .writeHead(CODES[code].status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code }));
};
