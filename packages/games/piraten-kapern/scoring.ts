/** What dice are worth. */
import { type Card, DICE, FACES, type Face, type Position, type Score, type Turn } from './types.ts';

/** Sets of identical objects, by their size; nine of a kind scores as eight (PK-5). */
export const SETS: readonly number[] = [0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000];
export const FULL_CHEST = 500;
export const FACE_VALUE = 100;
const SET = 3;

interface Battle {
  readonly swords: number;
  readonly bonus: number;
}

const BATTLES: Partial<Record<Card, Battle>> = {
  'battle-2': { swords: 2, bonus: 300 },
  'battle-3': { swords: 3, bonus: 500 },
  'battle-4': { swords: 4, bonus: 1000 },
};

export const battleOf = (card: Card | null): Battle | undefined =>
  card === null ? undefined : BATTLES[card];

/** The skulls a card brings along. */
const SKULLS: Partial<Record<Card, number>> = { 'skulls-1': 1, 'skulls-2': 2 };

const skullsOn = (card: Card | null): number => (card === null ? 0 : (SKULLS[card] ?? 0));

export const skullsOf = ({ card, dice }: Pick<Turn, 'card' | 'dice'>): number =>
  skullsOn(card) + countFace(dice, 'skull');

export const countFace = (dice: readonly Face[], face: Face): number => {
  let found = 0;
  for (const die of dice) if (die === face) found += 1;
  return found;
};

/** What each opponent loses to the island of skulls (PK-23). */
export const deductionOf = (turn: Pick<Turn, 'card' | 'dice'>): number =>
  skullsOf(turn) * (turn.card === 'captain' ? 200 : 100);

const NOTHING: Score = { sets: 0, faces: 0, fullChest: 0, battle: 0, doubled: false, points: 0 };

const lost = ({ bonus }: Battle): Score => ({ ...NOTHING, battle: -bonus, points: -bonus });

/** One who stops: all dice score together (PK-15). */
export const scoreOf = (card: Card | null, dice: readonly Face[]): Score => {
  const battle = battleOf(card);
  if (battle !== undefined && countFace(dice, 'sword') < battle.swords) return lost(battle);
  const { sets, faces } = valueOf(card, dice);
  const fullChest = isFullChest(card, dice) ? FULL_CHEST : 0;
  const bonus = battle?.bonus ?? 0;
  const sum = sets + faces + fullChest + bonus;
  const doubled = card === 'captain';
  return { sets, faces, fullChest, battle: bonus, doubled, points: doubled ? 2 * sum : sum };
};

/** One who is disqualified: nothing, but for what lies on the treasure chest (PK-14) and what a battle costs (PK-3). */
export const scoreOfDisqualified = (
  card: Card | null,
  dice: readonly Face[],
  chest: readonly Position[],
): Score => {
  const battle = battleOf(card);
  if (battle !== undefined) return lost(battle);
  if (chest.length === 0) return NOTHING;
  const { sets, faces } = valueOf(card, onChest(dice, chest));
  return { ...NOTHING, sets, faces, points: sets + faces };
};

const onChest = (dice: readonly Face[], chest: readonly Position[]): readonly Face[] =>
  dice.filter((_, index) => chest.includes(index + 1));

/** Objects by face, in the order of FACES: the cards gold and diamond count as one more (PK-5). */
const countObjects = (card: Card | null, dice: readonly Face[]): number[] => {
  const counts = countGroups(card, dice);
  if (card === 'gold') counts[COIN] = (counts[COIN] ?? 0) + 1;
  if (card === 'diamond') counts[DIAMOND] = (counts[DIAMOND] ?? 0) + 1;
  return counts;
};

/** Sets and face values. */
const valueOf = (
  card: Card | null,
  dice: readonly Face[],
): { readonly sets: number; readonly faces: number } => {
  const counts = countObjects(card, dice);
  let sets = 0;
  for (let face = 0; face < SKULL; face++) sets += SETS[counts[face] ?? 0] ?? 0;
  return { sets, faces: FACE_VALUE * ((counts[COIN] ?? 0) + (counts[DIAMOND] ?? 0)) };
};

/** A set that pays, for those who want to see what a score is made of. */
export interface PayingSet {
  /** More than one where a card makes them alike (PK-7). */
  readonly faces: readonly Face[];
  readonly count: number;
  readonly points: number;
}

export const setsOf = (card: Card | null, dice: readonly Face[]): readonly PayingSet[] =>
  countObjects(card, dice).flatMap((count, index) => {
    const [face, points] = [FACES[index], SETS[count] ?? 0];
    if (face === undefined || face === 'skull' || points === 0) return [];
    const alike: readonly Face[] = card === 'monkeys' && face === 'monkey' ? ['monkey', 'parrot'] : [face];
    const faces = alike.filter((each) => alike.length === 1 || dice.includes(each));
    return [{ faces, count, points }];
  });

/** The objects that have a value of their own, that of the card included. */
export const valuablesOf = (card: Card | null, dice: readonly Face[]): readonly Face[] => {
  const counts = countObjects(card, dice);
  return (['coin', 'diamond'] as const).flatMap((face) =>
    Array.from({ length: counts[FACES.indexOf(face)] ?? 0 }, () => face),
  );
};

const COIN = FACES.indexOf('coin');
const DIAMOND = FACES.indexOf('diamond');
const MONKEY = FACES.indexOf('monkey');
const PARROT = FACES.indexOf('parrot');
const SKULL = FACES.indexOf('skull');

/** Dice by face, in the order of FACES; monkey business makes parrots monkeys (PK-7). */
const countGroups = (card: Card | null, dice: readonly Face[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) {
    const face = FACES.indexOf(die);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  if (card === 'monkeys') {
    counts[MONKEY] = (counts[MONKEY] ?? 0) + (counts[PARROT] ?? 0);
    counts[PARROT] = 0;
  }
  return counts;
};

/** All eight dice score (PK-6): coins and diamonds always, others in a set, and swords that win a battle (PK-4). */
const isFullChest = (card: Card | null, dice: readonly Face[]): boolean => {
  if (dice.length < DICE) return false;
  const wonBattle = battleOf(card) !== undefined;
  return countGroups(card, dice).every((found, face) => {
    if (found === 0 || face === COIN || face === DIAMOND) return true;
    if (face === SKULL) return false; // PK-8
    return found >= SET || (wonBattle && FACES[face] === 'sword');
  });
};

/** PK-17: a total may fall below 0, unless the table chose otherwise. */
export const totalAfter = (total: number, points: number, floorAtZero: boolean): number =>
  floorAtZero ? Math.max(0, total + points) : total + points;
