/** What lies on the board, each piece with its own few props: one change redraws one. */
import { classes, type Gestures, laidPiece, useAim, useTouch } from '@tortuga/table';
import { memo } from 'react';
import type { Card } from '../../types.ts';
import { Coin } from '../Coin.tsx';
import { Face } from '../Face.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import styles from './Cells.module.css';
import { coinPlace, hoveringPlace, placeOf } from './places.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Where a click by key, or by a reader of screens, was. */
export const cellMark = ({ x, y }: At): string => `${x},${y}`;

interface CardProps extends At {
  readonly card: Card;
  readonly label: string;
  readonly isNew: boolean;
  readonly isWrong: boolean;
}

/** A card that lies. */
export const LaidCard = memo(({ x, y, card, label, isNew, isWrong }: CardProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={classes(styles['card'], isNew && styles['new'], isWrong && styles['wrong'])}
    aria-label={label}
    data-cell={cellMark({ x, y })}
    {...laidPiece(pieces.card({ x, y }), placeOf({ x, y }))}
  >
    <Face card={card} />
  </button>
));

interface HoveringProps extends Omit<CardProps, 'isNew'> {
  readonly held: number;
  /** What the whole draft would earn, on the card laid last. */
  readonly earned: number;
  readonly aim: Props['aim'];
  readonly touch: (held: number) => Gestures;
}

/** A card of the draft: a tap takes it back, a drag moves it. */
export const HoveringCard = memo((props: HoveringProps) => {
  const { x, y, card, held, label, earned, isWrong, aim, touch } = props;
  const ref = useTouch(touch(held));
  const isLifted = useAim(aim, (now) => now?.lifted?.held === held);
  return (
    <button
      ref={ref}
      type="button"
      className={classes(
        styles['card'],
        styles['hovering'],
        isWrong && styles['wrong'],
        isLifted && styles['lifted'],
      )}
      aria-label={label}
      data-cell={cellMark({ x, y })}
      {...laidPiece(pieces.card({ x, y }), hoveringPlace({ x, y }))}
    >
      <Face card={card} />
      {earned > 0 && (
        <span className={styles['corner']}>
          <Coin earned={earned} />
        </span>
      )}
    </button>
  );
});

interface LitProps extends At {
  readonly label: string;
  readonly earned: number;
  /** More cards are needed after this one. */
  readonly isPart: boolean;
  /** The one that Tab comes to. */
  readonly isFirst: boolean;
}

/** A cell where the chosen card may lie. */
export const LitCell = memo(({ x, y, label, earned, isPart, isFirst }: LitProps) => (
  <button
    type="button"
    tabIndex={isFirst ? 0 : -1}
    className={classes(styles['cell'], styles['lit'], isPart && styles['part'])}
    aria-label={label}
    data-cell={cellMark({ x, y })}
    {...laidPiece(pieces.cell({ x, y }), placeOf({ x, y }))}
  >
    {earned > 0 && <Coin earned={earned} />}
  </button>
));

interface FreeProps extends At {
  readonly label: string;
  readonly isWrong: boolean;
}

/** Any other cell that keys point at, or that was refused. */
export const FreeCell = memo(({ x, y, label, isWrong }: FreeProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={classes(styles['cell'], isWrong ? styles['refused'] : styles['bare'])}
    aria-label={label}
    data-cell={cellMark({ x, y })}
    {...laidPiece(pieces.cell({ x, y }), placeOf({ x, y }))}
  />
));

/** A card of a play that is shown as a hint. */
export const GhostCard = memo(({ x, y, card, label }: Omit<CardProps, 'isNew' | 'isWrong'>) => (
  <button
    type="button"
    className={classes(styles['cell'], styles['lit'], styles['ghost'])}
    aria-label={label}
    data-cell={cellMark({ x, y })}
    {...laidPiece(pieces.cell({ x, y }), placeOf({ x, y }))}
  >
    <Face card={card} />
  </button>
));

/** What the last play has earned there, until it is taken. */
export const BonusCoin = memo(({ x, y, earned }: At & { readonly earned: number }) => (
  <span
    className={styles['coin']}
    aria-hidden="true"
    {...laidPiece(pieces.coin({ x, y }), coinPlace({ x, y }))}
  >
    <Coin earned={earned} />
  </span>
));
