/** Beside the board: what the viewer knows, and where there is no plate under the seats the steps of this turn. */
import { useMedia } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { Energy } from './Energy.tsx';
import { Known } from './Known.tsx';
import { TurnPlate } from './TurnPlate.tsx';

/** Where the layout leaves out the plate under the seats. */
const NO_PLATE =
  '(max-width: 720px), (max-width: 1099px) and (orientation: portrait), (max-height: 500px) and (orientation: landscape)';

export const Side = (table: Props) => {
  const isWithout = useMedia(NO_PLATE);
  return (
    <>
      {isWithout && <TurnPlate {...table} />}
      <Known {...table} />
      <Energy {...table} />
    </>
  );
};
