/** Plays a match and its twin over the wire, and compares every byte that those who look on are sent. */
import type { AnyGame } from '@tortuga/engine';
import type { AnyFixture } from '@tortuga/engine/testing';
import { type PairedMatch, planPair } from './pairedMatch.ts';
import { Leaked } from './wireTap.ts';
import { openWireMatch } from './wireMatch.ts';
import type { Spoil } from './wireWorld.ts';

/** What was compared, to be sure that it was something. */
export interface Compared {
  entries: number;
  /** Entries after which the two worlds differed in what is hidden. */
  twinSteps: number;
  texts: number;
  bytes: number;
  readonly kinds: Set<string>;
  /** Kinds of messages, and questions asked over HTTP. */
  readonly messages: Set<string>;
  /** Through whose eyes worlds that differed were looked at. */
  readonly eyes: Set<string>;
  overs: number;
}

export const nothingCompared = (): Compared => ({
  entries: 0,
  twinSteps: 0,
  texts: 0,
  bytes: 0,
  kinds: new Set(),
  messages: new Set(),
  eyes: new Set(),
  overs: 0,
});

/** A paired match by its name, from which it can be planned again. */
interface Planned {
  readonly name: string;
  readonly plan: PairedMatch;
}

export const planned = (fixture: AnyFixture, seed: string, number: number): Planned => {
  const name = `${seed}/${number}`;
  return { name, plan: fixture.use((own) => planPair(own, name, number)) };
};

export const kindsIn = ({ turns }: PairedMatch): ReadonlySet<string> =>
  new Set(turns.flatMap(({ entries }) => entries.flatMap(({ kinds }) => kinds)));

/** Nobody's where the worlds never differ. */
export const eyesIn = ({ own, turns }: PairedMatch): readonly string[] => {
  const differs = turns.some(({ entries }) => entries.some(({ differ }) => differ));
  return differs ? [own.length > 1 ? 'sofa' : String(own[0] ?? 'spectator')] : [];
};

/** Throws a `Leaked` where those who look on could learn what they may not. */
export const compareWorlds = async (
  boxed: AnyGame,
  { name, plan }: Planned,
  compared: Compared,
  spoil: Spoil = {},
): Promise<void> => {
  const sides = [
    await openWireMatch(boxed, plan, name, 0, spoil),
    await openWireMatch(boxed, plan, name, 1, spoil),
  ] as const;
  const compare = (): void => compareTapes(sides[0].tape(), sides[1].tape(), compared);
  try {
    compare();
    for (const turn of plan.turns) {
      for (const side of sides) await side.play(turn);
      compare();
    }
    for (const side of sides) await side.finish();
    if (plan.over) compare();
  } catch (error) {
    const at = `match ${name} of ${plan.game}, seen by ${plan.own.join(' and ') || 'a spectator'}`;
    throw error instanceof Leaked
      ? new Leaked(error.fault, `${error.message}\n  ${at}`)
      : new Error(at, { cause: error });
  } finally {
    for (const side of sides) await side.close();
  }
  count(plan, compared);
};

/** The seal is that of the whole record, which is open by then. */
const unsealed = (text: string): string =>
  text.replaceAll(/"seal":"[0-9a-f]{64}"/g, `"seal":"${'0'.repeat(64)}"`);

const compareTapes = (ones: readonly string[], others: readonly string[], compared: Compared): void => {
  for (let index = 0; index < Math.max(ones.length, others.length); index++) {
    const [one = 'nothing', other = 'nothing'] = [ones[index], others[index]];
    if (unsealed(one) !== unsealed(other)) {
      const lengths = `${one.length} and ${other.length} letters`;
      throw new Leaked('differs', `told otherwise in a twin, ${lengths}:\n  ${one}\n  ${other}`);
    }
    compared.texts += 1;
    compared.bytes += Buffer.byteLength(one);
    compared.messages.add(/^\{"kind":"([a-z]+)"/.exec(one)?.[1] ?? one.split(' ')[0] ?? '');
  }
};

const count = (plan: PairedMatch, compared: Compared): void => {
  const entries = plan.turns.flatMap((turn) => turn.entries);
  const differing = entries.filter(({ differ }) => differ);
  compared.entries += entries.length;
  compared.twinSteps += differing.length;
  compared.overs += plan.over ? 1 : 0;
  for (const kind of kindsIn(plan)) compared.kinds.add(kind);
  for (const who of eyesIn(plan)) compared.eyes.add(who);
};
