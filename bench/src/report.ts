/** The text forms of a run. */
import type { Outcome } from './bench.ts';
import type { Comparison, Requirement } from './comparison.ts';
import type { Rates } from './measure.ts';
import type { Row } from './row.ts';
import { median } from './statistics.ts';

export const makeReport = ({ rows, rates }: Outcome): string => `${makeTable(rows)}\n\n${makeSpeeds(rates)}`;

export const makeTable = (rows: readonly Row[]): string =>
  ['| measured | ratio | spread | required | met |', '|---|--:|--:|--:|---|', ...rows.map(makeLine)].join(
    '\n',
  );

const makeLine = (row: Row): string => {
  const { ratio, spread, required, isMet } = row;
  const cells = [
    makeName(row),
    makeRatio(ratio),
    `${makeRatio(spread.low)} to ${makeRatio(spread.high)}`,
    ...(required === undefined ? ['none', ''] : [makeRequirement(required), isMet ? 'yes' : 'no']),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A sentence for each requirement that was missed. */
export const makeMisses = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) =>
    row.isMet || row.required === undefined
      ? []
      : [
          `Missed: ${makeName(row)} is ${makeRatio(row.ratio)}; it has to be ${makeRequirement(row.required)}.`,
        ],
  );

/** What the ratios were made of, as an aside. */
export const makeSpeeds = (rates: Rates): string => {
  const speeds = [...rates].map(([name, each]) => `${name} ${Math.round(median(each)).toLocaleString('en')}`);
  return `Moves per CPU second, in this run only: ${speeds.join('; ')}.`;
};

const makeName = ({ over, under }: Comparison): string => `${over} ÷ ${under}`;

const makeRequirement = ({ kind, ratio }: Requirement): string => `${kind} ${makeRatio(ratio)}`;

/** Three digits: the rest is noise. */
const makeRatio = (ratio: number): string =>
  ratio < 1 ? `${Number((ratio * 100).toPrecision(3))} %` : `${Number(ratio.toPrecision(3))}×`;
