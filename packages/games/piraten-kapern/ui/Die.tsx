/** A die one taps to roll it or to leave it. It stays the same element wherever it lies, so that it keeps the focus. */
import { Icon } from '@tortuga/table';
import { memo } from 'react';
import { FACES, type Face, type Position } from '../types.ts';
import { BLANK_DIE, DIE_ART } from './art.ts';
import styles from './Die.module.css';
import type { DiePlace } from './layout.ts';
import { type OnDrop, useDieTouch } from './useDieTouch.ts';
import { vars } from './vars.ts';
import { type SayHere, useWords } from './words.ts';

/** What becomes of it: each is a word in its name and a look. */
export type Fate = 'stays' | 'to-roll' | 'on-chest' | 'for-spell' | 'woken' | 'rolling' | 'waiting';

export interface DieProps {
  readonly number: number;
  readonly face: Face | undefined;
  readonly fate: Fate;
  readonly place: DiePlace;
  /** Tapping it will do something. */
  readonly isLit: boolean;
  readonly isPending: boolean;
  /** Nothing can be chosen now. */
  readonly isBusy: boolean;
  /** One who only watches has nothing to tap. */
  readonly onTap: ((die: Position) => void) | undefined;
  /** Where it was let go; one that cannot be dragged has none. */
  readonly onDrop?: OnDrop | undefined;
}

/** Nobody lays dice straight. */
const TILTS = [-8, 5, -4, 7, 6, -6, 4, -7] as const;

/** Shown for a moment while it tumbles. */
const tumbleFaces = (number: number): readonly Face[] =>
  [number, number + 2].map((turn) => FACES[turn % (FACES.length - 1)] ?? 'coin');

const nameOf = ({ number, face, fate }: DieProps, say: SayHere): string =>
  say(`die-${fate}`, { number, face: face === undefined ? '' : say(`face-${face}`) });

const spotVars = ({ wide, tall, zone }: DiePlace, number: number) =>
  vars({
    '--wx': wide.x,
    '--wy': wide.y,
    '--ws': wide.size,
    '--tx': tall.x,
    '--ty': tall.y,
    '--ts': tall.size,
    '--tilt': zone === 'bowl' ? `${TILTS[number - 1] ?? 0}deg` : '0deg',
  });

const Cube = ({ number, face, fate }: Pick<DieProps, 'number' | 'face' | 'fate'>) => (
  <span className={styles['cube']}>
    {tumbleFaces(number).map((tumble, index) => (
      <img
        key={tumble}
        className={styles['tumble']}
        data-piece={`die-${number}-tumble-${index}`}
        src={DIE_ART[tumble]}
        alt=""
        draggable={false}
      />
    ))}
    <img
      className={styles['face']}
      data-piece={`die-${number}-face`}
      src={face === undefined || fate === 'rolling' ? BLANK_DIE : DIE_ART[face]}
      alt=""
      draggable={false}
    />
  </span>
);

export const Die = memo((props: DieProps) => {
  const say = useWords();
  const { number, fate, place, isLit, isPending, isBusy, onTap } = props;
  const { piece, button } = useDieTouch(props);
  const name = nameOf(props, say);
  const inside = (
    <>
      <span className={styles['ring']} />
      <Cube {...props} />
      {(fate === 'to-roll' || fate === 'woken') && (
        <span className={styles['tick']}>
          <Icon name="tick" />
        </span>
      )}
      {onTap !== undefined && (
        <kbd className={styles['key']} aria-hidden="true">
          {number}
        </kbd>
      )}
    </>
  );
  return (
    <li
      ref={piece}
      className={styles['die']}
      data-piece={`die-${number}`}
      data-die={number}
      data-zone={place.zone}
      data-fate={fate}
      data-lit={isLit || undefined}
      data-pending={isPending || undefined}
      style={spotVars(place, number)}
    >
      {onTap === undefined ? (
        <span className={styles['tap']} role="img" aria-label={name}>
          {inside}
        </span>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles['tap']}
          aria-label={name}
          aria-disabled={isBusy || undefined}
          aria-keyshortcuts={`${number}`}
        >
          {inside}
        </button>
      )}
    </li>
  );
});
