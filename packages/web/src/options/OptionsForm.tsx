/** The game's own options, drawn from its spec: no game is known here. */
import { Segmented, Switch, useLanguage } from '@tortuga/table';
import { Count } from '../form/Count.tsx';
import { Row } from '../form/Row.tsx';
import type { Laying } from '../laying/useLaying.ts';
import { useWords } from '../words/words.ts';
import { DataField } from './DataField.tsx';
import type { OptionRow } from './optionRows.ts';

export const OptionsForm = ({ laying }: { readonly laying: Laying }) => {
  const language = useLanguage();
  const { sheet, rows, crew, chosen, setChosen } = laying;
  return rows.map((row) => (
    <Row key={row.name}>
      <Field
        row={row}
        laying={laying}
        label={sheet.label(language, row.name)}
        choiceLabel={(choice) => sheet.label(language, row.name, choice)}
        value={chosen[row.name] ?? row.initial(crew.length)}
        onChange={(value) => setChosen({ ...chosen, [row.name]: value })}
      />
    </Row>
  ));
};

interface FieldProps {
  readonly laying: Laying;
  readonly row: OptionRow;
  readonly label: string;
  readonly choiceLabel: (choice: string) => string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const Field = ({ laying, row: { shape, name }, label, choiceLabel, value, onChange }: FieldProps) => {
  const say = useWords();
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
      return <p>{say('option.by-chair', { what: label })}</p>;
    case 'data':
      return <DataField laying={laying} option={name} label={label} value={value} onChange={onChange} />;
  }
};
