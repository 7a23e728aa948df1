/** A table that is being laid: who sits there, by which house rules, and what is wrong with that. */
import type { Say } from '@tortuga/table';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Crew } from '../crew/crew.ts';
import { crewNames } from '../crew/crewNames.ts';
import { nameFaults } from '../crew/faults.ts';
import { type ChosenOptions, type OptionRow, optionSheet } from '../options/optionRows.ts';
import { withNumbers } from '../options/seatNumbers.ts';
import type { AnyTable, Listed } from '../table.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords, type Word } from '../words/words.ts';
import { askedFor, seatAsked } from './askedFor.ts';

/** Of all that is chosen, what changes the game. */
const pick = (chosen: ChosenOptions, rows: readonly OptionRow[]): ChosenOptions =>
  Object.fromEntries(rows.flatMap(({ name }) => (name in chosen ? [[name, chosen[name]]] : [])));

export const useLaying = (
  table: AnyTable,
  listed: Listed,
  crewOf: (count: number, say: Say<Word>) => Crew,
) => {
  const say = useWords();
  const { seats } = listed.card;
  const search = useSearch();
  const sheet = optionSheet(table);
  const [asked] = useState(() => askedFor(search, sheet, seats));
  const [crew, setCrew] = useState(() => seatAsked(crewOf(asked.seats, say), asked));
  const [chosen, setChosen] = useState(asked.options);
  const rows = sheet.usedRows(chosen, crew.length);
  const options = withNumbers(pick(chosen, rows), rows, crew);
  const parsed = sheet.parse(options, crew.length);
  const faults = nameFaults(crew, say);
  return {
    listed,
    crew,
    setCrew,
    names: crewNames(crew, say),
    /** Of names, chair by chair. */
    faults,
    sheet,
    rows,
    chosen,
    setChosen,
    /** To begin with. */
    options,
    /** As the match would have them; undefined where they do not do. */
    optionsText: parsed.ok ? parsed.value : undefined,
    /** Why it cannot begin. */
    wrong: faults.find(Boolean) ?? (parsed.ok ? undefined : sayRefusal(parsed.refusal.code, say)),
    /** What the address asked for and cannot have. */
    note: asked.isCut ? say('asked.cut') : undefined,
  };
};

export type Laying = ReturnType<typeof useLaying>;
