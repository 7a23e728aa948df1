export { localBus } from './bus/localBus.ts';
export { openServer, type Running, ServeError } from './open.ts';
export { makeServer } from './server.ts';
export { groupCommit } from './store/groupCommit.ts';
export { memoryStore } from './store/memory.ts';
export { sqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export { systemChance, systemClock } from './system.ts';
