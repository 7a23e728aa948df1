import { useWords } from '../words/messages.ts';

export const HazardsPanel = () => {
  const say = useWords();
  return <p>{say('asked-hazards')}</p>;
};
