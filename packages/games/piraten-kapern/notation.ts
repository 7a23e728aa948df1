/** Moves as text: `card gold`, `dice coin skull …`, `roll 1 2 5`, `chest 3 4`, `stop`. */
import { type Mask, positionsOf } from './positions.ts';
import { CARDS, DICE, FACES, type Face, type Move, type Position } from './types.ts';

/** Moves of a seat are few: they are made once and shared. */
const ROLLS: readonly Move[] = Array.from({ length: 1 << DICE }, (_, mask) => ({
  kind: 'roll',
  dice: positionsOf(mask),
}));
const CHESTS: readonly Move[] = Array.from({ length: 1 << DICE }, (_, mask) => ({
  kind: 'chest',
  dice: positionsOf(mask),
}));

export const STOP: Move = { kind: 'stop' };
export const rollMove = (dice: Mask): Move => ROLLS[dice] ?? STOP;
export const chestMove = (dice: Mask): Move => CHESTS[dice] ?? STOP;

export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'card':
      return `card ${move.card}`;
    case 'dice':
      return ['dice', ...move.faces].join(' ');
    case 'roll':
    case 'chest':
      return [move.kind, ...move.dice].join(' ');
    case 'stop':
      return 'stop';
  }
};

export const parseMove = (text: string): Move | undefined => {
  const [word, ...rest] = text.split(' ');
  switch (word) {
    case 'card': {
      const card = CARDS.find((each) => each === rest[0]);
      return card === undefined || rest.length !== 1 ? undefined : { kind: 'card', card };
    }
    case 'dice': {
      const faces = parseFaces(rest);
      return faces && { kind: 'dice', faces };
    }
    case 'roll':
    case 'chest': {
      const dice = parsePositions(rest);
      if (dice === undefined || (word === 'roll' && dice.length === 0)) return undefined;
      return { kind: word, dice };
    }
    case 'stop':
      return rest.length === 0 ? STOP : undefined;
    default:
      return undefined;
  }
};

const parseFaces = (words: readonly string[]): readonly Face[] | undefined => {
  const faces = words.flatMap((word) => FACES.find((face) => face === word) ?? []);
  return faces.length === words.length && faces.length >= 1 && faces.length <= DICE ? faces : undefined;
};

/** Ascending, each once. */
const parsePositions = (words: readonly string[]): readonly Position[] | undefined => {
  if (!words.every((word) => /^[1-8]$/.test(word))) return undefined;
  const positions = words.map(Number);
  return positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))
    ? positions
    : undefined;
};
