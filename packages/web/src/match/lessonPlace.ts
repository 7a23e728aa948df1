/**
 * How far a first game has come. It is kept by its entry in the history: Back from the rulebook and a reload lead to the
 * same place, and whoever comes anew begins anew.
 */
const NAME = 'lesson';

export const lessonPlace = (): number => {
  const state: unknown = history.state;
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : undefined;
  return Number.isSafeInteger(place) ? Number(place) : 0;
};

export const keepLessonPlace = (at: number): void => history.replaceState({ [NAME]: at }, '');
