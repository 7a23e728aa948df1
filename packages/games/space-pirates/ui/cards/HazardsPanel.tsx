/** Which Hazard comes next: the order is drafted by dragging, by taps and by keys, and the first one begins. */
import { Button, useKeys, useLatest, useTouch } from '@tortuga/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Hazard } from '../../components.ts';
import { focusOn } from '../focusOn.ts';
import { Bench } from '../hand/Bench.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { HAZARD_ART } from './hazardArt.ts';
import { hazardText, lackText } from './HazardList.tsx';
import styles from './HazardsPanel.module.css';
import { beginHazard, firstHazard, moveHazard } from './ordering.ts';
import { dragRow } from './rowDrag.ts';

interface RowProps {
  readonly hazard: Hazard;
  readonly place: number;
  readonly table: Props;
  readonly list: RefObject<HTMLOListElement | null>;
}

const rowsIn = ({ current }: RowProps['list']): readonly HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('button') ?? []),
];

const Row = ({ hazard, place, table, list }: RowProps) => {
  const say = useWords();
  const latest = useLatest(table);
  const text = lackText(table, hazard, say) ?? hazardText(table, hazard, say);
  const isStepped = useRef(false);
  const go = (to: number): void => moveHazard(latest.current, place, to);
  const step = (by: number): void => {
    isStepped.current = true;
    go(place + by);
  };
  // An element that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (isStepped.current) focusOn(pieces.hazard(hazard));
    isStepped.current = false;
  }, [hazard, place]);
  const ref = useTouch({
    press: () => go(0),
    drag: () => dragRow(rowsIn(list), place, go),
    keys: { ArrowUp: () => step(-1), ArrowDown: () => step(1) },
  });
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles['row']}
        data-piece={pieces.hazard(hazard)}
        data-skipped={lackText(table, hazard, say) !== undefined || undefined}
        aria-label={say('hazard-place', { nth: place + 1, text })}
        aria-keyshortcuts={`${place + 1}`}
      >
        <b>{place + 1}</b>
        <span className={styles['icon']}>
          <img src={HAZARD_ART[hazard]} alt="" draggable={false} />
        </span>
        <span>{text}</span>
        <span className={styles['grip']} aria-hidden="true" />
      </button>
    </li>
  );
};

const Act = (table: Props) => {
  const say = useWords();
  const first = firstHazard(table);
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={first === undefined || table.isBusy}
      data-piece={pieces.act}
      aria-keyshortcuts="Enter"
      onClick={() => beginHazard(table)}
    >
      {first === undefined ? say('hazard-none') : say(`hazard-begin-${first}`)}
    </Button>
  );
};

const DIGITS = ['1', '2', '3'];

export const HazardsPanel = (table: Props) => {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  useKeys({
    ...Object.fromEntries(DIGITS.map((digit, place) => [digit, () => moveHazard(table, place, 0)])),
    Enter: () => beginHazard(table),
    Space: () => beginHazard(table),
  });
  return (
    <Bench title={say('hazard-ask')} acts={<Act {...table} />}>
      <ol ref={list} className={styles['list']}>
        {table.draft.choice.hazards.map((hazard, place) => (
          <Row key={hazard} hazard={hazard} place={place} table={table} list={list} />
        ))}
      </ol>
    </Bench>
  );
};
