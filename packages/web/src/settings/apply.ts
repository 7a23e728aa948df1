/** Settings that style sheets and screen readers go by are told to the document's root. */
import type { Settings } from './settings.ts';
import { useSettings } from './store.ts';

const DARK = matchMedia('(prefers-color-scheme: dark)');
const STILL = matchMedia('(prefers-reduced-motion: reduce)');

const themeOf = ({ theme }: Settings): 'dark' | 'light' => {
  if (theme !== 'system') return theme;
  return DARK.matches ? 'dark' : 'light';
};

/** Whether pieces may move. */
const isStill = ({ motion }: Settings): boolean => motion === 'reduced' || STILL.matches;

const apply = (): void => {
  const settings = useSettings.getState();
  const { documentElement: root } = document;
  root.lang = settings.language;
  root.dataset['theme'] = themeOf(settings);
  root.dataset['motion'] = isStill(settings) ? 'reduced' : 'full';
  root.toggleAttribute('data-sofa', settings.isSofa);
};

export const applySettings = (): void => {
  apply();
  useSettings.subscribe(apply);
  for (const preference of [DARK, STILL]) preference.addEventListener('change', apply);
};
