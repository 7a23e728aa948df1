import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port for a server that comes back at the same address: nobody is given that port while the server is away. */
export const steadyPort = async (): Promise<number> => {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : steadyPort();
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(port, '127.0.0.1', () => trial.close(() => resolve(true)));
  });
