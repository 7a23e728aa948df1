import { useWords } from '../words/messages.ts';

export const DockPanel = () => {
  const say = useWords();
  return <p>{say('asked-dock')}</p>;
};
