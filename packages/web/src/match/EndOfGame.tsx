/** Places, scores, what decided it; and what next. */
import type { Result } from '@tortuga/engine';
import { BOARD_ID, Button, Plate, type Sitter, Standings, usePlaySound, Win } from '@tortuga/table';
import { type ReactNode, useEffect } from 'react';
import styles from './EndOfGame.module.css';
import { type MatchWord, useMatchWords } from './words.ts';

export interface EndOfGameProps {
  readonly top: ReactNode;
  readonly result: Result;
  readonly sitters: readonly Sitter[];
  /** What decided it. */
  readonly ending: string;
  readonly lineOf: (seat: number) => string;
  /** Of who played alone: instead of places. */
  readonly solo?: { readonly isBest: boolean; readonly scores: ReactNode } | undefined;
  /** Of a match of several games. */
  readonly sheet: ReactNode;
  /** The seal. */
  readonly seal: ReactNode;
  /** Undefined for who only looks on. */
  readonly again: { readonly label: MatchWord; readonly onClick: () => void } | undefined;
  readonly onTable: () => void;
  readonly onHome: () => void;
}

const useTitle = ({ places, scores }: Result, sitters: readonly Sitter[], isBest: boolean): string => {
  const say = useMatchWords();
  const winners = sitters.filter((_, seat) => places[seat] === 1);
  const mine = sitters.filter(({ isMine }) => isMine);
  if (sitters.length === 1) return say(isBest ? 'end.best' : 'end.alone', { score: scores[0] ?? 0 });
  if (winners.length > 1) return say('end.shared', { names: winners.map(({ name }) => name).join(', ') });
  if (winners[0]?.isMine === true && mine.length === 1) return say('end.mine');
  return say('end.one', { name: winners[0]?.name ?? '' });
};

export const EndOfGame = (props: EndOfGameProps) => {
  const { top, result, sitters, ending, lineOf, solo, sheet, seal, again, onTable, onHome } = props;
  const say = useMatchWords();
  const playSound = usePlaySound();
  const title = useTitle(result, sitters, solo?.isBest === true);
  useEffect(() => playSound('win'), [playSound]);
  const standings = sitters
    .map(({ colour, name }, seat) => ({
      place: result.places[seat] ?? 0,
      colour,
      name,
      line: lineOf(seat),
      score: result.scores[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <div className={styles['page']}>
      <header>{top}</header>
      <main id={BOARD_ID} className={styles['main']} tabIndex={-1}>
        <Win
          title={title}
          line={ending}
          colours={sitters.filter((_, seat) => result.places[seat] === 1).map(({ colour }) => colour)}
        >
          {again !== undefined && (
            <Button kind="primary" onClick={again.onClick}>
              {say(again.label)}
            </Button>
          )}
          <Button onClick={onTable}>{say('end.table')}</Button>
          <Button kind="ghost" onClick={onHome}>
            {say('end.home')}
          </Button>
        </Win>
        <div className={styles['side']}>
          {solo?.scores ?? (
            <Plate isPaper title={say('end.places')}>
              <Standings standings={standings} />
            </Plate>
          )}
          {sheet}
          {seal}
        </div>
      </main>
    </div>
  );
};
