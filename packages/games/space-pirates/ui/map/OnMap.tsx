/** What moves on the map, or changes: notes on bases, discs, ships, and over all of them the storm. */
import { type Box, centreOf as middleOf } from '@tortuga/table';
import { TYPES } from '../../components.ts';
import type { View } from '../../types.ts';
import type { Universe } from '../../universe/universe.ts';
import type { Props } from '../shown.ts';
import { posePlace, type Turned } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { BaseNotes } from './BaseNotes.tsx';
import { DiscPiece } from './DiscPiece.tsx';
import { baseLabel, discLabel, shipLabel, stormLabel } from './names.ts';
import { berthPlace } from './ship.ts';
import { ShipPiece } from './ShipPiece.tsx';
import { StormPiece } from './StormPiece.tsx';

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

const Discs = ({ view }: { readonly view: View }) => {
  const say = useWords();
  return view.discs.map((disc) =>
    disc.where === 'board' ? (
      <DiscPiece
        key={disc.id}
        id={disc.id}
        x={disc.x}
        y={disc.y}
        face={disc.type === null ? undefined : TYPES[disc.type]}
        isUp={disc.up}
        isShown={disc.shown}
        isCleared={disc.cleared}
        label={discLabel(disc, say)}
      />
    ) : null,
  );
};

/** Undefined for a ship that is in the box, or blown out. */
const shipPlace = (view: View, universe: Universe, seat: number): Turned | undefined => {
  const ship = view.pirates[seat]?.ship;
  if (ship?.at === 'space') return posePlace(ship);
  if (ship?.at !== 'hangar') return undefined;
  const site = universe.bases[ship.base];
  return site && berthPlace(site, dockedAt(view, ship.base).indexOf(seat));
};

const Ships = ({ table: { view, sitters }, universe }: OnMapProps) => {
  const say = useWords();
  return view.pirates.map((pirate, seat) => {
    const place = shipPlace(view, universe, seat);
    const sitter = sitters[seat];
    if (place === undefined || sitter === undefined) return null;
    const { x, y } = middleOf(place satisfies Box);
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

export const OnMap = ({ table, universe }: OnMapProps) => (
  <>
    <Bases table={table} universe={universe} />
    <Discs view={table.view} />
    <Ships table={table} universe={universe} />
    <Storm storm={table.view.storm} />
  </>
);
