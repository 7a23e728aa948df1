/** A table as the match page lays it, for the galleries of games. */
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { Log, type LogLine } from '../kit/Log.tsx';
import { Plate } from '../kit/Plate.tsx';
import { SeatBadge } from '../kit/SeatBadge.tsx';
import { TableLayout } from '../layout/TableLayout.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { makeAim } from '../touch/aim.ts';
import type { Drawn, TableProps, Ui, Viewer } from '../ui.ts';
import { useSay } from '../words/language.ts';
import type { Messages } from '../words/say.ts';
import { COLOURS } from '@tortuga/vocabulary';
import type { Sitter } from '../sitter.ts';

/** What is shown, in all exhibits of one game. */
export interface Shown<D extends Drawn, M extends Messages> {
  readonly ui: Ui<D, M>;
  /** The game's. */
  readonly name: string;
  readonly seats: number;
}

interface ExhibitedTableProps<D extends Drawn, M extends Messages> extends Shown<D, M> {
  readonly table: Omit<TableProps<D>, 'sitters' | 'aim'>;
  readonly heard: readonly D['heard'][];
  readonly why?: ReactNode;
  readonly stage?: Ref<HTMLDivElement>;
}

export const NAMES: readonly string[] = ['Maja', 'Kraken', 'Jonas', 'Ola', 'Bartek'];

const BOT = 'Kraken';

const sittersOf = (seats: number, viewer: Viewer): readonly Sitter[] =>
  COLOURS.slice(0, seats).map((colour, seat) => ({
    name: NAMES[seat] ?? '',
    colour,
    bot: NAMES[seat] === BOT ? 'bosun' : undefined,
    isMine: seat === viewer,
    isOnline: true,
    isAway: false,
  }));

export const ExhibitedTable = <D extends Drawn, M extends Messages>({
  ui,
  name,
  seats,
  table: given,
  heard,
  why,
  stage,
}: ExhibitedTableProps<D, M>) => {
  const say = useSay(ui.messages);
  const { Board, Hand, Side, UnderSeats } = ui;
  const [aim] = useState(makeAim<D['draft']>);
  const sitters = useMemo(() => sittersOf(seats, given.viewer), [seats, given.viewer]);
  const table: TableProps<D> = { ...given, sitters, aim };
  const caption = ui.caption(table.view, say);
  const lines = heard.flatMap((each, id): LogLine | [] => {
    const { seat, ...told } = ui.tell(each, NAMES, say) ?? {};
    return 'text' in told ? { id, colour: seat === undefined ? undefined : COLOURS[seat], ...told } : [];
  });
  return (
    <TableLayout
      stage={stage ?? null}
      top={<TopBar title={name} caption={caption} />}
      seats={
        <>
          {table.sitters.map((sitter, seat) => (
            <SeatBadge
              key={sitter.colour}
              sitter={sitter}
              {...ui.badge(table.view, seat, say)}
              isTurn={table.turn.includes(seat)}
            />
          ))}
          {UnderSeats && <UnderSeats {...table} />}
        </>
      }
      board={<Board {...table} />}
      hand={<Hand {...table} />}
      side={
        <>
          <Side {...table} />
          <Plate isPaper isGrowing>
            <Log label={caption} lines={lines} />
          </Plate>
        </>
      }
      why={why}
      isSideOpen={false}
      onSideClose={() => undefined}
    />
  );
};
