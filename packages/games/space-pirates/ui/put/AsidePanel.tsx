import { useWords } from '../words/messages.ts';

export const AsidePanel = () => {
  const say = useWords();
  return <p>{say('asked-aside')}</p>;
};
