/** Somebody else decides: who, and what. */
import { askedOf } from '../asked.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';

export const Waiting = ({ view, sitters }: Props) => {
  const say = useWords();
  const asked = askedOf(view);
  if (asked === undefined) return <p>{say('waiting-for-chance')}</p>;
  return <p>{say('waiting-for', { name: sitters[asked.seat]?.name ?? '', what: asked.decision })}</p>;
};
