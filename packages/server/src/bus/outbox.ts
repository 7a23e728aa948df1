export interface Outbox {
  readonly put: (match: string) => void;
  /** Sends all there is, one lot after the other; does nothing while a lot is under way. */
  readonly flush: (send: (matches: readonly string[]) => Promise<void>) => Promise<void>;
  /** What is under way did not arrive, as far as we know: it is sent again with the next lot. */
  readonly takeBack: () => void;
}

export const makeOutbox = (): Outbox => {
  const waiting = new Set<string>();
  let sent: readonly string[] = [];

  const flush: Outbox['flush'] = async (send) => {
    if (sent.length > 0 || waiting.size === 0) return;
    const lot = [...waiting];
    waiting.clear();
    sent = lot;
    await send(lot);
    // Taken back meanwhile, it is no longer ours to strike off.
    if (sent !== lot) return;
    sent = [];
    await flush(send);
  };

  return {
    put: (match) => void waiting.add(match),
    flush,
    takeBack: () => {
      for (const match of sent) waiting.add(match);
      sent = [];
    },
  };
};
