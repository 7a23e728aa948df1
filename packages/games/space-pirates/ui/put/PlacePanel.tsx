import { useWords } from '../words/messages.ts';

export const PlacePanel = () => {
  const say = useWords();
  return <p>{say('asked-place')}</p>;
};
