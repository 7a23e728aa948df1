import { Page } from '../shell/Page.tsx';
import { useWords } from '../words/words.ts';

export const Connecting = () => {
  const say = useWords();
  return (
    <Page>
      <p role="status">{say('line.connecting')}</p>
    </Page>
  );
};
