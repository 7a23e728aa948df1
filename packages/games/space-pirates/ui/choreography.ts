/** How a frame looks: what was heard, one thing after the other. */
import { type Act, type Choreography, inTurn, NOTHING } from '@tortuga/table';
import type { Heard, View } from '../types.ts';
import { arrest, capture, liftUp, place, setAside, turnOver } from './motion/discs.ts';
import { comeBack, fly, moorFirst } from './motion/flying.ts';
import { pay } from './motion/money.ts';
import type { Of, Scene } from './motion/scene.ts';
import { slide } from './motion/slide.ts';
import { hiddenStay, inLayers, onceEach, uncover } from './motion/tidy.ts';
import { blow, rage, shake } from './motion/weather.ts';

type Acts = { readonly [K in Heard['kind']]: (event: Of<K>, scene: Scene, nth: number) => Act };

const nothing = (): Act => NOTHING;

const sound = (name: 'turn' | 'win'): Act => ({
  clips: [{ piece: '', frames: [], ms: 0, sound: name }],
  ms: 0,
});

/** Cards move by themselves, from where they lay to where they lie. What a slide leads to is the slide's. */
const ACTS: Acts = {
  setup: nothing,
  dealt: nothing,
  docked: moorFirst,
  looked: () => sound('turn'),
  drawn: nothing,
  placed: place,
  flicked: nothing,
  slid: slide,
  hit: nothing,
  turned: turnOver,
  left: nothing,
  landed: nothing,
  revealed: nothing,
  police: arrest,
  captured: capture,
  lifted: liftUp,
  aside: setAside,
  damaged: shake,
  spared: nothing,
  gave: nothing,
  lost: nothing,
  played: nothing,
  hazard: nothing,
  skipped: nothing,
  storm: (_, scene) => rage(scene),
  wind: blow,
  laid: fly,
  entered: nothing,
  putBack: (event, scene) => (event.what === 'ship' ? comeBack(event, scene) : NOTHING),
  bribed: ({ seat, to }, scene, nth) => pay(nth, seat, to, scene),
  bought: ({ seat }, scene, nth) => pay(nth, seat, null, scene),
  sold: ({ seat }, scene, nth) => pay(nth, null, seat, scene),
  filling: ({ seat, to }, scene, nth) => pay(nth, seat, to, scene),
  reshuffled: nothing,
  turn: nothing,
  over: () => sound('win'),
};

/** The act of an event's kind is the one for that event, which its type cannot say. */
const actOf = (event: Heard, scene: Scene, nth: number): Act =>
  (ACTS[event.kind] as (event: Heard, scene: Scene, nth: number) => Act)(event, scene, nth);

export const choreography: Choreography<View, Heard> = (scene) => {
  const clips = onceEach(inTurn(scene.heard.map((event, nth) => actOf(event, scene, nth))));
  return inLayers(hiddenStay(uncover(clips, scene), scene), scene);
};
