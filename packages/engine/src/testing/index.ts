export { keepLaws, lawsOf, type Trial } from './conformance.ts';
export {
  type AnyFixture,
  boxFixture,
  type Fixture,
  fullOptions,
  type Illegal,
  kindsOf,
  type LongRun,
  type Position,
  type Projection,
  playLine,
  reach,
  type SmallWorld,
  type Table,
} from './fixture.ts';
export { type Annotated, annotate, bare, checkGolden, goldenGame, makePin, PIN } from './golden.ts';
export { type Haunted, haunted, type Plant, plants } from './haunted.ts';
export { type Fixed, perft } from './perft.ts';
export { print, same } from './plain.ts';
export { type TicTacToe, ticTacToe } from './toys/ticTacToe.ts';
export { Broken } from './walk.ts';
