/** A visit to a base, step by step (SP-62): what can be done now, at what price, and the way on. */
import { Button, useKeys } from '@tortuga/table';
import { BASE_PRICE, CARGO, VALUES } from '../../components.ts';
import type { Move } from '../../types.ts';
import { Bench } from '../hand/Bench.tsx';
import { ownCards } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './DockPanel.module.css';
import { addAll, addCargo, addValue, dockMove } from './drafting.ts';
import { FillStep } from './FillStep.tsx';
import { SellStep } from './SellStep.tsx';
import { StepRow } from './StepRow.tsx';
import { costOf, pointsOf } from './filling.ts';
import { type Visit, visitOf, worthOf } from './visit.ts';

const SKIP: Move = { kind: 'skip' };

interface StepProps {
  readonly table: Props;
  readonly visit: Visit;
}

const payeeOf = ({ sitters }: Props, { owner }: Visit, say: Speak): string =>
  owner === null ? say('dock-bank') : (sitters[owner]?.name ?? '');

const askText = ({ table, visit }: StepProps, say: Speak): string => {
  const base = visit.base + 1;
  switch (visit.step) {
    case 'bribe':
      return say('bribe-ask', { payee: payeeOf(table, visit, say) });
    case 'buy':
      return say('buy-ask', { base });
    case 'look':
      return say('look-ask', { base });
    case 'sell':
      return visit.prices === undefined ? say('sell-ask-blind') : say('sell-ask', { base });
    case 'fill':
      return visit.isHome ? say('fill-ask-home') : say('fill-ask', { payee: payeeOf(table, visit, say) });
  }
};

interface Label {
  readonly text: string;
  readonly detail?: string | undefined;
}

const sellLabel = ({ table, visit }: StepProps, say: Speak): Label => {
  const { cargo } = table.draft.choice;
  if (cargo.length === 0) return { text: say('dock-skip-sell') };
  if (visit.prices === undefined)
    return { text: say('sell-act', { count: cargo.length }), detail: say('sell-blind') };
  const mc = worthOf(visit.prices, cargo);
  return {
    text: say('sell-act-for', { count: cargo.length, mc }),
    detail: say('dock-money', { from: visit.pirate.mc, to: visit.pirate.mc + mc }),
  };
};

const keptText = ({ view }: Props, say: Speak): string | undefined => {
  const count = ownCards(view).length;
  return count === 0 ? undefined : say('fill-keep', { count });
};

const fillLabel = ({ table, visit }: StepProps, say: Speak): Label => {
  const points = pointsOf(table.draft.choice.values);
  if (points === 0) return { text: say('dock-skip-fill'), detail: keptText(table, say) };
  const mc = costOf(points, visit.isHome);
  return {
    text: say('fill-act', { points }),
    detail: visit.isHome ? say('fill-free') : say('fill-cost', { mc, left: visit.pirate.mc - mc }),
  };
};

const labelOf = (props: StepProps, say: Speak): Label => {
  const { visit } = props;
  switch (visit.step) {
    case 'bribe':
      return { text: say('bribe-act') };
    case 'buy':
      return {
        text: say('buy-act', { base: visit.base + 1 }),
        detail: say('dock-money', { from: visit.pirate.mc, to: visit.pirate.mc - BASE_PRICE }),
      };
    case 'look':
      return { text: say('look-act') };
    case 'sell':
      return sellLabel(props, say);
    case 'fill':
      return fillLabel(props, say);
  }
};

/** With nothing chosen one goes on: the main button is never without a move. */
const mainMove = (table: Props): Move => dockMove(table) ?? SKIP;

const play = (table: Props, move: Move): void => {
  if (!table.isBusy) table.play(move);
};

/** What else can be done: all at once, or nothing. */
const Others = ({ table, visit }: StepProps) => {
  const say = useWords();
  const isMainSkip = dockMove(table) === undefined;
  return (
    <>
      {visit.step === 'sell' && isMainSkip && (
        <Button kind="ghost" aria-keyshortcuts="A" onClick={() => addAll(table)}>
          {say('sell-all')}
        </Button>
      )}
      {visit.step !== 'bribe' && !isMainSkip && (
        <Button kind="ghost" aria-keyshortcuts="S" onClick={() => play(table, SKIP)}>
          {say(`dock-skip-${visit.step}`)}
        </Button>
      )}
    </>
  );
};

const Acts = (props: StepProps) => {
  const say = useWords();
  const { table } = props;
  const { text, detail } = labelOf(props, say);
  return (
    <>
      <Others {...props} />
      <Button
        kind="primary"
        isDisabled={table.isBusy}
        detail={detail}
        data-piece={pieces.act}
        aria-keyshortcuts="Enter"
        onClick={() => play(table, mainMove(table))}
      >
        {text}
      </Button>
    </>
  );
};

const digitsOf = ({ table, visit }: StepProps): Readonly<Record<string, () => void>> => {
  if (visit.step === 'sell')
    return Object.fromEntries(CARGO.map((cargo, place) => [`${place + 1}`, () => addCargo(table, cargo)]));
  if (visit.step !== 'fill') return {};
  return Object.fromEntries(VALUES.map((value) => [`${value}`, () => addValue(table, value)]));
};

const Docking = (props: StepProps) => {
  const say = useWords();
  const { table, visit } = props;
  const isSelling = visit.step === 'sell';
  useKeys({
    ...digitsOf(props),
    a: isSelling ? () => addAll(table) : undefined,
    s: visit.step === 'bribe' ? undefined : () => play(table, SKIP),
    Enter: () => play(table, mainMove(table)),
    Space: () => play(table, mainMove(table)),
  });
  return (
    <Bench head={<StepRow {...props} />} acts={<Acts {...props} />}>
      <p className={styles['ask']} data-step={visit.step}>
        {askText(props, say)}
      </p>
      {isSelling && <SellStep {...props} />}
      {visit.step === 'fill' && <FillStep {...props} />}
    </Bench>
  );
};

export const DockPanel = (table: Props) => {
  const visit = visitOf(table.view);
  return visit && <Docking key={visit.step} table={table} visit={visit} />;
};
