/** The Universe on the kit's surface, in millimetres: the map, what lies on it, and what is being decided. */
import { BoardDrawing, BoardSurface, useNarrow } from '@tortuga/table';
import { universeOf } from '../../universe/universe.ts';
import { myDecision } from '../asked.ts';
import { DESKS } from '../desks.ts';
import { LastSlide } from '../flick/LastSlide.tsx';
import { MiniUniverse } from '../map/MiniUniverse.tsx';
import { OnMap } from '../map/OnMap.tsx';
import { UniverseMap } from '../map/UniverseMap.tsx';
import { withinWorld, worldOf } from '../map/world.ts';
import { momentOf } from '../moment.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './Board.module.css';

/** Pixels a millimetre: nothing is shown larger by a turn of its own. */
const KINDLY = 2;
const MOST = 5;

export const Board = (table: Props) => {
  const say = useWords();
  const isNarrow = useNarrow();
  const { view } = table;
  const universe = universeOf(view.options, view.seats);
  const world = worldOf(universe);
  const decision = myDecision(table);
  const desk = decision && DESKS[decision];
  return (
    <div className={styles['board']}>
      <BoardSurface
        label={say('board-name')}
        world={world}
        least={undefined}
        most={MOST}
        margin={isNarrow ? 4 : 12}
        wish={{
          key: momentOf(view),
          things: desk?.sight(table).map((box) => withinWorld(box, world)) ?? [],
          least: isNarrow ? desk?.least : undefined,
          most: KINDLY,
        }}
        map={
          <MiniUniverse
            universe={universe}
            discs={view.discs}
            pirates={view.pirates}
            storm={view.storm}
            sitters={table.sitters}
          />
        }
      >
        <BoardDrawing world={world}>
          <UniverseMap universe={universe} />
          <LastSlide latest={table.latest} />
          <OnMap table={table} universe={universe} />
          {desk?.Overlay && <desk.Overlay {...table} />}
        </BoardDrawing>
        {desk?.Over && <desk.Over {...table} />}
      </BoardSurface>
    </div>
  );
};
