/** The table in every state, each reached by real moves, and one game that plays itself. */
import { type Exhibit, sceneExhibit } from '@tortuga/table';
import { card } from './card.ts';
import { FlickRange } from './exhibit/FlickRange.tsx';
import { positionOf } from './exhibit/position.ts';
import type { Scene } from './exhibit/scene.ts';
import { scenes } from './exhibit/scenes.ts';
import { Voyage } from './exhibit/Voyage.tsx';
import { ui } from './index.tsx';

/** Played when somebody looks at it: all of them together would take long. */
const show = (scene: Scene): Exhibit => {
  const { seats, options, name } = scene;
  let made: Exhibit | undefined;
  const make = (): Exhibit => {
    made ??= sceneExhibit({ ui, name: card.name, scene: name, seats, options, ...positionOf(scene) });
    return made;
  };
  return {
    name,
    isPage: true,
    get node() {
      return make().node;
    },
    get scene() {
      const { scene: shown } = make();
      if (shown === undefined) throw new Error(`${name} shows no position`);
      return shown;
    },
  };
};

export const gallery: readonly Exhibit[] = [
  ...scenes.map(show),
  { name: 'voyage', isPage: true, node: <Voyage /> },
  { name: 'range', isPage: true, node: <FlickRange /> },
];
