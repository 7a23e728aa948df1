import { describe, expect, it } from 'vitest';
import { keyName } from './keyName.ts';

describe('the name of a key', () => {
  it.each([
    ['h', 'KeyH', false, 'h'],
    ['H', 'KeyH', true, 'h'],
    ['1', 'Digit1', false, '1'],
    ['!', 'Digit1', true, 'Shift+1'],
    ['7', 'Numpad7', false, '7'],
    ['?', 'Slash', true, '?'],
    ['+', 'Equal', true, '+'],
    [' ', 'Space', false, 'Space'],
    ['ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
    ['ArrowLeft', 'ArrowLeft', true, 'Shift+ArrowLeft'],
    ['Escape', 'Escape', false, 'Escape'],
  ])('of %s (%s, shift %s) is %s', (key, code, shiftKey, name) => {
    expect(keyName({ key, code, shiftKey })).toBe(name);
  });
});
