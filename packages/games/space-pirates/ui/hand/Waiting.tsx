/** Somebody else decides: who, and what. */
import { askedOf } from '../asked.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { Bench } from './Bench.tsx';

const textOf = ({ view, sitters }: Props, say: Speak): string => {
  const asked = askedOf(view);
  if (asked === undefined) return say('waiting-for-chance');
  return say('waiting-for', { name: sitters[asked.seat]?.name ?? '', what: asked.decision });
};

export const Waiting = (table: Props) => {
  const say = useWords();
  return <Bench title={textOf(table, say)} />;
};
