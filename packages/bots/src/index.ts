export { byBots } from './byBots.ts';
export { greedyBot } from './greedy.ts';
export { BOTS, type BotName, makeBot, type Player, parseBotName } from './levels.ts';
export { randomBot } from './random.ts';
export { type Question, think } from './think.ts';
export { rolloutBot } from './rollout.ts';
export { LEVELS, type Level } from '@tortuga/vocabulary';
