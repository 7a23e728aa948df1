/** What a key is called in `useKeys` and in the list of keys: `a`, `1`, `?`, `Space`, `ArrowLeft`, `Shift+1`. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;

export const keyName = ({ key, code, shiftKey }: KeyPress): string => {
  const shift = shiftKey ? 'Shift+' : '';
  // With Shift a digit gives another sign, a different one on every keyboard.
  const digit = DIGIT.exec(code)?.[1];
  if (digit !== undefined) return `${shift}${digit}`;
  if (key === ' ') return `${shift}Space`;
  // Signs that are typed with Shift are named by themselves, letters are the same in either case.
  if (key.length === 1) return key.toLowerCase();
  return `${shift}${key}`;
};
