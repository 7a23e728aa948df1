/** The top bar of a match. */
import type { Types } from '@tortuga/engine';
import { Clock, IconButton, type Messages, TopBar, useNarrow } from '@tortuga/table';
import { TopControls } from '../shell/TopControls.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { ReactionButton } from './ReactionButton.tsx';
import type { SeatProps } from './seatProps.ts';
import type { Desk } from './useDesk.ts';
import type { Seat } from './useSeat.ts';
import { useMatchWords } from './words.ts';

export interface AtTable<T extends Types, F extends object, M extends Messages> {
  readonly props: SeatProps<T, F, M>;
  readonly seat: Seat<T, F, M>;
  readonly desk: Desk;
}

export const MatchTop = <T extends Types, F extends object, M extends Messages>({
  props: { module, ui, name, play, now, eyes, lesson, tokens, onHome },
  seat,
  desk,
  isEnd = false,
}: AtTable<T, F, M> & { readonly isEnd?: boolean }) => {
  const say = useMatchWords();
  const isNarrow = useNarrow();
  const { viewer } = eyes;
  const canReact = now.line !== 'here' && viewer !== 'spectator';
  const goHome = (event: { readonly preventDefault: () => void }): void => {
    event.preventDefault();
    onHome();
  };
  return (
    <TopBar title={name} caption={lesson?.caption ?? ui.caption(seat.table.view, seat.say)} onHome={goHome}>
      {now.room !== undefined && now.room.deadline !== null && <Clock until={now.room.deadline} />}
      {isNarrow && !isEnd && (
        <IconButton icon="log" label={say('log.open')} onClick={() => desk.setSideOpen(true)} />
      )}
      {canReact && <ReactionButton onReact={(reaction) => play.react(viewer, reaction)} />}
      <TopControls game={module.game.id}>
        {lesson === undefined && (
          <MatchMenu
            parting={desk.parting}
            reactions={desk.reactions}
            onKeys={() => desk.setKeysOpen(true)}
            onUnnotified={() => seat.why.show({ text: say('notify.no'), rule: undefined, piece: undefined })}
            onDevice={
              viewer !== 'spectator' && tokens?.has(viewer) ? () => desk.setDeviceOpen(true) : undefined
            }
          />
        )}
      </TopControls>
    </TopBar>
  );
};
