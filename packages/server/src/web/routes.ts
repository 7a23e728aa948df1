/** The HTTP API: each route reads its body by its schema, and every refusal has a code. */
import { actionRequest, createRequest, deviceRequest, joinRequest, matchId } from '@tortuga/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../match/answers.ts';
import type { Matches } from '../match/matches.ts';
import { refuse } from './refuse.ts';

interface Schema<V> {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: V } | { readonly success: false };
}

const answer = async <R>(
  reply: FastifyReply,
  asked: Promise<Answer<R>>,
  shape: (value: R) => unknown,
): Promise<FastifyReply> => {
  const found = await asked;
  return found.ok ? reply.send(shape(found.value)) : refuse(reply, found.refused);
};

/** Empty where it cannot be one, which no match has: stores need not know what else people send. */
const idOf = ({ params }: FastifyRequest): string => {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : '';
  const read = matchId.safeParse(id);
  return read.success ? read.data : '';
};

/** `Authorization: Bearer TOKEN`; empty where there is none, which opens nothing. */
const tokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S{1,128})$/.exec(headers.authorization ?? '')?.[1] ?? '';

const withBody = async <V>(
  schema: Schema<V>,
  { body }: FastifyRequest,
  reply: FastifyReply,
  use: (value: V) => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const read = schema.safeParse(body);
  return read.success ? use(read.data) : refuse(reply, { code: 'unreadable' });
};

const asIs = (value: unknown): unknown => value;
const asRoom = (room: unknown): unknown => ({ room });

export const addRoutes = (app: FastifyInstance, matches: Matches): void => {
  app.get('/api/matches', async (_request, reply) => reply.send({ rooms: await matches.list() }));
  app.post('/api/matches', (request, reply) =>
    withBody(createRequest, request, reply, (body) => answer(reply, matches.create(body), asIs)),
  );
  app.get('/api/matches/:id', (request, reply) => answer(reply, matches.room(idOf(request)), asRoom));
  app.get('/api/matches/:id/seat', (request, reply) =>
    answer(reply, matches.seat(idOf(request), tokenOf(request)), asIs),
  );
  app.delete('/api/matches/:id', (request, reply) =>
    answer(reply, matches.remove(idOf(request), tokenOf(request)), () => ({})),
  );
  app.post('/api/matches/:id/join', (request, reply) =>
    withBody(joinRequest, request, reply, (body) => answer(reply, matches.join(idOf(request), body), asIs)),
  );
  app.post('/api/matches/:id/actions', (request, reply) =>
    withBody(actionRequest, request, reply, (body) =>
      answer(reply, matches.act(idOf(request), tokenOf(request), body), asRoom),
    ),
  );
  app.post('/api/matches/:id/rematch', (request, reply) =>
    answer(reply, matches.rematch(idOf(request), tokenOf(request)), (match) => ({ match })),
  );
  app.post('/api/matches/:id/device', (request, reply) =>
    answer(reply, matches.device(idOf(request), tokenOf(request)), (code) => ({ code })),
  );
  app.post('/api/matches/:id/device/use', (request, reply) =>
    withBody(deviceRequest, request, reply, ({ code }) =>
      answer(reply, matches.useDevice(idOf(request), code), asIs),
    ),
  );
  app.get('/api/matches/:id/record', async (request, reply) => {
    const found = await matches.record(idOf(request));
    return found.ok
      ? reply.type('text/plain; charset=utf-8').send(found.value)
      : refuse(reply, found.refused);
  });
};
