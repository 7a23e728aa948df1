/** A picture of a lesson: the map as the table draws it, what is new with a green rim, what is refused crossed out. */
import type { Seat } from '@tortuga/engine';
import type { Colour } from '@tortuga/table';
import { centreOf, frontTip } from '../../space/hexagon.ts';
import { contactPoint } from '../../space/outline.ts';
import type { Point, Pose } from '../../space/point.ts';
import { MOST_OFFSET, mouthPoint, OFFSET_STEP } from '../../moving.ts';
import { STORM_RADIUS } from '../../space/things.ts';
import { ASIDE } from '../../spots.ts';
import type { Event, Ship } from '../../types.ts';
import { type Universe, universeOf } from '../../universe/universe.ts';
import { Crate, DiscFace } from '../map/DiscPiece.tsx';
import { BONE, BRASS, CORAL, INK, LIGHT, SEA } from '../map/palette.ts';
import { berthPlace, HEX } from '../map/ship.ts';
import { ShipDrawing } from '../map/ShipPiece.tsx';
import { StormDrawing } from '../map/StormPiece.tsx';
import { UniverseMap } from '../map/UniverseMap.tsx';
import { worldOf } from '../map/world.ts';
import { DISC, onMap, posePlace, toMm, type Turned } from '../units.ts';
import type { Staged } from './stage.ts';

const COLOURS: readonly Colour[] = ['gold', 'coral'];
const DASHES = '4 3';
/** From a disc's middle to what it keeps away from. */
const AWAY = toMm(ASIDE);

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const eventsOf = <K extends Event['kind']>(events: readonly Event[], kind: K): readonly Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind);

const at = (point: Point): string => {
  const { x, y } = onMap(point);
  return `translate(${x} ${y})`;
};

const posed = ({ x, y, width, height, heading }: Turned): string =>
  `translate(${x + width / 2} ${y + height / 2}) rotate(${heading})`;

const Cross = () => (
  <g strokeLinecap="round" fill="none">
    <path d="M-8 -8L8 8M8 -8L-8 8" stroke={INK} strokeWidth={8} />
    <path d="M-8 -8L8 8M8 -8L-8 8" stroke={CORAL} strokeWidth={4.5} />
  </g>
);

const Template = ({ pose, isRefused = false }: { readonly pose: Pose; readonly isRefused?: boolean }) => (
  <g transform={posed(posePlace(pose))} strokeLinejoin="round">
    <path
      d={HEX}
      transform="scale(.97)"
      fill={isRefused ? CORAL : SEA}
      fillOpacity={0.35}
      stroke={isRefused ? CORAL : SEA}
      strokeWidth={2.4}
    />
    {isRefused ? <Cross /> : <path d="M20 0L8 -7V7Z" fill={SEA} />}
  </g>
);

const placeOf = (universe: Universe, ship: Ship): Turned | undefined => {
  if (ship.at === 'space') return posePlace(ship);
  const site = ship.at === 'hangar' ? universe.bases[ship.base] : undefined;
  return site && berthPlace(site, 0);
};

interface ShipProps {
  readonly universe: Universe;
  readonly staged: Staged;
  readonly seat: Seat;
}

/** Where the wind has left it, and dashed where it was; in coral if it suffers. */
const Vessel = ({ universe, staged: { before, after, events, lesson }, seat }: ShipProps) => {
  const was = before.pirates[seat]?.ship ?? { at: 'box' };
  const is = lesson.asks === 'wind' ? (after.pirates[seat]?.ship ?? was) : was;
  const [old, place] = [placeOf(universe, was), placeOf(universe, is)];
  if (place === undefined) return null;
  const suffers = eventsOf(events, 'damaged').some((each) => each.seat === seat);
  return (
    <>
      {old !== undefined && is !== was && (
        <path d={HEX} transform={posed(old)} fill="none" stroke={BONE} strokeDasharray={DASHES} />
      )}
      <g transform={posed(place)}>
        <ShipDrawing colour={COLOURS[seat] ?? 'gold'} isChased={false} />
        {suffers && <path d={HEX} transform="scale(1.12)" fill="none" stroke={CORAL} strokeWidth={3} />}
      </g>
    </>
  );
};

/** Its way from knock to knock, and where it was put back. */
const Ways = ({ events }: { readonly events: readonly Event[] }) =>
  eventsOf(events, 'slid').flatMap(({ pieces }) =>
    [...new Set(pieces.map(([, disc]) => disc))].map((disc) => {
      const way = pieces.flatMap(([, id, x, y]) => (id === disc ? [onMap({ x, y })] : []));
      const back = eventsOf(events, 'putBack').find(({ what, id }) => what === 'disc' && id === disc);
      const points = way.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
      const last = points.at(-1) ?? '';
      return (
        <g key={disc} fill="none" strokeLinejoin="round" strokeLinecap="round">
          <circle r={DISC.width / 2} cx={way[0]?.x} cy={way[0]?.y} stroke={BONE} strokeDasharray={DASHES} />
          <polyline points={points.join(' ')} stroke={LIGHT} strokeWidth={2.4} strokeDasharray="7 5" />
          {back !== undefined && (
            <path d={`M${last}L${toMm(back.x)},${toMm(back.y)}`} stroke={SEA} strokeWidth={2.4} />
          )}
        </g>
      );
    }),
  );

const Ring = () => (
  <circle r={AWAY} fill="none" stroke={SEA} strokeWidth={1.4} strokeDasharray={DASHES} opacity={0.8} />
);

const Rim = ({ colour }: { readonly colour: string }) => (
  <circle r={DISC.width / 2 + 1.5} fill="none" stroke={colour} strokeWidth={2.6} />
);

/** A number beside a disc: the order of capture. */
const Nth = ({ nth }: { readonly nth: number }) => (
  <g transform="translate(0 -19)">
    <circle r={8} fill={LIGHT} stroke={INK} strokeWidth={1.4} />
    <text y={4.6} textAnchor="middle" fontFamily="Georgia,serif" fontWeight={700} fontSize={13} fill={INK}>
      {nth}
    </text>
  </g>
);

const Discs = ({ before, after, events, lesson }: Staged) => {
  const captured = eventsOf(events, 'captured').map(({ disc }) => disc);
  const isPut = lesson.asks === 'place' || lesson.asks === 'aside';
  const lying = lesson.asks === 'template' ? before.discs : after.discs;
  const back = eventsOf(events, 'putBack').map(({ id }) => id);
  return lying
    .filter(({ where }) => where === 'board')
    .map((disc) => (
      <g key={disc.id} transform={at(disc)}>
        {disc.up ? <DiscFace face="asteroid" /> : <Crate />}
        {(isPut || back.includes(disc.id)) && <Rim colour={SEA} />}
        {(isPut || back.includes(disc.id)) && <Ring />}
        {captured.includes(disc.id) && <Nth nth={captured.indexOf(disc.id) + 1} />}
      </g>
    ));
};

const Storms = ({ before, after }: Staged) => (
  <>
    {before.storm !== null && before.storm !== after.storm && (
      <circle
        r={toMm(STORM_RADIUS)}
        transform={at(before.storm)}
        fill="none"
        stroke={BONE}
        strokeDasharray={DASHES}
      />
    )}
    {after.storm !== null && (
      <g transform={at(after.storm)}>
        <StormDrawing />
      </g>
    )}
  </>
);

const Tries = ({ tried }: Staged) =>
  tried.map((each) =>
    each.kind === 'template' ? (
      <Template key={each.pose.h} pose={each.pose} isRefused />
    ) : (
      <g key={each.x} transform={at(each)}>
        <Crate />
        <Rim colour={CORAL} />
        <Cross />
      </g>
    ),
  );

const Dot = ({ point }: { readonly point: Point }) => (
  <circle r={3} transform={at(point)} fill={BRASS} stroke={INK} strokeWidth={1} />
);

/** Where a template may start: on the line of a Hangar, or at an edge of the ship. */
const Starts = ({ universe, staged }: { readonly universe: Universe; readonly staged: Staged }) => {
  const { before, lesson } = staged;
  const ship = before.pirates[0]?.ship;
  const site = ship?.at === 'hangar' ? universe.bases[ship.base] : undefined;
  if (lesson.asks === 'template' && site !== undefined)
    return Array.from({ length: (2 * MOST_OFFSET) / OFFSET_STEP + 1 }, (_, nth) => (
      <Dot key={nth} point={mouthPoint(site, nth * OFFSET_STEP - MOST_OFFSET)} />
    ));
  const named = /@(\d+)/.exec(lesson.plays[0] ?? '')?.[1];
  if (ship?.at !== 'space' || named === undefined) return null;
  return <Dot point={contactPoint(ship, Number(named))} />;
};

/** All headings that a template may turn to. */
const Fan = ({ pose }: { readonly pose: Pose }) => (
  <g transform={`${at(frontTip(pose))} rotate(${toMm(pose.h)})`} fill="none" stroke={SEA}>
    <path d="M0 -60A60 60 0 0 1 0 60Z" fill={SEA} fillOpacity={0.12} strokeDasharray={DASHES} />
  </g>
);

/** The wind's arrow, in a corner. */
const Wind = ({ angle }: { readonly angle: number }) => (
  <g transform={`translate(40 30) rotate(${toMm(angle)})`} fill="none" strokeLinecap="round">
    <path
      d="M-24 0H22M12 -9L22 0L12 9M-20 -10H4M-20 10H4"
      stroke={BONE}
      strokeWidth={4}
      strokeLinejoin="round"
    />
  </g>
);

export const LessonPicture = ({ staged }: { readonly staged: Staged }) => {
  const { before, events, lesson, codes } = staged;
  const universe = universeOf(before.options, before.seats);
  const { x, y, width, height } = worldOf(universe);
  const laid = eventsOf(events, 'laid');
  const last = laid.at(-1);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={Math.round(width * 1.6)}
      height={Math.round(height * 1.6)}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <rect x={x} y={y} width={width} height={height} rx={8} fill="#0b1a20" />
      <UniverseMap universe={universe} />
      {codes.includes('too-sharp') && last !== undefined && <Fan pose={last} />}
      <Ways events={events} />
      {laid.map((pose) => (
        <Template key={`${pose.x} ${pose.y}`} pose={pose} />
      ))}
      <Discs {...staged} />
      {before.pirates.map((_, seat) => (
        <Vessel key={COLOURS[seat]} universe={universe} staged={staged} seat={seat} />
      ))}
      <Tries {...staged} />
      <Starts universe={universe} staged={staged} />
      <Storms {...staged} />
      {eventsOf(events, 'wind').map(({ angle }) => (
        <Wind key={angle} angle={angle} />
      ))}
      {lesson.asks === 'aside' && before.pirates[0]?.ship.at === 'space' && (
        <circle r={2} transform={at(centreOf(before.pirates[0].ship))} fill={INK} />
      )}
    </svg>
  );
};
