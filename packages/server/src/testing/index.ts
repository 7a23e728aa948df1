/** For other packages: the server's long runs, of which `npm run soak` has the longest, and a port for a server that comes back. */
export { simulate } from '../simulation/simulate.ts';
export { fuzzMatch } from './fuzzMatch.ts';
export { onPostgres, onSqlite } from './killableServers.ts';
export { playAndKill, type Survived } from './killing.ts';
export { canKill } from './postgresCluster.ts';
export { steadyPort } from './steadyPort.ts';
