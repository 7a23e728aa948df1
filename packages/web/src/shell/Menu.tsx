/** Everything that is not the game: home, rules, settings, language, theme. A popover, so that Esc and a tap beside close it. */
import { Icon, IconButton, type IconName } from '@tortuga/table';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { tables } from '../tables.ts';
import { useWords } from '../words/words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Menu.module.css';

interface EntryProps {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

interface ActionProps {
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An entry that does something here. */
export const MenuAction = ({ icon, onClick, children }: ActionProps) => (
  <li>
    <button type="button" className={styles['entry']} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  </li>
);

const Entry = ({ href, icon, children }: EntryProps) => (
  <li>
    <Link href={href} className={styles['entry'] ?? ''}>
      <Icon name={icon} />
      {children}
    </Link>
  </li>
);

/** One has gone somewhere, or asked for something: only the switch of languages leaves it open. */
const isDone = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('li') !== null && target.closest('a, button') !== null;

/** Of the game at hand, or else of all that have a table. */
const useRules = (game: string | undefined) =>
  tables.filter(({ id, load }) => load !== undefined && (game === undefined || id === game));

export interface MenuProps {
  /** Whose rules it leads to; without one, to those of all games. */
  readonly game?: string;
  /** Entries of the page at hand, on top. */
  readonly children?: ReactNode;
}

export const Menu = ({ game, children }: MenuProps) => {
  const say = useWords();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const rules = useRules(game);
  return (
    <>
      <IconButton icon="menu" label={say('menu')} popoverTarget={id} />
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className={styles['menu']}
        aria-label={say('menu')}
        onClick={({ target }) => isDone(target) && menu.current?.hidePopover()}
      >
        <ul>
          {children}
          <Entry href="/" icon="back">
            {say('menu.home')}
          </Entry>
          {rules.map(({ id: each, card }) => (
            <Entry key={each} href={`/rules/${each}`} icon="book">
              {say('menu.rules', { game: card.name })}
            </Entry>
          ))}
          <Entry href="/settings" icon="gear">
            {say('menu.settings')}
          </Entry>
        </ul>
        <div className={styles['row']}>
          <span>{say('language')}</span>
          <LanguageSwitch />
        </div>
      </nav>
    </>
  );
};
