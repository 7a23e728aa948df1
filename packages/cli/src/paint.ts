/** Colours, where the terminal has them. */
import type { Paint, Style } from '@tortuga/engine';

const CODES: Readonly<Record<Exclude<Style, 'plain'>, number>> = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
};

export const makePaint = (colours: boolean): Paint =>
  colours
    ? (style, text) => (style === 'plain' ? text : `\u001b[${CODES[style]}m${text}\u001b[0m`)
    : (_style, text) => text;
