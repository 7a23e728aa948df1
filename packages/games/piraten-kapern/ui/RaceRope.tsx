/** Everybody's badge on a rope to the chest. */
import { Emblem } from '@tortuga/table';
import { CHEST } from './art.ts';
import { pointsText } from './listing.ts';
import styles from './RaceRope.module.css';
import { raceOf } from './race.ts';
import type { Props } from './shown.ts';
import { vars } from './vars.ts';
import { useWords } from './words.ts';

/** The rope sags a little, and what hangs on it with it. */
const sagAt = (at: number): number => Math.sin(at * Math.PI * 2.4) * (1 - at * 0.4);

const ROPE = `M${Array.from({ length: 41 }, (_, index) => `${index * 2.5} ${10 + sagAt(index / 40) * 6}`).join('L')}`;

export const RaceRope = ({ view, sitters }: Pick<Props, 'view' | 'sitters'>) => {
  const say = useWords();
  const { target, totals, deduction, seat: playing } = view;
  const { ticks, goal, runners } = raceOf(totals, target);
  return (
    <div className={styles['race']}>
      <svg className={styles['rope']} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['shade']} d={ROPE} />
        <path className={styles['line']} d={ROPE} />
      </svg>
      <div aria-hidden="true">
        {ticks.map(({ points, at }) => (
          <span key={points} className={styles['tick']} style={vars({ '--at': at })}>
            {pointsText(points)}
          </span>
        ))}
        <span className={styles['goal']} style={vars({ '--at': goal })}>
          <img src={CHEST} alt="" draggable={false} />
          {target}
        </span>
      </div>
      <ul className={styles['runners']} aria-label={say('race', { target })}>
        {runners.map(({ seat, at, aside }) => {
          const sitter = sitters[seat];
          const loss = seat === playing ? null : deduction;
          const name = sitter?.name ?? '';
          const total = pointsText(totals[seat] ?? 0);
          return (
            <li
              key={seat}
              className={styles['runner']}
              data-piece={`runner-${seat}`}
              data-playing={seat === playing || undefined}
              style={vars({ '--at': at, '--aside': aside, '--sag': sagAt(at) })}
            >
              {sitter !== undefined && <Emblem colour={sitter.colour} />}
              {loss !== null && <span className={styles['loss']} />}
              <span className={styles['heard']}>
                {loss === null
                  ? say('runner', { name, total })
                  : say('runner-loses', { name, total, points: loss })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
