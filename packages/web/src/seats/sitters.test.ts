import type { SeatView } from '@tortuga/protocol';
import { makeSay } from '@tortuga/table';
import { expect, test } from 'vitest';
import { messages } from '../words/words.ts';
import { sittersOf } from './sitters.ts';

const say = makeSay('en', messages.en);
const person = (name: string, colour: 'coral' | 'sky'): SeatView => ({
  kind: 'person',
  name,
  colour,
  ready: true,
  host: false,
  away: false,
  resigned: false,
  stops: false,
  online: true,
});

test('everybody at the table has a name and a colour of his own', () => {
  const seats = [
    person('Kraken', 'sky'),
    { kind: 'bot', level: 'bosun' } as const,
    person('Ola', 'sky'),
    person('Jan', 'coral'),
    { kind: 'bot', level: 'deckhand' } as const,
  ];
  const sitters = sittersOf({ seats }, [2], say);
  expect(sitters.map(({ name }) => name)).toEqual(['Kraken', 'Polly', 'Ola', 'Jan', 'Morgan']);
  expect(new Set(sitters.map(({ colour }) => colour)).size).toBe(5);
  expect(sitters[0]?.colour).toBe('sky');
  expect(sitters[3]?.colour).toBe('coral');
  expect(sitters.map(({ bot }) => bot)).toEqual([undefined, 'Bosun', undefined, undefined, 'Deckhand']);
  expect(sitters.map(({ isMine }) => isMine)).toEqual([false, false, true, false, false]);
});
