/** Whoever holds a seat no longer sees with its eyes no longer: he is sent away, and told nothing more. */
import { expect, test } from 'vitest';
import type { Answer } from './match/answers.ts';
import type { Matches } from './match/matches.ts';
import { secretive } from './testing/cases.ts';
import { planned } from './testing/pairedWire.ts';
import { openWorld } from './testing/wireWorld.ts';
import { makeSpeaker } from './web/speaker.ts';

const person = (name: string) => ({ name, colour: 'reef', nonce: `nonce-of-${name}-0123456789` }) as const;

const wanted = async <R>(asked: Promise<Answer<R>>): Promise<R> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.refused.code);
  return answer.value;
};

/** How Jack loses seat 1 before the start; gives the token of whoever has it then. */
const losses = [
  {
    how: 'sent away by the host',
    lose: async (matches: Matches, match: string, host: string) => {
      await wanted(matches.act(match, host, { kind: 'free', seat: 1 }));
      return (await wanted(matches.join(match, { seat: 1, ...person('Mary') }))).tokens[0];
    },
  },
  {
    how: 'left',
    lose: async (matches: Matches, match: string, _host: string, jack: string) => {
      await wanted(matches.act(match, jack, { kind: 'leave' }));
      return (await wanted(matches.join(match, { seat: 1, ...person('Mary') }))).tokens[0];
    },
  },
  {
    how: 'gone to another device',
    lose: async (matches: Matches, match: string, _host: string, jack: string) => {
      const code = await wanted(matches.device(match, jack));
      return (await wanted(matches.useDevice(match, code))).tokens[0];
    },
  },
] as const;

const table = secretive.flatMap((each) => losses.map((loss) => ({ ...each, ...loss })));

test.each(table)('$id: $how', async ({ game, fixture, lose }) => {
  const { plan } = planned(fixture, 'former', 0);
  const world = openWorld(game, 'former', 0, false, {});
  const [matches] = world.nodes;
  const bots = Array.from(
    { length: Math.max(0, plan.seats - 2) },
    () => ({ kind: 'bot', level: 'deckhand' }) as const,
  );
  const { nonce, ...host } = person('Anne');
  const seats = [{ kind: 'me', ...host }, { kind: 'open' }, ...bots] as const;
  const request = { game: plan.game, options: plan.options, seats: [...seats], randomOrder: false };
  const { match, tokens } = await wanted(matches.create(request));
  const [anne = ''] = tokens;
  await wanted(matches.act(match, anne, { kind: 'ready', ready: true, nonce }));
  const [jack = ''] = (await wanted(matches.join(match, { seat: 1, ...person('Jack') }))).tokens;
  const texts: string[] = [];
  const closed: string[] = [];
  const speaker = makeSpeaker(
    matches,
    { send: (text) => texts.push(text), close: (code) => closed.push(code) },
    world.now,
  );
  await speaker.hear(JSON.stringify({ kind: 'hello', protocol: 1, match, tokens: [jack], since: null }));
  const heir = await lose(matches, match, anne, jack);
  await wanted(matches.act(match, heir ?? '', { kind: 'ready', ready: true }));
  world.script.chance.push(...(plan.turns[0]?.entries ?? []).map(({ moves }) => moves[0]));
  await wanted(matches.act(match, anne, { kind: 'start' }));
  expect(closed).toEqual(['not-your-seat']);
  expect(texts.filter((text) => text.startsWith('{"kind":"frame"'))).toEqual([]);
  await speaker.hear(JSON.stringify({ kind: 'move', id: 'm', seat: 1, move: 'anything' }));
  expect(texts.at(-1)).toContain('"code":"not-your-seat"');
  await world.close();
});
