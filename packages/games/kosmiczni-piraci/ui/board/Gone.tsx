/** Cards sent home by teleport lie under the dial: whose they were is public, what was lost is not. */
import type { Sitter } from '@tortuga/table';
import { TELEPORT } from '../../types.ts';
import { Face } from '../Face.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import styles from './Gone.module.css';

interface GoneCard {
  readonly piece: string;
  readonly sitter: Sitter | undefined;
  readonly isTeleport: boolean;
}

const goneCards = ({ view, sitters }: Props): readonly GoneCard[] =>
  view.lostCounts.flatMap((count, seat) => {
    const sitter = sitters[seat];
    const teleport = { piece: pieces.goneTeleport(seat), sitter, isTeleport: true };
    const lost = Array.from({ length: count }, (_, index) => ({
      piece: pieces.gone(seat, index),
      sitter,
      isTeleport: false,
    }));
    return [...(view.teleportGone[seat] === true ? [teleport] : []), ...lost];
  });

/** Told in words in the side. */
export const Gone = (table: Props) => {
  const cards = goneCards(table);
  return (
    <div className={styles['gone']} style={custom({ '--n': cards.length })} aria-hidden="true">
      {cards.map(({ piece, sitter, isTeleport }, index) => (
        <span key={piece} className={styles['card']} style={custom({ '--i': index })} data-piece={piece}>
          {sitter !== undefined && <Face colour={sitter.colour} card={isTeleport ? TELEPORT : undefined} />}
        </span>
      ))}
    </div>
  );
};
