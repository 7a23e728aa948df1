import { afterEach, describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { type RawSocket, rawSocket } from '../testing/rawSocket.ts';

afterEach(closeServers);

const limits = { requests: 2, sockets: 2 };
const from = (address: string) => ({ 'x-forwarded-for': address });

/** What the last of three requests is answered, each said to be for one of these addresses. */
const thirdRequest = async (base: string, addresses: readonly string[]): Promise<number> => {
  let status = 0;
  for (const address of addresses)
    ({ status } = await ask(base, 'GET', '/api/matches', { headers: from(address) }));
  return status;
};

/** Whether the last of three sockets is taken. */
const isThirdTaken = async (base: string, addresses: readonly string[]): Promise<boolean> => {
  const sockets: RawSocket[] = [];
  for (const address of addresses) sockets.push(await rawSocket(base, from(address)));
  const last = sockets.at(-1);
  return last === undefined
    ? false
    : Promise.race([last.rest().then(() => true), last.closed.then(() => false)]).catch(() => false);
};

const THREE = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
const SAME = ['192.0.2.1', '192.0.2.1', '192.0.2.1'];
/** What one client sends to look like three, with what the proxy adds behind it. */
const FORGED = THREE.map((address) => `${address}, 198.51.100.7`);

describe('the addresses behind a proxy', () => {
  test.each([
    ['are told apart where the proxy is known', ['127.0.0.1'], THREE, true],
    ['and by its network', ['127.0.0.0/8'], THREE, true],
    ['have limits of their own', ['127.0.0.1'], SAME, false],
    ['cannot be forged by who is behind it', ['127.0.0.1'], FORGED, false],
    ['are not believed where there is no proxy', [], THREE, false],
    ['are not believed of one who is not the proxy', ['10.1.2.3', '127.0.0.2'], THREE, false],
  ])('%s', async (_name, proxies, addresses, isTaken) => {
    const { base } = await openServer({ proxies, limits });
    expect(await isThirdTaken(base, addresses)).toBe(isTaken);
    expect(await thirdRequest(base, addresses)).toBe(isTaken ? 200 : 429);
  });
});
