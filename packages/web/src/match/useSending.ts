/** Moves on their way: each is checked here first, so that most refusals need no server. */
import type { Game, Types, Viewer } from '@tortuga/engine';
import { useCallback, useState } from 'react';
import type { Play } from '../play/play.ts';

interface Answers<T extends Types> {
  readonly check: (move: T['move']) => T['refusal'] | undefined;
  /** By the game. */
  readonly refused: (refusal: T['refusal']) => void;
  /** By the house: a code. */
  readonly failed: (code: string) => void;
}

export const useSending = <T extends Types>(
  play: Play,
  game: Game<T>,
  viewer: Viewer,
  seq: number,
  { check, refused, failed }: Answers<T>,
) => {
  // Over when the table has moved on: no commit is spent on that while pieces fly.
  const [sentAt, setSentAt] = useState<number>();
  const send = useCallback(
    async (move: T['move']): Promise<void> => {
      if (viewer === 'spectator') return;
      const refusal = check(move);
      if (refusal !== undefined) {
        refused(refusal);
        return;
      }
      setSentAt(seq);
      const reply = await play.move(viewer, game.makeMove(move));
      if (reply.ok) return;
      setSentAt(undefined);
      if (reply.refusal === null || reply.refusal === undefined) failed(reply.code);
      else refused(reply.refusal as T['refusal']); // the game's own, by the protocol
    },
    [play, game, viewer, seq, check, refused, failed],
  );
  return { isSending: sentAt === seq, send };
};
