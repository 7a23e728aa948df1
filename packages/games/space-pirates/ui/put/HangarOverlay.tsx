/** Bases light up; the whole base is touched. */
import { type Box as Area, type Gestures, useTouch } from '@tortuga/table';
import { universeOf } from '../../universe/universe.ts';
import { lies } from '../map/lies.ts';
import { type Mood, ShapeOutline } from '../map/ShapeOutline.tsx';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import type { Block } from '../../universe/shapes.ts';
import { chooseBase } from './hangarActs.ts';
import { hangarRefusal } from './hangars.ts';
import styles from './HangarOverlay.module.css';

interface TargetProps {
  readonly walls: Block;
  readonly mood: Mood;
  readonly gestures: Gestures;
}

const areaOf = ({ halfX, halfY }: Block): Area => ({
  x: -toMm(halfX),
  y: -toMm(halfY),
  width: toMm(2 * halfX),
  height: toMm(2 * halfY),
});

const Target = ({ walls, mood, gestures }: TargetProps) => {
  const target = useTouch(gestures);
  return (
    <>
      <ShapeOutline shape={walls} mood={mood} />
      <rect ref={target} className={styles['target']} transform={lies(walls)} {...areaOf(walls)} />
    </>
  );
};

export const HangarOverlay = (table: Props) => {
  const { view, draft } = table;
  const { bases } = universeOf(view.options, view.seats);
  const moodOf = (base: number): Mood => {
    if (hangarRefusal(view, base) !== undefined) return 'wrong';
    return draft.spot.base === base ? 'chosen' : 'legal';
  };
  return bases.map(({ walls }, base) => (
    <Target
      key={`${walls.x} ${walls.y}`}
      walls={walls}
      mood={moodOf(base)}
      gestures={{ press: () => chooseBase(table, base) }}
    />
  ));
};
