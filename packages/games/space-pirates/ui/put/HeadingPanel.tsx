import { useWords } from '../words/messages.ts';

export const HeadingPanel = () => {
  const say = useWords();
  return <p>{say('asked-heading')}</p>;
};
