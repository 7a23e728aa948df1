/** Somebody else decides, or chance: whom one waits for, and for what. With it the card of this turn, if it is not one's own. */
import { type Card, TYPES } from '../../components.ts';
import type { Task } from '../../phases.ts';
import { askedOf } from '../asked.ts';
import { HazardMark } from '../cards/HazardMark.tsx';
import { hazardsIn } from '../cards/hazards.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { DiscPicture } from '../put/DiscPicture.tsx';
import { cardName } from '../words/names.ts';
import { Bench } from './Bench.tsx';
import { EnergyFace } from './EnergyFace.tsx';
import styles from './Waiting.module.css';

const nameOf = ({ sitters }: Props, seat: number): string => sitters[seat]?.name ?? '';

const ofTask = (table: Props, task: Task, say: Speak): string => {
  const name = nameOf(table, task.seat);
  if (task.kind === 'luck') return say('waiting-luck', { name });
  return task.kind === 'energy' ? say('waiting-energy', { name }) : say('waiting-lose', { name });
};

/** Chance decides. */
const ofChance = (table: Props, say: Speak): string => {
  const { phase, queue } = table.view;
  if (queue[0] !== undefined) return ofTask(table, queue[0], say);
  switch (phase.name) {
    case 'setup':
      return say('waiting-setup');
    case 'deal':
      return say('waiting-energy', { name: nameOf(table, phase.seat) });
    case 'draw':
      return say('waiting-draw', { name: nameOf(table, phase.seat) });
    case 'over':
      return say('waiting-over');
    default:
      return say('waiting-for-chance');
  }
};

const textOf = (table: Props, say: Speak): string => {
  const asked = askedOf(table.view);
  return asked === undefined
    ? ofChance(table, say)
    : say(`waiting-${asked.decision}`, { name: nameOf(table, asked.seat) });
};

const TheirCard = ({ card, left }: { readonly card: Card; readonly left: string }) => {
  const say = useWords();
  const hazards = hazardsIn(left);
  return (
    <div className={styles['played']}>
      <span
        className={styles['card']}
        data-piece={pieces.played}
        role="img"
        aria-label={say('card-this-turn', { card: cardName(card, say) })}
      >
        <EnergyFace card={card} />
      </span>
      {hazards.length > 0 && (
        <p className={styles['left']}>
          {say('waiting-left')}
          {hazards.map((hazard) => (
            <HazardMark key={hazard} hazard={hazard} />
          ))}
        </p>
      )}
    </div>
  );
};

/** Discs from the bag, until they are placed; the log names them. */
const Drawn = ({ discs }: Pick<Props['view'], 'discs'>) => {
  const drawn = discs.filter(({ where }) => where === 'drawn');
  if (drawn.length === 0) return null;
  return (
    <p className={styles['drawn']} aria-hidden="true">
      {drawn.map(({ id, type }) => (
        <svg key={id} viewBox="-14 -14 28 28">
          <DiscPicture face={type === null ? undefined : TYPES[type]} />
        </svg>
      ))}
    </p>
  );
};

export const Waiting = (table: Props) => {
  const say = useWords();
  const { boss, me, turn } = table.view;
  return (
    <Bench title={textOf(table, say)}>
      {turn.card !== null && boss !== me && <TheirCard card={turn.card} left={turn.left} />}
      <Drawn discs={table.view.discs} />
      {me === null && <p>{say('waiting-watching')}</p>}
    </Bench>
  );
};
