/** Makes moves for the seats of some devices: random ones, by what any of them has seen, sent from all of them. */
import { type AnyGame, seededRandom } from '@tortuga/engine';
import type { MatchClient } from '@tortuga/protocol';
import type { Told } from '../simulation/ear.ts';
import { makeMoves } from '../simulation/moves.ts';
import { chooseFor } from './player.ts';

interface MindWorld {
  readonly game: AnyGame;
  /** Its moves have ids that begin so. */
  readonly name: string;
  readonly seed: string;
  readonly told: Map<string, Told>;
  readonly clients: readonly MatchClient[];
  /** Is called when a device was answered. */
  readonly answered: () => void;
}

export interface Mind {
  /** Moves, where it is somebody's turn. */
  readonly think: () => void;
  /** Answers that some device waits for. */
  readonly missing: () => number;
}

export const makeMind = ({ game, name, seed, told, clients, answered }: MindWorld): Mind => {
  const moves = makeMoves(name, seededRandom(seed), told);
  /** Up to where each seat has thought about its move. */
  const thought = new Map<number, number>();
  let missing = 0;

  const everywhere: Pick<MatchClient, 'move'> = {
    move: (...asked) =>
      Promise.race(
        clients.map(async (client) => {
          missing += 1;
          const reply = await client.move(...asked);
          missing -= 1;
          answered();
          return reply;
        }),
      ),
  };

  const thinkOf = (client: MatchClient, seat: number): void => {
    const seen = client.seen(seat);
    if (seen === undefined || moves.isAsking(seat) || (thought.get(seat) ?? -1) >= seen.seq) return;
    thought.set(seat, seen.seq);
    const move = chooseFor(game, seat, seen.view, `${seed} ${seat} ${seen.seq}`);
    if (move !== undefined) void moves.play(everywhere, seat, move).then(think);
  };

  const think = (): void => {
    for (const client of clients) for (const seat of client.seats()) thinkOf(client, seat);
  };

  return {
    think,
    missing: () => missing,
  };
};
