/** The table in every state, each reached by real moves, and one game that plays itself. */
import { type Exhibit, sceneExhibit, SelfPlayed } from '@tortuga/table';
import { card } from './card.ts';
import { first, firstGame } from './exhibit/firstGame.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { type Scene, scenes } from './exhibit/scenes.ts';
import { ui } from './index.tsx';

const { name } = card;

const show = ({ name: scene, seats = 4, lines, options, viewer = 0, draft }: Scene): Exhibit => {
  const rehearsal = rehearse(seats, lines, options);
  const { heard, log } = rehearsal;
  const position = propsOf(rehearsal, viewer);
  return sceneExhibit({ ui, name, scene, seats, options, log, position, heard, draft });
};

export const gallery: readonly Exhibit[] = [
  ...scenes.map(show),
  {
    name: 'first-game',
    isPage: true,
    node: <SelfPlayed ui={ui} name={name} first={first} frames={firstGame} />,
  },
];
