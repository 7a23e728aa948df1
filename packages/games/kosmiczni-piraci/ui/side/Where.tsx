/** Planet by planet: who is there, strongest first, and what breaks ties. */
import { Emblem } from '@tortuga/table';
import { rankOn } from '../../sharing.ts';
import type { Planet } from '../../types.ts';
import type { Props } from '../shown.ts';
import { Unseen } from '../Unseen.tsx';
import { useWords } from '../words/messages.ts';
import { planetName } from '../words/names.ts';
import { tieWord } from '../words/tie.ts';
import styles from './Where.module.css';

const Row = ({ planet, table: { view, sitters } }: { readonly planet: Planet; readonly table: Props }) => {
  const say = useWords();
  const ranking = rankOn(
    view.planets.map(({ strengths }) => strengths),
    planet,
  );
  const ties = ranking.flatMap((_, rank) => tieWord(view, planet, ranking, rank, say) ?? []);
  return (
    <li className={styles['row']}>
      <span className={styles['planet']}>
        {planet + 1} {planetName(planet, say)}
      </span>
      <span className={styles['ranking']}>
        {ranking.length === 0 && <i>{say('where-nobody')}</i>}
        {ranking.map((seat) => (
          <span key={seat} className={styles['strength']}>
            <Unseen>{sitters[seat]?.name}</Unseen>
            <span className={styles['emblem']}>
              <Emblem colour={sitters[seat]?.colour ?? 'coral'} />
            </span>
            {view.planets[planet]?.strengths[seat]}
          </span>
        ))}
      </span>
      {ties.length > 0 && <span className={styles['tie']}>{ties.join('. ')}</span>}
    </li>
  );
};

export const Where = (table: Props) => {
  const say = useWords();
  return (
    <details className={styles['where']} open={table.view.ended !== null || undefined}>
      <summary>{say('where-title')}</summary>
      <ul>
        {table.view.planets.map((_, planet) => (
          // Planets stay where they are: their number is their name.
          <Row key={planet} planet={planet} table={table} />
        ))}
      </ul>
    </details>
  );
};
