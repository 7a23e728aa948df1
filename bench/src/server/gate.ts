/** Waits for something to come true, looked at again whenever anything has been heard. */
export interface Gate {
  readonly look: () => void;
  readonly until: (isSo: () => boolean) => Promise<void>;
}

export const makeGate = (): Gate => {
  let waiting: { readonly isSo: () => boolean; readonly resolve: () => void } | undefined;
  return {
    look: () => {
      if (waiting === undefined || !waiting.isSo()) return;
      const { resolve } = waiting;
      waiting = undefined;
      resolve();
    },
    until: (isSo) =>
      isSo()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting = { isSo, resolve };
          }),
  };
};
