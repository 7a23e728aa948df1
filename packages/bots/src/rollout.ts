/** A bot that plays by the game's own rule of thumb. */
import type { Bot, Module, Types } from '@tortuga/engine';

export const rolloutBot = <T extends Types>({ game, policy }: Module<T>): Bot<T> => ({
  choose: (view, seat, random) => policy.rollout(game.determinize(view, random), seat, random),
});
