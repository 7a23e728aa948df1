/** Small line drawings in the colour of the text around them. They say nothing to a screen reader: what they stand on does. */
import styles from './Icon.module.css';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  log: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9q2 3 0 6M19 7q3 5 0 10',
  mute: 'M4 9v6h4l5 4V5L8 9ZM16 9l5 6M21 9l-5 6',
  back: 'M14 5l-7 7 7 7',
  forward: 'M10 5l7 7-7 7',
  tick: 'M5 13l5 5 9-11',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  hourglass: 'M6 3H18M6 21H18M7 3Q7 9 12 12Q17 9 17 3M7 21Q7 15 12 12Q17 15 17 21M10 19.5h4',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  book: 'M12 6q-3-2-8-2v14q5 0 8 2 3-2 8-2V4q-5 0-8 2ZM12 6v14',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  keys: 'M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  left: 'M6 4v6h6M6.500 10a7 7 0 1 1-1 6',
  right: 'M18 4v6h-6M17.500 10a7 7 0 1 0 1 6',
  swap: 'M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  files: 'M3 6h7l2 3h9v11H3Z',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 14q4 4 8 0M9 9.5h.01M15 9.5h.01',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
