/** The API described: OpenAPI at /api/docs.json, and a page for eyes at /api/docs. */
import {
  actionRequest,
  addressAnswer,
  CODES,
  createRequest,
  deviceAnswer,
  deviceRequest,
  joinRequest,
  listAnswer,
  refusalAnswer,
  roomAnswer,
  seatAnswer,
  seated,
} from '@tortuga/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';

interface Route {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly token: boolean;
  readonly body?: z.ZodMiniType;
  readonly answer?: z.ZodMiniType;
}

const ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/matches',
    summary: 'Open matches that are listed',
    token: false,
    answer: listAnswer,
  },
  {
    method: 'post',
    path: '/api/matches',
    summary: 'Create a match',
    token: false,
    body: createRequest,
    answer: seated,
  },
  {
    method: 'get',
    path: '/api/matches/{id}',
    summary: 'Who sits where, and how it stands',
    token: false,
    answer: roomAnswer,
  },
  {
    method: 'get',
    path: '/api/matches/{id}/seat',
    summary: 'One’s own seat, and whose turn it is',
    token: true,
    answer: seatAnswer,
  },
  { method: 'delete', path: '/api/matches/{id}', summary: 'Delete a match (host)', token: true },
  {
    method: 'post',
    path: '/api/matches/{id}/join',
    summary: 'Take an open seat',
    token: false,
    body: joinRequest,
    answer: seated,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/actions',
    summary:
      'Act with one’s seat: dress, ready, start, leave, return, resign, stop; as host fill, free, host',
    token: true,
    body: actionRequest,
    answer: roomAnswer,
  },
  { method: 'post', path: '/api/matches/{id}/rematch', summary: 'Play again, seats rotated', token: true },
  {
    method: 'post',
    path: '/api/matches/{id}/device',
    summary: 'A one-time code for another device',
    token: true,
    answer: deviceAnswer,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/device/use',
    summary: 'Take one’s own seat over with that code',
    token: false,
    body: deviceRequest,
    answer: seated,
  },
  {
    method: 'get',
    path: '/api/matches/{id}/record',
    summary: 'The sealed record of a finished match, as text',
    token: false,
  },
  {
    method: 'get',
    path: '/api/address',
    summary: 'Where others can reach this server',
    token: false,
    answer: addressAnswer,
  },
];

const json = (schema: z.ZodMiniType) => ({
  content: { 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) } },
});

const operation = ({ summary, token, body, answer, path }: Route) => ({
  summary,
  ...(token ? { security: [{ seat: [] }] } : {}),
  ...(path.includes('{id}')
    ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
    : {}),
  ...(body === undefined ? {} : { requestBody: json(body) }),
  responses: {
    200: { description: 'done', ...(answer === undefined ? {} : json(answer)) },
    default: { $ref: '#/components/responses/refused' },
  },
});

interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly means: string;
}

const REFUSALS: readonly Refusal[] = Object.entries(CODES).flatMap(([code, { status, means }]) =>
  status === null ? [] : { code, status, means },
);

const refused = () => ({
  description: REFUSALS.map(({ code, status, means }) => `- ${status} \`${code}\`: ${means}`).join('\n'),
  ...json(z.extend(refusalAnswer, { code: z.enum(REFUSALS.map(({ code }) => code)) })),
});

export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) (paths[route.path] ??= {})[route.method] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tortuga',
      version: '1',
      description: 'Lobby and records. Matches are played on the socket /api/socket: see docs/protocol.md.',
    },
    components: {
      securitySchemes: { seat: { type: 'http', scheme: 'bearer' } },
      responses: { refused: refused() },
    },
    paths,
  };
};

const page = (): string => {
  const rows = ROUTES.map(
    ({ method, path, summary, token }) =>
      `<tr><td><code>${method.toUpperCase()} ${path}</code></td><td>${summary}${token ? ' (needs the token of a seat)' : ''}</td></tr>`,
  );
  const codes = REFUSALS.map(
    ({ code, status, means }) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${means}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tortuga: the API</title>
<h1>Tortuga: the API</h1>
<table>${rows.join('')}</table>
<h2>Refusals</h2>
<table>${codes.join('')}</table>
<p>As <a href="/api/docs.json">OpenAPI</a>. Matches are played on the socket <code>/api/socket</code>.</p></html>\n`;
};

export const addDocumentation = (app: FastifyInstance): void => {
  const document = openApi();
  app.get('/api/docs.json', () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
};
