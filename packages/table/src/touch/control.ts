/** Controls as they are shown: what acts when it is pressed, whether it may be, and what it says it will do. */
const CONTROLS = 'button, a[href], summary, label, input, select, textarea, [role="button"], [data-acts]';
const UNUSABLE = ':disabled, [aria-disabled="true"], [inert], [inert] *';

/** What is said of a control beside its name and its words. */
const STATES = ['aria-label', 'aria-pressed', 'aria-checked', 'aria-expanded', 'href', 'data-piece'] as const;

/** A control that was shown as usable, and what it said. */
export interface Offer {
  readonly control: Element;
  readonly meaning: string;
}

const meaningOf = (control: Element): string =>
  JSON.stringify([control.textContent, ...STATES.map((state) => control.getAttribute(state))]);

const isUsable = (control: Element): boolean =>
  control.isConnected && !control.matches(UNUSABLE) && control.checkVisibility();

const offerOf = (control: Element | null | undefined): Offer | undefined =>
  control && isUsable(control) ? { control, meaning: meaningOf(control) } : undefined;

/** Of the control that a finger is on, or that has the focus. */
export const offerAt = (target: EventTarget | null): Offer | undefined =>
  offerOf(target instanceof Element ? target.closest(CONTROLS) : null);

/** Of the control that a key belongs to, by its name in `useKeys`. */
export const offerFor = (key: string): Offer | undefined => {
  const controls = [...document.querySelectorAll('[aria-keyshortcuts]')];
  const isNamed = (control: Element): boolean =>
    (control.getAttribute('aria-keyshortcuts') ?? '').toLowerCase().split(' ').includes(key.toLowerCase());
  return offerOf(controls.find((control) => isNamed(control) && isUsable(control)));
};

/** Whether the very control is still there, may still be pressed, and would still do the same. */
export const isOpen = ({ control, meaning }: Offer): boolean =>
  isUsable(control) && meaningOf(control) === meaning;
