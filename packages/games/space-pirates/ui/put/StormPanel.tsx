import { useWords } from '../words/messages.ts';

export const StormPanel = () => {
  const say = useWords();
  return <p>{say('asked-storm')}</p>;
};
