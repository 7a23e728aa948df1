/** A link, good once and for ten minutes, that takes one's seat to another device. */
import { Button, Dialog } from '@tortuga/table';
import { useEffect, useState } from 'react';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { lobby } from './asking.ts';
import { reached } from './reached.ts';
import { ShareLink } from './ShareLink.tsx';

export interface AnotherDeviceProps {
  readonly match: string;
  readonly token: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asked for each time: an old one may have been used. */
const useCode = ({ match, token, isOpen }: AnotherDeviceProps) => {
  const [told, setTold] = useState<{ readonly code?: string; readonly fault?: string }>({});
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      const reply = await reached(lobby.device(match, token));
      if (!isGone) setTold(reply.ok ? { code: reply.value } : { fault: reply.refusal.code });
    };
    void ask();
    return () => {
      isGone = true;
      setTold({});
    };
  }, [match, token, isOpen]);
  return told;
};

export const AnotherDevice = (props: AnotherDeviceProps) => {
  const say = useWords();
  const { code, fault } = useCode(props);
  return (
    <Dialog
      title={say('device')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      isBroad
      actions={<Button onClick={props.onClose}>{say('close')}</Button>}
    >
      <p>{say('device.text')}</p>
      {fault !== undefined && <p role="alert">{sayRefusal(fault, say)}</p>}
      {code !== undefined && (
        <ShareLink
          path={`/t/${props.match}/device/${code}`}
          title={say('device.link')}
          label={say('device.qr')}
        />
      )}
    </Dialog>
  );
};
