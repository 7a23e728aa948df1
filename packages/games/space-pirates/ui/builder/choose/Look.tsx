/** What the host has chosen, for guests. */
import type { LookProps } from '@tortuga/table';
import { useMemo } from 'react';
import { useBuilderWords } from '../words.ts';
import { chosenIn, layoutFor, nameOf } from './chosen.ts';
import { Sight } from './Sight.tsx';

export const Look = ({ label, value, seats }: LookProps) => {
  const say = useBuilderWords();
  const chosen = useMemo(() => chosenIn(value), [value]);
  return <Sight label={label} name={nameOf(chosen, say)} layout={layoutFor(chosen, seats)} seats={seats} />;
};
