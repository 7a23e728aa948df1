/** The table in every state, each reached by real moves, and one game that plays itself. */
import { Exhibited, type Exhibit, SelfPlayed } from '@tortuga/table';
import { card } from './card.ts';
import { positionOf } from './exhibit/position.ts';
import { type Scene, scenes } from './exhibit/scenes.ts';
import { first, voyage } from './exhibit/voyage.ts';
import { ui } from './index.tsx';

const { name } = card;

const show = (scene: Scene): Exhibit => ({
  name: scene.name,
  isPage: true,
  node: <Exhibited ui={ui} name={name} seats={scene.seats} {...positionOf(scene)} draft={scene.draft} />,
});

export const gallery: readonly Exhibit[] = [
  ...scenes.map(show),
  {
    name: 'voyage',
    isPage: true,
    node: <SelfPlayed ui={ui} name={name} first={first} frames={voyage} />,
  },
];
