/** One chair: its colours, who sits on it, and how well a bot plays. */
import { LEVELS } from '@tortuga/bots';
import { MOST_NAME } from '@tortuga/protocol';
import { COLOURS, IconButton, Segmented, TextField } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import { ColourButton } from './ColourButton.tsx';
import styles from './CrewEditor.module.css';
import type { Laying } from '../laying/useLaying.ts';
import { ChairNumbers } from './ChairNumbers.tsx';
import { type Chair, type ChairKind, seatKind, setColour, setLevel, setName } from './crew.ts';

export interface ChairRowProps {
  readonly laying: Laying;
  readonly index: number;
  readonly kinds: readonly ChairKind[];
  readonly onRemove?: () => void;
}

export const ChairRow = (props: ChairRowProps) => {
  const { laying, index, kinds, onRemove } = props;
  const say = useWords();
  const { crew, setCrew, names } = laying;
  const chair = crew[index];
  if (chair === undefined) return undefined;
  const name = names[index] ?? '';
  const next = COLOURS[(COLOURS.indexOf(chair.colour) + 1) % COLOURS.length] ?? chair.colour;
  return (
    <li className={styles['chair']}>
      <ColourButton colour={chair.colour} name={name} onClick={() => setCrew(setColour(crew, index, next))} />
      <Sitting {...props} chair={chair} />
      <span className={styles['kind']}>
        {kinds.length > 1 && (
          <Segmented
            label={say('crew.who', { name })}
            value={chair.kind}
            isLabelHidden
            segments={kinds.map((kind) => ({ value: kind, label: say(`chair.${kind}`) }))}
            onChange={(kind) => setCrew(seatKind(crew, index, kind))}
          />
        )}
        {onRemove !== undefined && (
          <IconButton icon="close" label={say('crew.remove', { name })} onClick={onRemove} />
        )}
      </span>
      <ChairNumbers laying={laying} index={index} />
    </li>
  );
};

const Sitting = ({ laying, index, chair }: ChairRowProps & { readonly chair: Chair }) => {
  const say = useWords();
  const { crew, setCrew, names, faults } = laying;
  const name = names[index] ?? '';
  switch (chair.kind) {
    case 'person':
      return (
        <TextField
          label={index === 0 ? say('crew.me') : say('crew.name')}
          value={chair.name}
          maxLength={MOST_NAME}
          error={faults[index]}
          autoComplete="off"
          onChange={(text) => setCrew(setName(crew, index, text))}
        />
      );
    case 'bot':
      return (
        <span className={styles['bot']}>
          <b>{name}</b>
          <Segmented
            label={say('crew.level', { name })}
            value={chair.level}
            isLabelHidden
            segments={LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
            onChange={(level) => setCrew(setLevel(crew, index, level))}
          />
        </span>
      );
    case 'open':
      return (
        <span className={styles['bot']}>
          <b>{name}</b>
        </span>
      );
  }
};
