/** What can be typed: a key for every move that a pirate can be asked for. */
import type { Key } from '@tortuga/engine';
import { type Card, CARGO, ENERGY_CARDS, HAZARDS, TYPES, VALUES } from '../components.ts';
import { kindsDue } from '../rules.ts';
import type { Move, View } from '../types.ts';
import { universeOf } from '../universe/universe.ts';
import { asideSpots } from './asides.ts';
import { FACES, HAZARD_TEXTS } from './wording.ts';

/** For an example of a heading: straight on, or straight out. */
const straightOn = ({ boss, pirates, options, seats }: View): number => {
  const ship = pirates[boss]?.ship;
  if (ship?.at === 'hangar') return universeOf(options, seats).bases[ship.base]?.heading ?? 0;
  return ship?.at === 'space' ? ship.h : 0;
};

const energyKeys = ({ me, pirates, phase, queue }: View): readonly Key[] => {
  if (phase.name !== 'card' || queue.length > 0) return [];
  const own = me === null ? undefined : pirates[me]?.hand?.[0];
  return [{ key: 'e', word: 'energy', takes: own?.card ?? '3:RFW', label: 'play this Energy card' }];
};

const hazardKeys = ({ turn }: View): readonly Key[] =>
  HAZARDS.filter((hazard) => turn.left.includes(hazard)).map((hazard) => ({
    key: hazard.toLowerCase(),
    word: `hazard ${hazard}`,
    label: HAZARD_TEXTS[hazard],
  }));

const placeKeys = ({ discs }: View): readonly Key[] => {
  const drawn = discs.filter(({ where }) => where === 'drawn');
  return drawn.slice(0, 1).map(({ id }) => ({
    key: 'p',
    word: 'place',
    takes: `${id} 1000 2000`,
    label: `put disc ${id} at x 1000, y 2000, face down`,
  }));
};

const flickKeys = ({ phase }: View): readonly Key[] => {
  const disc = phase.name === 'flick' ? (phase.discs[0] ?? 1) : 1;
  const label = `flick disc ${disc} to the east (0), with power 100 of 1000`;
  return [{ key: 'f', word: 'flick', takes: `${disc} 0 100`, label }];
};

const templateKeys = (view: View): readonly Key[] => {
  if (view.turn.energy === 0) return [];
  const takes = String(straightOn(view));
  const isDocked = view.pirates[view.boss]?.ship.at === 'hangar';
  const label = isDocked
    ? `lay a template straight out; ${takes} 50 starts 50 along the mouth`
    : 'lay a template straight on';
  return [{ key: 't', word: 'template', takes, label }];
};

const driftKeys = (view: View): readonly Key[] => {
  if (view.turn.laid > 0) return [];
  const label =
    view.turn.energy === 0 ? 'drift by one template' : 'drift, only where no template can be laid';
  return [{ key: 'd', word: 'drift', takes: String(straightOn(view)), label }];
};

const endKeys = ({ turn, pirates, boss }: View): readonly Key[] => {
  const pirate = pirates[boss];
  const mustLeave = turn.laid === 0 && pirate?.ship.at === 'hangar' && !pirate.owed;
  const isStuck = mustLeave || (turn.laid === 0 && turn.energy === 0);
  return [{ key: 'e', word: 'end', label: isStuck ? 'stay, only where no way is open' : 'end the move' }];
};

const asideKeys = (view: View): readonly Key[] => {
  const [task] = view.queue;
  if (task?.kind !== 'aside') return [];
  return asideSpots(view, task)
    .slice(0, 1)
    .map(({ x, y }) => ({
      key: 'a',
      word: 'aside',
      takes: `${task.disc} ${x} ${y}`,
      label: `set disc ${task.disc} aside there`,
    }));
};

const damageKeys = ({ me, pirates }: View): readonly Key[] => {
  const own = me === null ? undefined : pirates[me];
  const type = CARGO[own?.hold?.findIndex((count) => count > 0) ?? 0] ?? 'minerals';
  const give: Key = { key: 'c', word: 'damage cargo', takes: type, label: 'give back this Cargo' };
  const lose: Key = { key: 'e', word: 'damage energy', label: 'lose a random Energy card' };
  return own?.hand?.length === 0 ? [give] : [give, lose];
};

const sellKeys = ({ me, pirates }: View): readonly Key[] => {
  const hold = (me === null ? undefined : pirates[me]?.hold) ?? [1];
  const takes = hold
    .flatMap((count, type) => Array.from({ length: count }, () => FACES[type] ?? ''))
    .join(' ');
  const label = 'sell these: m minerals, t metals, h hitech, s salts, g gases';
  return [{ key: 's', word: 'sell', takes, label }];
};

const plain = (key: string, word: string, label: string): (() => readonly Key[]) => {
  const keys = [{ key, word, label }];
  return () => keys;
};

const none = (): readonly Key[] => [];

const KEYS: { readonly [K in Move['kind']]: (view: View) => readonly Key[] } = {
  setup: none,
  draw: none,
  luck: none,
  lose: none,
  energy: energyKeys,
  hangar: () => [{ key: 'h', word: 'hangar', takes: '0', label: 'start from base 0' }],
  place: placeKeys,
  flick: flickKeys,
  hazard: hazardKeys,
  storm: () => [{ key: 's', word: 'storm', takes: '3000 2000', label: 'put the storm at x 3000, y 2000' }],
  wind: () => [{ key: 'w', word: 'wind', takes: '900', label: 'let the wind blow to the south' }],
  template: templateKeys,
  drift: driftKeys,
  end: endKeys,
  damage: damageKeys,
  aside: asideKeys,
  heading: () => [{ key: 'h', word: 'heading', takes: '900', label: 'put the ship back, heading south' }],
  bribe: plain('b', 'bribe', 'pay the Galactic Police'),
  buy: plain('b', 'buy', 'buy this base'),
  look: plain('l', 'look', 'look at its Market card'),
  sell: sellKeys,
  fill: () => [{ key: 'f', word: 'fill', takes: '1 5 5', label: 'take cards of these values' }],
  skip: plain('n', 'skip', 'no: go on to the next'),
};

export const keys = (view: View): readonly Key[] => kindsDue(view).flatMap((kind) => KEYS[kind](view));

const CARD = /^([1-5]):?([frlasw]{2,3})$/i;

const lettersOf = (text: string): string => Array.from(text).toSorted().join('');

/** Its Hazards may be typed in any order. */
const tidyCard = (text: string): Card => {
  const [, digit, hazards = ''] = CARD.exec(text) ?? [];
  const value = VALUES.find((each) => String(each) === digit);
  if (value === undefined) return text;
  const wanted = lettersOf(hazards.toUpperCase());
  return (
    ENERGY_CARDS[value].find((card) => lettersOf(card.slice(2)) === wanted) ??
    `${value}:${hazards.toUpperCase()}`
  );
};

/** A Cargo by its name or its letter on the map. */
const tidyCargo = (text: string): string => {
  const word = text.toLowerCase();
  return CARGO.find((name, type) => name === word || FACES[type] === word) ?? word;
};

const byType = (one: string, other: string): number =>
  TYPES.findIndex((type) => type === one) - TYPES.findIndex((type) => type === other);

/** `fill 551` is `fill 5 5 1`. */
const tidyValues = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word) => (/^[1-5]+$/.test(word) ? Array.from(word) : [word]))
    .toSorted((one, other) => Number(one) - Number(other));

const tidyWords = (word: string, rest: readonly string[]): readonly string[] => {
  switch (word) {
    case 'energy':
      return rest.map(tidyCard);
    case 'hazard':
      return rest.map((text) => text.toUpperCase());
    case 'sell':
      return rest.map(tidyCargo).toSorted(byType);
    case 'damage':
      return rest.map(tidyCargo);
    case 'fill':
      return tidyValues(rest);
    case 'template':
    case 'drift':
      return rest.length === 2 && /^[+-]?0$/.test(rest[1] ?? '') ? rest.slice(0, 1) : rest.map(unsigned);
    default:
      return rest;
  }
};

const unsigned = (text: string): string => text.replace(/^\+(?=\d)/, '');

/** Cases, order and commas: `sell salts Minerals` is `sell minerals salts`, `1500,3000` is `1500 3000`. */
export const tidy = (typed: string): string => {
  const [word = '', ...rest] = typed.replaceAll(',', ' ').trim().split(/\s+/);
  return [word.toLowerCase(), ...tidyWords(word.toLowerCase(), rest)].join(' ');
};
