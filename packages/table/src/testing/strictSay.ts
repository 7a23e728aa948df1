/** Says words as a table does, and notes every value that a message asks for in vain, or is given in vain. */
import { type Language, makeSay, type Messages, type Say } from '../words/say.ts';
import { valuesOf } from './messages.ts';

export interface StrictSay<K extends string> {
  readonly say: Say<K>;
  readonly faults: string[];
}

/** Left by a value that was not there, or not in words. */
const UNFIT = /undefined|NaN|\[object|[{}]/;

export const strictSay = <M extends Messages>(
  language: Language,
  messages: M,
): StrictSay<keyof M & string> => {
  const plainly = makeSay<keyof M & string>(language, messages);
  const words = new Map<string, string>(Object.entries(messages));
  const faults: string[] = [];
  const note = (key: string, what: string): void => void faults.push(`${language}: ${key} ${what}`);
  const say: Say<keyof M & string> = (key, values = {}) => {
    const message = words.get(key);
    if (message === undefined) {
      note(key, 'has no words');
      return '';
    }
    const asked = valuesOf(language, message);
    const given = Object.keys(values);
    const [missing, unused] = [
      asked.filter((each) => !given.includes(each)),
      given.filter((each) => !asked.includes(each)),
    ];
    for (const each of missing) note(key, `asks for ${each}, which it is not given`);
    for (const each of unused) note(key, `is given ${each}, which it does not ask for`);
    return missing.length > 0 ? '' : plainly(key, values);
  };
  return { say, faults };
};

/** What is wrong with a sentence that somebody reads. */
export const sentenceFaults = (where: string, text: string): readonly string[] => {
  if (text.trim() === '') return [`${where}: nothing is said`];
  if (text.trim() !== text) return [`${where}: blanks around “${text}”`];
  return UNFIT.test(text) ? [`${where}: “${text}”`] : [];
};
