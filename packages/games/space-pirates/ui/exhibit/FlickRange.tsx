/** Flicks without end, among all the discs there are: how it feels, and what it costs. */
import { Practised } from '@tortuga/table';
import { useState } from 'react';
import { card } from '../card.ts';
import { ui } from '../index.tsx';
import { makeRange } from './range.ts';

export const FlickRange = () => {
  const [range] = useState(() => makeRange('range'));
  const [first] = useState(range.view);
  return (
    <Practised
      ui={ui}
      name={card.name}
      seats={first.seats}
      viewer={0}
      first={first}
      check={range.check}
      play={range.play}
    />
  );
};
