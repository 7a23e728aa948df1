/**
 * A planet: treasures on its brow, cards on its lap. One button, whose name tells all that is there; what is written
 * beside it says less, so that it stands outside.
 */
import { classes, Emblem, useLatest, useTouch } from '@tortuga/table';
import { type Planet as PlanetNumber, SHIPS } from '../../types.ts';
import { choosePlanet, isLit } from '../choices.ts';
import { fitDraft } from '../draft.ts';
import { look, lookAway } from '../look.ts';
import { PLANETS, SHIPS as SHIP_PICTURES, SPIRAL, treasureOf } from '../pictures.ts';
import { numbered, pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import { useWords } from '../words/messages.ts';
import { planetName } from '../words/names.ts';
import { describePlanet } from '../words/planet.ts';
import styles from './Planet.module.css';
import { Stack } from './Stack.tsx';

interface PlanetProps {
  readonly planet: PlanetNumber;
  readonly table: Props;
}

/** A tap chooses; a long press looks at the own cards face down for as long as it lasts. */
const usePlanetTouch = (table: Props, planet: PlanetNumber) => {
  const say = useWords();
  const latest = useLatest(table);
  const away = (): void => lookAway(latest.current);
  return useTouch({
    press: () => choosePlanet(table, planet),
    hold: () => {
      look(table, say, planet);
      return { end: away, cancel: away };
    },
  });
};

export const Planet = ({ planet, table }: PlanetProps) => {
  const say = useWords();
  const { view, draft, viewer } = table;
  const isChosen = fitDraft(draft, view).planet === planet;
  const isSharing = view.sharing?.planet === planet;
  const touched = usePlanetTouch(table, planet);
  return (
    <div className={styles['place']} data-planet={planet + 1}>
      <button
        type="button"
        ref={touched}
        className={classes(
          styles['planet'],
          isLit(table, planet) && styles['lit'],
          isChosen && styles['chosen'],
          isSharing && styles['sharing'],
        )}
        data-piece={pieces.planet(planet)}
        aria-label={describePlanet(table, planet, say)}
        aria-pressed={viewer === 'spectator' ? undefined : isChosen}
        aria-keyshortcuts={`Shift+${planet + 1}`}
      >
        <span className={styles['ring']} />
        <img className={styles['globe']} src={PLANETS[planet]} alt="" draggable={false} />
        <Treasures planet={planet} table={table} />
        <Stack planet={planet} table={table} />
        <img className={styles['spiral']} src={SPIRAL} alt="" data-piece={pieces.spiral(planet)} />
      </button>
      <Strengths planet={planet} table={table} />
      <Label planet={planet} table={table} />
    </div>
  );
};

const Treasures = ({ planet, table: { view } }: PlanetProps) => {
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

const Strengths = ({ planet, table: { view, sitters } }: PlanetProps) => (
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

const Label = ({ planet, table: { view } }: PlanetProps) => {
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
