/** docs/protocol.md says all that the schemas and the routes say. */
import { readdirSync, readFileSync } from 'node:fs';
import { CODES, toClient, toServer } from '@tortuga/protocol';
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

  test('names every code that a match or the web can give', () => {
    const codes = ['../match/', './'].flatMap((folder) => {
      const home = new URL(folder, import.meta.url);
      const names = readdirSync(home).filter((name) => /^\w+\.ts$/.test(name));
      const texts = names.map((name) => readFileSync(new URL(name, home), 'utf8'));
      return texts.flatMap((text) =>
        [...text.matchAll(/(?:refuse|no|close|return)(?:\(| )'([a-z]+(?:-[a-z]+)+)'/g)].map(
          ([, code]) => code ?? '',
        ),
      );
    });
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });

  test('names the codes that the protocol lists, and no others', () => {
    const tables = [...page.matchAll(/^\| (?:[\d, ]+) \| (.+) \|$/gm)].map(([, cell]) => cell ?? '');
    const inTables = tables.flatMap((cell) => [...cell.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
    expect(inTables.length).toBeGreaterThan(30);
    expect(inTables.filter((code) => !CODES.some((each) => each === code))).toEqual([]);
    expect(CODES.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});
