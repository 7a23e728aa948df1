/** What is wrong, in two words at each thing that is: also while a finger drags, by those checks that take no time. */
import { type Aim, useAim, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Point } from '../../../space/point.ts';
import { type PlacedFault, quickFaultsOf } from '../model/faults.ts';
import type { Plan } from '../model/plan.ts';
import { placeOf, thingName } from '../model/thing.ts';
import { sayTag, useBuilderWords } from '../words.ts';
import styles from './Canvas.module.css';
import { translated } from './room.ts';

/** Faults of the same things have one tag: the first of them. */
const tagsOf = (faults: readonly PlacedFault[]): readonly PlacedFault[] => {
  const tags = new Map<string, PlacedFault>();
  for (const fault of faults) {
    const name = nameOf(fault);
    if (name !== '' && !tags.has(name)) tags.set(name, fault);
  }
  return [...tags.values()];
};

const nameOf = ({ things }: PlacedFault): string => things.map(thingName).join(' ');

const keyOf = (faults: readonly PlacedFault[]): string =>
  tagsOf(faults)
    .map((each) => `${nameOf(each)} ${each.fault.code}`)
    .join();

/** Between the things. */
const middleOf = (plan: Plan, { things }: PlacedFault): Point => {
  const places = things.map((thing) => placeOf(plan, thing)).filter((place) => place !== undefined);
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: sum.x / count, y: sum.y / count };
};

interface TagsProps {
  readonly plan: Plan;
  readonly faults: readonly PlacedFault[];
  readonly aim: Aim<Plan>;
}

/** Drawn anew only when another fault comes or goes. */
const useLiveFaults = ({ plan, faults, aim }: TagsProps): readonly PlacedFault[] => {
  const faultsAt = (now: Plan | undefined): readonly PlacedFault[] =>
    now === undefined || now === plan ? faults : quickFaultsOf(now);
  useAim(aim, (now) => keyOf(faultsAt(now)));
  return faultsAt(aim.now());
};

interface TagProps extends Omit<TagsProps, 'faults'> {
  readonly fault: PlacedFault;
}

const Tag = ({ plan, aim, fault }: TagProps) => {
  const say = useBuilderWords();
  const element = useRef<SVGGElement>(null);
  useAimed(aim, element, (tag, now) =>
    tag.setAttribute('transform', translated(middleOf(now ?? plan, fault))),
  );
  return (
    <g ref={element} transform={translated(middleOf(aim.now() ?? plan, fault))}>
      <g className={styles['steady']}>
        <circle r={11} className={styles['alarm']} />
        <path d="M0 -6v7M0 5v.1" className={styles['mark']} />
        <text y={27} className={styles['why']}>
          {sayTag(fault.fault, say)}
        </text>
      </g>
    </g>
  );
};

export const FaultTags = (props: TagsProps) => (
  <g pointerEvents="none" aria-hidden="true">
    {tagsOf(useLiveFaults(props)).map((fault) => (
      <Tag key={nameOf(fault)} plan={props.plan} aim={props.aim} fault={fault} />
    ))}
  </g>
);
