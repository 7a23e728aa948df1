/** Pictures by address; the same names serve the rulebook. */
import type { ByCard, Face } from '../types.ts';
import chest from './art/chest.svg?url';
import chestOpen from './art/chest-open.svg?url';
import blank from './art/die-blank.svg?url';
import coin from './art/die-coin.svg?url';
import diamond from './art/die-diamond.svg?url';
import monkey from './art/die-monkey.svg?url';
import parrot from './art/die-parrot.svg?url';
import skull from './art/die-skull.svg?url';
import sword from './art/die-sword.svg?url';
import back from './art/fortune-back.svg?url';
import battle2 from './art/fortune-battle-2.svg?url';
import battle3 from './art/fortune-battle-3.svg?url';
import battle4 from './art/fortune-battle-4.svg?url';
import captainCard from './art/fortune-captain.svg?url';
import chestCard from './art/fortune-chest.svg?url';
import diamondCard from './art/fortune-diamond.svg?url';
import goldCard from './art/fortune-gold.svg?url';
import monkeysCard from './art/fortune-monkeys.svg?url';
import skulls1 from './art/fortune-skulls-1.svg?url';
import skulls2 from './art/fortune-skulls-2.svg?url';
import sorceressCard from './art/fortune-sorceress.svg?url';
import island from './art/island.svg?url';

export const DIE_ART: Readonly<Record<Face, string>> = { coin, diamond, monkey, parrot, sword, skull };
export const BLANK_DIE = blank;

export const CARD_ART: ByCard<string> = {
  chest: chestCard,
  captain: captainCard,
  sorceress: sorceressCard,
  gold: goldCard,
  diamond: diamondCard,
  monkeys: monkeysCard,
  'battle-2': battle2,
  'battle-3': battle3,
  'battle-4': battle4,
  'skulls-1': skulls1,
  'skulls-2': skulls2,
};
export const CARD_BACK = back;
export const CHEST = chest;
export const CHEST_OPEN = chestOpen;
export const ISLAND = island;

const named = (prefix: string, art: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(art).map(([name, address]) => [`${prefix}-${name}`, address]));

export const art: Readonly<Record<string, string>> = {
  ...named('die', DIE_ART),
  ...named('fortune', CARD_ART),
  'fortune-back': back,
  chest,
  island,
};

/** Fetched before they are needed: a card that turns up has its face at once. */
export const fetchPictures = (): void => {
  for (const address of Object.values(art)) new Image().src = address;
};
