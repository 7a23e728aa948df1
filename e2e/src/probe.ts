/** Shows the tests where code runs, and how it fails there. */
export interface Whereabouts {
  readonly hasDocument: boolean;
  readonly hasProcess: boolean;
  /** Not without a compiler. */
  readonly hasWebAssembly: boolean;
}

export const whereabouts = (): Whereabouts => ({
  hasDocument: 'document' in globalThis,
  hasProcess: 'process' in globalThis,
  hasWebAssembly: 'WebAssembly' in globalThis,
});

export const sink = (): never => {
  throw new Error('the ship has sunk');
};
