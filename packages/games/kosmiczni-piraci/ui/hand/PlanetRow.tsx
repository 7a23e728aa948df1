/** The planets by number, for thumbs: on a phone the ring is small. Eyes only: who hears the page has the ring itself. */
import { classes } from '@tortuga/table';
import { choosePlanet, isMyMove } from '../choices.ts';
import { fitDraft } from '../draft.ts';
import type { Props } from '../shown.ts';
import styles from './PlanetRow.module.css';

export const PlanetRow = (table: Props) => {
  const { view, draft } = table;
  const { planet: chosen } = fitDraft(draft, view);
  return (
    <div className={styles['row']} aria-hidden="true">
      {view.planets.map((_, planet) => (
        <button
          key={planet}
          type="button"
          tabIndex={-1}
          className={classes(
            styles['number'],
            planet === chosen && styles['chosen'],
            isMyMove(table) && styles['lit'],
          )}
          onClick={() => choosePlanet(table, planet)}
        >
          {planet + 1}
        </button>
      ))}
    </div>
  );
};
