/** Gathers calls and makes them together, in their order, when `afterwards` calls: later, and all in one go. */
export const makeTogether = (afterwards: (call: () => void) => void): ((call: () => void) => void) => {
  let held: (() => void)[] = [];
  const callAll = (): void => {
    const calling = held;
    held = [];
    for (const call of calling) call();
  };
  return (call) => {
    if (held.length === 0) afterwards(callAll);
    held.push(call);
  };
};
