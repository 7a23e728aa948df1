/** The discs that were drawn, each with the face that its drawer alone sees: which one is to be put now. */
import { useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { cargoName } from '../words/names.ts';
import { useWords } from '../words/messages.ts';
import { faceOf } from './face.ts';
import { DiscPicture } from './DiscPicture.tsx';
import styles from './Put.module.css';
import { puttingOf } from './putting.ts';
import { withSpot } from './spotActs.ts';

export const DiscPick = (table: Props) => {
  const say = useWords();
  const { view, draft } = table;
  const wanted = puttingOf(view)?.wanted;
  const discs = wanted === undefined || wanted.kind === 'storm' ? [] : wanted.discs;
  const choose = (disc: number | undefined): void => {
    if (disc !== undefined) table.setDraft(withSpot(draft, { disc }));
  };
  const here = discs.indexOf(draft.spot.disc ?? -1);
  useKeys({
    '[': () => choose(discs.at(here - 1)),
    ']': () => choose(discs[(here + 1) % discs.length]),
  });
  return (
    <div className={styles['row']} role="group" aria-label={say('put-discs')}>
      {discs.map((id) => {
        const face = faceOf(view.discs.find((disc) => disc.id === id));
        const name = face === undefined ? say('put-unknown') : cargoName(face, say);
        return (
          <button
            key={id}
            type="button"
            className={styles['pick']}
            aria-pressed={draft.spot.disc === id}
            onClick={() => choose(id)}
          >
            <svg viewBox="-14 -14 28 28" aria-hidden="true">
              <DiscPicture face={face} />
            </svg>
            {name}
          </button>
        );
      })}
    </div>
  );
};
