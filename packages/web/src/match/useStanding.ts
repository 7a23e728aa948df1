/** What there is to say about the match itself, the most urgent first. */
import type { Seat, Viewer } from '@tortuga/engine';
import type { Say, Sitter } from '@tortuga/table';
import type { Play, PlayNow } from '../play/play.ts';
import type { StripProps } from './Strip.tsx';
import { type MatchWord, useMatchWords } from './words.ts';

const personAt = ({ room }: PlayNow, viewer: Viewer) => {
  const sitter = viewer === 'spectator' ? undefined : room?.seats[viewer];
  return sitter?.kind === 'person' ? sitter : undefined;
};

/** They have left together, and come back together. */
const awayIn = (now: PlayNow): readonly Seat[] =>
  now.seats.filter((seat) => personAt(now, seat)?.away === true);

/** Others who would stop here, while oneself has not agreed. */
const stoppers = ({ room, seats }: PlayNow, sitters: readonly Sitter[]): string => {
  const all = room?.seats ?? [];
  const agrees = (seat: number): boolean => {
    const sitter = all[seat];
    return sitter?.kind === 'person' && sitter.stops;
  };
  if (seats.length === 0 || seats.some(agrees)) return '';
  return sitters.flatMap(({ name }, seat) => (agrees(seat) ? [name] : [])).join(', ');
};

/** Oneself is one of them. */
const watching = (spectators: number, say: Say<MatchWord>): string =>
  spectators > 1 ? `${say('watching')} ${say('watching.count', { count: spectators - 1 })}` : say('watching');

export const useStanding = (
  play: Play,
  now: PlayNow,
  viewer: Viewer,
  sitters: readonly Sitter[],
): StripProps | undefined => {
  const say = useMatchWords();
  const { trouble, line, room } = now;
  const retry = { label: say('trouble.retry'), onClick: play.retry };
  if (trouble === 'gone') return { text: say('trouble.gone'), isAlarm: true };
  if (trouble !== undefined) return { text: say(`trouble.${trouble}`), isAlarm: true, action: retry };
  if (line === 'lost')
    return { text: say('line.lost'), isAlarm: true, action: { ...retry, label: say('line.retry') } };
  if (line === 'connecting') return { text: say('line.connecting') };
  if (room?.status !== 'playing') return undefined;
  if (viewer === 'spectator') return { text: watching(room.spectators, say) };
  const me = personAt(now, viewer);
  if (me?.resigned === true) return { text: say('resigned') };
  if (me?.away === true) {
    const comeBack = (): void => {
      for (const seat of awayIn(now)) void play.act(seat, { kind: 'return' });
    };
    return { text: say('away'), action: { label: say('menu.back'), onClick: comeBack } };
  }
  if (now.overtaken === viewer) return { text: say('overtaken') };
  const names = stoppers(now, sitters);
  if (names !== '') return { text: say('stop.wanted', { names }) };
  return now.isFleeting === true ? { text: say('unkept') } : undefined;
};
