/** A game that the pilot plays with itself, through the eyes of the learner's seat: to see everything move. */
import { SelfPlayed } from '@tortuga/table';
import { useState } from 'react';
import { card } from '../card.ts';
import { ui } from '../index.tsx';
import { storyOf } from './position.ts';

/** Ships have left their Hangars by then. */
const BEGIN = 32;
const MOVES = 100;

/** Played when somebody looks: it takes a while. */
const story = () => {
  const { seats, seat } = ui.tutorial;
  const [first, ...frames] = storyOf({ seats, seed: 'lagoon' }, seat, BEGIN + MOVES).slice(BEGIN - 1);
  return { first, frames };
};

export const Voyage = () => {
  const [{ first, frames }] = useState(story);
  return first && <SelfPlayed ui={ui} name={card.name} first={first.view} frames={frames} />;
};
