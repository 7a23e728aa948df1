/** A match of several games: points of the games before, cards left in this one, and what they add up to (PZ-28). */
import { Plate, ScoreSheet } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';

export const Score = ({ view, sitters }: Props) => {
  const say = useWords();
  if (view.games === 1) return undefined;
  const { totals, handCounts, pileCounts, ended } = view;
  const lines = totals.map((total, seat) => {
    const left = ended === null ? (handCounts[seat] ?? 0) + (pileCounts[seat] ?? 0) : 0;
    return {
      label: sitters[seat]?.name ?? '',
      value: left === 0 ? String(total) : say('board-sum', { total, left, sum: total + left }),
    };
  });
  return (
    <Plate title={say('board-score')} note={say('board-game', { game: view.game, games: view.games })}>
      <ScoreSheet lines={lines} />
    </Plate>
  );
};
