/** An option that is made in a workshop: the workshop itself shows it and lets one choose. */
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { Laying } from '../laying/useLaying.ts';
import { useWorkshop } from '../shell/loadTable.ts';
import { useWords } from '../words/words.ts';
import { keptFor } from '../workshop/keptFor.ts';

interface DataFieldProps {
  readonly laying: Laying;
  readonly option: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const Picked = ({ laying: { listed, crew }, option, label, value, onChange }: DataFieldProps) => {
  const say = useWords();
  const [, go] = useLocation();
  const card = listed.card.workshop;
  const workshop = useWorkshop(listed.id);
  if (workshop === undefined || card?.option !== option) return <p>{say('option.data', { what: label })}</p>;
  return (
    <workshop.Picker
      label={label}
      value={value}
      seats={crew.length}
      onChange={onChange}
      kept={keptFor(card)}
      onBuild={() => go(`/${card.address}`)}
    />
  );
};

export const DataField = (props: DataFieldProps) => (
  <Suspense fallback={<p>{props.label}</p>}>
    <Picked {...props} />
  </Suspense>
);
