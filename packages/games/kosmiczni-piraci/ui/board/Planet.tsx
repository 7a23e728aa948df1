/**
 * A planet: treasures on its brow, cards on its lap. One button, whose name tells all that is there; what is written
 * beside it says less, so that it stands outside.
 */
import { classes, Emblem, useTouch } from '@tortuga/table';
import { memo } from 'react';
import { type Planet as PlanetNumber, SHIPS } from '../../types.ts';
import { PLANETS, SHIPS as SHIP_PICTURES, SPIRAL, treasureOf } from '../pictures.ts';
import { numbered, pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import { useWords } from '../words/messages.ts';
import { planetName } from '../words/names.ts';
import styles from './Planet.module.css';
import { Stack } from './Stack.tsx';

/** What of the table concerns one planet: it is drawn again when one of these has changed. */
interface PlanetProps extends Pick<Props, 'view' | 'sitters' | 'viewer'> {
  readonly planet: PlanetNumber;
  /** All that is to be seen of it, in words. */
  readonly label: string;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  /** The own cards face down are looked at. */
  readonly isPeeking: boolean;
  readonly onChoose: (planet: PlanetNumber) => void;
  /** A long press looks at the own cards face down, for as long as it lasts. */
  readonly onLook: (planet: PlanetNumber) => void;
  readonly onLookAway: () => void;
}

export const Planet = memo((props: PlanetProps) => {
  const { planet, view, viewer, isChosen, onLookAway } = props;
  const isSharing = view.sharing?.planet === planet;
  const touched = useTouch({
    press: () => props.onChoose(planet),
    hold: () => {
      props.onLook(planet);
      return { end: onLookAway, cancel: onLookAway };
    },
  });
  return (
    <div className={styles['place']} data-planet={planet + 1}>
      <button
        type="button"
        ref={touched}
        className={classes(
          styles['planet'],
          props.isLit && styles['lit'],
          isChosen && styles['chosen'],
          isSharing && styles['sharing'],
        )}
        data-piece={pieces.planet(planet)}
        aria-label={props.label}
        aria-pressed={viewer === 'spectator' ? undefined : isChosen}
        aria-keyshortcuts={`Shift+${planet + 1}`}
      >
        <span className={styles['ring']} />
        <img className={styles['globe']} src={PLANETS[planet]} alt="" draggable={false} />
        <Treasures {...props} />
        <Stack {...props} />
        <img className={styles['spiral']} src={SPIRAL} alt="" data-piece={pieces.spiral(planet)} />
      </button>
      <Strengths {...props} />
      <Label {...props} />
    </div>
  );
});

const Treasures = ({ planet, view }: PlanetProps) => {
  const values = view.planets[planet]?.treasures ?? [];
  return (
    <span className={styles['treasures']} style={custom({ '--n': values.length })}>
      {numbered(values).map(({ value, nth }) => (
        <img
          key={pieces.treasure(planet, value, nth)}
          src={treasureOf(value)}
          alt=""
          draggable={false}
          data-piece={pieces.treasure(planet, value, nth)}
        />
      ))}
    </span>
  );
};

const Strengths = ({ planet, view, sitters }: PlanetProps) => (
  <span className={styles['strengths']} aria-hidden="true">
    {(view.planets[planet]?.strengths ?? []).map((strength, seat) => {
      const sitter = sitters[seat];
      if (strength === 0 || sitter === undefined) return undefined;
      return (
        <span key={sitter.colour} className={styles['strength']}>
          <Emblem colour={sitter.colour} />
          {strength}
        </span>
      );
    })}
  </span>
);

const Label = ({ planet, view }: PlanetProps) => {
  const say = useWords();
  return (
    <span className={styles['label']} aria-hidden="true">
      <span className={styles['number']}>{planet + 1}</span>
      <span className={styles['name']}>{planetName(planet, say)}</span>
      {SHIPS.filter((ship) => view.homes?.[ship] === planet).map((ship) => (
        <img key={ship} className={styles['home']} src={SHIP_PICTURES[ship]} alt="" />
      ))}
    </span>
  );
};
