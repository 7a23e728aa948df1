/** Whose turn it is, where one looks who does not look here: the title, a sound, a notification, a screen reader. */
import type { Seat, Viewer } from '@tortuga/engine';
import { useAnnounce, usePlaySound } from '@tortuga/table';
import { useEffect } from 'react';
import { useMatchWords } from './words.ts';

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

const notify = (title: string, body: string): void => {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag: 'turn' });
    notice.addEventListener('click', () => {
      focus();
      notice.close();
    });
  } catch {
    // Phones show notifications of service workers alone.
  }
};

interface Turn {
  readonly game: string;
  readonly viewer: Viewer;
  readonly turn: readonly Seat[];
  readonly names: readonly string[];
  readonly isOver: boolean;
}

export const useTurnSign = ({ game, viewer, turn, names, isOver }: Turn): void => {
  const say = useMatchWords();
  const announce = useAnnounce();
  const playSound = usePlaySound();
  const isMine = viewer !== 'spectator' && turn.includes(viewer);
  const isAlone = names.length === 1;
  const who = turn.map((seat) => names[seat] ?? '').join(', ');
  useEffect(() => {
    document.title = `${titleOf()} · Tortuga`;
    function titleOf(): string {
      if (isOver) return say('title.over', { game });
      if (isAlone) return game;
      if (isMine) return say('title.yours', { game });
      return who === '' ? game : say('title.theirs', { game, name: who });
    }
  }, [say, game, isOver, isAlone, isMine, who]);
  useEffect(() => {
    if (!isMine || isAlone) return;
    announce(say('your-turn'), 'assertive');
    playSound('your-turn');
    notify(say('your-turn'), game);
  }, [isMine, isAlone, announce, playSound, say, game]);
};
