/** A player whose server may be killed: random moves by what the seats see, from one device or several. */
import type { AnyGame, Viewer } from '@tortuga/engine';
import type { Told } from '../simulation/ear.ts';
import type { Witness } from '../simulation/verdict.ts';
import { type DeviceWorld, hasSeenAll, makeDevice } from './device.ts';
import { makeMind } from './mind.ts';
import type { Pulse } from './pulse.ts';

export interface Survivor {
  readonly devices: readonly Witness[];
  /** Settles when the match is over, all of it was seen and every move answered; rejected by what must not be said. */
  readonly over: Promise<void>;
  readonly leave: () => void;
  /** How it stands with each device, where it is not over. */
  readonly story: () => string | undefined;
}

/**
 * How devices act that belong to one player: each by itself, so that they race for his turns, or all of them sending the
 * very same moves.
 */
type Manner = 'racing' | 'together';

interface SurvivorWorld extends Pick<DeviceWorld, 'match' | 'name' | 'tokens' | 'seed'> {
  readonly game: AnyGame;
  /** Where each device is connected. */
  readonly bases: readonly string[];
  readonly manner: Manner;
  readonly pulse: Pulse;
}

/** What no game says: reasons that the server would have to answer for. */
const FAULTS = [
  'unreadable',
  'no-such-match',
  'other-version',
  'not-your-seat',
  'not-started',
  'resigned',
  'too-late',
];

export const makeSurvivor = (world: SurvivorWorld): Survivor => {
  const { game, name, seed, bases } = world;
  const isRacing = world.manner === 'racing';
  const told = new Map<string, Told>();
  let finish: () => void = () => undefined;
  let object: (error: unknown) => void = () => undefined;
  const over = new Promise<void>((resolve, reject) => {
    finish = resolve;
    object = reject;
  });
  over.catch(() => undefined);

  const isOver = (): boolean => minds.every((mind) => mind.missing() === 0) && devices.every(hasSeenAll);
  const leave = (): void => {
    for (const { client } of devices) client.close();
  };
  const look = (): void => {
    for (const { think } of minds) think();
    if (!isOver()) return;
    leave();
    finish();
  };
  const heard = (): void => {
    world.pulse.hum();
    look();
  };
  const answered = (): void => {
    world.pulse.beat();
    look();
  };
  // Players move by turns and by what they were shown: only one who races against himself is ever refused.
  const mayRefuse = (code: string): boolean => isRacing && !FAULTS.includes(code);
  const common = { ...world, told, heard, object, mayRefuse, isStuttering: !isRacing };
  const devices = bases.map((base, index) => makeDevice({ ...common, base, name: `${name}-${index}` }));
  const hands = isRacing ? devices.map((device) => [device]) : [devices];
  const minds = hands.map((hand, index) => {
    const clients = hand.map(({ client }) => client);
    const own = { name: `${name}-${index}`, seed: `${seed} ${index}`, clients };
    return makeMind({ ...own, game, told, answered });
  });
  return { devices, over, leave, story: () => (isOver() ? undefined : devices.map(standing).join('; ')) };
};

const standing = ({ name, client }: Witness): string => {
  const viewers: readonly Viewer[] = [...client.seats(), 'spectator'];
  const seen = viewers.flatMap((viewer) => client.seen(viewer)?.seq ?? []);
  return `${name}: ${client.room()?.status ?? 'not in'}, ${seen.join(' and ') || 'nothing'} seen`;
};
