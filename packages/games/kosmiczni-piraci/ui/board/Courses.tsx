/** Where ships would sail if the chosen card were laid: an arrow along the ring. */
import { foresee } from '../../foresight.ts';
import pirate from '../art/course-pirate.svg?url';
import merchant from '../art/course-merchant.svg?url';
import { fitDraft } from '../draft.ts';
import type { Props } from '../shown.ts';
import styles from './Courses.module.css';

const ARROWS = { merchant, pirate } as const;

export const Courses = ({ view, draft, moves }: Props) => {
  const { planet } = fitDraft(draft, view);
  if (planet === undefined || view.ended !== null || moves?.length === 0) return undefined;
  return foresee(view, planet).legs.map(({ ship, from, to }) => (
    <img
      key={ship}
      className={styles['course']}
      src={ARROWS[ship]}
      alt=""
      data-edge={(ship === 'merchant' ? from : to) + 1}
      data-ship={ship}
    />
  ));
};
