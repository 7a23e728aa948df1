/** A scene of a gallery: what is drawn, and the moves that lead there, of one and the same position. */
import type { Drawn, Exhibit, Scene } from '../ui.ts';
import type { Messages } from '../words/say.ts';
import { Exhibited, type ExhibitedProps } from './Exhibited.tsx';

interface SceneExhibit<D extends Drawn, M extends Messages>
  extends ExhibitedProps<D, M>,
    Pick<Scene, 'options' | 'log'> {
  /** The exhibit's; `name` is the game's. */
  readonly scene: string;
}

export const sceneExhibit = <D extends Drawn, M extends Messages>({
  scene,
  options,
  log,
  ...shown
}: SceneExhibit<D, M>): Exhibit => {
  const { viewer, view, turn, moves } = shown.position;
  const { seats, draft } = shown;
  return {
    name: scene,
    isPage: true,
    node: <Exhibited {...shown} />,
    scene: { seats, options, log, viewer, view, turn, moves, draft },
  };
};
