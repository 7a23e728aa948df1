import { useWords } from '../words/messages.ts';

export const HangarPanel = () => {
  const say = useWords();
  return <p>{say('asked-hangar')}</p>;
};
