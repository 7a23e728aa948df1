/** Drawn Freighters are put onto the map, in any order (SP-12, SP-13). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { DiscPick } from './DiscPick.tsx';
import { putIt } from './spotActs.ts';
import { SpotLine } from './SpotLine.tsx';
import { useSpotKeys } from './useSpotKeys.ts';

export const PlacePanel = (table: Props) => {
  const say = useWords();
  useSpotKeys(table);
  return (
    <Bench
      title={say('put-place-title')}
      hint={table.hasHints ? say('put-place-hint') : undefined}
      acts={<Act label={say('put-here')} isBusy={table.isBusy} onAct={() => putIt(table)} />}
    >
      <DiscPick {...table} />
      <SpotLine {...table} />
    </Bench>
  );
};
