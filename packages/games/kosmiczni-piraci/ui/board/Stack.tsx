/** The cards on a planet: all turned up but the last, which shows its owner's back and lies askew. */
import { classes } from '@tortuga/table';
import type { CardView, Planet } from '../../types.ts';
import { Face } from '../Face.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import styles from './Stack.module.css';

interface StackProps extends Pick<Props, 'view' | 'sitters'> {
  readonly planet: Planet;
  readonly isPeeking: boolean;
}

interface LaidProps extends Pick<StackProps, 'planet' | 'sitters' | 'isPeeking'> {
  readonly laid: CardView;
  readonly index: number;
}

/** A card face down is shown to its owner while he looks: the view has it for nobody else. */
const seenCard = ({ card, up }: CardView, isPeeking: boolean): number | undefined =>
  card !== null && (up || isPeeking) ? card : undefined;

const LaidCard = ({ laid, planet, index, sitters, isPeeking }: LaidProps) => {
  const isMine = !laid.up && laid.card !== null;
  return (
    <span
      className={classes(styles['card'], !laid.up && styles['hidden'], isMine && styles['mine'])}
      style={custom({ '--i': index })}
      data-piece={pieces.card(planet, index)}
    >
      <Face
        colour={sitters[laid.seat]?.colour ?? 'coral'}
        card={seenCard(laid, isPeeking)}
        isTurning={laid.up}
        piece={pieces.face(planet, index)}
      />
    </span>
  );
};

export const Stack = ({ planet, view, sitters, isPeeking }: StackProps) => {
  const cards = view.planets[planet]?.cards ?? [];
  return (
    <span className={styles['stack']} style={custom({ '--n': cards.length })}>
      {cards.map((laid, index) => (
        <LaidCard
          key={pieces.card(planet, index)}
          laid={laid}
          planet={planet}
          index={index}
          sitters={sitters}
          isPeeking={isPeeking}
        />
      ))}
    </span>
  );
};
