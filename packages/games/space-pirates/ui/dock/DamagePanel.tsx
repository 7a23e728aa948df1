/** Damage interrupts: why it came, and what may be given for it. */
import { Button, useKeys } from '@tortuga/table';
import { CARGO } from '../../components.ts';
import { Bench } from '../hand/Bench.tsx';
import { ownCards } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { type Cargo, CARGO_ART } from './cargoArt.ts';
import styles from './DamagePanel.module.css';
import { heldOf } from './drafting.ts';

type Given = Cargo | 'card';

const givable = (table: Props): readonly Given[] => [
  ...CARGO.filter((cargo) => heldOf(table, cargo) > 0),
  ...(ownCards(table.view).length > 0 ? (['card'] as const) : []),
];

const chosenOf = ({ draft: { choice } }: Props): Given | undefined =>
  choice.isCard ? 'card' : choice.cargo[0];

const choose = ({ draft, setDraft }: Props, given: Given): void =>
  setDraft({
    ...draft,
    choice: { ...draft.choice, cargo: given === 'card' ? [] : [given], isCard: given === 'card' },
  });

const send = (table: Props): void => {
  const given = chosenOf(table);
  if (given !== undefined && !table.isBusy)
    table.play({ kind: 'damage', type: given === 'card' ? null : given });
};

const nameOf = (given: Given, table: Props, say: Speak): string =>
  given === 'card'
    ? say('damage-card', { count: ownCards(table.view).length })
    : say('damage-cargo', { name: say(`goods-${given}`), held: heldOf(table, given) });

const Option = ({ given, place, table }: { given: Given; place: number; table: Props }) => {
  const say = useWords();
  return (
    <button
      type="button"
      className={styles['option']}
      data-piece={given === 'card' ? undefined : pieces.cargo(given)}
      aria-pressed={chosenOf(table) === given}
      aria-keyshortcuts={`${place + 1}`}
      onClick={() => choose(table, given)}
    >
      {given === 'card' ? (
        <span className={styles['back']} aria-hidden="true">
          ?
        </span>
      ) : (
        <img src={CARGO_ART[given]} alt="" draggable={false} />
      )}
      <span>{nameOf(given, table, say)}</span>
    </button>
  );
};

const actText = (given: Given | undefined, say: Speak): string => {
  if (given === undefined) return say('damage-choose');
  return given === 'card' ? say('damage-lose') : say('damage-give', { name: say(`goods-${given}`) });
};

const Act = (table: Props) => {
  const say = useWords();
  const given = chosenOf(table);
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={given === undefined || table.isBusy}
      data-piece={pieces.act}
      aria-keyshortcuts="Enter"
      onClick={() => send(table)}
    >
      {actText(given, say)}
    </Button>
  );
};

export const DamagePanel = (table: Props) => {
  const say = useWords();
  const [task] = table.view.queue;
  const all = givable(table);
  useKeys({
    ...Object.fromEntries(all.map((given, place) => [`${place + 1}`, () => choose(table, given)])),
    Enter: () => send(table),
    Space: () => send(table),
  });
  if (task?.kind !== 'damage') return undefined;
  return (
    <Bench title={say(`damage-why-${task.why}`)} acts={<Act {...table} />}>
      <p>{ownCards(table.view).length === 0 ? say('damage-ask-cargo') : say('damage-ask')}</p>
      <div className={styles['options']} role="group" aria-label={say('damage-options')}>
        {all.map((given, place) => (
          <Option key={given} given={given} place={place} table={table} />
        ))}
      </div>
    </Bench>
  );
};
