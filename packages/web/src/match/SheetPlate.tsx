/** The score sheet of a match of several games; nothing where the match is one game, or its first. */
import type { Types } from '@tortuga/engine';
import { GameSheet, type Messages, Plate } from '@tortuga/table';
import type { AtTable } from './MatchTop.tsx';
import { useMatchWords } from './words.ts';

interface SheetProps<T extends Types, F extends object, M extends Messages>
  extends Pick<AtTable<T, F, M>, 'props' | 'seat'> {
  readonly most?: number;
}

export const Sheet = <T extends Types, F extends object, M extends Messages>({
  props: { module, ui, sitters },
  seat,
  most,
}: SheetProps<T, F, M>) => {
  const rows = ui.sheet?.(seat.table.view, seat.say) ?? [];
  if (rows.length === 0) return undefined;
  return <GameSheet rows={rows} sitters={sitters} better={module.game.better} most={most} />;
};

export const SheetPlate = <T extends Types, F extends object, M extends Messages>(
  sheet: SheetProps<T, F, M>,
) => {
  const say = useMatchWords();
  const { props, seat } = sheet;
  if ((props.ui.sheet?.(seat.table.view, seat.say) ?? []).length === 0) return undefined;
  return (
    <Plate isPaper isOptional={sheet.most !== undefined} title={say('sheet')}>
      <Sheet {...sheet} />
    </Plate>
  );
};
