/** What everybody is called, bots and empty chairs too. */
import type { Say } from '@tortuga/table';
import { nameAll } from '../seats/botNames.ts';
import type { Word } from '../words/words.ts';
import type { Crew } from './crew.ts';

export const crewNames = (crew: Crew, say: Say<Word>): readonly string[] => {
  const names = nameAll(crew.map((chair) => (chair.kind === 'person' ? chair.name : undefined)));
  return crew.map((chair, index) => (chair.kind === 'open' ? say('seat.open') : (names[index] ?? '')));
};
