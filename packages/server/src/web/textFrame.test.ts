import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { assert, asyncProperty, oneof, string } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

let server: WebSocketServer;
let client: WebSocket;
let wire: Duplex;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (_socket, { socket }) => {
    wire = socket;
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a path
  client = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

/** What ws makes of it at the other end of a real connection. */
const received = async (text: string): Promise<string> => {
  const message = once(client, 'message');
  wire.write(textFrame(text), 'latin1');
  const [data] = (await message) as [Buffer]; // a client of ws gives one, where it is not told otherwise
  return data.toString('utf8');
};

test('any text arrives as it was, Polish letters and emoji too', async () => {
  const text = oneof(string(), string({ unit: 'grapheme' }));
  await assert(asyncProperty(text, async (sent) => (await received(sent)) === sent));
});

test.each([0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 70_000])(
  'a text of %i bytes',
  async (bytes) => {
    const plain = 'x'.repeat(bytes);
    expect(await received(plain)).toBe(plain);
    const polish = `ż${plain}`;
    expect(await received(polish)).toBe(polish);
  },
);
