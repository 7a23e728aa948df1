/**
 * Where everything at a table lies. Tab follows top bar, seats, board, hand, hints, side; F6 steps through these regions.
 * The board takes what room is left and never scrolls, and it takes the focus that would be lost where there is no move to make. Below 1100 px, and by the sofa setting, the side is a drawer, on a phone a sheet.
 */
import { type ReactNode, type Ref, useRef } from 'react';
import { useKeepFocus } from '../focus/useKeepFocus.ts';
import { useKitSay } from '../words/kitMessages.ts';
import { classes } from '../kit/classes.ts';
import { Drawer } from './Drawer.tsx';
import styles from './TableLayout.module.css';
import { useNarrow } from './useNarrow.ts';
import { useRegionSteps } from './useRegionSteps.ts';
import { useSteadyHeight } from './useSteadyHeight.ts';

export interface TableLayoutProps {
  readonly top: ReactNode;
  readonly seats: ReactNode;
  readonly board: ReactNode;
  readonly hand: ReactNode;
  readonly side: ReactNode;
  /** Why something was refused: a strip under the board on a phone. */
  readonly why?: ReactNode | undefined;
  readonly coach?: ReactNode | undefined;
  readonly isSideOpen: boolean;
  readonly onSideClose: () => void;
  /** The element whose pieces move: everything but the drawer. */
  readonly stage?: Ref<HTMLDivElement> | undefined;
}

/** What holds the focus may disappear, the board does not. */
export const BOARD_ID = 'board';
/** Where whoever opens a table begins: it holds the move. */
export const HAND_ID = 'hand';
/** Who has lost what he held finds what he most likely wants next: the one primary button of the hand. */
export const FOCUS_HOMES: readonly string[] = [`#${HAND_ID} [data-main]`, `#${BOARD_ID}`];

export const TableLayout = (props: TableLayoutProps) => {
  const say = useKitSay();
  const isNarrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useSteadyHeight(below);
  useRegionSteps(page);
  useKeepFocus(FOCUS_HOMES);
  return (
    <div ref={page} className={classes(styles['page'], isNarrow && styles['narrow'])}>
      <a className={styles['skip']} href={`#${HAND_ID}`} onClick={skipTo(HAND_ID)}>
        {say('skip')}
      </a>
      <div ref={props.stage} className={styles['stage']}>
        <header className={styles['top']} data-region aria-label={say('region-top')} tabIndex={-1}>
          {props.top}
        </header>
        <section className={styles['seats']} data-region aria-label={say('region-seats')} tabIndex={-1}>
          {props.seats}
        </section>
        <main
          id={BOARD_ID}
          className={styles['board']}
          data-region
          aria-label={say('region-board')}
          tabIndex={-1}
        >
          {props.board}
        </main>
        <div className={styles['why']}>{props.why}</div>
        <div ref={below} className={styles['below']}>
          <section
            id={HAND_ID}
            className={styles['hand']}
            data-region
            aria-label={say('region-hand')}
            tabIndex={-1}
          >
            {props.hand}
          </section>
          <section className={styles['coach']} aria-label={say('region-strips')}>
            {props.coach}
          </section>
        </div>
        {!isNarrow && (
          <aside className={styles['side']} data-region aria-label={say('region-side')} tabIndex={-1}>
            {props.side}
          </aside>
        )}
      </div>
      {isNarrow && (
        <Drawer label={say('region-side')} isOpen={props.isSideOpen} onClose={props.onSideClose}>
          {props.side}
        </Drawer>
      )}
    </div>
  );
};

/** By hand: the address belongs to the router. */
const skipTo = (id: string) => (event: { readonly preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};
