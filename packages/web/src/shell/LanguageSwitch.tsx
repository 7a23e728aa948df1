/** Both languages in their own words: whoever needs it cannot read the other. */
import { type Language, LANGUAGES, Segmented } from '@tortuga/table';
import { choose, useSettings } from '../settings/store.ts';
import { useWords } from '../words/words.ts';

export const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', pl: 'Polski' };

export const LanguageSwitch = () => {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <Segmented
      label={say('language')}
      isLabelHidden
      value={language}
      segments={LANGUAGES.map((each) => ({
        value: each,
        label: each.toUpperCase(),
        name: OWN_NAMES[each],
      }))}
      onChange={(each) => choose({ language: each })}
    />
  );
};
