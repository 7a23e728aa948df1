export { byBots } from './byBots.ts';
export { BOTS, type BotName, makeBot, type Player, parseBotName } from './levels.ts';
export { type Question, think } from './think.ts';
export { LEVELS, type Level } from '@tortuga/vocabulary';
