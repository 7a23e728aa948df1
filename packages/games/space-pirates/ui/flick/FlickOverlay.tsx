/** Rings around the discs: dashed may be flicked, solid is chosen, a cross is refused. Tab goes over those that may. */
import { classes } from '@tortuga/table';
import type { DiscView } from '../../types.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { chooseDisc } from './acts.ts';
import { legalDiscs } from './draft.ts';
import styles from './FlickOverlay.module.css';
import { describeDisc } from './describe.ts';

/** Millimetres. */
const LEGAL_RING = 18;
const CHOSEN_RING = 21;

const lieAt = (disc: DiscView): { transform: string } => {
  const { x, y } = onMap(disc);
  return { transform: `translate(${x} ${y})` };
};

const Ring = ({ table, disc }: { readonly table: Props; readonly disc: DiscView }) => {
  const say = useWords();
  const isChosen = table.draft.aiming.disc === disc.id;
  return (
    // A circle of a map cannot be an input: it is one to those who hear it.
    <g
      {...lieAt(disc)}
      className={classes(styles['ring'], isChosen && styles['chosen'])}
      data-flick={disc.id}
      role="radio"
      aria-checked={isChosen}
      aria-label={describeDisc(disc, say)}
      tabIndex={0}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible') && !isChosen) chooseDisc(table, disc.id);
      }}
    >
      <circle className={styles['edge']} r={isChosen ? CHOSEN_RING : LEGAL_RING} />
      <circle className={styles['line']} r={isChosen ? CHOSEN_RING : LEGAL_RING} />
    </g>
  );
};

const Refused = ({ disc }: { readonly disc: DiscView }) => (
  <path {...lieAt(disc)} className={styles['cross']} d="M-12 -12L12 12M12 -12L-12 12" />
);

export const FlickOverlay = (table: Props) => {
  const say = useWords();
  const { view, draft } = table;
  const legal = legalDiscs(view);
  const refused = view.discs.find(({ id }) => id === draft.aiming.refused);
  return (
    <>
      <g role="radiogroup" aria-label={say('flick-discs')}>
        {view.discs.map((disc) =>
          legal.includes(disc.id) ? <Ring key={disc.id} table={table} disc={disc} /> : null,
        )}
      </g>
      {refused && <Refused disc={refused} />}
    </>
  );
};
