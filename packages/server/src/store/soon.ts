/** What a synchronous function gives or throws, as a promise. */
export const soon = <V>(run: () => V): Promise<V> =>
  new Promise((resolve) => {
    resolve(run());
  });
