import { useWords } from '../words/messages.ts';

export const FlickPanel = () => {
  const say = useWords();
  return <p>{say('asked-flick')}</p>;
};
