/** Whole pages: a table, and what covers it. */
import { useState } from 'react';
import { KeyHelp } from '../keys/KeyHelp.tsx';
import { Button } from '../kit/Button.tsx';
import { Clock } from '../kit/Clock.tsx';
import { Curtain } from '../kit/Curtain.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useKitSay } from '../words/kitMessages.ts';
import { TableLayout } from '../layout/TableLayout.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useNarrow } from '../layout/useNarrow.ts';
import { pages } from './exhibits.ts';
import styles from './Gallery.module.css';
import { Seats } from './seats.tsx';
import { SampleHint, SampleLog, SampleScore, SampleWhy } from './sheets.tsx';
import { useGalleryWords } from './words.tsx';

const nothing = (): void => undefined;
const THEN = 1_000_000;

const Top = ({ onSide }: { readonly onSide: () => void }) => {
  const say = useGalleryWords();
  const kitSay = useKitSay();
  const isNarrow = useNarrow();
  return (
    <TopBar title="Piraten Kapern" caption={say('caption')}>
      <Clock until={THEN + 24_000} now={() => THEN} />
      {isNarrow && <IconButton icon="log" label={kitSay('side')} onClick={onSide} />}
      <IconButton icon="menu" label={kitSay('menu')} onClick={nothing} />
    </TopBar>
  );
};

const Hand = () => {
  const say = useGalleryWords();
  return (
    <div className={styles['hand']}>
      <Button isWide detail={say('plain-detail')} shortcut="S">
        {say('plain')}
      </Button>
      <Button kind="primary" isWide>
        {say('primary')}
      </Button>
    </div>
  );
};

interface TableProps {
  readonly hasWhy?: boolean;
  readonly isOpen?: boolean;
}

const Table = ({ hasWhy = false, isOpen = false }: TableProps) => {
  const [isSideOpen, setSideOpen] = useState(isOpen);
  const say = useGalleryWords();
  return (
    <TableLayout
      top={<Top onSide={() => setSideOpen(true)} />}
      seats={<Seats />}
      board={<p className={styles['note']}>{say('board')}</p>}
      hand={<Hand />}
      why={hasWhy && <SampleWhy />}
      coach={<SampleHint />}
      side={
        <>
          <SampleScore />
          <SampleLog />
        </>
      }
      isSideOpen={isSideOpen}
      onSideClose={() => setSideOpen(false)}
    />
  );
};

const Asked = () => {
  const say = useGalleryWords();
  const actions = (
    <>
      <Button kind="primary">{say('stay')}</Button>
      <Button>{say('leave')}</Button>
    </>
  );
  return (
    <Dialog title={say('dialog')} isOpen onClose={nothing} actions={actions}>
      {say('dialog-text')}
    </Dialog>
  );
};

const Hung = () => <Curtain name="Łucja" colour="plum" news={useGalleryWords()('news')} onOpen={nothing} />;

export const rooms = [
  ...pages('table', { rest: <Table />, 'why-not': <Table hasWhy />, 'side-open': <Table isOpen /> }),
  ...pages('cover', { dialog: <Asked />, curtain: <Hung />, keys: <KeyHelp isOpen onClose={nothing} /> }),
];
