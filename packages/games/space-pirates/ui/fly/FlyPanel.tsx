/** Flying, in the hand: what comes of the template, the dial, the energy and the buttons. */
import { type Colour, IconButton, useStable } from '@tortuga/table';
import { valueOf } from '../../components.ts';
import { Bench } from '../hand/Bench.tsx';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Acts } from './Acts.tsx';
import { aimedOn, planOn, turnBy } from './acts.ts';
import { Degrees } from './Degrees.tsx';
import { Dial } from './Dial.tsx';
import { turnOf } from './fan.ts';
import styles from './FlyPanel.module.css';
import { hintOf, noteOf } from './hint.ts';
import type { Aimed } from './plan.ts';
import { Pips } from './Pips.tsx';
import { Readout } from './Readout.tsx';
import { sentenceOf, type Teller } from './sentence.ts';
import { Starts } from './Starts.tsx';
import { useKeys } from './useKeys.ts';
import { useSending } from './useSending.ts';

interface HelmProps {
  readonly table: Props;
  readonly aimed: Aimed;
  readonly colour: Colour;
  readonly teller: Teller;
}

/** Whole degrees by the buttons beside the dial. */
const STEP = 10;

const Helm = ({ table, aimed, colour, teller }: HelmProps) => {
  const say = useWords();
  const { fan, laying } = aimed;
  const { sky } = planOn(table);
  const outcome = sentenceOf(sky, fan, turnOf(fan, laying.angle), teller);
  return (
    <>
      <Readout {...{ table, aimed, sky, teller }} text={outcome} />
      <div className={styles['port']}>
        <IconButton icon="back" label={say('fly-port')} onClick={() => turnBy(table, -STEP)} />
      </div>
      <Dial {...{ table, aimed, colour, outcome }} />
      <div className={styles['starboard']}>
        <IconButton icon="forward" label={say('fly-starboard')} onClick={() => turnBy(table, STEP)} />
      </div>
      <Degrees aim={table.aim} aimed={aimed} />
      <Starts table={table} aimed={aimed} />
    </>
  );
};

const Energy = ({ table, isAimed }: { readonly table: Props; readonly isAimed: boolean }) => {
  const { card, laid } = table.view.turn;
  const drafted = table.draft.flight.route.length;
  return <Pips laid={laid} drafted={drafted} isAimed={isAimed} total={card === null ? 1 : valueOf(card)} />;
};

export const FlyPanel = (props: Props) => {
  const say = useWords();
  const table = useSending(props);
  useKeys(table);
  const { view, sitters, hasHints } = table;
  const nameOf = useStable((seat: number) => sitters[seat]?.name ?? '');
  const teller: Teller = { say, nameOf };
  const aimed = aimedOn(table);
  const colour = sitters[view.boss]?.colour ?? 'gold';
  return (
    <Bench hint={hasHints ? hintOf(table, teller) : undefined} acts={<Acts {...table} />}>
      <div className={styles['pad']}>
        <Energy table={table} isAimed={aimed !== undefined} />
        {aimed === undefined ? (
          <p className={styles['note']}>{noteOf(table, say)}</p>
        ) : (
          <Helm {...{ table, aimed, colour, teller }} />
        )}
      </div>
    </Bench>
  );
};
