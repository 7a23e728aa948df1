/** Hears what a player hears, connection by connection, and objects at once to what must not be said. */
import type { Viewer } from '@tortuga/engine';
import type { FrameMessage, ToClient } from '@tortuga/protocol';
import { fingerprint } from './fingerprint.ts';
import { Violation } from './universe.ts';

/** A move that was sent, and what was said of it. */
export interface Told {
  readonly seat: number;
  readonly move: string;
  /** Where it is stored, once that was said. */
  seq: number | undefined;
}

type Showing = FrameMessage | Extract<ToClient, { kind: 'resync' }>;

/** By their fingerprints. */
interface Shown {
  readonly viewer: Viewer;
  readonly seq: number;
  /** Undefined where all was shown anew. */
  readonly heard: string | undefined;
  readonly view: string;
}

const objecting =
  (name: string) =>
  (what: string): never => {
    throw new Violation(`${name}: ${what}`);
  };

/** What was said of moves: nothing that was never sent, and never one thing and then the other. */
const makeAnswers = (name: string, told: ReadonlyMap<string, Told>, mayRefuse: (code: string) => boolean) => {
  const object = objecting(name);
  const accepted = new Map<string, number>();
  const refused = new Set<string>();

  const accept = (id: string, seq: number): void => {
    if (!told.has(id)) object(`${id} was never sent`);
    if (refused.has(id)) object(`${id} is accepted after it was refused`);
    const before = accepted.get(id);
    if (before !== undefined && before !== seq) object(`${id} is stored at ${before} and at ${seq}`);
    accepted.set(id, seq);
  };

  const refuse = (id: string, code: string): void => {
    if (accepted.has(id)) object(`${id} is refused (${code}) after it was accepted`);
    if (!mayRefuse(code)) object(`${id} is refused: ${code}`);
    refused.add(id);
  };

  return { accepted, refused, accept, refuse };
};

/** A refusal for another reason than `mayRefuse` allows for would be the server's fault. */
export const makeEar = (
  name: string,
  told: ReadonlyMap<string, Told>,
  mayRefuse: (code: string) => boolean,
) => {
  const shown: Shown[] = [];
  const furthest = new Map<Viewer, number>();
  const object = objecting(name);
  const { accepted, refused, accept, refuse } = makeAnswers(name, told, mayRefuse);

  /** Across connections nothing is skipped, and nobody is taken back in time. */
  const follow = (message: Showing): void => {
    const { viewer, seq, kind } = message;
    const before = furthest.get(viewer);
    if (kind === 'frame' && seq > (before ?? 0) + 1) object(`${viewer} has missed all before ${seq}`);
    if (kind === 'resync' && seq < (before ?? 0)) object(`${viewer} is taken back to ${seq}`);
    furthest.set(viewer, Math.max(before ?? 0, seq));
    const heard = kind === 'frame' ? fingerprint(message.heard) : undefined;
    shown.push({ viewer, seq, heard, view: fingerprint(message.view) });
  };

  /** One connection: its frames follow one another from what the client has said it knows. */
  const answer = () => {
    const last = new Map<Viewer, number>();
    let since: number | null = null;
    const show = (message: Showing): void => {
      const { viewer, seq, kind } = message;
      const before = last.get(viewer) ?? since ?? 0;
      if (kind === 'frame' && seq !== before + 1) object(`${viewer} is shown ${seq} after ${before}`);
      if (kind === 'resync' && last.has(viewer)) object(`${viewer} is shown all anew`);
      last.set(viewer, seq);
      follow(message);
    };
    return {
      said: (text: string): void => {
        const message = JSON.parse(text) as { kind: string; since?: number | null }; // written by our own client
        if (message.kind === 'hello') since = message.since ?? null;
      },
      heard: (message: ToClient): void => {
        if (message.kind === 'frame' || message.kind === 'resync') show(message);
        if (message.kind === 'accepted') accept(message.id, message.seq);
        if (message.kind === 'refused') refuse(message.id, message.code);
        if (message.kind === 'error') object(`is told ${message.code}`);
      },
    };
  };

  return { answer, shown, accepted, refused, viewers: (): readonly Viewer[] => [...furthest.keys()] };
};
