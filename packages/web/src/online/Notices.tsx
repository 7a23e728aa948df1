/** Where a table cannot be shown: why, and what to do instead. */
import { Button, LinkButton } from '@tortuga/table';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Notice } from '../shell/Notice.tsx';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { lobby } from './asking.ts';
import { Connecting } from './Connecting.tsx';
import { reached } from './reached.ts';
import { forgetTable } from './keptTables.ts';

export const HomeLink = () => {
  const say = useWords();
  return (
    <Link href="/" asChild>
      <LinkButton>{say('menu.home')}</LinkButton>
    </Link>
  );
};

/** The page goes on trying; whoever does not like to wait can play here. */
export const Unreachable = () => {
  const say = useWords();
  return (
    <Notice title={say('unreachable')} text={say('unreachable.text')}>
      <Button kind="primary" onClick={() => location.reload()}>
        {say('retry')}
      </Button>
      <Link href="/" asChild>
        <LinkButton>{say('unreachable.local')}</LinkButton>
      </Link>
    </Notice>
  );
};

/** A page that was opened before the server was renewed, or the other way round: its rules would read the table wrong. */
export const OtherRules = () => {
  const say = useWords();
  return (
    <Notice title={say('other-rules')} text={say('other-rules.text')}>
      <Button kind="primary" onClick={() => location.reload()}>
        {say('reload')}
      </Button>
      <HomeLink />
    </Notice>
  );
};

interface GoneProps {
  readonly match: string;
  readonly comeAgain: () => void;
}

const NOT_OURS = 'not-your-seat';

/** The room tells whether it is the table that is gone, or only our seat. */
const useReason = (match: string): string | undefined => {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const reply = await reached(lobby.room(match));
      if (!isGone) setReason(reply.ok ? NOT_OURS : reply.refusal.code);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [match]);
  return reason;
};

/** There is nothing to sit at, for nobody. */
export const NoSuchTable = ({ code }: { readonly code: string }) => {
  const say = useWords();
  return (
    <Notice title={say('lost')} text={sayRefusal(code, say)}>
      <HomeLink />
    </Notice>
  );
};

export const Gone = ({ match, comeAgain }: GoneProps) => {
  const say = useWords();
  const reason = useReason(match);
  if (reason === undefined) return <Connecting />;
  if (reason !== NOT_OURS) return <NoSuchTable code={reason} />;
  const watch = (): void => {
    forgetTable(match);
    comeAgain();
  };
  return (
    <Notice title={say('gone')} text={sayRefusal(reason, say)}>
      <Button kind="primary" onClick={watch}>
        {say('gone.watch')}
      </Button>
      <HomeLink />
    </Notice>
  );
};
