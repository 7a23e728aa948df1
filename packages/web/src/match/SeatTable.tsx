/** The table as one pair of eyes sees it. */
import type { Types } from '@tortuga/engine';
import { KeyHelp, type Messages } from '@tortuga/table';
import { AnotherDevice } from '../online/AnotherDevice.tsx';
import { EndView } from './EndView.tsx';
import type { AtTable } from './MatchTop.tsx';
import { PartingDialog } from './PartingDialog.tsx';
import type { SeatProps } from './seatProps.ts';
import { SheetDialog } from './SheetDialog.tsx';
import { TableView } from './TableView.tsx';
import { useDesk } from './useDesk.ts';
import { useSeat } from './useSeat.ts';

const TakeAlong = <T extends Types, F extends object, M extends Messages>({
  props: { now, eyes, tokens },
  desk,
}: Pick<AtTable<T, F, M>, 'props' | 'desk'>) => {
  const token = eyes.viewer === 'spectator' ? undefined : tokens?.get(eyes.viewer);
  if (token === undefined || now.room === undefined) return undefined;
  return (
    <AnotherDevice
      match={now.room.match}
      token={token}
      isOpen={desk.isDeviceOpen}
      onClose={() => desk.setDeviceOpen(false)}
    />
  );
};

export const SeatTable = <T extends Types, F extends object, M extends Messages>(
  props: SeatProps<T, F, M>,
) => {
  const seat = useSeat(props);
  const desk = useDesk(props, seat);
  const at = { props, seat, desk };
  const { result } = props.now;
  const isEnd = result !== undefined && seat.isOver && props.lesson === undefined;
  return (
    <>
      {isEnd && !desk.isLookingBack ? <EndView {...at} result={result} /> : <TableView {...at} />}
      <TakeAlong props={props} desk={desk} />
      <PartingDialog parting={desk.parting} />
      <SheetDialog props={props} seat={seat} />
      <KeyHelp
        isOpen={desk.isKeysOpen}
        onClose={() => desk.setKeysOpen(false)}
        rows={props.ui.keys(seat.say)}
      />
    </>
  );
};
