/** One's own seat comes to this device. A button, not the link alone: previews of links must not use it up. */
import { Button } from '@tortuga/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { HomeLink } from '../online/Notices.tsx';
import { takeOver } from '../online/sitting.ts';
import { Notice } from '../shell/Notice.tsx';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';

interface TakeOverProps {
  readonly params: { readonly match: string; readonly code: string };
}

export const TakeOver = ({ params: { match, code } }: TakeOverProps) => {
  const say = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string>();
  const take = async (): Promise<void> => {
    const reply = await takeOver(match, code);
    if (reply.ok) go(`/t/${match}`, { replace: true });
    else setFault(reply.refusal.code);
  };
  return (
    <Notice title={say('take')} text={fault === undefined ? say('take.text') : sayRefusal(fault, say)}>
      <Button kind="primary" onClick={() => void take()}>
        {say('take.do')}
      </Button>
      {fault !== undefined && <HomeLink />}
    </Notice>
  );
};
