/** Who chooses when on the planet being shared out, and why in this order. */
import { Emblem } from '@tortuga/table';
import { planetsShared, takenHere } from '../../standing.ts';
import { PLANETS, type Planet, type View } from '../../types.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { planetName } from '../words/names.ts';
import { tieWord } from '../words/tie.ts';
import styles from './Sharing.module.css';

type Turn = 'took' | 'now' | 'later';

const turnOf = ({ sharing }: View, rank: number): Turn => {
  if (rank === sharing?.next) return 'now';
  return rank < (sharing?.next ?? 0) ? 'took' : 'later';
};

interface RankedProps {
  readonly table: Props;
  readonly planet: Planet;
  readonly ranking: readonly number[];
  readonly rank: number;
}

const Ranked = ({ table, planet, ranking, rank }: RankedProps) => {
  const say = useWords();
  const { view, sitters } = table;
  const seat = ranking[rank] ?? 0;
  const sitter = sitters[seat];
  const turn = turnOf(view, rank);
  const tie = tieWord(view, planet, ranking, rank, say);
  const took = takenHere(view)[rank];
  return (
    <li className={styles['ranked']} data-turn={turn} aria-current={turn === 'now' ? 'step' : undefined}>
      <span className={styles['emblem']}>
        <Emblem colour={sitter?.colour ?? 'coral'} />
      </span>
      <span className={styles['who']}>
        <span>{sitter?.name}</span>
        <b>{view.planets[planet]?.strengths[seat] ?? 0}</b>
      </span>
      <span className={styles['turn']}>
        {took === undefined ? undefined : say('sharing-took', { value: took })}
        {turn === 'now' ? say('sharing-now') : undefined}
      </span>
      {tie !== undefined && <span className={styles['tie']}>{tie}</span>}
    </li>
  );
};

export const Sharing = (table: Props) => {
  const say = useWords();
  const { view } = table;
  const planet = view.sharing?.planet ?? 0;
  const ranking = view.sharing?.ranking ?? [];
  return (
    <section
      className={styles['sharing']}
      aria-label={say('sharing-title', { planet: planetName(planet, say) })}
    >
      <h2>
        {say('sharing-title', { planet: planetName(planet, say) })}{' '}
        <small>{say('sharing-note', { done: planetsShared(view) + 1, all: PLANETS })}</small>
      </h2>
      <ol className={styles['ranking']}>
        {ranking.map((seat, rank) => (
          <Ranked key={seat} table={table} planet={planet} ranking={ranking} rank={rank} />
        ))}
      </ol>
    </section>
  );
};
