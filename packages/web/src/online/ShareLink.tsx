/** A link to give away: to be photographed, copied, or sent by what the device has for that. */
import { Button, useAnnounce } from '@tortuga/table';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { copyText } from './copyText.ts';
import { useAddress } from './links.ts';
import { QrCode } from './QrCode.tsx';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  /** From the root. */
  readonly path: string;
  readonly title: string;
  /** What the picture is, for those who do not see it. */
  readonly label: string;
}

export const ShareLink = ({ path, title, label }: ShareLinkProps) => {
  const say = useWords();
  const address = useAddress();
  const link = `${address?.origin ?? location.origin}${path}`;
  return (
    <div className={styles['share']}>
      <h3>{title}</h3>
      {address !== undefined && <QrCode text={link} label={label} />}
      <div className={styles['words']}>
        <p className={styles['link']}>{link.replace(/^https?:\/\//, '')}</p>
        <CopyButton link={link} />
        {address?.isHereOnly === true && <p className={styles['warning']}>{say('link.here-only')}</p>}
      </div>
    </div>
  );
};

const CopyButton = ({ link }: { readonly link: string }) => {
  const say = useWords();
  const announce = useAnnounce();
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  const copy = async (): Promise<void> => {
    const outcome = (await copyText(link)) ? 'copied' : 'failed';
    setState(outcome);
    announce(say(`link.${outcome}`));
  };
  return (
    <Button kind="primary" onClick={() => void copy()}>
      {say(`link.${state}`)}
    </Button>
  );
};
