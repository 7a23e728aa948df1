/** Wood, bone, rope, brass: sounds are never the only sign of anything. */
export const SOUNDS = [
  'card',
  'turn',
  'dice',
  'skull',
  'coin',
  'block',
  'five',
  'ship',
  'teleport',
  'your-turn',
  'win',
  'no',
  'click',
  'scoop',
  'siren',
  'gust',
  'thunder',
  'crack',
] as const;
export type Sound = (typeof SOUNDS)[number];
