/** What is always at hand: the language, the sound, and a menu with all the rest. */
import { IconButton } from '@tortuga/table';
import { choose, useSettings } from '../settings/store.ts';
import { useWords } from '../words/words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import styles from './TopControls.module.css';

export const TopControls = (menu: MenuProps) => {
  const say = useWords();
  const hasSound = useSettings((settings) => settings.hasSound);
  return (
    <>
      <span className={styles['wide']}>
        <LanguageSwitch />
      </span>
      <IconButton
        icon={hasSound ? 'sound' : 'mute'}
        label={say(hasSound ? 'sound.mute' : 'sound.unmute')}
        onClick={() => choose({ hasSound: !hasSound })}
      />
      <Menu {...menu} />
    </>
  );
};
