/** The game's own options, drawn from its spec: no game is known here. */
import { Segmented, Stepper, Switch, useLanguage } from '@tortuga/table';
import { NumberField } from '../form/NumberField.tsx';
import { type Range, stepsIn } from '../form/range.ts';
import { Row } from '../form/Row.tsx';
import { useWords } from '../words/words.ts';
import type { ChosenOptions, OptionRow, OptionSheet } from './optionRows.ts';
import { PerSeat } from './PerSeat.tsx';

export interface OptionsFormProps {
  readonly sheet: OptionSheet;
  readonly chosen: ChosenOptions;
  readonly seats: number;
  /** Who sits where, for options of each seat. */
  readonly names: readonly string[];
  readonly onChange: (chosen: ChosenOptions) => void;
}

export const OptionsForm = ({ sheet, chosen, seats, names, onChange }: OptionsFormProps) => {
  const language = useLanguage();
  return sheet.rows.map((row) => (
    <Row key={row.name}>
      <Field
        row={row}
        label={sheet.label(language, row.name)}
        choiceLabel={(choice) => sheet.label(language, row.name, choice)}
        value={chosen[row.name] ?? row.initial(seats)}
        seats={seats}
        names={names}
        onChange={(value) => onChange({ ...chosen, [row.name]: value })}
      />
    </Row>
  ));
};

interface FieldProps {
  readonly row: OptionRow;
  readonly label: string;
  readonly choiceLabel: (choice: string) => string;
  readonly value: unknown;
  readonly seats: number;
  readonly names: readonly string[];
  readonly onChange: (value: unknown) => void;
}

const Field = ({ row: { shape }, label, choiceLabel, value, seats, names, onChange }: FieldProps) => {
  switch (shape.kind) {
    case 'flag':
      return (
        <Switch isOn={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    case 'count':
      return <Count label={label} value={Number(value)} range={shape} onChange={onChange} />;
    case 'choice':
      return (
        <Segmented
          label={label}
          value={String(value)}
          segments={shape.choices.map((choice) => ({ value: choice, label: choiceLabel(choice) }))}
          onChange={onChange}
        />
      );
    case 'per-seat':
      return (
        <PerSeat
          label={label}
          values={Array.isArray(value) ? value.map(Number) : []}
          range={{ min: shape.min, max: shape.max(seats) }}
          names={names}
          onChange={onChange}
        />
      );
    case 'data':
      return <Data label={label} />;
  }
};

/** More than these are written, not counted. */
const MOST_STEPS = 20;

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
}

const Count = ({ label, value, range, onChange }: CountProps) =>
  stepsIn(range) > MOST_STEPS ? (
    <NumberField label={label} value={value} range={range} onChange={onChange} />
  ) : (
    <Stepper
      label={label}
      value={value}
      min={range.min}
      max={range.max}
      step={range.step}
      onChange={onChange}
    />
  );

const Data = ({ label }: { readonly label: string }) => {
  const say = useWords();
  return <p>{say('option.data', { what: label })}</p>;
};
