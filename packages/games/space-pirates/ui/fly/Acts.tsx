/** The button that lays, flies, drifts or ends, and beside it what else may be done. */
import { Button } from '@tortuga/table';
import { pirateOf } from '../../pieces.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './FlyPanel.module.css';
import { end, flyRoute, halt, type Main, mainOf, mayEnd, numberOf, pressMain, takeBack } from './acts.ts';

const endText = ({ view: { turn, boss, pirates } }: Props, say: Speak): string => {
  if (turn.laid > 0) return say('fly-stop');
  return pirateOf({ pirates }, boss).ship.at === 'hangar' ? say('fly-stay-docked') : say('fly-stay');
};

const mainText = (table: Props, main: Main, say: Speak): string => {
  const { length } = table.draft.flight.route;
  switch (main) {
    case 'sending':
      return say('fly-flying');
    case 'lay':
      return say('fly-lay', { number: numberOf(table) });
    case 'fly':
      return say('fly-fly', { count: length });
    case 'fly-on':
      return say('fly-fly', { count: length + 1 });
    case 'drift':
      return say('fly-drift');
    case 'end':
      return endText(table, say);
  }
};

const wastes = ({ view: { turn } }: Props, say: Speak): string => say('fly-wastes', { energy: turn.energy });

const mainDetail = (table: Props, main: Main, say: Speak): string | undefined => {
  if (main === 'sending') return say('fly-flying-left', { count: table.draft.flight.route.length });
  return main === 'end' ? wastes(table, say) : undefined;
};

const End = (table: Props) => {
  const say = useWords();
  return (
    <Button
      detail={wastes(table, say)}
      aria-keyshortcuts="E"
      isDisabled={table.isBusy}
      onClick={() => end(table)}
    >
      {endText(table, say)}
    </Button>
  );
};

const Others = ({ table, main }: { readonly table: Props; readonly main: Main }) => {
  const say = useWords();
  const { length } = table.draft.flight.route;
  if (main === 'sending') return <Button onClick={() => halt(table)}>{say('fly-halt')}</Button>;
  if (length > 0) {
    return (
      <>
        {main !== 'fly' && (
          <Button isDisabled={table.isBusy} onClick={() => flyRoute(table)}>
            {say('fly-fly', { count: length })}
          </Button>
        )}
        <Button kind="ghost" aria-keyshortcuts="Backspace" onClick={() => takeBack(table)}>
          {say('fly-take-back')}
        </Button>
      </>
    );
  }
  return main !== 'end' && mayEnd(table) ? <End {...table} /> : undefined;
};

export const Acts = (table: Props) => {
  const say = useWords();
  const main = mainOf(table);
  return (
    <div className={styles['acts']}>
      <Others table={table} main={main} />
      <Button
        kind="primary"
        data-piece={pieces.act}
        detail={mainDetail(table, main, say)}
        isDisabled={table.isBusy || main === 'sending'}
        shortcut="Enter"
        onClick={() => pressMain(table)}
      >
        {mainText(table, main, say)}
      </Button>
    </div>
  );
};
