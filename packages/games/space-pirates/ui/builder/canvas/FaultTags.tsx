/** What is wrong, in two words at each thing that is: also while a finger drags, by those checks that take no time. */
import { type Aim, useAim, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import { type PlacedFault, quickFaultsOf } from '../model/faults.ts';
import type { Plan } from '../model/plan.ts';
import { placeOf, type Thing, thingName } from '../model/thing.ts';
import { sayTag, useBuilderWords } from '../words.ts';
import styles from './Canvas.module.css';
import { translated } from './room.ts';

interface Tagged {
  readonly thing: Thing;
  readonly fault: PlacedFault['fault'];
}

/** The first fault of each thing. */
const tagsOf = (faults: readonly PlacedFault[]): readonly Tagged[] => {
  const tags = new Map<string, Tagged>();
  for (const { fault, things } of faults)
    for (const thing of things) if (!tags.has(thingName(thing))) tags.set(thingName(thing), { thing, fault });
  return [...tags.values()];
};

const keyOf = (faults: readonly PlacedFault[]): string =>
  tagsOf(faults)
    .map(({ thing, fault }) => `${thingName(thing)} ${fault.code}`)
    .join();

interface TagsProps {
  readonly plan: Plan;
  readonly faults: readonly PlacedFault[];
  readonly aim: Aim<Plan>;
}

/** Drawn anew only when another fault comes or goes. */
const useLiveFaults = ({ plan, faults, aim }: TagsProps): readonly PlacedFault[] => {
  useAim(aim, (now) => (now === undefined || now === plan ? undefined : keyOf(quickFaultsOf(now))));
  const held = aim.now();
  return held === undefined || held === plan ? faults : quickFaultsOf(held);
};

const Tag = ({ plan, aim, thing, text }: Omit<TagsProps, 'faults'> & { thing: Thing; text: string }) => {
  const element = useRef<SVGGElement>(null);
  const place = (now: Plan | undefined) => placeOf(now ?? plan, thing) ?? { x: 0, y: 0 };
  useAimed(aim, element, (tag, now) => tag.setAttribute('transform', translated(place(now))));
  return (
    <g ref={element} transform={translated(place(aim.now()))}>
      <g className={styles['steady']}>
        <circle r={11} className={styles['alarm']} />
        <path d="M0 -6v7M0 5v.1" className={styles['mark']} />
        <text y={27} className={styles['why']}>
          {text}
        </text>
      </g>
    </g>
  );
};

export const FaultTags = (props: TagsProps) => {
  const say = useBuilderWords();
  return (
    <g pointerEvents="none" aria-hidden="true">
      {tagsOf(useLiveFaults(props)).map(({ thing, fault }) => (
        <Tag
          key={thingName(thing)}
          plan={props.plan}
          aim={props.aim}
          thing={thing}
          text={sayTag(fault, say)}
        />
      ))}
    </g>
  );
};
