/** The Boss puts the storm where he likes, and sees whom it would cover (SP-80 to SP-82). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { seatNames } from '../words/names.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { putIt } from './spotActs.ts';
import { SpotLine } from './SpotLine.tsx';
import { useSpotKeys } from './useSpotKeys.ts';
import { victimsOf } from './Victims.tsx';

export const StormPanel = (table: Props) => {
  const say = useWords();
  useSpotKeys(table);
  const { view, draft, sitters } = table;
  const hit = victimsOf(view, draft.spot.at);
  const names = sitters.map(({ name }) => name);
  const detail =
    hit.length === 0
      ? say('put-storm-nobody')
      : say('put-storm-covers', { count: hit.length, names: seatNames(names, hit, say) });
  return (
    <Bench
      title={say('put-storm-title')}
      hint={table.hasHints ? say('put-storm-hint') : undefined}
      acts={
        <Act label={say('put-storm-here')} detail={detail} isBusy={table.isBusy} onAct={() => putIt(table)} />
      }
    >
      <SpotLine {...table} />
    </Bench>
  );
};
