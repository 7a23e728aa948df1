/** The names of pieces (`data-piece`): they stay the same while a thing is the same thing, and motion finds them. */
import { seatPiece } from '@tortuga/table';
import { makeCard } from '../notation.ts';
import type { Card, Planet, Ship } from '../types.ts';

export const pieces = {
  dial: 'dial',
  hold: 'hold',
  planet: (planet: Planet) => `planet-${planet + 1}`,
  /** A card on a planet, from the first laid; `face` is the part of it that turns. */
  card: (planet: Planet, index: number) => `card-${planet + 1}-${index}`,
  face: (planet: Planet, index: number) => `face-${planet + 1}-${index}`,
  /** The emblem on a seat's badge. */
  seat: seatPiece,
  hand: (card: Card) => `hand-${makeCard(card)}`,
  /** The first, second, … treasure of a value on a planet. */
  treasure: (planet: Planet, value: number, nth: number) => `treasure-${planet + 1}-${value}-${nth}`,
  /** A treasure won, in the order in which it was. */
  loot: (seat: number, index: number) => `loot-${seat}-${index}`,
  /** A treasure that nobody has. */
  lost: (index: number) => `lost-${index}`,
  /** Cards out of the game: a seat's Teleport, and what it lost to one. */
  goneTeleport: (seat: number) => `gone-${seat}-T`,
  gone: (seat: number, index: number) => `gone-${seat}-${index}`,
  spiral: (planet: Planet) => `spiral-${planet + 1}`,
  ship: (ship: Ship) => `ship-${ship}`,
  offer: (value: number) => `offer-${value}`,
} as const;

/** Treasures in a row, each with which of its value it is. */
export const numbered = (
  values: readonly number[],
): readonly { readonly value: number; readonly nth: number }[] =>
  values.map((value, index) => ({
    value,
    nth: values.slice(0, index).filter((each) => each === value).length,
  }));
