/** The fortune card, grown to a mat: the chest is open, a battle shows its stakes, a spell whether it is still there. */
import { Icon } from '@tortuga/table';
import { forwardRef, type ReactNode } from 'react';
import { battleOf, countFace } from '../scoring.ts';
import type { Card } from '../types.ts';
import { CARD_ART, CARD_BACK, CHEST, CHEST_OPEN } from './art.ts';
import styles from './FortuneMat.module.css';
import type { Lying } from './lying.ts';
import { useWords } from './words.ts';

export interface FortuneMatProps {
  readonly lying: Lying;
  /** What the chest holds by the draft. */
  readonly inChest: number;
  readonly safe: number;
  readonly isPending: boolean;
  /** As many are chosen and may go in. */
  readonly canLay: number;
  /** Nothing can be chosen now. */
  readonly isBusy: boolean;
  /** Lays the chosen dice on the chest; undefined for one who only watches. */
  readonly onChest: (() => void) | undefined;
}

const Battle = ({ lying, card }: { readonly lying: Lying; readonly card: Card }) => {
  const say = useWords();
  const battle = battleOf(card);
  if (battle === undefined) return null;
  const { swords: need, bonus } = battle;
  const have = countFace(
    lying.dice.filter((face) => face !== undefined),
    'sword',
  );
  return (
    <span className={styles['stakes']} data-won={have >= need || undefined}>
      <b>{say('battle-swords', { have, need })}</b>
      <span data-met={have >= need || undefined}>{say('battle-win', { bonus })}</span>
      <span data-met={have < need || undefined}>{say('battle-lose', { bonus })}</span>
    </span>
  );
};

const Spell = ({ isReady }: { readonly isReady: boolean }) => {
  const say = useWords();
  return (
    <span className={styles['tag']} data-ready={isReady || undefined}>
      {!isReady && <Icon name="tick" />}
      {say(isReady ? 'spell-ready' : 'spell-cast')}
    </span>
  );
};

/** What is more than the line on the card. */
const Extra = ({ card, lying, safe, isPending }: FortuneMatProps & { readonly card: Card }) => {
  const say = useWords();
  if (battleOf(card) !== undefined) return <Battle lying={lying} card={card} />;
  if (card === 'sorceress') return <Spell isReady={lying.spell} />;
  if (card === 'captain') return <span className={styles['big']}>×2</span>;
  if (card !== 'chest') return null;
  return (
    <span className={styles['tag']} data-ready={safe > 0 || undefined}>
      {say('chest-safe', { points: safe })}
      {isPending && <i>{say('chest-pending')}</i>}
    </span>
  );
};

const Picture = ({ card }: { readonly card: Card }) =>
  card === 'chest' ? (
    <>
      <img className={styles['open']} src={CHEST_OPEN} alt="" draggable={false} />
      <img className={styles['small']} src={CHEST} alt="" draggable={false} />
      <span className={styles['well']} />
    </>
  ) : (
    <img className={styles['picture']} src={CARD_ART[card]} alt="" draggable={false} />
  );

const Frame = ({ card, children }: { readonly card: Card | null; readonly children: ReactNode }) => (
  <div className={styles['mat']} data-piece="card" data-card={card ?? 'none'}>
    {children}
    <img
      className={styles['back']}
      data-piece="card-back"
      data-alone={card === null || undefined}
      src={CARD_BACK}
      alt=""
      draggable={false}
    />
  </div>
);

export const FortuneMat = forwardRef<HTMLDivElement, FortuneMatProps>((props, ref) => {
  const say = useWords();
  const { card } = props.lying;
  if (card === null) {
    return (
      <Frame card={card}>
        <span className={styles['heard']}>{say('card-waiting')}</span>
      </Frame>
    );
  }
  return (
    <Frame card={card}>
      <div ref={ref} className={styles['face']} data-piece="card-face">
        <Picture card={card} />
        <span className={styles['title']}>{say(`card-${card}`)}</span>
        <span className={styles['line']}>{say(`line-${card}`)}</span>
        <Extra {...props} card={card} />
        {card === 'chest' && props.onChest !== undefined && (
          <button
            type="button"
            className={styles['chest']}
            data-piece="chest"
            aria-label={say('chest-name', { count: props.inChest })}
            aria-disabled={props.isBusy || undefined}
            aria-keyshortcuts="C"
            data-lit={props.canLay > 0 || undefined}
            onClick={props.onChest}
          >
            {props.canLay > 0 && <span aria-hidden="true">{say('chest-lay', { count: props.canLay })}</span>}
          </button>
        )}
      </div>
    </Frame>
  );
});
