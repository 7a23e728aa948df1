import { useWords } from '../words/messages.ts';

export const WindPanel = () => {
  const say = useWords();
  return <p>{say('asked-wind')}</p>;
};
