/** Flying, in the hand: what comes of the template, the dial, the energy and the buttons. */
import { type Colour, IconButton, useStable } from '@tortuga/table';
import { pirateOf } from '../../pieces.ts';
import { valueOf } from '../../components.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Acts } from './Acts.tsx';
import { aimedOn, planOn, turnBy } from './acts.ts';
import { Degrees } from './Degrees.tsx';
import { Dial } from './Dial.tsx';
import { turnOf } from './fan.ts';
import styles from './FlyPanel.module.css';
import { hintOf } from './hint.ts';
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
  return (
    <div className={styles['helm']}>
      <IconButton icon="back" label={say('fly-port')} onClick={() => turnBy(table, -STEP)} />
      <Dial
        table={table}
        aimed={aimed}
        colour={colour}
        outcome={sentenceOf(sky, fan, turnOf(fan, laying.angle), teller)}
      />
      <IconButton icon="forward" label={say('fly-starboard')} onClick={() => turnBy(table, STEP)} />
      <Degrees aim={table.aim} aimed={aimed} />
      <Starts table={table} aimed={aimed} />
    </div>
  );
};

const totalOf = ({ view: { turn } }: Props): number => (turn.card === null ? 1 : valueOf(turn.card));

export const FlyPanel = (table: Props) => {
  const say = useWords();
  useSending(table);
  useKeys(table);
  const { view, viewer, draft, sitters } = table;
  const nameOf = useStable((seat: number) => sitters[seat]?.name ?? '');
  const teller: Teller = { say, nameOf };
  const aimed = aimedOn(table);
  const { sky } = planOn(table);
  const colour = sitters[view.boss]?.colour ?? 'gold';
  const { chased } = pirateOf(view, view.boss);
  return (
    <section className={styles['fly']} aria-label={say('asked-move')} data-chased={chased || undefined}>
      <Readout
        table={table}
        aimed={aimed}
        sky={sky}
        teller={teller}
        text={viewer === 'spectator' ? '' : hintOf(table, teller)}
      />
      {aimed !== undefined && <Helm {...{ table, aimed, colour, teller }} />}
      <div className={styles['tray']}>
        <Pips
          laid={view.turn.laid}
          drafted={draft.flight.route.length}
          isAimed={aimed !== undefined}
          total={totalOf(table)}
        />
        <Acts {...table} />
      </div>
    </section>
  );
};
