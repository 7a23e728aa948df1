/** The ground that turns the wind, or a ship that is put back. */
import { universeOf } from '../../universe/universe.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { DiscsCaught } from './DiscsCaught.tsx';
import { exitTask } from './exit.ts';
import { TurnGround } from './TurnGround.tsx';
import { middleOf } from './windMiddle.ts';

const WIND_REACH = 80;
/** From the border to the middle of a ship that is put back, and how far around it is taken hold of. */
const BACK = 450;
const SHIP_REACH = 60;

export const WindOverlay = (table: Props) => {
  const universe = universeOf(table.view.options, table.view.seats);
  return (
    <>
      <DiscsCaught {...table} />
      <TurnGround table={table} universe={universe} about={middleOf(universe)} reach={WIND_REACH} />
    </>
  );
};

export const HeadingOverlay = (table: Props) => {
  const universe = universeOf(table.view.options, table.view.seats);
  const task = exitTask(table.view);
  if (task === undefined) return null;
  const { point, normal } = task;
  const about = onMap({ x: point.x + BACK * normal.x, y: point.y + BACK * normal.y });
  return <TurnGround table={table} universe={universe} about={about} reach={SHIP_REACH} />;
};
