/** "Your turn, in order". */
import { Plate } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Steps } from './Steps.tsx';

export const TurnPlate = (table: Props) => {
  const say = useWords();
  const { boss, me, phase } = table.view;
  if (phase.name === 'over') return undefined;
  const title =
    boss === me ? say('step-title') : say('step-title-of', { name: table.sitters[boss]?.name ?? '' });
  return (
    <Plate title={title}>
      <Steps {...table} />
    </Plate>
  );
};
