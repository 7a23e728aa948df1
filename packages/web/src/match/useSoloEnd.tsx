/** The end of a game that was played alone, among the best of this device. */
import type { Game, Result, Types } from '@tortuga/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PlayNow } from '../play/play.ts';
import { BestScores } from '../solo/BestScores.tsx';
import { keepScore, type SoloRules, type SoloScore, withScore } from '../solo/bestScores.ts';

/** What was reached alone, by oneself, to the end; undefined of any other match. */
const reached = ({ room, seats }: PlayNow, { by, scores }: Result, now: number): SoloScore | undefined => {
  const [sitter, ...others] = room?.seats ?? [];
  const isMine = sitter?.kind === 'person' && !sitter.resigned && others.length === 0 && seats.includes(0);
  const [score] = scores;
  if (room === undefined || !isMine || by === 'agreed' || score === undefined) return undefined;
  return { match: room.match, score, at: now };
};

export const useSoloEnd = <T extends Types>(
  { id, better }: Pick<Game<T>, 'id' | 'better'>,
  now: PlayNow,
  result: Result,
): { readonly isBest: boolean; readonly scores: ReactNode } | undefined => {
  const [ended] = useState(() => Date.now());
  const { room } = now;
  const score = useMemo(() => reached(now, result, ended), [now, result, ended]);
  const rules = useMemo(
    (): SoloRules | undefined => room && { game: id, version: room.version, options: room.options, better },
    [id, better, room],
  );
  useEffect(() => {
    if (rules !== undefined && score !== undefined) keepScore(rules, score);
  }, [rules, score]);
  if (rules === undefined || score === undefined) return undefined;
  const scores = withScore(rules, score);
  return {
    isBest: scores[0]?.match === score.match,
    scores: <BestScores scores={scores} match={score.match} />,
  };
};
