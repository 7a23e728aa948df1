/** The table: rope, fortune card, bowl of dice, rack of skulls. It knows no rules: it asks what may be done. */
import { useEffect, useMemo } from 'react';
import { scoreOfDisqualified } from '../scoring.ts';
import { DICE } from '../types.ts';
import { fetchPictures, ISLAND } from './art.ts';
import styles from './Board.module.css';
import { tapChest, tapDie } from './choose.ts';
import { Die } from './Die.tsx';
import { isChestChanged } from './draft.ts';
import { fateOf } from './fate.ts';
import { FortuneMat } from './FortuneMat.tsx';
import { placesOf } from './layout.ts';
import { type Lying, lyingOf } from './lying.ts';
import { RaceRope } from './RaceRope.tsx';
import { SkullRack } from './SkullRack.tsx';
import type { Props } from './shown.ts';
import { tell } from './tell.ts';
import { useChoosing } from './useChoosing.ts';
import { useWords } from './words.ts';

const POSITIONS = Array.from({ length: DICE }, (_, index) => index + 1);

const Island = ({ loss }: { readonly loss: number | null }) => {
  const say = useWords();
  return (
    <div className={styles['island']}>
      <img src={ISLAND} alt="" draggable={false} />
      <p>
        <b>{say('island')}</b>
        {loss !== null && <span>{say('island-loss', { points: loss })}</span>}
      </p>
    </div>
  );
};

/** How the last turn ended, until the next begins. */
const Outcome = ({ lying, names }: { readonly lying: Lying; readonly names: readonly string[] }) => {
  const say = useWords();
  if (lying.ends.length === 0) return null;
  return (
    <div className={styles['outcome']} data-piece="outcome" aria-hidden="true">
      {lying.ends.map((end) => {
        const { text, outcome } = tell(end, names, say);
        return (
          <p key={end.kind} data-bad={end.kind === 'disqualified' || undefined}>
            {text} {outcome !== undefined && <b>{outcome}</b>}
          </p>
        );
      })}
    </div>
  );
};

const Ribbon = ({ view, names }: { readonly view: Props['view']; readonly names: readonly string[] }) => {
  const say = useWords();
  if (view.ended !== null) return <p className={styles['ribbon']}>{say('over')}</p>;
  if (view.finalRound === null) return null;
  return (
    <p className={styles['ribbon']} data-piece="final-round">
      {say('final-round', { name: names[view.finalRound] ?? '' })}
    </p>
  );
};

export const Board = (props: Props) => {
  const say = useWords();
  const { view, latest, moves, sitters, isBusy } = props;
  const { board, mat, draft, chest, tap, drop } = useChoosing(props);
  useEffect(fetchPictures, []);
  const lying = useMemo(() => lyingOf(view, latest), [view, latest]);
  const isOver = lying.ends.length > 0;
  const names = sitters.map(({ name }) => name);
  const inChest = isOver ? lying.chest : draft.chest;
  const places = useMemo(() => placesOf(lying, inChest), [lying, inChest]);
  const dice = lying.dice.filter((face) => face !== undefined);
  const skulls = lying.cardSkulls + places.filter(({ zone }) => zone === 'rack').length;
  return (
    <div ref={board} className={styles['board']} data-island={lying.island || undefined}>
      <div className={styles['stage']}>
        <div className={styles['rope']}>
          <RaceRope view={view} sitters={sitters} />
        </div>
        <div className={styles['play']}>
          <FortuneMat
            ref={mat}
            lying={lying}
            inChest={inChest.length}
            safe={scoreOfDisqualified(lying.card, dice, inChest).points}
            isPending={!isOver && isChestChanged(draft, view)}
            canLay={tapChest(props, draft).draft === undefined ? 0 : draft.roll.length}
            isBusy={isBusy}
            onChest={chest}
          />
          <div className={styles['bowl']} data-piece="bowl" />
          {lying.island && <Island loss={view.deduction} />}
          <SkullRack lying={lying} skulls={skulls} />
          <ul className={styles['dice']} aria-label={say('dice')}>
            {POSITIONS.map((die) => (
              <Die
                key={die}
                number={die}
                face={lying.dice[die - 1]}
                fate={fateOf(die, lying, draft, moves)}
                place={places[die - 1] ?? NO_PLACE}
                isLit={!isBusy && !isOver && tapDie(props, draft, die).draft !== undefined}
                isPending={!isOver && draft.chest.includes(die) && !view.chest.includes(die)}
                isBusy={isBusy}
                onTap={tap}
                onDrop={drop}
              />
            ))}
          </ul>
          <Outcome lying={lying} names={names} />
          <Ribbon view={view} names={names} />
        </div>
      </div>
      <div className={styles['lantern']} data-piece="lantern" />
    </div>
  );
};

const NOWHERE = { x: 0, y: 0, size: 0 };
const NO_PLACE = { zone: 'bowl', wide: NOWHERE, tall: NOWHERE } as const;
