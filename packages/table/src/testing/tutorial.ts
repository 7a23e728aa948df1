/** U7: the scripted first game is legal, asks for what is played, says every step, and points at what is there. */
import { type Actor, parseOptions, type Types } from '@tortuga/engine';
import { isAwaited } from '../awaited.ts';
import { seatPiece } from '../motion/seatPiece.ts';
import type { Tutorial, TutorialStep } from '../ui.ts';
import { LANGUAGES, type Messages } from '../words/say.ts';
import { drawn, piecesIn, tableNode } from './drawing.ts';
import { type DrawnOf, ensureNone, type Judged, type UiLaw } from './law.ts';

const textOf = ({ by, move }: Tutorial['entries'][number]): string => `${by} ${move}`;

/** The learner is asked for each of his moves by the last step before it, and for no other. */
const askingFaults = ({ entries, steps, seat }: Tutorial): readonly string[] =>
  [...entries.entries()].flatMap(([index, entry]) => {
    const told = steps.get(index) ?? [];
    const asked = told.flatMap(({ move }) => move ?? []);
    const due = isAwaited(entry, seat) ? [entry.move] : [];
    const isAsked = asked.join() === due.join() && (due.length === 0 || told.at(-1)?.move === entry.move);
    return isAsked
      ? []
      : [`before ${textOf(entry)} the learner is asked for ${asked.join(', ') || 'nothing'}`];
  });

/** What is played for the learner is his, and what he may play instead is more than what he is asked for. */
const waitingFaults = ({ entries, seat }: Tutorial): readonly string[] =>
  entries.flatMap((entry) => [
    ...(entry.byItself === true && entry.by !== seat
      ? [`${textOf(entry)} is not the learner’s, and goes by itself anyway`]
      : []),
    ...(entry.accepts !== undefined && (!isAwaited(entry, seat) || !entry.accepts(entry.move))
      ? [`${textOf(entry)} is not what it accepts`]
      : []),
  ]);

const allSteps = ({ steps }: Tutorial): readonly TutorialStep[] => [...steps.values()].flat();

const placeFaults = ({ steps, entries }: Tutorial): readonly string[] => [
  ...[...steps.keys()]
    .filter((index) => !Number.isInteger(index) || index < 0 || index > entries.length)
    .map((index) => `steps before entry ${index}, which is none`),
  ...(steps.has(entries.length) ? [] : ['nothing is said when all is played']),
];

/** A lesson that is never given is as wrong as one without words. */
const LESSON = 'learn-';

const wordFaults = (tutorial: Tutorial, words: Messages): readonly string[] => {
  const said = allSteps(tutorial).map(({ text }) => text);
  return [
    ...said.filter((key) => !Object.hasOwn(words, key)).map((key) => `the step ${key} has no words`),
    ...Object.keys(words)
      .filter((key) => key.startsWith(LESSON) && !said.includes(key))
      .map((key) => `no step says ${key}`),
  ];
};

interface Replayed<T extends Types> {
  readonly faults: string[];
  /** How it stands before each entry, and after the last. */
  readonly states: readonly T['state'][];
}

const replay = <T extends Types, F extends object, M extends Messages>({
  fixture: { module },
  ui: { tutorial },
}: Judged<T, F, M>): Replayed<T> => {
  const { game } = module;
  const { seats, options } = tutorial;
  const parsed = parseOptions(game.options, options ?? {}, seats);
  if (!parsed.ok) return { faults: [`its options are refused: ${parsed.refusal.code}`], states: [] };
  const state = game.setup(seats, parsed.value);
  const states = [game.clone(state)];
  for (const entry of tutorial.entries) {
    const move = game.parseMove(entry.move);
    if (move === undefined) return { faults: [`unreadable: ${textOf(entry)}`], states };
    const refusal = game.check(state, entry.by, move);
    if (refusal !== undefined) return { faults: [`${textOf(entry)} is refused: ${refusal.code}`], states };
    game.play(state, entry.by, move);
    states.push(game.clone(state));
  }
  return { faults: [], states };
};

const isSeat = (actor: Actor): actor is number => actor !== 'chance';

/** On the table as the learner has it before him. */
const piecesBefore = <T extends Types, F extends object, M extends Messages>(
  { fixture, ui }: Judged<T, F, M>,
  state: T['state'],
): ReadonlySet<string> => {
  const { game } = fixture.module;
  const { seat: viewer, seats } = ui.tutorial;
  const node = tableNode<DrawnOf<T, F>, M>(ui, {
    view: game.view(state, viewer),
    viewer,
    seats,
    turn: game.actors(state).filter(isSeat),
    moves: game.moves(state, viewer),
    check: (move) => game.check(state, viewer, move),
  });
  const badges = Array.from({ length: seats }, (_, seat) => seatPiece(seat));
  return new Set([...piecesIn(drawn(node, 'en')), ...badges]);
};

const pieceFaults = <T extends Types, F extends object, M extends Messages>(
  judged: Judged<T, F, M>,
  states: readonly T['state'][],
): readonly string[] =>
  [...judged.ui.tutorial.steps].flatMap(([index, steps]) => {
    const state = states[index];
    if (state === undefined) return [];
    const pieces = piecesBefore(judged, state);
    return steps.flatMap(({ text, piece }) =>
      piece === undefined || pieces.has(piece) ? [] : [`${text} points at ${piece}, which is not there`],
    );
  });

export const tutorialIsWhole: UiLaw = {
  id: 'U7',
  title: 'the first game is legal, asks for what is played, says every step, and points at what is there',
  judge: (judged) => {
    const { tutorial, messages } = judged.ui;
    const { faults, states } = replay(judged);
    ensureNone([
      ...faults,
      ...askingFaults(tutorial),
      ...waitingFaults(tutorial),
      ...placeFaults(tutorial),
      ...LANGUAGES.flatMap((language) =>
        wordFaults(tutorial, messages[language]).map((fault) => `${language}: ${fault}`),
      ),
      ...pieceFaults(judged, states),
    ]);
  },
};
