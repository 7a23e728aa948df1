/** For tests of other packages. The server's long runs: `npm test` and `npm run test:long` have the short ones, `npm run soak` the whole. */
export { simulate } from '../simulation/simulate.ts';
export { fuzzMatch } from './fuzzMatch.ts';
export { onPostgres, onSqlite } from './killableServers.ts';
export { playAndKill, type Survived } from './killing.ts';
export { canKill } from './postgresCluster.ts';
export { steadyPort } from './steadyPort.ts';
