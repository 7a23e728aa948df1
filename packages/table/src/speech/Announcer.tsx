/**
 * What a screen reader says without being asked. Polite for what happened, assertive only for "your turn" and refusals.
 * Lines are put into the page by hand, so that news during a flight costs no commit.
 */
import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import styles from './Announcer.module.css';

export type Tone = 'polite' | 'assertive';
export type Announce = (text: string, tone?: Tone) => void;

/** What was said is not to be found any more: somebody else looks at this page now. */
const HushContext = createContext<() => void>(() => undefined);

export const useHush = (): (() => void) => useContext(HushContext);

const AnnounceContext = createContext<Announce>(() => undefined);

export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** Old lines are of no use, and a reader that walks the page would find them. */
const MOST_LINES = 4;

const addLine = (region: HTMLElement | null, text: string): void => {
  if (region === null) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > MOST_LINES) region.firstElementChild?.remove();
};

export const Announcer = ({ children }: { readonly children: ReactNode }) => {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announce = useCallback<Announce>((text, tone = 'polite') => {
    addLine((tone === 'polite' ? polite : assertive).current, text);
  }, []);
  const hush = useCallback(() => {
    polite.current?.replaceChildren();
    assertive.current?.replaceChildren();
  }, []);
  return (
    <AnnounceContext value={announce}>
      <HushContext value={hush}>{children}</HushContext>
      <div ref={polite} className={styles['region']} aria-live="polite" data-announcer="polite" />
      <div ref={assertive} className={styles['region']} aria-live="assertive" data-announcer="assertive" />
    </AnnounceContext>
  );
};
