/** The score sheet between two games: how the last one ended, how it stands, and on. */
import type { Types } from '@tortuga/engine';
import { Button, Dialog, type Messages } from '@tortuga/table';
import type { AtTable } from './MatchTop.tsx';
import { Sheet } from './SheetPlate.tsx';
import { useMatchWords } from './words.ts';

export const SheetDialog = <T extends Types, F extends object, M extends Messages>({
  props,
  seat,
}: Pick<AtTable<T, F, M>, 'props' | 'seat'>) => {
  const say = useMatchWords();
  const { isOpen, close, pause } = seat.intermission;
  // Who comes late to the sheet finds other news at the end of the log.
  const news = pause.isOn() ? seat.lines.at(-1)?.text : undefined;
  return (
    <Dialog
      title={say('sheet.between')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {say('sheet.next')}
        </Button>
      }
    >
      {news !== undefined && <p>{news}</p>}
      <Sheet props={props} seat={seat} />
    </Dialog>
  );
};
