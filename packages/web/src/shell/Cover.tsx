/** The picture on the lid of a game's box. */
import styles from './Cover.module.css';

export const Cover = ({ src }: { readonly src: string }) => (
  <img src={src} alt="" className={styles['cover']} />
);
