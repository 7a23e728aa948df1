import { expect, test } from 'vitest';
import { checkText } from './checkText.ts';
import { secrecy } from './secrecyFiles.ts';

const path = 'packages/games/pig/secrecy.ts';

test.each([
  'const view = (state: object) => ({ ...state, hand: [] });',
  'const view = ({ hand, ...rest }: State) => rest;',
  'const view = (state: object) => Object.assign({}, state);',
  'const hide = (view: View) => { delete view.hand; };',
  "type View = Omit<State, 'hand'>;",
])('refused: %s', (text) => {
  expect(checkText(secrecy, { [path]: text })).toHaveLength(1);
  expect(checkText(secrecy, { 'packages/games/pig/rules.ts': text })).toEqual([]);
});

test.each([
  "const hear = (event: Event): Heard => { switch (event.kind) { default: return { kind: 'turned' }; } };",
  'const hear = (event: Event): Heard => event;',
  'const hear = (event: Event): Heard => { return event; };',
  'const hear = (event: Event, viewer: Viewer) => (event.seat === viewer ? event : { kind: event.kind });',
])('refused: %s', (text) => {
  expect(checkText(secrecy, { [path]: text })).toHaveLength(1);
  expect(checkText(secrecy, { 'packages/games/pig/rules.ts': text })).toEqual([]);
});

test('refused: all events heard as they are', () => {
  const text = 'export type Heard = Event;';
  expect(checkText(secrecy, { 'packages/games/pig/types.ts': text })).toHaveLength(1);
});

test('a table that decides kind by kind passes', () => {
  const text = "const hear = hearByKind<Event, Heard>({ rolled: ({ die }) => ({ kind: 'rolled', die }) });";
  expect(checkText(secrecy, { [path]: text })).toEqual([]);
});

test('a view built up from nothing passes', () => {
  const text = 'const view = (state: State): View => ({ pile: [...state.pile], turn: state.turn });';
  expect(checkText(secrecy, { [path]: text })).toEqual([]);
});
