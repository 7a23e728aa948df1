import { useWords } from '../words/messages.ts';

export const CardPanel = () => {
  const say = useWords();
  return <p>{say('asked-card')}</p>;
};
