/** A disc is set down one width from one's ship (SP-48, SP-50, SP-107). */
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Act } from './Act.tsx';
import { Bench } from '../hand/Bench.tsx';
import { DiscPick } from './DiscPick.tsx';
import { putIt } from './spotActs.ts';
import { SpotLine } from './SpotLine.tsx';
import { useSpotKeys } from './useSpotKeys.ts';

export const AsidePanel = (table: Props) => {
  const say = useWords();
  useSpotKeys(table);
  return (
    <Bench
      title={say('put-aside-title')}
      hint={table.hasHints ? say('put-aside-hint') : undefined}
      acts={<Act label={say('put-aside-here')} isBusy={table.isBusy} onAct={() => putIt(table)} />}
    >
      <DiscPick {...table} />
      <SpotLine {...table} />
    </Bench>
  );
};
