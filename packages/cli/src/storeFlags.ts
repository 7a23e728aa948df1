/** Where the matches are. */
export const STORE_FLAGS = [
  { name: 'data', takes: 'DIR', help: 'the folder of the data; tortuga-data' },
  { name: 'store', takes: 'URL', help: 'postgres://… instead of a file' },
] as const;
