/** docs/protocol.md says all that the schemas and the routes say. */
import { readFileSync } from 'node:fs';
import { CODES, COLOURS, LEVELS, REACTIONS, toClient, toServer } from '@tortuga/protocol';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { openApi } from './documentation.ts';

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');

const WAYS = { toServer, toClient };

const kindsOf = (schema: z.ZodMiniType): readonly string[] => {
  const { oneOf, anyOf } = z.toJSONSchema(schema);
  return (oneOf ?? anyOf ?? []).map(({ properties }) => {
    const kind = properties?.['kind'];
    return typeof kind === 'object' ? String(kind.const) : '';
  });
};

const examplesOf = (way: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`json ${way}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text ?? '');

describe.each(['toServer', 'toClient'] as const)('the page on %s', (way) => {
  test('has an example of every kind, which the schema reads', () => {
    const examples = examplesOf(way).map((text) => WAYS[way].parse(JSON.parse(text)));
    expect(examples.map(({ kind }) => kind).toSorted()).toEqual(kindsOf(WAYS[way]).toSorted());
  });
});

describe('the page', () => {
  test('names every route', () => {
    const routes = Object.entries(openApi().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `\`${method.toUpperCase()} ${path}\``),
    );
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => !page.includes(`| ${route} |`))).toEqual([]);
  });

  test('has the table of codes', () => {
    const rows = Object.entries(CODES).map(
      ([code, { status, means }]) => `| \`${code}\` | ${status ?? 'sockets'} | ${means} |`,
    );
    expect(page.split('### Codes')[1]?.match(/^\| `.*$/gm)).toEqual(rows);
  });

  test('names no code that is in no table', () => {
    const [said = ''] = page.split('### Codes');
    const refusals = [...said.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, word]) => word ?? '');
    const known = [...Object.keys(CODES), ...REACTIONS];
    expect(refusals.length).toBeGreaterThan(10);
    expect(refusals.filter((word) => !known.includes(word))).toEqual([]);
  });

  test.each([
    ['level', LEVELS],
    ['colour', COLOURS],
    ['reaction', REACTIONS],
  ])('names every %s', (_, words) => {
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});

test('OpenAPI has every code of HTTP with its status and its meaning', () => {
  const { description } = openApi().components.responses.refused;
  for (const [code, { status, means }] of Object.entries(CODES))
    expect(description.includes(`- ${status} \`${code}\`: ${means}`)).toBe(status !== null);
});
