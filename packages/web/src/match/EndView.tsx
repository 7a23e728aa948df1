/** The end of a game in the words of the game. */
import { box, type Result, type Types } from '@tortuga/engine';
import type { Messages } from '@tortuga/table';
import { useEffect, useMemo } from 'react';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { EndOfGame } from './EndOfGame.tsx';
import { type AtTable, MatchTop } from './MatchTop.tsx';
import { SealPlate } from './SealPlate.tsx';
import { SheetPlate } from './SheetPlate.tsx';
import { useSoloEnd } from './useSoloEnd.tsx';
import { useMatchWords } from './words.ts';

export const EndView = <T extends Types, F extends object, M extends Messages>({
  result,
  ...at
}: AtTable<T, F, M> & { readonly result: Result }) => {
  const say = useMatchWords();
  const sayHouse = useWords();
  const { props, seat, desk } = at;
  const { module, ui, play, now, sitters, onHome } = props;
  const { view } = seat.table;
  useEffect(props.drafts.forget, [props.drafts]);
  const game = useMemo(() => box(module), [module]);
  const solo = useSoloEnd(module.game, now, result);
  const { again, fault } = desk.rematch;
  const isStopped = result.by === 'agreed';
  const ending = isStopped ? say('end.agreed') : ui.ending(result.by, view, seat.names, seat.say);
  return (
    <EndOfGame
      top={<MatchTop {...at} isEnd />}
      result={result}
      sitters={sitters}
      ending={fault === undefined ? ending : sayRefusal(fault, sayHouse)}
      // Of a game that was stopped a badge tells what somebody is still about.
      lineOf={(each) => (isStopped ? '' : ui.badge(view, each, seat.say).line)}
      solo={solo}
      sheet={<SheetPlate props={props} seat={seat} />}
      seal={
        <SealPlate
          play={play}
          game={game}
          seal={now.room?.seal ?? ''}
          file={`tortuga-${game.id}-${now.room?.match ?? ''}.txt`}
        />
      }
      again={again}
      onTable={() => desk.setLookingBack(true)}
      onHome={onHome}
    />
  );
};
