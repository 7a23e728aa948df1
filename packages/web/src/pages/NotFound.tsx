import { LinkButton } from '@tortuga/table';
import { Link } from 'wouter';
import { Notice } from '../shell/Notice.tsx';
import { useWords } from '../words/words.ts';

export const NotFound = () => {
  const say = useWords();
  return (
    <Notice title={say('lost')} text={say('lost.text')}>
      <Link href="/" asChild>
        <LinkButton kind="primary">{say('menu.home')}</LinkButton>
      </Link>
    </Notice>
  );
};
