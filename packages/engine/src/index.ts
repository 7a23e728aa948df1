export { commitTo, digest, fairRandom, isHex256, isToken, type Luck, type Nonce } from './fair.ts';
export {
  type Actor,
  type Bot,
  type Budget,
  type Game,
  type OutOfTurn,
  outOfTurn,
  type Policy,
  type Random,
  type Refusal,
  type Result,
  type Seat,
  seatsOf,
  type Types,
  type Viewer,
  viewersOf,
} from './game.ts';
export { hearByKind, toOwner } from './hearing.ts';
export { type Live, type LiveFrame, type Made, openLive, type Step } from './live.ts';
export {
  advance,
  agreedResult,
  type Entry,
  type Frame,
  frameOf,
  heardBy,
  type Match,
  type Outcome,
  startMatch,
} from './match.ts';
export { type AnyGame, box, type Module } from './module.ts';
export {
  choice,
  count,
  data,
  type Field,
  type FieldShape,
  flag,
  makeOptions,
  type OptionRefusal,
  type OptionsSpec,
  optionsSpec,
  type ParsedOption,
  parseOptions,
  parseOptionsText,
  perSeat,
  usedOptions,
} from './options.ts';
export { byMoves, byRollout, bySample, type Choose, playout, type Witness } from './playout.ts';
export { pick, seededRandom, shuffle } from './random.ts';
export { rank } from './ranking.ts';
export { inspectLuck, type Kept, makePromise, sealRecord, type Verified, verifyRecord } from './record.ts';
export { type Follow, headerOf, openMatch, type Ruling, referee } from './referee.ts';
export type { Key, Paint, Style, Terminal } from './terminal.ts';
export {
  type Fault,
  type Header,
  type MoveLine,
  makeHeader,
  makeMoveLine,
  makeResultLine,
  parseTranscript,
  type Transcript,
} from './transcript.ts';
export { winShares, worthOfLead } from './worth.ts';
export { parseJson } from './json.ts';
