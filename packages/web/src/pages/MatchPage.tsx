/** A match, wherever it is kept and whichever game it is: through the eyes of whoever looks. */
import type { Module, Seat, Types } from '@tortuga/engine';
import { BOARD_ID, Curtain, type Messages, type Sitter, type Ui } from '@tortuga/table';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Lesson } from '../match/seatProps.ts';
import { SeatTable } from '../match/SeatTable.tsx';
import type { Drafts } from '../match/drafts.ts';
import { useEyes, useNow } from '../match/useEyes.ts';
import { useWhoLooks } from '../match/useWhoLooks.ts';
import type { Play, PlayNow } from '../play/play.ts';
import { sittersOf } from '../seats/sitters.ts';
import { Loading } from '../shell/Loading.tsx';
import type { AnyTable, DrawnOf } from '../table.ts';
import { useWords } from '../words/words.ts';

interface Shared {
  /** The game's. */
  readonly name: string;
  readonly play: Play;
  readonly drafts: Drafts;
  /** To the match that follows. */
  readonly lead: (match: string) => void;
  readonly lesson?: Lesson | undefined;
  /** Of the seats of this browser, where the match is on a server. */
  readonly tokens?: ReadonlyMap<Seat, string>;
}

export interface MatchPageProps extends Shared {
  readonly table: AnyTable;
}

interface MatchOfProps<T extends Types, F extends object, M extends Messages> extends Shared {
  readonly module: Module<T>;
  readonly ui: Ui<DrawnOf<T, F>, M>;
}

const NOBODY: readonly Sitter[] = [];

/** Until the curtain hangs: what held the focus is gone by then. */
const standHere = (main: HTMLElement | null): void => main?.focus({ preventScroll: true });

const useSitters = ({ room, seats: mine }: PlayNow): readonly Sitter[] => {
  const say = useWords();
  const seats = room?.seats;
  return useMemo(() => (seats === undefined ? NOBODY : sittersOf({ seats }, mine, say)), [seats, mine, say]);
};

const MatchOf = <T extends Types, F extends object, M extends Messages>(props: MatchOfProps<T, F, M>) => {
  const { module, play } = props;
  const [, go] = useLocation();
  const now = useNow(play);
  const sitters = useSitters(now);
  const looking = useWhoLooks(play, now, module.game);
  const eyes = useEyes(play, looking.viewer);
  const next = looking.next === undefined ? undefined : sitters[looking.next];
  if (looking.viewer === undefined) {
    return (
      <main ref={standHere} id={BOARD_ID} tabIndex={-1}>
        {next !== undefined && (
          <Curtain name={next.name} colour={next.colour} isTurn={looking.isNextsTurn} onOpen={looking.lift} />
        )}
      </main>
    );
  }
  if (eyes === undefined) return <Loading />;
  return (
    <SeatTable
      key={looking.viewer}
      {...props}
      now={now}
      eyes={eyes}
      sitters={sitters}
      looking={looking}
      onHome={() => go('/')}
    />
  );
};

export const MatchPage = ({ table, ...shared }: MatchPageProps) =>
  table.use((module, ui) => <MatchOf module={module} ui={ui} {...shared} />);
