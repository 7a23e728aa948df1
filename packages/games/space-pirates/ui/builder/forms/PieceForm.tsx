/** The chosen thing in numbers: where it is, and how it is turned. */
import { TextField } from '@tortuga/table';
import { useState } from 'react';
import { boundsOf } from '../../../universe/universe.ts';
import { TENTH, toMm } from '../../units.ts';
import { canTurn, chosenPiece } from '../bench/deeds.ts';
import type { Bench } from '../bench/useBench.ts';
import styles from '../Builder.module.css';
import { movedTo, turnedTo } from '../model/edits.ts';
import { placeOf, thingName } from '../model/thing.ts';
import { sayThing, useBuilderWords } from '../words.ts';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Taken when one leaves it, or presses Enter; what is no number changes nothing. */
const NumberField = ({ label, value, onChange }: NumberProps) => {
  const [text, setText] = useState<string>();
  const settle = (): void => {
    const written = Number((text ?? '').replace(',', '.'));
    if (text !== undefined && text.trim() !== '' && Number.isFinite(written)) onChange(written);
    setText(undefined);
  };
  return (
    <TextField
      label={label}
      value={text ?? String(value)}
      inputMode="decimal"
      autoComplete="off"
      onChange={setText}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
};

export const PieceForm = ({ bench }: { readonly bench: Bench }) => {
  const say = useBuilderWords();
  const { plan, chosen, isUpright, edit } = bench;
  const place = chosen === undefined ? undefined : placeOf(plan, chosen);
  if (chosen === undefined || place === undefined)
    return <p className={styles['note']}>{say('chosen-none')}</p>;
  const { x0, y0 } = boundsOf(plan.border);
  const move = (x: number, y: number): void => edit(movedTo(plan, chosen, { x, y }, isUpright));
  return (
    <div className={styles['numbers']} key={thingName(chosen)}>
      <h3>{sayThing(plan, chosen, say)}</h3>
      {chosen.kind !== 'edge' && (
        <>
          <NumberField
            label={say('place-x')}
            value={toMm(place.x - x0)}
            onChange={(x) => move(x * TENTH + x0, place.y)}
          />
          <NumberField
            label={say('place-y')}
            value={toMm(place.y - y0)}
            onChange={(y) => move(place.x, y * TENTH + y0)}
          />
        </>
      )}
      {canTurn(bench) && (
        <NumberField
          label={say('turn')}
          value={chosenPiece(bench)?.turn ?? 0}
          onChange={(degrees) => edit(turnedTo(plan, chosen.at, degrees))}
        />
      )}
    </div>
  );
};
