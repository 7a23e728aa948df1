/** Positions worth looking at, each come about by real moves. */
import type { Options } from '../../types.ts';
import type { Draft } from '../draft.ts';
import type { Props } from '../shown.ts';

export interface Scene {
  readonly name: string;
  readonly seats?: number;
  readonly lines: readonly string[];
  readonly options?: Partial<Options>;
  readonly viewer?: Props['viewer'];
  readonly draft?: Partial<Draft>;
}

/** A few rounds with all that can happen, so that the race is on. */
const RACE = [
  ['card gold', 'dice coin coin coin coin diamond diamond monkey monkey', 'stop'],
  ['card captain', 'dice monkey monkey monkey monkey monkey monkey coin coin', 'stop'],
  ['card diamond', 'dice diamond diamond diamond sword sword sword parrot parrot', 'stop'],
  ['card monkeys', 'dice monkey monkey monkey parrot parrot parrot coin sword', 'stop'],
  ['card captain', 'dice diamond diamond diamond diamond diamond sword monkey skull', 'stop'],
  ['card gold', 'dice skull skull coin coin monkey monkey parrot sword', 'stop'],
  ['card chest', 'dice skull skull skull coin coin monkey parrot sword'],
  ['card captain', 'dice parrot parrot parrot parrot parrot parrot coin coin', 'stop'],
].flat();

const MIXED = 'dice coin diamond monkey parrot sword sword monkey skull';
const TWO_SKULLS = 'dice diamond diamond diamond coin sword parrot skull skull';
const ISLAND = 'dice skull skull skull skull coin monkey parrot sword';
const FILLED = 'dice coin coin coin coin coin diamond diamond monkey';

export const scenes: readonly Scene[] = [
  { name: 'start', lines: [] },
  { name: 'card-drawn', lines: [...RACE, 'card gold'] },
  { name: 'gold', lines: [...RACE, 'card gold', MIXED] },
  { name: 'diamond-chosen', lines: [...RACE, 'card diamond', MIXED], draft: { roll: [3, 4, 5] } },
  { name: 'captain', lines: [...RACE, 'card captain', MIXED], draft: { roll: [3, 4] } },
  { name: 'monkeys', lines: [...RACE, 'card monkeys', MIXED] },
  { name: 'full-chest', lines: [...RACE, 'card gold', FILLED.replace('monkey', 'coin')] },
  { name: 'skulls-1', lines: [...RACE, 'card skulls-1', MIXED], draft: { roll: [3] } },
  { name: 'skulls-2', lines: [...RACE, 'card skulls-2', FILLED], draft: { roll: [1, 2] } },
  { name: 'chest-empty', lines: [...RACE, 'card chest', TWO_SKULLS] },
  { name: 'chest-lit', lines: [...RACE, 'card chest', TWO_SKULLS], draft: { roll: [1, 2, 3] } },
  { name: 'chest-open', lines: [...RACE, 'card chest', TWO_SKULLS], draft: { chest: [1, 2, 3] } },
  {
    name: 'chest-closed',
    lines: [...RACE, 'card chest', TWO_SKULLS, 'chest 1 2 3 4'],
    draft: { roll: [5, 6] },
  },
  { name: 'chest-filled', lines: [...RACE, 'card chest', FILLED, 'chest 1 2 3 4 5 6 7 8'] },
  {
    name: 'chest-emptied',
    lines: [...RACE, 'card chest', TWO_SKULLS, 'chest 1 2 3', 'roll 5 6', 'dice coin monkey'],
    draft: { chest: [] },
  },
  { name: 'battle-2-won', lines: [...RACE, 'card battle-2', MIXED] },
  { name: 'battle-3', lines: [...RACE, 'card battle-3', MIXED], draft: { roll: [3, 4, 7] } },
  { name: 'battle-4', lines: [...RACE, 'card battle-4', MIXED] },
  { name: 'spell-ready', lines: [...RACE, 'card sorceress', TWO_SKULLS], draft: { roll: [5, 6] } },
  { name: 'spell-chosen', lines: [...RACE, 'card sorceress', TWO_SKULLS], draft: { roll: [5, 6, 7] } },
  {
    name: 'spell-needed',
    lines: [...RACE, 'card sorceress', 'dice skull skull skull coin coin monkey parrot sword'],
  },
  { name: 'spell-cast', lines: [...RACE, 'card sorceress', TWO_SKULLS, 'roll 7', 'dice coin'] },
  { name: 'island', lines: [...RACE, 'card captain', ISLAND], draft: { roll: [5, 6, 7, 8] } },
  {
    name: 'island-many',
    lines: [...RACE, 'card skulls-2', 'dice skull skull skull skull skull coin monkey parrot'],
  },
  { name: 'rolling', lines: [...RACE, 'card gold', MIXED, 'roll 3 4 5 6'] },
  { name: 'disqualified', lines: [...RACE, 'card gold', TWO_SKULLS, 'roll 5 6', 'dice skull coin'] },
  {
    name: 'disqualified-chest',
    lines: [...RACE, 'card chest', TWO_SKULLS, 'chest 1 2 3 4', 'roll 5 6', 'dice skull coin'],
  },
  {
    name: 'disqualified-four',
    lines: [...RACE, 'card battle-2', 'dice skull skull skull skull sword sword coin coin'],
  },
  { name: 'battle-lost', lines: [...RACE, 'card battle-4', MIXED, 'stop'] },
  { name: 'island-left', lines: [...RACE, 'card captain', ISLAND, 'stop'] },
  { name: 'stopped', lines: [...RACE, 'card gold', MIXED, 'stop'] },
  { name: 'below-zero', seats: 3, lines: ['card captain', ISLAND, 'stop', 'card gold', MIXED], viewer: 1 },
  {
    name: 'final-round',
    lines: [...RACE.slice(0, 6), 'card diamond', MIXED],
    options: { target: 1000 },
    viewer: 2,
  },
  { name: 'over', lines: RACE.slice(0, 12), options: { target: 1000 } },
  { name: 'not-my-turn', lines: [...RACE, 'card gold', MIXED], viewer: 2 },
  { name: 'spectator', seats: 5, lines: ['card gold', MIXED], viewer: 'spectator' },
];
