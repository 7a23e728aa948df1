import { describe, expect, test } from 'vitest';
import { ChoiceError, parseChoice } from './choice.ts';

const all = { run: undefined, seed: undefined };

test.each([
  [[], { game: undefined, server: all, share: 1, isWhole: true }],
  [['--server'], { game: false, server: all, share: 1, isWhole: true }],
  [['--game', 'dragon-race'], { game: 'dragon-race', server: false, share: 1, isWhole: true }],
  [['--share', '0.01'], { game: undefined, server: all, share: 0.01, isWhole: false }],
  [['--run', 'fuzz'], { game: false, server: { run: 'fuzz', seed: undefined }, share: 1, isWhole: false }],
  [
    ['--server', '--run', 'simulation', '--seed', '17'],
    { game: false, server: { run: 'simulation', seed: '17' }, share: 1, isWhole: false },
  ],
  [['--help'], undefined],
])('%j is understood', (args, choice) => {
  expect(parseChoice(args)).toEqual(choice);
});

describe('what would be ignored, or means nothing, is refused:', () => {
  test.each([
    [['--game', 'dragon-race', '--server'], /--game for a game/],
    [['--game', 'dragon-race', '--run', 'fuzz'], /--game for a game/],
    [['--seed', 'x'], /name it with --run/],
    [['--server', '--seed', 'x'], /name it with --run/],
    [['--game', 'dragon-race', '--seed', 'x'], /name it with --run/],
    [['--run', 'everything'], /The runs are: simulation, fuzz/],
    [['--run', 'simulation', '--seed', 'x'], /numbers from 1 on/],
    [['--run', 'simulation', '--seed', '0'], /numbers from 1 on/],
    [['--run', 'simulation', '--seed', '1', '--share', '0.5'], /leave --share out/],
    [['--share', '0'], /above 0 and at most 1/],
    [['--share', 'half'], /above 0 and at most 1/],
    [['--fast'], /Unknown option '--fast'/],
    [['fast'], /Unexpected argument 'fast'/],
  ])('%j', (args, sentence) => {
    expect(() => parseChoice(args)).toThrow(ChoiceError);
    expect(() => parseChoice(args)).toThrow(sentence);
  });
});
