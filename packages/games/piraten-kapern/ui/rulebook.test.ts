import { LANGUAGES } from '@tortuga/table';
import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
import { ui } from './index.tsx';

const idsIn = (text: string): readonly string[] => [...new Set(text.match(/PK-\d+/g))].toSorted();

const headingsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith('#'));

describe('the rulebook', () => {
  it('has an anchor for every rule of the README', () => {
    expect(idsIn(readme)).toHaveLength(29);
  });

  for (const language of LANGUAGES) {
    it(`${language}: every rule is the anchor of exactly one heading`, async () => {
      const anchors = headingsOf(await ui.rulebook[language]()).flatMap(
        (heading) => / \{([^}]+)\}$/.exec(heading)?.[1]?.split(' ') ?? [],
      );
      expect(anchors.toSorted()).toEqual(idsIn(readme));
    });

    it(`${language}: every picture is one of the table's`, async () => {
      const text = await ui.rulebook[language]();
      const pictures = [...text.matchAll(/!\[([^\]]+)\]\(art:([^)]+)\)/g)];
      expect(pictures.length).toBeGreaterThan(20);
      expect(pictures.filter(([, , name]) => ui.art?.[name ?? ''] === undefined)).toEqual([]);
      expect(text.match(/!\[/g)).toHaveLength(pictures.length);
    });
  }

  it('shows the same pictures under the same headings in both languages', async () => {
    const [en, pl] = await Promise.all(LANGUAGES.map(async (language) => ui.rulebook[language]()));
    const shape = (text = ''): readonly string[] => text.match(/^#+|\{[^}]+\}$|\(art:[^)]+\)/gm) ?? [];
    expect(shape(pl)).toEqual(shape(en));
  });
});
