/** The table in every state, each reached by real moves, and one game that plays itself. */
import { type Exhibit, sceneExhibit } from '@tortuga/table';
import { card } from './card.ts';
import { FlickRange } from './exhibit/FlickRange.tsx';
import { positionOf } from './exhibit/position.ts';
import type { Scene } from './exhibit/scene.ts';
import { scenes } from './exhibit/scenes.ts';
import { Voyage } from './exhibit/Voyage.tsx';
import { ui } from './index.tsx';

const show = (scene: Scene): Exhibit => {
  const { seats, options, name } = scene;
  return sceneExhibit({ ui, name: card.name, scene: name, seats, options, ...positionOf(scene) });
};

export const gallery: readonly Exhibit[] = [
  ...scenes.map(show),
  { name: 'voyage', isPage: true, node: <Voyage /> },
  { name: 'range', isPage: true, node: <FlickRange /> },
];
