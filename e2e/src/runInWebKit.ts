/** Code of ours in WebKit, without the network: Debian's small browser on a screen that nobody sees, by WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { bundle } from './bundle.ts';

/** The program: `npm run test:long` finds or installs it (scripts/engines.mjs). */
const program = process.env['TORTUGA_TEST_WEBKIT'];

export const hasWebKit = program !== undefined;

const BUNDLE = 'tortuga';

const openScreen = async (): Promise<{ readonly screen: ChildProcess; readonly display: string }> => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((told, lost) => {
    screen.once('exit', () => lost(new Error('Xvfb has gone')));
    screen.stdout.once('data', (text: Buffer) => told(`:${text.toString().trim()}`));
  });
  return { screen, display };
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const askAt =
  (port: number): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown }; // as the protocol says
    if (!answer.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };

/** It does not say when it listens. */
const untilReady = async (ask: Ask, driver: ChildProcess): Promise<void> => {
  while (driver.exitCode === null) {
    try {
      await ask('GET', '/status');
      return;
    } catch {
      await new Promise(setImmediate);
    }
  }
  throw new Error('WebKitWebDriver has gone');
};

/** As long as a slow machine needs. */
const PATIENCE = 1_200_000;

const execute = async (ask: Ask, script: string): Promise<unknown> => {
  const browser = { binary: program, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const made = await ask('POST', '/session', { capabilities });
  const id = String(Reflect.get(Object(made) as object, 'sessionId')); // boxed
  try {
    await ask('POST', `/session/${id}/timeouts`, { script: PATIENCE });
    return await ask('POST', `/session/${id}/execute/sync`, { script, args: [] });
  } finally {
    await ask('DELETE', `/session/${id}`);
  }
};

/** What an exported function of a source file returns in WebKit, as JSON; it promises nothing. */
export const runInWebKit = async (source: string, exported: string): Promise<unknown> => {
  const script = await bundle(source, BUNDLE);
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  try {
    const ask = askAt(port);
    await untilReady(ask, driver);
    const told = await execute(ask, `${script}\n;return JSON.stringify(${BUNDLE}.${exported}());`);
    return JSON.parse(String(told));
  } finally {
    driver.kill();
    screen.kill();
  }
};
