/** The table in every state, each reached by real moves, and one game that plays itself. */
import { type Exhibit, sceneExhibit, SelfPlayed } from '@tortuga/table';
import { card } from './card.ts';
import { positionOf } from './exhibit/position.ts';
import { type Scene, scenes } from './exhibit/scenes.ts';
import { first, voyage } from './exhibit/voyage.ts';
import { ui } from './index.tsx';

const { name } = card;

const show = ({ name: scene, ...rest }: Scene): Exhibit => {
  const { seats, draft } = rest;
  return sceneExhibit({ ui, name, scene, seats, draft, ...positionOf(rest) });
};

export const gallery: readonly Exhibit[] = [
  ...scenes.map(show),
  {
    name: 'voyage',
    isPage: true,
    node: <SelfPlayed ui={ui} name={name} first={first} frames={voyage} />,
  },
];
