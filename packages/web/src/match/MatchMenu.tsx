/** What a match adds to the menu. */
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { MenuAction } from '../shell/Menu.tsx';
import type { useParting } from './useParting.ts';
import { canNotify } from './useTurnSign.ts';
import { useMatchWords } from './words.ts';

export interface MatchMenuProps {
  readonly parting: ReturnType<typeof useParting>;
  readonly reactions: { readonly isMuted: boolean; readonly toggle: () => void };
  readonly onKeys: () => void;
  /** Undefined where there is no seat to take along. */
  readonly onDevice: (() => void) | undefined;
  /** The browser does not let us tell whose turn it is. */
  readonly onUnnotified: () => void;
}

/** Asked for by a tap alone. Where the browser says no, one is told what tells instead. */
const NotifyAction = ({ onRefused }: { readonly onRefused: () => void }) => {
  const say = useMatchWords();
  const [isAsked, setAsked] = useState(() => !canNotify() || Notification.permission !== 'default');
  if (isAsked) return null;
  const ask = async (): Promise<void> => {
    const permission = await Notification.requestPermission();
    setAsked(permission !== 'default');
    if (permission !== 'granted') onRefused();
  };
  return (
    <MenuAction icon="hourglass" onClick={() => void ask()}>
      {say('menu.notify')}
    </MenuAction>
  );
};

export const MatchMenu = ({ parting, reactions, onKeys, onDevice, onUnnotified }: MatchMenuProps) => {
  const say = useMatchWords();
  const sayHouse = useWords();
  const { ask, playOn, hasStopped, canPart, isOnline, isAlone } = parting;
  return (
    <>
      {canPart && (
        <MenuAction icon="tick" onClick={hasStopped ? playOn : () => ask('stop')}>
          {say(hasStopped ? 'menu.stop.off' : 'menu.stop')}
        </MenuAction>
      )}
      {canPart && !isAlone && (
        <MenuAction icon="close" onClick={() => ask('resign')}>
          {say('menu.resign')}
        </MenuAction>
      )}
      {canPart && isOnline && !isAlone && (
        <MenuAction icon="back" onClick={() => ask('leave')}>
          {say('menu.leave')}
        </MenuAction>
      )}
      {onDevice !== undefined && (
        <MenuAction icon="share" onClick={onDevice}>
          {sayHouse('device')}
        </MenuAction>
      )}
      {isOnline && (
        <MenuAction icon="smile" onClick={reactions.toggle}>
          {say(reactions.isMuted ? 'menu.unmute' : 'menu.mute')}
        </MenuAction>
      )}
      {canPart && isOnline && <NotifyAction onRefused={onUnnotified} />}
      <MenuAction icon="keys" onClick={onKeys}>
        {say('menu.keys')}
      </MenuAction>
    </>
  );
};
