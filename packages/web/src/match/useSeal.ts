/** Whether the luck was fair: everything is drawn anew in this page, from the record that all may read. */
import { type AnyGame, verifyRecord, type Verified } from '@tortuga/engine';
import { useState } from 'react';
import type { Play } from '../play/play.ts';

export type SealCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'done'; readonly verified: Verified };

const verify = async (play: Play, game: AnyGame): Promise<SealCheck> => {
  const record = await play.record();
  if (record === undefined) return { kind: 'missing' };
  const verified = game.use(({ game: rules }) => verifyRecord(rules, record, play.kept()));
  return { kind: 'done', verified };
};

export const useSeal = (play: Play, game: AnyGame) => {
  const [check, setCheck] = useState<SealCheck>({ kind: 'none' });
  const begin = async (): Promise<void> => {
    setCheck({ kind: 'checking' });
    setCheck(await verify(play, game));
  };
  return { check, begin: () => void begin() };
};
