export { byBots } from './byBots.ts';
export { greedyBot } from './greedy.ts';
export { BOTS, type BotName, LEVELS, type Level, makeBot, type Player, parseBotName } from './levels.ts';
export { randomBot } from './random.ts';
export { type Question, think } from './think.ts';
export { rolloutBot } from './rollout.ts';
