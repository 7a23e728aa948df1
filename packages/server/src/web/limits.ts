/** What one socket, one address and one message may ask of the server: docs/operations.md names them all. */
export const LIMITS = {
  /** Bytes of a frame from a client: a move and what is around it. */
  frame: 4096,
  /** Bytes of a request: options may hold a Universe. */
  body: 64 * 1024,
  /** Messages of a socket in a second, on average and at once. */
  perSecond: 20,
  burst: 60,
  /** Bytes that wait for a slow reader before it is sent away to come again. */
  backlog: 1_000_000,
  /** Requests of an address in a minute. */
  requests: 300,
  /** Sockets of an address. */
  sockets: 200,
  /** Milliseconds for the first message of a socket. */
  hello: 10_000,
  /** Milliseconds between two pings of a socket: the first must be answered by then. */
  pulse: 30_000,
};
export type Limits = Readonly<typeof LIMITS>;

/** A bucket that fills with time: true while there is something in it. */
export const makeBucket = (perSecond: number, burst: number, now: () => number): (() => boolean) => {
  let level: number = burst;
  let last = now();
  return () => {
    const time = now();
    level = Math.min(burst, level + ((time - last) / 1000) * perSecond);
    last = time;
    if (level < 1) return false;
    level -= 1;
    return true;
  };
};
