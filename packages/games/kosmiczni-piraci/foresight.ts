/** What laying a card on a planet would do, as far as the viewer can tell: the card itself makes no difference. */
import type { Seat } from '@tortuga/engine';
import { play } from './play.ts';
import { determinize, view as viewOf } from './secrecy.ts';
import { type CardView, type Planet, type Ship, type State, TELEPORT, type View } from './types.ts';

/** A ship's next leg; `steps` is how far it would be from home then. */
interface Leg {
  readonly ship: Ship;
  readonly from: Planet;
  readonly to: Planet;
  readonly steps: number;
}

export interface Foresight {
  /** Whose card face down would be turned up. */
  readonly turned: Seat | undefined;
  /** Whether that card is a Teleport. */
  readonly teleport: 'no' | 'perhaps' | 'yes';
  /** Where ships would sail, if it is none. */
  readonly legs: readonly Leg[];
}

const NOTHING: Foresight = { turned: undefined, teleport: 'no', legs: [] };

export const foresee = (view: View, planet: Planet): Foresight => {
  const top = view.planets[planet]?.cards.at(-1);
  if (top === undefined || top.up || view.ended !== null) return NOTHING;
  const teleport = teleportOdds(view, top);
  return { turned: top.seat, teleport, legs: teleport === 'yes' ? [] : legsFrom(view, planet) };
};

const teleportOdds = ({ teleportGone }: View, { seat, card }: CardView): Foresight['teleport'] => {
  if (card === TELEPORT) return 'yes';
  return card === null && teleportGone[seat] !== true ? 'perhaps' : 'no';
};

/** The card is laid on trial, by whoever is to move. */
const legsFrom = (view: View, planet: Planet): readonly Leg[] => {
  const trial = withPiratesOnTop(determinize(view, { below: () => 0 }));
  const card = trial.hands[trial.turn]?.[0] ?? TELEPORT;
  const events = play(trial, trial.turn, { kind: 'play', card, planet });
  const { steps } = viewOf(trial, 'spectator');
  return events.flatMap((event) =>
    event.kind === 'sailed'
      ? [{ ship: event.ship, from: event.from, to: event.to, steps: steps[event.ship] }]
      : [],
  );
};

const withPiratesOnTop = (state: State): State => ({
  ...state,
  planets: state.planets.map((cards) =>
    cards.map(({ seat, card, up }) => ({ seat, card: up ? card : 1, up })),
  ),
});
