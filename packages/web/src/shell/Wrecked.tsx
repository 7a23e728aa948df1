/** Something did not come, or broke: what to do now. */
import { Button, LinkButton } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import { Notice } from './Notice.tsx';

/** Browsers say it in their own words; a script that did not come is the one thing that the network can be blamed for. */
const isMissing = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch|load/i.test(error.message);

export const Wrecked = ({ error }: { readonly error: unknown }) => {
  const say = useWords();
  const kind = isMissing(error) ? 'missing' : 'broken';
  return (
    <Notice
      title={say(`wrecked.${kind}`)}
      text={say(`wrecked.${kind}.text`)}
      detail={error instanceof Error ? error.message : undefined}
    >
      <Button kind="primary" onClick={() => location.reload()}>
        {say('retry')}
      </Button>
      <LinkButton href="/">{say('menu.home')}</LinkButton>
    </Notice>
  );
};
