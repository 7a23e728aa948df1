/** What moves on the map, or changes: notes on bases, discs, ships, and over all of them the storm. */
import { centreOf as middleOf } from '@tortuga/table';
import { TYPES } from '../../components.ts';
import type { Point } from '../../space/point.ts';
import type { DiscView, View } from '../../types.ts';
import type { Universe } from '../../universe/universe.ts';
import type { Props } from '../shown.ts';
import { onMap, posePlace, type Turned } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { BaseNotes } from './BaseNotes.tsx';
import { Coins } from './Coins.tsx';
import { DiscPiece } from './DiscPiece.tsx';
import { baseLabel, discLabel, shipLabel, stormLabel } from './names.ts';
import { berthPlace } from './ship.ts';
import { ShipPiece } from './ShipPiece.tsx';
import { StormPiece } from './StormPiece.tsx';
import { Streaks } from './Streaks.tsx';
import { Wakes } from './Wakes.tsx';

interface OnMapProps {
  readonly table: Props;
  readonly universe: Universe;
}

const dockedAt = ({ pirates }: View, base: number): readonly number[] =>
  pirates.flatMap(({ ship }, seat) => (ship.at === 'hangar' && ship.base === base ? [seat] : []));

const Bases = ({ table: { view, sitters }, universe }: OnMapProps) => {
  const say = useWords();
  const names = sitters.map(({ name }) => name);
  return view.bases.map((base, number) => {
    const site = universe.bases[number];
    if (site === undefined) return null;
    return (
      <BaseNotes
        key={`${site.walls.x} ${site.walls.y}`}
        base={number}
        site={site}
        owner={base.owner === null ? undefined : sitters[base.owner]?.colour}
        card={base.market}
        isFull={dockedAt(view, number).length > 1}
        label={baseLabel(number, base, names, say)}
      />
    );
  });
};

/** Undefined for a ship that is in the box, or blown out. */
const shipPlace = (view: View, universe: Universe, seat: number): Turned | undefined => {
  const ship = view.pirates[seat]?.ship;
  if (ship?.at === 'space') return posePlace(ship);
  if (ship?.at !== 'hangar') return undefined;
  const site = universe.bases[ship.base];
  return site && berthPlace(site, dockedAt(view, ship.base).indexOf(seat));
};

interface At extends Point {
  readonly disc: DiscView;
}

const lyingOn = (view: View): readonly At[] =>
  view.discs.flatMap((disc) => (disc.where === 'board' ? [{ disc, ...onMap(disc) }] : []));

/** On the deck of the ship that has lifted them, until they are set aside. */
const liftedIn = (view: View, universe: Universe): readonly At[] =>
  view.discs
    .filter(({ where }) => where === 'lifted')
    .flatMap((disc, nth) => {
      const place = disc.by === null ? undefined : shipPlace(view, universe, disc.by);
      if (place === undefined) return [];
      const { x, y } = middleOf(place);
      return [{ disc, x: x + 6 * nth, y: y - 6 * nth }];
    });

const Discs = ({ discs }: { readonly discs: readonly At[] }) => {
  const say = useWords();
  return discs.map(({ disc, x, y }) => (
    <DiscPiece
      key={disc.id}
      id={disc.id}
      x={x}
      y={y}
      face={disc.type === null ? undefined : TYPES[disc.type]}
      isUp={disc.up}
      isShown={disc.shown}
      isCleared={disc.cleared}
      label={discLabel(disc, say)}
    />
  ));
};

const Ships = ({ table: { view, sitters }, universe }: OnMapProps) => {
  const say = useWords();
  return view.pirates.map((pirate, seat) => {
    const place = shipPlace(view, universe, seat);
    const sitter = sitters[seat];
    if (place === undefined || sitter === undefined) return null;
    const { x, y } = middleOf(place);
    return (
      <ShipPiece
        key={sitter.colour}
        seat={seat}
        colour={sitter.colour}
        isChased={pirate.chased}
        x={x}
        y={y}
        heading={place.heading}
        label={shipLabel(pirate, sitter.name, say)}
      />
    );
  });
};

const Storm = ({ storm }: Pick<View, 'storm'>) => {
  const say = useWords();
  return storm && <StormPiece x={storm.x} y={storm.y} label={stormLabel(storm, say)} />;
};

export const OnMap = ({ table, universe }: OnMapProps) => {
  const { view, latest } = table;
  return (
    <>
      <Bases table={table} universe={universe} />
      <Wakes latest={latest} />
      <Discs discs={lyingOn(view)} />
      <Ships table={table} universe={universe} />
      <Discs discs={liftedIn(view, universe)} />
      <Storm storm={view.storm} />
      <Streaks latest={latest} universe={universe} />
      <Coins latest={latest} pirates={view.pirates} universe={universe} />
    </>
  );
};
