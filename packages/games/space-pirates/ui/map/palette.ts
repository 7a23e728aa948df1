/** The inks of the map, which stays dark in every light. Written out: pictures of the rulebook have no tokens. */
import type { Colour } from '@tortuga/table';

export const INK = '#17120d';
export const BONE = '#f3e6c8';
export const BRASS = '#e0a93f';
export const LIGHT = '#f6cf6a';
export const LAMP = '#ffd97a';
export const SEA = '#8fdcc2';
export const CORAL = '#ef6548';
export const SHADE = '#000';

/** Of ships, tokens and their marks. */
export const PAINT: Readonly<Record<Colour, string>> = {
  coral: '#f15a3a',
  sky: '#8dd9fc',
  gold: '#fecf3c',
  reef: '#2f8e79',
  plum: '#ac63cb',
};
