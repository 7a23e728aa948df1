/** The cards on a planet: all turned up but the last, which shows its owner's back and lies askew. */
import { classes } from '@tortuga/table';
import type { CardView, Planet } from '../../types.ts';
import { Face } from '../Face.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { custom } from '../style.ts';
import styles from './Stack.module.css';

interface LaidProps {
  readonly laid: CardView;
  readonly planet: Planet;
  readonly index: number;
  readonly table: Props;
}

/** A card face down is shown to its owner while he looks: the view has it for nobody else. */
const seenCard = ({ card, up }: CardView, isPeeking: boolean): number | undefined =>
  card !== null && (up || isPeeking) ? card : undefined;

const LaidCard = ({ laid, planet, index, table }: LaidProps) => {
  const { sitters, draft } = table;
  const isMine = !laid.up && laid.card !== null;
  return (
    <span
      className={classes(styles['card'], !laid.up && styles['hidden'], isMine && styles['mine'])}
      style={custom({ '--i': index })}
      data-piece={pieces.card(planet, index)}
    >
      <Face
        colour={sitters[laid.seat]?.colour ?? 'coral'}
        card={seenCard(laid, draft.isPeeking)}
        isTurning={laid.up}
        piece={pieces.face(planet, index)}
      />
    </span>
  );
};

export const Stack = ({ planet, table }: { readonly planet: Planet; readonly table: Props }) => {
  const cards = table.view.planets[planet]?.cards ?? [];
  return (
    <span className={styles['stack']} style={custom({ '--n': cards.length })}>
      {cards.map((laid, index) => (
        <LaidCard key={pieces.card(planet, index)} laid={laid} planet={planet} index={index} table={table} />
      ))}
    </span>
  );
};
