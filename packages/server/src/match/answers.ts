/** How the matches answer: with a value, or with a code that says why not. */
import type { HttpCode } from '@tortuga/protocol';
import type { Chance, Thinker } from '../ports.ts';
import type { KeeperWorld, Missing } from './keeping.ts';

export interface World extends KeeperWorld {
  readonly chance: Chance;
  readonly thinker: Thinker;
}

/** Why not: a code, and what it is about. */
export interface Refused {
  readonly code: HttpCode;
  readonly detail?: unknown;
}

export type Answer<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly refused: Refused };

export const yes = <R>(value: R): Answer<R> => ({ ok: true, value });
export const no = (code: HttpCode, detail?: unknown): Answer<never> => ({
  ok: false,
  refused: detail === undefined ? { code } : { code, detail },
});

/** Of what the keeper gives: an answer, or that there is no such match. */
export const orMissing = <R>(found: Answer<R> | Missing): Answer<R> =>
  typeof found === 'string' ? no(found) : found;

/** A no that stands only if it is still so after looking again. */
export const doubt = (code: HttpCode) => ({ answer: no(code), isDoubtful: true });
