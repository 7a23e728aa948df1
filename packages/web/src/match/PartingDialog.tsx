import { Button, Dialog } from '@tortuga/table';
import type { useParting } from './useParting.ts';
import { type MatchWord, useMatchWords } from './words.ts';

type PartingState = ReturnType<typeof useParting>;

const textOf = ({ asked, hasFriends, isSofa, isAlone }: PartingState): MatchWord => {
  if (asked === 'resign') return 'resign.text';
  if (asked === 'leave') return 'leave.text';
  if (isAlone) return 'stop.solo';
  if (hasFriends) return 'stop.friends';
  return isSofa ? 'stop.sofa' : 'stop.alone';
};

export const PartingDialog = ({ parting }: { readonly parting: PartingState }) => {
  const say = useMatchWords();
  const { asked, cancel, confirm } = parting;
  const actions = asked !== undefined && (
    <>
      <Button onClick={cancel}>{say('stay')}</Button>
      <Button kind="danger" onClick={confirm}>
        {say(`${asked}.yes`)}
      </Button>
    </>
  );
  return (
    <Dialog
      title={asked === undefined ? '' : say(`${asked}.title`)}
      isOpen={asked !== undefined}
      onClose={cancel}
      actions={actions}
    >
      <p>{say(textOf(parting))}</p>
    </Dialog>
  );
};
