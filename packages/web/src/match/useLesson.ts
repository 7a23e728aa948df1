/** A first game, step by step: what is said now, and what it waits for. */
import { isAwaited, type Tutorial, type TutorialStep } from '@tortuga/table';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepLessonPlace } from './lessonPlace.ts';
import type { ScriptedPlay } from '../play/scriptedMatch.ts';

export interface LessonNow {
  /** Undefined while others move, and when all is said. */
  readonly step: TutorialStep | undefined;
  /** One's own move is waited for. */
  readonly isAsked: boolean;
  /** To the next step; undefined where a move is asked for. */
  readonly next: (() => void) | undefined;
  readonly isOver: boolean;
  /** Of all that is said, counted from 1. */
  readonly number: number;
  readonly count: number;
}

/** Milliseconds between what others do: one has to look. */
const PAUSE_MS = 700;

const countOf = ({ steps }: Tutorial, upTo = Infinity): number =>
  [...steps].reduce((sum, [entry, each]) => sum + (entry < upTo ? each.length : 0), 0);

/** The entries of others follow by themselves, as soon as everything is said and nothing moves. */
const useOthers = (play: ScriptedPlay, isDue: boolean, at: number): void => {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(play.step, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, play, at]);
};

export const useLesson = (play: ScriptedPlay, tutorial: Tutorial): LessonNow => {
  const { at, isHeld } = useSyncExternalStore(play.subscribe, play.progress);
  const [read, setRead] = useState({ at: 0, count: 0 });
  const count = read.at === at ? read.count : 0;
  const step = tutorial.steps.get(at)?.[count];
  const entry = tutorial.entries[at];
  const isMine = entry !== undefined && isAwaited(entry, tutorial.seat);
  const isAsked = isMine && (step === undefined || step.move !== undefined);
  useOthers(play, !isHeld && step === undefined && entry !== undefined && !isMine, at);
  useEffect(() => keepLessonPlace(at), [at]);
  const next = (): void => setRead({ at, count: count + 1 });
  return {
    step: isHeld ? undefined : step,
    isAsked: isAsked && !isHeld,
    next: step === undefined || isAsked || isHeld ? undefined : next,
    isOver: entry === undefined && step === undefined && !isHeld,
    number: Math.min(countOf(tutorial, at) + count + 1, countOf(tutorial)),
    count: countOf(tutorial),
  };
};
