/** The Boss puts the storm where he likes, and sees whom it would cover (SP-80 to SP-82). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { puttingOf } from './putting.ts';
import { putIt } from './spotActs.ts';
import { SpotLine } from './SpotLine.tsx';
import { useSpotKeys } from './useSpotKeys.ts';
import { coverText } from './victims.ts';

export const StormPanel = (table: Props) => {
  const say = useWords();
  useSpotKeys(table);
  const { at } = table.draft.spot;
  const isFree = at !== undefined && puttingOf(table.view)?.check(at) === undefined;
  return (
    <Bench
      title={say('put-storm-title')}
      hint={table.hasHints ? say('put-storm-hint') : undefined}
      acts={
        <Act
          label={say('put-storm-here')}
          detail={isFree ? coverText(table, at, say) : undefined}
          isBusy={table.isBusy}
          onAct={() => putIt(table)}
        />
      }
    >
      <SpotLine {...table} />
    </Bench>
  );
};
