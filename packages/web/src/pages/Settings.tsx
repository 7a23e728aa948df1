/** What one can choose for this browser. Everything takes effect at once. */
import { COLOURS, LANGUAGES, Plate, Segmented, Switch, TextField } from '@tortuga/table';
import { MOST_NAME } from '@tortuga/protocol';
import type { ReactNode } from 'react';
import { ColourButton } from '../crew/ColourButton.tsx';
import { nameFault } from '../crew/faults.ts';
import { Row } from '../form/Row.tsx';
import { MOTIONS, PACES, THEMES } from '../settings/settings.ts';
import { choose, useSettings } from '../settings/store.ts';
import { OWN_NAMES } from '../shell/LanguageSwitch.tsx';
import { Page } from '../shell/Page.tsx';
import { useWords } from '../words/words.ts';
import styles from './Settings.module.css';

export const Settings = () => {
  const say = useWords();
  return (
    <Page title={say('menu.settings')}>
      <div className={styles['settings']}>
        <Plate title={say('settings.you')}>
          <You />
        </Plate>
        <Plate title={say('settings.room')}>
          <Room />
        </Plate>
        <Plate title={say('settings.game')}>
          <AtTable />
        </Plate>
        <p className={styles['note']}>{say('settings.note')}</p>
      </div>
    </Page>
  );
};

const You = () => {
  const say = useWords();
  const { name, colour } = useSettings();
  const shown = name === '' ? say('name.default') : name;
  const next = COLOURS[(COLOURS.indexOf(colour) + 1) % COLOURS.length] ?? colour;
  return (
    <div className={styles['you']}>
      <ColourButton colour={colour} name={shown} onClick={() => choose({ colour: next })} />
      <TextField
        label={say('crew.me')}
        value={name}
        maxLength={MOST_NAME}
        autoComplete="nickname"
        placeholder={say('name.default')}
        error={name === '' ? undefined : nameFault(name.trim(), [], say)}
        onChange={(text) => choose({ name: text })}
      />
    </div>
  );
};

const Rows = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.map((child, index) => <Row key={index}>{child}</Row>);

const Room = () => {
  const say = useWords();
  const { language, theme, motion, hasSound } = useSettings();
  return (
    <Rows>
      <Segmented
        label={say('language')}
        value={language}
        segments={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
        onChange={(value) => choose({ language: value })}
      />
      <Segmented
        label={say('settings.theme')}
        value={theme}
        segments={THEMES.map((value) => ({ value, label: say(`theme.${value}`) }))}
        onChange={(value) => choose({ theme: value })}
      />
      <Segmented
        label={say('settings.motion')}
        value={motion}
        segments={MOTIONS.map((value) => ({ value, label: say(`motion.${value}`) }))}
        onChange={(value) => choose({ motion: value })}
      />
      <Switch isOn={hasSound} onChange={(value) => choose({ hasSound: value })}>
        {say('settings.sound')}
      </Switch>
    </Rows>
  );
};

const AtTable = () => {
  const say = useWords();
  const { botPace, hasHints, isSofa, areReasonsKept } = useSettings();
  return (
    <Rows>
      <Segmented
        label={say('settings.pace')}
        value={botPace}
        segments={PACES.map((value) => ({ value, label: say(`pace.${value}`) }))}
        onChange={(value) => choose({ botPace: value })}
      />
      <Switch
        isOn={hasHints}
        onChange={(value) => choose({ hasHints: value })}
        detail={say('settings.hints.detail')}
      >
        {say('settings.hints')}
      </Switch>
      <Switch
        isOn={areReasonsKept}
        onChange={(value) => choose({ areReasonsKept: value })}
        detail={say('settings.reasons.detail')}
      >
        {say('settings.reasons')}
      </Switch>
      <Switch
        isOn={isSofa}
        onChange={(value) => choose({ isSofa: value })}
        detail={say('settings.sofa.detail')}
      >
        {say('settings.sofa')}
      </Switch>
    </Rows>
  );
};
