/** What the files of one part of the repository may import besides each other. */
export interface Arrows {
  /** Parts of ours. */
  readonly ours: readonly string[] | 'any';
  /** Packages of others; `node` stands for all that Node brings along. */
  readonly others: readonly string[] | 'any';
}

/** The import arrows of ARCHITECTURE.md. */
export const arrows: ReadonlyMap<string, Arrows> = new Map<string, Arrows>([
  ['vocabulary', { ours: [], others: [] }],
  ['engine', { ours: [], others: ['@noble/hashes'] }],
  ['game', { ours: ['engine'], others: [] }],
  ['game ui', { ours: ['engine', 'table'], others: 'any' }],
  ['games', { ours: ['engine'], others: [] }],
  ['bots', { ours: ['engine', 'vocabulary'], others: 'any' }],
  ['protocol', { ours: ['engine', 'vocabulary'], others: ['zod'] }],
  ['server', { ours: ['engine', 'games', 'bots', 'protocol'], others: 'any' }],
  ['table', { ours: ['vocabulary'], others: 'any' }],
  ['web', { ours: ['engine', 'games', 'bots', 'protocol', 'table'], others: 'any' }],
  ['cli', { ours: ['engine', 'games', 'bots', 'server'], others: 'any' }],
  ['workshop', { ours: 'any', others: 'any' }],
]);

export interface Place {
  /** The part of the repository: a key of the table above. */
  readonly part: string;
  /** The folder inside which relative imports stay. */
  readonly home: string;
}

export function placeOf(path: string): Place {
  const [top = '', folder = '', game = '', inGame = ''] = path.split('/');
  if (top !== 'packages') return { part: 'workshop', home: path.includes('/') ? top : '' };
  const home = `packages/${folder}`;
  // Only folders of games are games: the registry lies beside them.
  if (folder !== 'games' || inGame === '') return { part: folder, home };
  return { part: inGame === 'ui' ? 'game ui' : 'game', home: `${home}/${game}` };
}
