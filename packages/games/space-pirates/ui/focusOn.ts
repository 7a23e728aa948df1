/** Puts the focus on a piece of the hand that can be pressed. */
export const focusOn = (piece: string): void =>
  document.querySelector<HTMLElement>(`button[data-piece="${piece}"]`)?.focus();
