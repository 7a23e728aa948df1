import type { LiveFrame, Viewer } from '@tortuga/engine';
import type { PlayFrame } from './play.ts';

/** A frame through the eyes of one viewer; undefined where it was not made for him. */
export const frameFor = ({ seq, by, bodies }: LiveFrame, viewer: Viewer): PlayFrame | undefined => {
  const body = bodies.find((each) => each.viewer === viewer);
  return body && { seq, by, heard: body.heard, view: body.view };
};
