/** What a function gives or throws at once, as a promise; a promise it gives is that very one. */
export const soon = <V>(run: () => V | Promise<V>): Promise<V> => {
  try {
    return Promise.resolve(run());
  } catch (error) {
    return Promise.reject(error);
  }
};
