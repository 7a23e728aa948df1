/** What is wrong with the names of a crew, chair by chair. */
import { isName, MOST_NAME } from '@tortuga/protocol';
import type { Say } from '@tortuga/table';
import type { Word } from '../words/words.ts';
import type { Crew } from './crew.ts';

type Fault = Extract<Word, `name.fault.${string}`>;

const faultOf = (name: string, others: readonly string[]): Fault | undefined => {
  if (name.trim() === '') return 'name.fault.none';
  if (others.includes(name)) return 'name.fault.taken';
  return isName(name) ? undefined : 'name.fault.letters';
};

export const nameFault = (name: string, others: readonly string[], say: Say<Word>): string | undefined => {
  const fault = faultOf(name, others);
  return fault && say(fault, { most: MOST_NAME });
};

export const nameFaults = (crew: Crew, say: Say<Word>): readonly (string | undefined)[] => {
  const names = crew.map((chair) => (chair.kind === 'person' ? chair.name.trim() : undefined));
  return names.map((name, index) => {
    if (name === undefined) return undefined;
    const earlier = names.slice(0, index).filter((each) => each !== undefined);
    return nameFault(name, earlier, say);
  });
};
