/** Where it would lie, or why it cannot: for whoever cannot see the map, too. */
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { explain } from '../words/explain.ts';
import { useWords } from '../words/messages.ts';
import { refusalOf } from './spotActs.ts';
import styles from './Put.module.css';

export const SpotLine = (table: Props) => {
  const say = useWords();
  const { at } = table.draft.spot;
  if (at === undefined) return null;
  const refusal = refusalOf(table);
  const names = table.sitters.map(({ name }) => name);
  const [x, y] = [Math.round(toMm(at.x)), Math.round(toMm(at.y))];
  return (
    <output className={styles['line']} data-refused={refusal === undefined ? undefined : ''}>
      {refusal === undefined ? say('put-spot', { x, y }) : explain(refusal, names, say).text}
    </output>
  );
};
