/** Where a Universe is drawn: the board, the shelf, and what is to be said of it all. */
import {
  boxAround,
  Button,
  Dialog,
  Plate,
  type Surface,
  useKeys,
  useNarrow,
  type WorkshopProps,
} from '@tortuga/table';
import { type RefObject, useRef, useState } from 'react';
import { onMap } from '../units.ts';
import { copy, remove, turn } from './bench/deeds.ts';
import { type Bench, useBench } from './bench/useBench.ts';
import styles from './Builder.module.css';
import { Canvas } from './canvas/Canvas.tsx';
import { FaultList } from './forms/FaultList.tsx';
import { MineDialog } from './forms/MineDialog.tsx';
import { PieceForm } from './forms/PieceForm.tsx';
import { PlanForm } from './forms/PlanForm.tsx';
import { PlayDialog } from './forms/PlayDialog.tsx';
import { ShareDialog } from './forms/ShareDialog.tsx';
import { StartDialog } from './forms/StartDialog.tsx';
import { placeOf, type Thing } from './model/thing.ts';
import { NoticeStrip } from './NoticeStrip.tsx';
import { Shelf } from './Shelf.tsx';
import { type Aside, Toolbar } from './Toolbar.tsx';
import { Standing, Tools } from './Tools.tsx';
import { useArriving } from './useArriving.ts';
import { useBuilderWords } from './words.ts';

const useBenchKeys = (bench: Bench): void =>
  useKeys({
    'Control+z': ({ shiftKey }) => (shiftKey ? bench.redo() : bench.undo()),
    'Control+y': bench.redo,
    'Control+d': () => copy(bench),
    Delete: () => remove(bench),
    '[': () => turn(bench, -1),
    ']': () => turn(bench, 1),
    '{': () => turn(bench, -15),
    '}': () => turn(bench, 15),
  });

/** Millimetres around a thing that is shown. */
const AROUND = { width: 200, height: 200 };

const useShowing =
  ({ plan, choose }: Bench, surface: RefObject<Surface | null>) =>
  (thing: Thing) => {
    const place = placeOf(plan, thing);
    choose(thing);
    if (place !== undefined) surface.current?.reveal(boxAround(onMap(place), AROUND));
  };

interface WholeProps {
  readonly bench: Bench;
  readonly onShow: (thing: Thing) => void;
}

const Whole = ({ bench, onShow }: WholeProps) => {
  const say = useBuilderWords();
  const { faults } = bench;
  return (
    <>
      <Plate title={say('wrong', { count: faults.length })}>
        <FaultList bench={bench} onShow={onShow} />
      </Plate>
      <Plate title={say('chosen')}>
        <PieceForm bench={bench} />
      </Plate>
      <Plate>
        <PlanForm bench={bench} />
      </Plate>
      <p className={styles['note']}>{say('keys')}</p>
    </>
  );
};

interface AsidesProps extends WorkshopProps {
  readonly bench: Bench;
  readonly aside: Aside | undefined;
  readonly onShow: (thing: Thing) => void;
  readonly onClose: () => void;
}

const Asides = ({ aside, onShow, ...props }: AsidesProps) => {
  const say = useBuilderWords();
  const { bench, onClose } = props;
  const show = (thing: Thing): void => {
    onClose();
    onShow(thing);
  };
  return (
    <>
      <StartDialog bench={bench} isOpen={aside === 'new'} onClose={onClose} />
      <MineDialog bench={bench} kept={props.kept} isOpen={aside === 'mine'} onClose={onClose} />
      <ShareDialog {...props} isOpen={aside === 'share'} />
      <PlayDialog {...props} isOpen={aside === 'play'} />
      <Dialog
        title={say('whole')}
        isOpen={aside === 'whole'}
        onClose={onClose}
        actions={<Button onClick={onClose}>{say('close')}</Button>}
      >
        <div className={styles['whole']}>
          <PlanForm bench={bench} />
          <h3>{say('wrong', { count: bench.faults.length })}</h3>
          <FaultList bench={bench} onShow={show} />
          <h3>{say('chosen')}</h3>
          <PieceForm bench={bench} />
        </div>
      </Dialog>
    </>
  );
};

export const Builder = (props: WorkshopProps) => {
  const say = useBuilderWords();
  const bench = useBench(props.kept);
  const isNarrow = useNarrow();
  const surface = useRef<Surface>(null);
  const window = useRef<HTMLDivElement>(null);
  const [aside, setAside] = useState<Aside>();
  const show = useShowing(bench, surface);
  useArriving(bench);
  useBenchKeys(bench);
  return (
    <div className={styles['builder']}>
      <Toolbar bench={bench} isNarrow={isNarrow} onOpen={setAside} />
      <div className={styles['board']}>
        <Canvas bench={bench} surface={surface} window={window} />
        <NoticeStrip bench={bench} />
      </div>
      <div className={styles['strip']}>
        {bench.chosen !== undefined && <Tools bench={bench} />}
        <Standing bench={bench} />
        <Button kind="primary" onClick={() => setAside('play')}>
          {say('play')}
        </Button>
      </div>
      <Shelf bench={bench} surface={surface} window={window} />
      {!isNarrow && (
        <aside className={styles['side']}>
          <Whole bench={bench} onShow={show} />
        </aside>
      )}
      <Asides {...props} bench={bench} aside={aside} onShow={show} onClose={() => setAside(undefined)} />
    </div>
  );
};
