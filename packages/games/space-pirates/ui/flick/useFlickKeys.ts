/** The keys of a flick: [ ] choose, arrows turn and give power, + and − too, Space flicks. */
import { useKeys } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { aimingNow, flick, powerBy, stepDisc, turnBy } from './acts.ts';
import type { Way } from './way.ts';

/** Tenths of a degree. */
const TURN = { fine: 1, usual: 10, coarse: 100 } as const;
/** Thousandths. */
const POWER = { usual: 10, coarse: 50 } as const;

export const useFlickKeys = (table: Props, way: Way): void => {
  const send = (): void => flick(table, aimingNow(table));
  const turn = (by: number) => (): void => turnBy(table, by);
  const power =
    (sign: 1 | -1) =>
    ({ shiftKey }: KeyboardEvent): void =>
      powerBy(table, sign * (shiftKey ? POWER.coarse : POWER.usual));
  const [more, less] = [power(1), power(-1)];
  useKeys({
    '[': () => stepDisc(table, -1),
    ']': () => stepDisc(table, 1),
    ArrowLeft: turn(-TURN.usual),
    ArrowRight: turn(TURN.usual),
    'Shift+ArrowLeft': turn(-TURN.fine),
    'Shift+ArrowRight': turn(TURN.fine),
    'Control+ArrowLeft': turn(-TURN.coarse),
    'Control+ArrowRight': turn(TURN.coarse),
    // With Shift these are other signs, and not the same on every keyboard.
    '+': more,
    '=': more,
    '*': more,
    '-': less,
    _: less,
    ArrowUp: more,
    'Shift+ArrowUp': more,
    ArrowDown: less,
    'Shift+ArrowDown': less,
    // One switch stops what goes by.
    ...(way !== 'switch' && { Space: send, Enter: send }),
  });
};
