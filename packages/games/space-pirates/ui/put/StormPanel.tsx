/** The Boss puts the storm where he likes, and sees whom it would cover (SP-80 to SP-82). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { putIt } from './spotActs.ts';
import { SpotLine } from './SpotLine.tsx';
import { useSpotKeys } from './useSpotKeys.ts';
import { coverText } from './victims.ts';

export const StormPanel = (table: Props) => {
  const say = useWords();
  useSpotKeys(table);
  const detail = coverText(table, table.draft.spot.at, say);
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
