/** A match in this page. */
import { Button, LinkButton } from '@tortuga/table';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { draftsOf } from '../match/drafts.ts';
import { useMatchWords } from '../match/words.ts';
import { browserWorld } from '../play/browserWorld.ts';
import { gameOf } from '../play/gameOf.ts';
import { type OpenedLocal, openLocal } from '../play/localMatch.ts';
import { Loading } from '../shell/Loading.tsx';
import { listedGame, useTable } from '../shell/loadTable.ts';
import { Notice } from '../shell/Notice.tsx';
import type { AnyTable } from '../table.ts';
import { useWords } from '../words/words.ts';
import { MatchPage } from './MatchPage.tsx';

type Fault = Exclude<OpenedLocal, { ok: true }>['code'];

/** Of a match that is there and cannot go on nobody but oneself can make room. */
const PutAway = ({ id }: { readonly id: string }) => {
  const say = useWords();
  const [, go] = useLocation();
  const putAway = (): void => {
    browserWorld.store.remove(id);
    go('/');
  };
  return (
    <Button kind="danger" onClick={putAway}>
      {say('mine.remove.do')}
    </Button>
  );
};

const Missing = ({ code, id }: { readonly code: Fault; readonly id: string }) => {
  const say = useMatchWords();
  const sayHouse = useWords();
  const isGone = code === 'no-such-match';
  return (
    <Notice title={say(isGone ? 'local.lost' : 'local.stuck')} text={say(`local.lost.${code}`)}>
      <Link href="/" asChild>
        <LinkButton kind="primary">{sayHouse('menu.home')}</LinkButton>
      </Link>
      {!isGone && <PutAway id={id} />}
    </Notice>
  );
};

const useLocal = (table: AnyTable, id: string): OpenedLocal | undefined => {
  const [opened, setOpened] = useState<OpenedLocal>();
  useEffect(() => {
    const now = openLocal(gameOf(table), id, browserWorld);
    setOpened(now);
    return () => {
      if (now.ok) now.play.close();
    };
  }, [table, id]);
  return opened;
};

const Opened = ({ table, id }: { readonly table: AnyTable; readonly id: string }) => {
  const [, go] = useLocation();
  const opened = useLocal(table, id);
  const drafts = useMemo(() => draftsOf(browserWorld.store, id), [id]);
  if (opened === undefined) return <Loading />;
  if (!opened.ok) return <Missing code={opened.code} id={id} />;
  return (
    <MatchPage
      table={table}
      name={listedGame(table.id)?.card.name ?? table.id}
      play={opened.play}
      drafts={drafts}
      lead={(match) => go(`/local/${match}`)}
    />
  );
};

const OfGame = ({ game, id }: { readonly game: string; readonly id: string }) => {
  const table = useTable(game);
  return table === undefined ? (
    <Missing code="other-version" id={id} />
  ) : (
    <Opened key={id} table={table} id={id} />
  );
};

export const LocalMatch = ({ params: { id } }: { readonly params: { readonly id: string } }) => {
  const game = useMemo(() => browserWorld.store.read(id)?.room.game, [id]);
  if (game !== undefined) return <OfGame game={game} id={id} />;
  return <Missing code={browserWorld.store.has(id) ? 'broken' : 'no-such-match'} id={id} />;
};
