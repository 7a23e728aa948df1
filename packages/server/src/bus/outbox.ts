export interface Outbox {
  readonly put: (text: string) => void;
  /** Sends all there is, one lot after the other; does nothing while a lot is under way. */
  readonly flush: (send: (texts: readonly string[]) => Promise<void>) => Promise<void>;
  /** What is under way did not arrive, as far as we know: it is sent again, before what came later. */
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
    put: (text) => void waiting.add(text),
    flush,
    takeBack: () => {
      const later = [...waiting];
      waiting.clear();
      for (const text of [...sent, ...later]) waiting.add(text);
      sent = [];
    },
  };
};
