/** The table in every state, each reached by real moves. */
import { type Exhibit, sceneExhibit } from '@tortuga/table';
import { card } from './card.ts';
import { positionOf } from './exhibit/position.ts';
import { type Scene, scenes } from './exhibit/scenes.ts';
import { ui } from './index.tsx';

const show = (scene: Scene): Exhibit => {
  const { seats, options, name } = scene;
  return sceneExhibit({ ui, name: card.name, scene: name, seats, options, ...positionOf(scene) });
};

export const gallery: readonly Exhibit[] = scenes.map(show);
