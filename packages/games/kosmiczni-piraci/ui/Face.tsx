/** A card of this game: a figure on its owner's front, or its owner's back. What nobody may see is not there. */
import { CARD_BACKS, classes, type Colour } from '@tortuga/table';
import type { Card as CardValue } from '../types.ts';
import styles from './Face.module.css';
import { figureOf, FRONTS } from './pictures.ts';
import { pictures } from './style.ts';

interface FaceProps {
  readonly colour: Colour;
  /** Undefined where only the back is seen. */
  readonly card: CardValue | undefined;
  /** It has a back too, which is seen while it turns. */
  readonly isTurning?: boolean;
  readonly piece?: string;
}

export const Face = ({ colour, card, isTurning = false, piece }: FaceProps) => (
  <span className={classes(styles['face'], isTurning && styles['turning'])} data-piece={piece}>
    {card !== undefined && (
      <span className={styles['side']} style={pictures(figureOf(card), FRONTS[colour])} />
    )}
    {(card === undefined || isTurning) && (
      <span className={classes(styles['side'], styles['back'])} style={pictures(CARD_BACKS[colour])} />
    )}
  </span>
);
