/**
 * What the viewer does: the panel of the decision that is asked for, and the own Energy cards.
 *
 * A panel is a `Bench`. On a desktop its body and its acts lie beside the cards, on a phone above and below them, on a phone
 * held sideways all lie in one column 248 px wide. Where `CARDS` says so the cards step aside, and the bench has all the room.
 */
import { useNewHeight } from '@tortuga/table';
import { useRef } from 'react';
import { askedOf, type Decision, myDecision } from '../asked.ts';
import { DESKS } from '../desks.ts';
import type { Props } from '../shown.ts';
import { StepStrip } from '../side/StepStrip.tsx';
import { TurnNotesContext, useTurnNotes } from '../side/turnNotes.ts';
import { Cards } from './Cards.tsx';
import styles from './Hand.module.css';
import { Waiting } from './Waiting.tsx';

/** All cards in their own row; small, or none where little room is; none. */
type Room = 'full' | 'small' | 'none';

const CARDS: Readonly<Record<Decision, Room>> = {
  hangar: 'small',
  place: 'small',
  flick: 'small',
  card: 'full',
  hazards: 'small',
  storm: 'small',
  wind: 'small',
  move: 'small',
  dock: 'none',
  damage: 'small',
  heading: 'small',
  aside: 'small',
};

export const Hand = (table: Props) => {
  const decision = myDecision(table);
  const Panel = decision === undefined ? Waiting : DESKS[decision].Panel;
  const notes = useTurnNotes(table);
  const room = decision === undefined ? 'full' : CARDS[decision];
  const hand = useRef<HTMLDivElement>(null);
  // A pad to aim on is three times as high as a question: while others decide, the board stays as it is.
  useNewHeight(hand, decision);
  return (
    <div ref={hand} className={styles['hand']} data-hand="wide" data-cards={room} data-asked={decision}>
      {/* A visit has a strip of its own. */}
      {decision !== 'dock' && <StepStrip {...table} />}
      {room !== 'none' && <Cards table={table} isSmall={room === 'small'} />}
      {/* Of another decision nothing is kept. */}
      <TurnNotesContext value={notes}>
        <Panel key={decision ?? askedOf(table.view)?.decision ?? 'none'} {...table} />
      </TurnNotesContext>
    </div>
  );
};
