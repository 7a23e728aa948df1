/** Aim and power, and the ways to give them. */
import { Button } from '@tortuga/table';
import { pieces } from '../pieces.ts';
import { Bench } from '../hand/Bench.tsx';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { aimingNow, flick } from './acts.ts';
import { percentOf } from './describe.ts';
import { Digits } from './Digits.tsx';
import styles from './FlickPanel.module.css';
import { Pad } from './Pad.tsx';
import { Readout } from './Readout.tsx';
import { Sliders } from './Sliders.tsx';
import { AimSteps, PowerSteps } from './Steps.tsx';
import { Sweep } from './Sweep.tsx';
import { useFlickKeys } from './useFlickKeys.ts';
import { useSettling } from './useSettling.ts';
import { WayChoice } from './WayChoice.tsx';
import { useWay, type Way } from './way.ts';

/** What a way needs beside the board. */
const Means = ({ way, table }: { readonly way: Way; readonly table: Props }) => {
  switch (way) {
    case 'pull':
    case 'swipe':
      return <Pad {...table} />;
    case 'dials':
      return <Sliders {...table} />;
    case 'switch':
      return null;
  }
};

const FlickButton = (table: Props) => {
  const say = useWords();
  const isReady = table.draft.aiming.disc !== undefined && !table.isBusy;
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={!isReady}
      data-piece={pieces.act}
      shortcut="Space"
      onClick={() => flick(table, aimingNow(table))}
    >
      {isReady ? say('flick-act') : say('flick-act-choose')}
      {isReady && <Digits table={table} read={({ power }) => percentOf(power)} unit="%" />}
    </Button>
  );
};

export const FlickPanel = (table: Props) => {
  const way = useWay();
  useSettling(table);
  useFlickKeys(table, way);
  return (
    <Bench
      head={<Readout {...table} />}
      acts={way === 'switch' ? <Sweep {...table} /> : <FlickButton {...table} />}
    >
      <Means way={way} table={table} />
      <div className={styles['row']}>
        <WayChoice />
        {way !== 'switch' && (
          <div className={styles['steps']} data-way={way}>
            <AimSteps {...table} />
            <PowerSteps {...table} />
          </div>
        )}
      </div>
    </Bench>
  );
};
