import { describe, expect, test } from 'vitest';
import { parseMarkdown, parseSpans, textOf } from './markdown.ts';

const text = (of: string) => ({ kind: 'text', text: of }) as const;

describe('spans', () => {
  test.each([
    ['plain', [text('plain')]],
    ['a **bold** word', [text('a '), { kind: 'strong', spans: [text('bold')] }, text(' word')]],
    ['an *odd* one', [text('an '), { kind: 'em', spans: [text('odd')] }, text(' one')]],
    ['`r 2 5`', [{ kind: 'code', text: 'r 2 5' }]],
    [
      'see [rolling](#PK-3).',
      [text('see '), { kind: 'link', href: '#PK-3', spans: [text('rolling')] }, text('.')],
    ],
    ['![a skull](art:die-skull)', [{ kind: 'picture', name: 'die-skull', alt: 'a skull' }]],
    ['2 * 3 < 7', [text('2 * 3 < 7')]],
    [
      '**three ![s](art:s) **',
      [{ kind: 'strong', spans: [text('three '), { kind: 'picture', name: 's', alt: 's' }, text(' ')] }],
    ],
  ])('%s', (source, spans) => {
    expect(parseSpans(source)).toEqual(spans);
  });

  test('of a script are text', () => {
    expect(parseSpans('<script>alert(1)</script>')).toEqual([text('<script>alert(1)</script>')]);
  });

  test('have a text of their own', () => {
    expect(textOf(parseSpans('**Roll** [two](#x) ![d](art:d)`now`'))).toBe('Roll two now');
  });
});

describe('blocks', () => {
  test('headings carry the ids of their rules', () => {
    expect(parseMarkdown('## Rolling {PK-3}\n### The end {PK-18 PK-19}\n# Plain')).toEqual([
      { kind: 'heading', level: 2, ids: ['PK-3'], spans: [text('Rolling')] },
      { kind: 'heading', level: 3, ids: ['PK-18', 'PK-19'], spans: [text('The end')] },
      { kind: 'heading', level: 1, ids: [], spans: [text('Plain')] },
    ]);
  });

  test('paragraphs go on over lines and end at an empty one', () => {
    expect(parseMarkdown('one\ntwo\n\nthree\n')).toEqual([
      { kind: 'paragraph', spans: [text('one two')] },
      { kind: 'paragraph', spans: [text('three')] },
    ]);
  });

  test('lists, with items that go on', () => {
    expect(parseMarkdown('- one\n  and more\n- two')).toEqual([
      { kind: 'list', isOrdered: false, items: [[text('one and more')], [text('two')]] },
    ]);
    expect(parseMarkdown('1. one\n2. two')).toMatchObject([{ kind: 'list', isOrdered: true }]);
  });

  test('tables', () => {
    expect(parseMarkdown('| set | worth |\n|---|---:|\n| 3 | 100 |')).toEqual([
      {
        kind: 'table',
        rows: [
          [[text('set')], [text('worth')]],
          [[text('3')], [text('100')]],
        ],
      },
    ]);
  });
});
