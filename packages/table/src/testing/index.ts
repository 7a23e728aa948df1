export { clipFaults } from './clips.ts';
export { drawn } from './drawing.ts';
export { messageFaults } from './messages.ts';
export { type UiFixture } from './law.ts';
export { type UiTrial, uiLawsOf } from './uiLaws.ts';
