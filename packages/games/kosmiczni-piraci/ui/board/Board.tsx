/** The ring of six planets, the ships on it, and in the middle their dial, later everybody's loot. */
import { useStable } from '@tortuga/table';
import { useEffect } from 'react';
import { type Planet as PlanetNumber, type Ship, SHIPS, type View } from '../../types.ts';
import { choosePlanet, isLit } from '../choices.ts';
import { fitDraft } from '../draft.ts';
import { look, lookAway } from '../look.ts';
import { fetchPictures } from '../pictures.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { describePlanet } from '../words/planet.ts';
import styles from './Board.module.css';
import { Courses } from './Courses.tsx';
import { Dial } from './Dial.tsx';
import { Gone } from './Gone.tsx';
import { Hold } from './Hold.tsx';
import { Planet } from './Planet.tsx';
import { ShipPiece } from './ShipPiece.tsx';

/** When the sending is over the merchant ship is a treasure and lies among them. */
const shipsOf = ({ homes, ended }: View): readonly Ship[] => {
  if (homes === null) return [];
  return ended === null ? SHIPS : ['pirate'];
};

const Planets = (table: Props) => {
  const say = useWords();
  const { view, sitters, viewer, draft } = table;
  const { planet: chosen, isPeeking } = fitDraft(draft, view);
  const choose = useStable((planet: PlanetNumber) => choosePlanet(table, planet));
  const lookAt = useStable((planet: PlanetNumber) => look(table, say, planet));
  const away = useStable(() => lookAway(table));
  return view.planets.map((_, planet) => (
    // Planets stay where they are: their number is their name.
    <Planet
      key={planet}
      planet={planet}
      view={view}
      sitters={sitters}
      viewer={viewer}
      label={describePlanet(table, planet, say)}
      isLit={isLit(table, planet)}
      isChosen={chosen === planet}
      isPeeking={isPeeking}
      onChoose={choose}
      onLook={lookAt}
      onLookAway={away}
    />
  ));
};

export const Board = (table: Props) => {
  const say = useWords();
  const { view } = table;
  useEffect(fetchPictures, []);
  return (
    <div className={styles['board']}>
      <div className={styles['fit']} role="group" aria-label={say('name-ring')}>
        {view.ended === null ? <Dial {...table} /> : <Hold {...table} />}
        {view.ended === null && <Gone {...table} />}
        <Planets {...table} />
        <Courses {...table} />
        {shipsOf(view).map((ship) => (
          <ShipPiece key={ship} ship={ship} planet={view.ships[ship]} />
        ))}
      </div>
    </div>
  );
};
