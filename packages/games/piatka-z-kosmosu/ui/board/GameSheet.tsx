/** Between two games: who had how many cards left, and how the match stands. It goes when somebody plays, or when it is put away. */
import { Button, Emblem } from '@tortuga/table';
import { useState } from 'react';
import type { Props } from '../shown.ts';
import { type LastGame, useLastGame } from '../useLastPlay.ts';
import { useWords } from '../words/messages.ts';
import styles from './GameSheet.module.css';

export const GameSheet = (table: Props) => {
  const say = useWords();
  const last = useLastGame(table);
  const [read, setRead] = useState<LastGame>();
  const { view, sitters } = table;
  if (last === undefined || last === read || view.ended !== null) return undefined;
  return (
    <section className={styles['sheet']} aria-label={say('board-sheet', { game: view.game - 1 })}>
      <h2>{say('board-sheet', { game: view.game - 1 })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('board-sheet-name')}</th>
            <th scope="col">{say('board-sheet-left')}</th>
            <th scope="col">{say('board-sheet-total')}</th>
          </tr>
        </thead>
        <tbody>
          {sitters.map(({ name, colour }, seat) => (
            <tr key={colour}>
              <th scope="row">
                <span className={styles['emblem']}>
                  <Emblem colour={colour} />
                </span>
                {name}
              </th>
              <td>{last.left[seat]}</td>
              <td>
                <b>{last.totals[seat]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('board-sheet-note', { name: sitters[view.starter]?.name ?? '' })}</p>
      <Button onClick={() => setRead(last)}>{say('board-sheet-close', { game: view.game })}</Button>
    </section>
  );
};
