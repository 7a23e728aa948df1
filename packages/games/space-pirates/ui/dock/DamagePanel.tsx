import { useWords } from '../words/messages.ts';

export const DamagePanel = () => {
  const say = useWords();
  return <p>{say('asked-damage')}</p>;
};
