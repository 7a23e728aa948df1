/** Whose turn it is, and a move that stands, found as a player finds it: by the views of the seats. */
import type { AnyGame } from '@tortuga/engine';
import { games } from '@tortuga/games';
import type { ToClient } from '@tortuga/protocol';
import { chooseFor } from './player.ts';
import { helloTo, rawSocket } from './rawSocket.ts';
import type { Pair } from './sitDown.ts';

export interface Turn {
  readonly seat: number;
  readonly move: string;
}

export const legalMove = async (base: string, { match, anne, jack, lobby }: Pair): Promise<Turn> => {
  const room = await lobby.room(match);
  const game = games.find(({ id }) => room.ok && id === room.value.game);
  if (game === undefined) throw new Error('no such match');
  const socket = await rawSocket(base);
  socket.say(helloTo(match, [anne, jack]));
  await socket.next('welcome');
  await socket.rest();
  socket.close();
  const turn = latestTurn(game, socket.heard);
  if (turn === undefined) throw new Error('nobody is to move');
  return turn;
};

/** Messages that one socket may send at once, with some to spare. */
const AT_ONCE = 40;

/** Plays so many moves for both seats, or until nobody is to move. */
export const playTurns = async (base: string, pair: Pair, count: number): Promise<void> => {
  const room = await pair.lobby.room(pair.match);
  const game = games.find(({ id }) => room.ok && id === room.value.game);
  if (game === undefined) throw new Error('no such match');
  for (let left = count; left > 0; left -= AT_ONCE) {
    const socket = await rawSocket(base);
    socket.say(helloTo(pair.match, [pair.anne, pair.jack]));
    await socket.rest();
    for (let move = 0; move < Math.min(left, AT_ONCE); move++) {
      const turn = latestTurn(game, socket.heard);
      if (turn === undefined) break;
      socket.say({ kind: 'move', id: `turn-${left}-${move}`, ...turn });
      await socket.next('accepted');
    }
    socket.close();
  }
};

const latestTurn = (game: AnyGame, heard: readonly ToClient[]): Turn | undefined => {
  const views = new Map<number, unknown>();
  for (const message of heard) {
    if (message.kind !== 'frame' && message.kind !== 'resync') continue;
    if (message.viewer !== 'spectator') views.set(message.viewer, message.view);
  }
  for (const [seat, view] of views) {
    const move = chooseFor(game, seat, view, `turn ${heard.length}`);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
};
