/** What can be done with the chosen thing; with none, how many things are to be mended. */
import { Icon, IconButton } from '@tortuga/table';
import { canCopy, canRemove, canSwap, canTurn, copy, remove, swap, turn } from './bench/deeds.ts';
import type { Bench } from './bench/useBench.ts';
import styles from './Builder.module.css';
import { isActive } from './model/plan.ts';
import { useBuilderWords } from './words.ts';

/** Degrees of a press: keys turn more finely. */
const TURN = 15;

export const Tools = ({ bench }: { readonly bench: Bench }) => {
  const say = useBuilderWords();
  const { plan, chosen } = bench;
  return (
    <div className={styles['tools']}>
      {canTurn(bench) && (
        <>
          <IconButton icon="left" label={say('turn-left')} onClick={() => turn(bench, -TURN)} />
          <IconButton icon="right" label={say('turn-right')} onClick={() => turn(bench, TURN)} />
        </>
      )}
      {chosen?.kind === 'piece' && (
        <IconButton
          icon="copy"
          label={say('copy')}
          aria-keyshortcuts="Control+d"
          aria-disabled={!canCopy(bench) || undefined}
          onClick={() => copy(bench)}
        />
      )}
      {canRemove(bench) && (
        <IconButton
          icon="bin"
          label={say('remove')}
          aria-keyshortcuts="Delete"
          onClick={() => remove(bench)}
        />
      )}
      {canSwap(bench) && chosen !== undefined && (
        <IconButton
          icon="swap"
          label={say(isActive(plan, chosen.at) ? 'swap-off' : 'swap-on')}
          onClick={() => swap(bench)}
        />
      )}
    </div>
  );
};

/** Not by colour alone: a tick, or a number. Beside tools on a phone there is room for that alone. */
export const Standing = ({ bench: { faults, chosen } }: { readonly bench: Bench }) => {
  const say = useBuilderWords();
  return (
    <p
      className={styles['standing']}
      data-wrong={faults.length > 0 || undefined}
      data-beside={chosen !== undefined || undefined}
      role="status"
    >
      {faults.length > 0 ? <b aria-hidden="true">{faults.length}</b> : <Icon name="tick" />}
      <span>{say('wrong', { count: faults.length })}</span>
    </p>
  );
};
