/** A server that plays tic-tac-toe on a port of its own, in whatever process starts it. */
export interface Host {
  /** As in `http://127.0.0.1:41234`. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** What a server is started with: a folder of its own to keep matches in, where it keeps them on disk. */
export type StartHost = (folder: string) => Promise<Host>;

export const ADDRESS = '127.0.0.1';
