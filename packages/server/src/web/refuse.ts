/** A refusal on HTTP: its code, with the status that belongs to it. */
import { CODES } from '@tortuga/protocol';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../match/answers.ts';

export const refuse = (reply: FastifyReply, refused: Refused): FastifyReply =>
  reply.code(CODES[refused.code].status).send(refused);
