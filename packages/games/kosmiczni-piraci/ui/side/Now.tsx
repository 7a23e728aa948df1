/** Who would get what if it ended now: bars, of what the viewer can see. */
import { Emblem, Plate } from '@tortuga/table';
import { merchantGoes, openPlanets, standing, type Standing } from '../../standing.ts';
import type { Props } from '../shown.ts';
import { Unseen } from '../Unseen.tsx';
import { custom } from '../style.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { at, planetName } from '../words/names.ts';
import styles from './Now.module.css';

const titleOf = ({ view }: Props, say: Speak): string => {
  if (view.ended === null) return say('now-title');
  return view.sharing === null ? say('now-title-over') : say('now-title-sharing');
};

const merchantNote = ({ view, sitters }: Props, now: Standing, say: Speak): string => {
  const fate = merchantGoes(now);
  const place = at(view.ships.merchant, say);
  if (fate === 'open') return say('now-merchant-open', { at: place });
  if (fate === 'lost') return say('now-merchant-lost', { at: place });
  return say('now-merchant', { name: sitters[fate]?.name ?? '' });
};

const notes = (table: Props, now: Standing, say: Speak): readonly string[] => {
  const { view } = table;
  if (view.ended !== null || view.homes === null) return [];
  const open = openPlanets(now).map((planet) => planetName(planet, say));
  return [
    say('now-hidden', { hidden: now.hidden }),
    merchantNote(table, now, say),
    say('now-plundered', { planet: planetName(view.ships.pirate, say) }),
    ...(open.length === 0 ? [] : [say('now-open', { planets: open.join(', ') })]),
  ];
};

const bestFirst = (points: readonly number[]): readonly number[] =>
  [...points.keys()].toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));

export const Now = (table: Props) => {
  const say = useWords();
  const now = standing(table.view);
  const most = Math.max(1, ...now.points);
  return (
    <Plate title={titleOf(table, say)}>
      <ul className={styles['bars']}>
        {bestFirst(now.points).map((seat) => {
          const { name, colour } = table.sitters[seat] ?? { name: '', colour: 'coral' as const };
          const points = now.points[seat] ?? 0;
          return (
            <li key={colour} className={styles['row']}>
              <Unseen>{say('now-row', { name, points })}</Unseen>
              <span className={styles['emblem']}>
                <Emblem colour={colour} />
              </span>
              <span className={styles['track']} aria-hidden="true">
                <span
                  className={styles['bar']}
                  data-colour={colour}
                  style={custom({ '--share': points / most })}
                />
              </span>
              <b aria-hidden="true">{points}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles['notes']}>{notes(table, now, say).join(' ')}</p>
    </Plate>
  );
};
