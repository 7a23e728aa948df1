/** A table on the server: the lobby while its crew gathers, then the match. */
import { matchId, type RoomView } from '@tortuga/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { tokensBySeat } from '../lobby/gathering.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { draftsOf } from '../match/drafts.ts';
import { Connecting } from '../online/Connecting.tsx';
import { followRematch } from '../online/followRematch.ts';
import { Gone, NoSuchTable, OtherRules, Unreachable } from '../online/Notices.tsx';
import { type TableAt, useTableAt } from '../online/useTableAt.ts';
import { browserWorld } from '../play/browserWorld.ts';
import { listedGame, useTable } from '../shell/loadTable.ts';
import type { AnyTable } from '../table.ts';
import { MatchPage } from './MatchPage.tsx';
import { NotFound } from './NotFound.tsx';

/** An address that no table can have is not asked for. */
export const OnlineTable = ({ params: { match } }: { readonly params: { readonly match: string } }) =>
  matchId.safeParse(match).success ? <At match={match} /> : <NoSuchTable code="no-such-match" />;

const At = ({ match }: { readonly match: string }) => {
  const at = useTableAt(match);
  const isLate = useLateness(at?.now.room !== undefined);
  if (at?.now.trouble === 'gone') return <Gone match={match} comeAgain={at.comeAgain} />;
  if (at?.now.room !== undefined) return <Seated at={at} room={at.now.room} />;
  return isLate ? <Unreachable /> : <Connecting />;
};

/** Milliseconds after which silence is worth a word. */
const PATIENCE = 5000;

const useLateness = (isThere: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isThere]);
  return isLate;
};

const Seated = ({ at, room }: { readonly at: TableAt; readonly room: RoomView }) => {
  const listed = listedGame(room.game);
  const table = useTable(room.game);
  if (listed === undefined || table === undefined) return <NotFound />;
  if (table.use(({ game }) => game.version !== room.version)) return <OtherRules />;
  return room.status === 'open' ? (
    <Lobby at={at} room={room} listed={listed} table={table} />
  ) : (
    <Playing key={room.match} at={at} match={room.match} name={listed.card.name} table={table} />
  );
};

interface PlayingProps {
  readonly at: TableAt;
  readonly match: string;
  readonly name: string;
  readonly table: AnyTable;
}

const Playing = ({ at, match, name, table }: PlayingProps) => {
  const [, go] = useLocation();
  const drafts = useMemo(() => draftsOf(browserWorld.store, match), [match]);
  const lead = async (next: string): Promise<void> => {
    await followRematch(match, next);
    go(`/t/${next}`);
  };
  const tokens = tokensBySeat(at.now.seats, at.tokens);
  return (
    <MatchPage
      table={table}
      name={name}
      play={at.play}
      drafts={drafts}
      lead={(next) => void lead(next)}
      tokens={tokens}
    />
  );
};
