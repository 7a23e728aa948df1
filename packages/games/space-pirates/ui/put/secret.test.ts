import { seededRandom, type Viewer } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { TYPES } from '../../components.ts';
import { module } from '../../index.ts';
import { faceOf } from './face.ts';
import { freshSpot } from './draft.ts';
import { situation } from './testing.ts';

const { game } = module;

test('SP-13: only who has drawn a disc is shown its face', () => {
  const random = seededRandom('faces');
  for (let nth = 0; nth < 500; nth++) {
    const { state, seat } = situation('place', nth, random);
    const disc = state.discs.find(({ where }) => where === 'drawn');
    if (disc === undefined) throw new Error('nothing is drawn');
    disc.seen.splice(0, disc.seen.length, seat);
    disc.shown = false;
    const viewers: readonly Viewer[] = [0, 1, 'spectator'];
    for (const viewer of viewers) {
      const seen = game.view(state, viewer).discs.find(({ id }) => id === disc.id);
      expect(faceOf(seen)).toBe(viewer === seat ? TYPES[disc.type] : undefined);
    }
    expect(JSON.stringify(freshSpot(game.view(state, seat), seat))).not.toContain('type');
  }
});
