/** Code of ours in Firefox, without the network: over WebDriver BiDi, which it speaks by itself. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { bundle } from './bundle.ts';

/** The program: `npm run test:long` finds or installs it (scripts/engines.mjs). */
const program = process.env['TORTUGA_TEST_FIREFOX'];

export const hasFirefox = program !== undefined;

const BUNDLE = 'tortuga';

/** It says where it listens. */
const addressOf = (firefox: ChildProcess): Promise<string> =>
  new Promise((found, lost) => {
    firefox.on('exit', () => lost(new Error('Firefox has gone')));
    firefox.stderr?.on('data', (told: Buffer) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(told.toString()) ?? [];
      if (address !== undefined) found(address);
    });
  });

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly result?: unknown;
}

const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  socket.on('message', (told: Buffer) => {
    const answer = JSON.parse(told.toString()) as Answer; // as the protocol says
    waiting.get(answer.id)?.(answer);
  });
  await new Promise((open) => socket.once('open', open));
  const ask = async (method: string, params: object): Promise<unknown> => {
    asked += 1;
    const id = asked;
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Answer>((heard) => waiting.set(id, heard));
    if (answer.type === 'error') throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer.result;
  };
  return { ask, close: () => socket.close() };
};

/** A field of what was answered, however deep. */
const read = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => Reflect.get(Object(at) as object, key) as unknown, value); // boxed

const evaluate = async (address: string, expression: string): Promise<string> => {
  const { ask, close } = await connect(address);
  await ask('session.new', { capabilities: {} });
  const context = read(await ask('browsingContext.getTree', {}), 'contexts', 0, 'context');
  const told = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true });
  close();
  const value = read(told, 'result', 'value');
  if (typeof value !== 'string') throw new Error(`Firefox: ${JSON.stringify(told).slice(0, 500)}`);
  return value;
};

/** What an exported function of a source file returns in Firefox, as JSON. */
export const runInFirefox = async (source: string, exported: string): Promise<unknown> => {
  const script = await bundle(source, BUNDLE);
  const profile = mkdtempSync(join(tmpdir(), 'tortuga-firefox-'));
  const firefox = spawn(
    program ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((left) => firefox.once('exit', left));
  try {
    const call = `${script}\n;return JSON.stringify(await ${BUNDLE}.${exported}());`;
    return JSON.parse(await evaluate(await addressOf(firefox), `(async () => { ${call} })()`));
  } finally {
    firefox.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  }
};
