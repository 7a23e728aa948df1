/** What is said of matches that this Tortuga cannot play on. */
import type { Count } from '@tortuga/server';

/** `flag` says where they are. */
export const otherVersionTexts = (counts: readonly Count[], flag: string): readonly string[] => {
  const matches = new Map<string, number>();
  for (const each of counts) matches.set(each.game, (matches.get(each.game) ?? 0) + each.matches);
  return [...matches].map(
    ([game, count]) =>
      `${unfinished(count)} of ${game}, which this Tortuga does not play: ${count === 1 ? 'it is' : 'they are'} kept and not touched. ` +
      'Finish with the Tortuga that plays that version, or take them out as text: ' +
      `tortuga export ${flag} --game '${game}' --out FOLDER`,
  );
};

const unfinished = (count: number): string =>
  count === 1 ? 'There is 1 unfinished match' : `There are ${count} unfinished matches`;
