/** The table while it is played. */
import type { Types } from '@tortuga/engine';
import { Log, type Messages, Plate, TableLayout, WhyNot } from '@tortuga/table';
import { useFollow } from '../shell/useFollow.ts';
import { HurryHint } from './HurryHint.tsx';
import { type AtTable, MatchTop } from './MatchTop.tsx';
import { Seats } from './Seats.tsx';
import { SheetPlate } from './SheetPlate.tsx';
import { StaleDraft } from './StaleDraft.tsx';
import { Strip } from './Strip.tsx';
import { useStanding } from './useStanding.ts';
import { useMatchWords } from './words.ts';

const Refused = <T extends Types, F extends object, M extends Messages>({
  props,
  seat,
}: AtTable<T, F, M>) => {
  const { why, hide } = seat.why;
  const href = `/rules/${props.module.game.id}#${why?.rule ?? ''}`;
  const onFollow = useFollow(href);
  if (why === undefined) return null;
  const rule = why.rule === undefined ? undefined : { id: why.rule, href, onFollow };
  return <WhyNot text={why.text} rule={rule} piece={why.piece} onClose={hide} />;
};

/** The hand; once it is over there is nothing to hold, and the way back to the result. */
const HandOrResult = <T extends Types, F extends object, M extends Messages>({
  props: { ui, lesson },
  seat,
  desk,
}: AtTable<T, F, M>) => {
  const say = useMatchWords();
  if (!seat.isOver || lesson !== undefined) return <ui.Hand {...seat.table} />;
  const action = { label: say('end.results'), onClick: () => desk.setLookingBack(false) };
  return <Strip text={say('over')} action={action} />;
};

/** Of a long match; the whole sheet is read between games. */
const MOST_ROWS = 3;

const SideAndLog = <T extends Types, F extends object, M extends Messages>({
  props,
  seat,
}: AtTable<T, F, M>) => {
  const say = useMatchWords();
  const { ui } = props;
  return (
    <>
      <ui.Side {...seat.table} />
      <SheetPlate props={props} seat={seat} most={MOST_ROWS} />
      <Plate isPaper isGrowing title={say('log')}>
        <Log label={say('log')} lines={seat.lines} empty={say('log.empty')} />
      </Plate>
    </>
  );
};

export const TableView = <T extends Types, F extends object, M extends Messages>(at: AtTable<T, F, M>) => {
  const { props, seat, desk } = at;
  const { ui, play, now, eyes, sitters, lesson } = props;
  const standing = useStanding(play, now, eyes.viewer, sitters);
  return (
    <TableLayout
      stage={seat.shown.stage}
      top={<MatchTop {...at} />}
      seats={
        <>
          <Seats
            sitters={sitters}
            badgeOf={(each) => ui.badge(seat.table.view, each, seat.say)}
            turn={seat.look.turn}
            said={desk.reactions.said}
          />
          {ui.UnderSeats && <ui.UnderSeats {...seat.table} />}
        </>
      }
      board={
        <>
          <ui.Board {...seat.table} />
          <HurryHint />
          {seat.isDraftStale && <StaleDraft />}
        </>
      }
      hand={<HandOrResult {...at} />}
      // What comes and goes lies here: below the board everything keeps the height that it once needed.
      why={
        <>
          {standing !== undefined && <Strip {...standing} />}
          <Refused {...at} />
        </>
      }
      coach={lesson?.strip}
      side={<SideAndLog {...at} />}
      isSideOpen={desk.isSideOpen}
      onSideClose={() => desk.setSideOpen(false)}
    />
  );
};
