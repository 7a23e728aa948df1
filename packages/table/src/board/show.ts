/** A camera, written straight onto the page: only transforms change, and React hears nothing of it. */
import { tellMoved } from './boardMoved.ts';
import { type Camera, isInSight, type Scope, sightOf, toScreen } from './camera.ts';

/** What shows where the camera is. */
export interface Parts {
  readonly root: HTMLElement;
  /** What the board is seen through. */
  readonly window: HTMLElement;
  /** What is moved: the layer with the pieces, and the one beyond the edge. */
  readonly layers: readonly HTMLElement[];
  /** What covers the lower edge of the window: the mini-map only while it is there. */
  readonly controls: HTMLElement;
  readonly map: HTMLElement;
  /** Over the mini-map: what of it is in sight. */
  readonly frame: HTMLElement;
}

const percent = (part: number): string => `${part * 100}%`;

/** As large as the mini-map before this. */
const frameOf = (camera: Camera, scope: Scope): string => {
  const { world } = scope;
  const sight = sightOf(camera, scope);
  const left = percent((sight.x - world.x) / world.width);
  const top = percent((sight.y - world.y) / world.height);
  return `translate(${left}, ${top}) scale(${sight.width / world.width}, ${sight.height / world.height})`;
};

/** As long after the last step a board is at rest. */
const REST_MS = 200;
const resting = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** While it moves a layer is a picture that is moved; at rest it is drawn anew, sharp. */
const markGliding = (layer: HTMLElement): void => {
  clearTimeout(resting.get(layer));
  layer.toggleAttribute('data-gliding', true);
  resting.set(
    layer,
    setTimeout(() => layer.toggleAttribute('data-gliding', false), REST_MS),
  );
};

export const showCamera = ({ root, layers, frame }: Parts, camera: Camera, scope: Scope): void => {
  const { x, y } = toScreen(camera, scope, { x: 0, y: 0 });
  for (const layer of layers) {
    layer.style.transform = `translate(${x}px, ${y}px) scale(${camera.scale})`;
    markGliding(layer);
  }
  frame.style.transform = frameOf(camera, scope);
  root.toggleAttribute('data-partial', !isInSight(camera, scope, scope.world));
  tellMoved(root);
};
