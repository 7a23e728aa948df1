/** Everybody at the table, and what they have just said. */
import type { Seat } from '@tortuga/engine';
import { Reaction, SeatBadge, seatPiece, type Sitter } from '@tortuga/table';
import styles from './Seats.module.css';
import type { Said } from './useReactions.ts';

export interface SeatsProps {
  readonly sitters: readonly Sitter[];
  readonly badgeOf: (seat: Seat) => { readonly score: number; readonly line: string };
  readonly turn: readonly Seat[];
  readonly said: ReadonlyMap<Seat, Said>;
}

export const Seats = ({ sitters, badgeOf, turn, said }: SeatsProps) =>
  sitters.map((sitter, seat) => {
    const saying = said.get(seat);
    return (
      <div key={sitter.colour} className={styles['seat']}>
        <SeatBadge
          sitter={sitter}
          {...badgeOf(seat)}
          // Alone it is always one's turn.
          isTurn={sitters.length > 1 && turn.includes(seat)}
          piece={seatPiece(seat)}
        />
        <span className={styles['said']} aria-live="polite">
          {saying !== undefined && (
            <span key={saying.number}>
              <span className={styles['who']}>{sitter.name}: </span>
              <Reaction name={saying.reaction} />
            </span>
          )}
        </span>
      </div>
    );
  });
