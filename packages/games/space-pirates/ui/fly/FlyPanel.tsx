import { useWords } from '../words/messages.ts';

export const FlyPanel = () => {
  const say = useWords();
  return <p>{say('asked-move')}</p>;
};
