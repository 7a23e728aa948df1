import { groupCommit } from './groupCommit.ts';
import { memoryStore } from './memory.ts';
import { storeSuite } from './storeSuite.ts';

storeSuite('memory', () => Promise.resolve({ store: memoryStore() }), false);

storeSuite(
  'memory behind a group commit',
  () => Promise.resolve({ store: groupCommit(memoryStore()) }),
  false,
);
