/** A visit to a base, step by step (SP-62): what can be done now, at what price, and the way on. */
import { Button, useKeys } from '@tortuga/table';
import { CARGO, VALUES } from '../../components.ts';
import { Bench } from '../hand/Bench.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { addAll, addCargo, addValue, dockMove } from './drafting.ts';
import { FillStep } from './FillStep.tsx';
import { SellStep } from './SellStep.tsx';
import { StepRow } from './StepRow.tsx';
import { costOf, pointsOf, type Visit, visitOf, worthOf } from './visit.ts';

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
  if (cargo.length === 0) return { text: say('sell-none') };
  const text = say('sell-act', { count: cargo.length });
  if (visit.prices === undefined) return { text, detail: say('sell-blind') };
  const mc = worthOf(visit.prices, cargo);
  return { text, detail: say('dock-money', { from: visit.pirate.mc, to: visit.pirate.mc + mc }) };
};

const fillLabel = ({ table, visit }: StepProps, say: Speak): Label => {
  const points = pointsOf(table.draft.choice.values);
  if (points === 0) return { text: say('fill-none') };
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
        detail: say('dock-money', { from: visit.pirate.mc, to: visit.pirate.mc - 15 }),
      };
    case 'look':
      return { text: say('look-act') };
    case 'sell':
      return sellLabel(props, say);
    case 'fill':
      return fillLabel(props, say);
  }
};

const send = (table: Props): void => {
  const move = dockMove(table);
  if (move !== undefined && !table.isBusy) table.play(move);
};

const Acts = (props: StepProps) => {
  const say = useWords();
  const { table, visit } = props;
  const { text, detail } = labelOf(props, say);
  return (
    <>
      {visit.step === 'sell' && (
        <Button kind="ghost" aria-keyshortcuts="A" onClick={() => addAll(table)}>
          {say('sell-all')}
        </Button>
      )}
      {visit.step !== 'bribe' && (
        <Button
          kind="ghost"
          aria-keyshortcuts="S"
          onClick={() => !table.isBusy && table.play({ kind: 'skip' })}
        >
          {say(`dock-skip-${visit.step}`)}
        </Button>
      )}
      <Button
        kind="primary"
        isDisabled={dockMove(table) === undefined || table.isBusy}
        detail={detail}
        data-piece={pieces.act}
        aria-keyshortcuts="Enter"
        onClick={() => send(table)}
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
  return Object.fromEntries(
    VALUES.map((value) => [`${value}`, () => addValue(table, value, pieces.pump(value))]),
  );
};

const Docking = (props: StepProps) => {
  const say = useWords();
  const { table, visit } = props;
  const isSelling = visit.step === 'sell';
  useKeys({
    ...digitsOf(props),
    a: isSelling ? () => addAll(table) : undefined,
    s: visit.step === 'bribe' || table.isBusy ? undefined : () => table.play({ kind: 'skip' }),
    Enter: () => send(table),
  });
  return (
    <Bench acts={<Acts {...props} />}>
      <StepRow {...props} />
      <p>{askText(props, say)}</p>
      {isSelling && <SellStep {...props} />}
      {visit.step === 'fill' && <FillStep {...props} />}
    </Bench>
  );
};

export const DockPanel = (table: Props) => {
  const visit = visitOf(table.view);
  return visit && <Docking key={visit.step} table={table} visit={visit} />;
};
