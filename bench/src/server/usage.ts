/** What a server's process says of itself. */
export interface Usage {
  /** Of all its threads, user and system. */
  readonly cpuSeconds: number;
  /** Resident bytes, after a collection of rubbish if one was asked for. */
  readonly memory: number;
}

export type Question = 'usage' | 'tidy-usage' | 'close';

export type Told =
  | { readonly kind: 'listening'; readonly base: string }
  | { readonly kind: 'usage'; readonly usage: Usage };
