/** A table around a board, with a button that goes on: for boards that hang in the gallery. */
import type { ReactNode, Ref } from 'react';
import { Button } from '../kit/Button.tsx';
import { TableLayout } from '../layout/TableLayout.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import styles from './Gallery.module.css';
import { Seats } from './seats.tsx';
import { SampleLog } from './sheets.tsx';
import { useGalleryWords } from './words.tsx';

interface BoardTableProps {
  readonly title: string;
  readonly stage: Ref<HTMLDivElement>;
  readonly isMoving: boolean;
  readonly board: ReactNode;
  readonly hand?: ReactNode;
  readonly onNext: () => void;
  readonly onShow: () => void;
}

export const BoardTable = ({ title, stage, isMoving, board, hand, onNext, onShow }: BoardTableProps) => {
  const say = useGalleryWords();
  return (
    <TableLayout
      stage={stage}
      top={<TopBar title={title} caption={say('caption')} />}
      seats={<Seats />}
      board={board}
      hand={
        <div className={styles['hand']} data-moving={isMoving}>
          {hand}
          <Button isWide onClick={onShow}>
            {say('show-newest')}
          </Button>
          <Button kind="primary" isWide onClick={onNext}>
            {say('next-turn')}
          </Button>
        </div>
      }
      side={<SampleLog />}
      isSideOpen={false}
      onSideClose={() => undefined}
    />
  );
};
