/** For tests: a table as the page gives it, which remembers what was refused and what was sent. */
import { makeAim } from '@tortuga/table';
import { module } from '../index.ts';
import type { Table } from '../turns.ts';
import type { Move, Refusal } from '../types.ts';
import { type Draft, freshDraft } from './draft.ts';
import type { Props } from './shown.ts';

const { game } = module;

export const seated = ({ state }: Table, viewer = state.turn) => {
  const view = game.view(state, viewer);
  const refused: Refusal[] = [];
  const pieces: (string | undefined)[] = [];
  const sent: Move[] = [];
  let draft: Draft = freshDraft(view);
  const table = (): Props => ({
    view,
    viewer,
    sitters: [],
    turn: game.actors(state).filter((actor) => actor !== 'chance'),
    moves: game.moves(state, viewer),
    check: (move) => game.check(state, viewer, move),
    play: (move) => void sent.push(move),
    refuse: (refusal, piece) => {
      refused.push(refusal);
      pieces.push(piece);
    },
    tellWhy: () => undefined,
    draft,
    setDraft: (next) => {
      draft = next;
    },
    aim: makeAim<Draft>(),
    isBusy: false,
    hasHints: true,
  });
  return { table, refused, pieces, sent, draft: () => draft };
};
