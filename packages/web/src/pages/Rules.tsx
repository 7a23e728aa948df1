/** The rulebook of a game; `/rules/GAME#PK-10` opens at a rule. */
import { type Language, LinkButton, Plate, useLanguage, useMedia } from '@tortuga/table';
import { use, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { type Block, parseMarkdown, textOf } from '../rulebook/markdown.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { listedGame, useTable } from '../shell/loadTable.ts';
import { Page } from '../shell/Page.tsx';
import type { AnyTable, Listed } from '../table.ts';
import { useWords } from '../words/words.ts';
import { NotFound } from './NotFound.tsx';
import styles from './Rules.module.css';

export const Rules = ({ params: { game } }: { readonly params: { readonly game: string } }) => {
  const listed = listedGame(game);
  const table = useTable(game);
  return listed === undefined || table === undefined ? (
    <NotFound />
  ) : (
    <Opened listed={listed} table={table} />
  );
};

const texts = new Map<string, Promise<string>>();

const loadText = (table: AnyTable, language: Language): Promise<string> => {
  const key = `${table.id} ${language}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const coming = table.use((_, ui) => ui.rulebook[language]());
  texts.set(key, coming);
  return coming;
};

/** Browsers look for the place before the page is there. */
const useOpenAtRule = (blocks: readonly Block[]): void => {
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [blocks]);
};

const Opened = ({ listed, table }: { readonly listed: Listed; readonly table: AnyTable }) => {
  const say = useWords();
  const language = useLanguage();
  const text = use(loadText(table, language));
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  const art = table.use((_, ui) => ui.art ?? {});
  useOpenAtRule(blocks);
  const { name } = listed.card;
  return (
    <Page title={say('menu.rules', { game: name })} game={listed.id}>
      <div className={styles['rules']}>
        <Contents blocks={blocks} />
        <Plate isPaper>
          <article className={styles['book']}>
            <Rulebook blocks={blocks} art={art} />
            <Credits listed={listed} />
          </article>
        </Plate>
      </div>
    </Page>
  );
};

/** Where the contents fit beside the book. */
const WIDE = '(min-width: 901px)';

const Contents = ({ blocks }: { readonly blocks: readonly Block[] }) => {
  const say = useWords();
  return (
    <nav className={styles['contents']} aria-label={say('rules.contents')}>
      <details open={useMedia(WIDE)}>
        <summary>{say('rules.contents')}</summary>
        <ul>
          {blocks.map(
            (block) =>
              block.kind === 'heading' &&
              block.level === 2 &&
              block.ids[0] !== undefined && (
                <li key={block.ids[0]}>
                  <a href={`#${block.ids[0]}`}>{textOf(block.spans)}</a>
                </li>
              ),
          )}
        </ul>
      </details>
    </nav>
  );
};

const Credits = ({ listed: { id, card } }: { readonly listed: Listed }) => {
  const say = useWords();
  const { credits } = card.credits[useLanguage()];
  return (
    <footer className={styles['credits']}>
      <h2>{say('rules.credits')}</h2>
      <p>{credits}</p>
      <p>{say('rules.independent')}</p>
      <Link href={`/learn/${id}`} asChild>
        <LinkButton kind="primary">{say('rules.learn')}</LinkButton>
      </Link>
    </footer>
  );
};
