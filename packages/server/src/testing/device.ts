/** One browser of a player: real sockets, and a memory of all that was said on them. */
import { seededRandom, type Viewer } from '@tortuga/engine';
import { type Connect, type MatchClient, matchClient, type Socket, toClient } from '@tortuga/protocol';
import { makeEar, type Told } from '../simulation/ear.ts';
import type { Witness } from '../simulation/verdict.ts';
import { connectTo, soon } from './clients.ts';

export interface DeviceWorld {
  readonly base: string;
  readonly match: string;
  readonly name: string;
  readonly tokens: readonly string[];
  /** What its player has sent from any device. */
  readonly told: ReadonlyMap<string, Told>;
  readonly mayRefuse: (code: string) => boolean;
  /** Sends a move twice now and then. */
  readonly isStuttering: boolean;
  readonly seed: string;
  /** Is called whenever something was heard. */
  readonly heard: () => void;
  /** Is called when something was said that must not be. */
  readonly object: (error: unknown) => void;
}

export const makeDevice = (world: DeviceWorld): Witness => {
  const { base, match, name, tokens, told, mayRefuse } = world;
  const random = seededRandom(`${world.seed} ${name}`);
  const ear = makeEar(name, told, mayRefuse);
  const connect: Connect = (events) => {
    const hear = ear.answer();
    const heard = (text: string): void => {
      try {
        hear.heard(toClient.parse(JSON.parse(text)));
        events.heard(text);
        world.heard();
      } catch (error) {
        world.object(error);
      }
    };
    const isTwice = (): boolean => world.isStuttering && random.below(8) === 0;
    return overheard(connectTo(base)({ ...events, heard }), hear.said, isTwice);
  };
  return { name, tokens, told, ear, client: matchClient({ match, tokens, connect, later: soon }) };
};

const overheard = (socket: Socket, said: (text: string) => void, isTwice: () => boolean): Socket => ({
  send: (text) => {
    said(text);
    socket.send(text);
    if (text.includes('"kind":"move"') && isTwice()) socket.send(text);
  },
  close: socket.close,
});

/** It is over, and all of it was shown. */
export const hasSeenAll = ({ client }: { readonly client: MatchClient }): boolean => {
  const room = client.room();
  const viewers: readonly Viewer[] = client.seats().length === 0 ? ['spectator'] : client.seats();
  return room?.status === 'over' && viewers.every((viewer) => client.seen(viewer)?.seq === room.seq);
};
