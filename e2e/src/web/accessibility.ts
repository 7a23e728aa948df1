/** What keeps somebody out: what axe finds serious, and controls without a name. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { type Person, seenBy } from './person.ts';

const SERIOUS: readonly unknown[] = ['serious', 'critical'];

const CONTROLS: readonly unknown[] = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
];

const violationsOf = async ({ page }: Person): Promise<readonly string[]> => {
  // By the browser's tools, not as a script of the page: its Content Security Policy allows none.
  await page.evaluate(`typeof axe === 'object' || void (() => { ${axe.source} })()`);
  // Of figures that roll behind a window one is seen, and all are judged where they would be.
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run({ exclude: ['[data-strip]'] }, { resultTypes: ['violations'] })`,
  );
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
};

const namelessIn = async ({ page, context }: Person): Promise<readonly string[]> => {
  const client = await context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && CONTROLS.includes(role?.value) && !name?.value)
    .map(({ role, nodeId }) => `${role?.value} ${nodeId} has no name`);
};

/** What would have to be scrolled sideways, or cannot be reached at all. */
const overflowOf = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What lies on a board under a camera is panned to.
    const controls = [...document.querySelectorAll('button, a, input')].filter(
      (each) => each.checkVisibility() && each.closest('[data-board]') === null,
    );
    // Nor what lies in something that is scrolled, as a hand of many cards is.
    const isScrolled = (each: Element | null): boolean =>
      each !== null &&
      ((['auto', 'scroll'].includes(getComputedStyle(each).overflowX) &&
        each.scrollWidth > each.clientWidth) ||
        isScrolled(each.parentElement));
    const outside = controls.filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1) && !isScrolled(each.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px of page in ${clientWidth} px of window`] : []),
      ...outside.map((each) => `beside the window: ${each.outerHTML.slice(0, 200)}`),
    ];
  });

/** As WAI-ARIA wants them, in every language: modifiers, then a sign or an English name. */
const SHORTCUT =
  /^((Shift|Control|Alt|Meta)\+)*([!-~]|Space|Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow(Left|Right|Up|Down)|F\d+)$/;

const wrongShortcutsIn = async ({ page }: Person): Promise<readonly string[]> => {
  const told = await page
    .locator('[aria-keyshortcuts]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-keyshortcuts') ?? ''));
  return told
    .flatMap((each) => each.split(' '))
    .filter((each) => !SHORTCUT.test(each))
    .map((each) => `no such key: ${each}`);
};

/** Of the page as it stands now. */
export const faultsOf = async (person: Person): Promise<readonly string[]> => [
  ...(await seenBy(person, () => violationsOf(person))),
  ...(await namelessIn(person)),
  ...(await overflowOf(person)),
  ...(await wrongShortcutsIn(person)),
];

export const expectAccessible = async (person: Person, where: string): Promise<void> => {
  const faults = await faultsOf(person);
  expect({ where, faults }).toEqual({ where, faults: [] });
};
