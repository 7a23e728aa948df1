/** U8: what hangs in a gallery can really come about, and can be drawn in every language. */
import type { Types } from '@tortuga/engine';
import { print, reach, same } from '@tortuga/engine/testing';
import type { Exhibit, Scene } from '../ui.ts';
import { LANGUAGES, type Messages } from '../words/say.ts';
import { drawn } from './drawing.ts';
import { ensureNone, type Judged, type UiLaw } from './law.ts';

/** What a rule or a drawing throws is what is wrong. */
const thrownBy = (deed: () => readonly string[]): readonly string[] => {
  try {
    return deed();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** Its moves are played again, and must lead to what it shows. */
const sceneFaults = <T extends Types, F extends object, M extends Messages>(
  { fixture: { module }, ui }: Judged<T, F, M>,
  { seats, options, log, viewer, view, turn, moves, draft }: Scene,
): readonly string[] =>
  thrownBy(() => {
    const { game } = module;
    const state = reach(game, { seats, log, options: options as Partial<T['options']> }); // parsed by reach
    const seen = game.view(state, viewer);
    const kept: unknown = JSON.parse(JSON.stringify({ ...ui.freshDraft(seen, viewer), ...draft }));
    const listed = viewer === 'spectator' ? [] : game.moves(state, viewer);
    return [
      ...(same(seen, view) ? [] : [`its moves lead to ${print(seen)}, it shows ${print(view)}`]),
      ...(same(
        game.actors(state).filter((actor) => actor !== 'chance'),
        turn,
      )
        ? []
        : ['the turn is not theirs']),
      ...(same(listed, moves) ? [] : ['it offers other moves than the rules']),
      ...(ui.parseDraft(kept, seen) === undefined ? [`no such decision could be made: ${print(draft)}`] : []),
    ];
  });

const nameFaults = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)).map((name) => `${name} fits no address`),
  ...names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `two exhibits are called ${name}`),
];

const drawingFaults = ({ node }: Exhibit): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    thrownBy(() => (drawn(node, language) === '' ? ['it shows nothing'] : [])).map(
      (fault) => `${language}: ${fault}`,
    ),
  );

export const scenesAreReal: UiLaw = {
  id: 'U8',
  title: 'every scene of the gallery comes about by real moves, and can be drawn in every language',
  judge: (judged) => {
    const { gallery } = judged;
    ensureNone([
      ...(gallery.some(({ scene }) => scene !== undefined) ? [] : ['the gallery has no scene']),
      ...nameFaults(gallery.map(({ name }) => name)),
      ...gallery.flatMap((exhibit) =>
        [
          ...(exhibit.scene === undefined ? [] : sceneFaults(judged, exhibit.scene)),
          ...drawingFaults(exhibit),
        ].map((fault) => `${exhibit.name}: ${fault}`),
      ),
    ]);
  },
};
