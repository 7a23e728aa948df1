/** The small part of Markdown that rulebooks are written in: headings with ids, paragraphs, lists, tables, pictures. */
export type Span =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly spans: readonly Span[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly spans: readonly Span[] }
  /** A component of the game by its name. */
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string };

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      /** Of the rules that it is about. */
      readonly ids: readonly string[];
      readonly spans: readonly Span[];
    }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] };

interface Rule {
  readonly pattern: RegExp;
  readonly make: (found: readonly string[]) => Span;
}

/** In the order in which they are tried at a place. */
const SPANS: readonly Rule[] = [
  {
    pattern: /!\[([^\]]*)\]\(art:([\w-]+)\)/,
    make: ([, alt = '', name = '']) => ({ kind: 'picture', name, alt }),
  },
  {
    pattern: /\[([^\]]+)\]\(([^)\s]+)\)/,
    make: ([, text = '', href = '']) => ({ kind: 'link', href, spans: parseSpans(text) }),
  },
  { pattern: /\*\*(.+?)\*\*/, make: ([, text = '']) => ({ kind: 'strong', spans: parseSpans(text) }) },
  { pattern: /\*([^*]+)\*/, make: ([, text = '']) => ({ kind: 'em', spans: parseSpans(text) }) },
  { pattern: /`([^`]+)`/, make: ([, text = '']) => ({ kind: 'code', text }) },
];

const first = (text: string) =>
  SPANS.flatMap(({ pattern, make }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ found, make }];
  }).toSorted((one, other) => one.found.index - other.found.index)[0];

const plain = (text: string): readonly Span[] => (text === '' ? [] : [{ kind: 'text', text }]);

export const parseSpans = (text: string): readonly Span[] => {
  const next = first(text);
  if (next === undefined) return plain(text);
  const { found, make } = next;
  return [
    ...plain(text.slice(0, found.index)),
    make(found),
    ...parseSpans(text.slice(found.index + found[0].length)),
  ];
};

const HEADING = /^(#{1,4}) (.*?)(?:\s*\{([^}]+)\})?$/;
const ITEM = /^(?:[-*]|(\d+)\.) (.*)$/;
const DIVIDER = /^\|[\s:|-]+\|$/;

const parseRow = (line: string): readonly (readonly Span[])[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseSpans(cell.trim()));

/** Lines that go on from the one before are part of it. */
const joined = (lines: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || whole.length === 0) whole.push(line);
    else whole.push(`${whole.pop() ?? ''} ${line.trim()}`);
  }
  return whole;
};

const parseList = (lines: readonly string[]): Block => ({
  kind: 'list',
  isOrdered: ITEM.exec(lines[0] ?? '')?.[1] !== undefined,
  items: joined(lines).map((line) => parseSpans(ITEM.exec(line)?.[2] ?? line)),
});

const parseBlock = (lines: readonly string[]): Block => {
  const [line = ''] = lines;
  if (line.startsWith('|'))
    return { kind: 'table', rows: lines.filter((row) => !DIVIDER.test(row)).map(parseRow) };
  return ITEM.test(line)
    ? parseList(lines)
    : { kind: 'paragraph', spans: parseSpans(lines.map((each) => each.trim()).join(' ')) };
};

const parseHeading = (line: string): Block | undefined => {
  const found = HEADING.exec(line);
  if (found === null) return undefined;
  const [, marks = '', text = '', ids = ''] = found;
  return {
    kind: 'heading',
    level: marks.length,
    ids: ids.split(/[\s,]+/).filter((id) => id !== ''),
    spans: parseSpans(text),
  };
};

/** Blocks are separated by empty lines; a heading stands alone. */
export const parseMarkdown = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = (): void => {
    if (lines.length > 0) blocks.push(parseBlock(lines));
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const heading = parseHeading(line);
    if (heading !== undefined || line.trim() === '') end();
    if (heading !== undefined) blocks.push(heading);
    else if (line.trim() !== '') lines.push(line);
  }
  end();
  return blocks;
};

const textIn = (span: Span): string => {
  switch (span.kind) {
    case 'text':
    case 'code':
      return span.text;
    case 'picture':
      return '';
    case 'strong':
    case 'em':
    case 'link':
      return textOf(span.spans);
  }
};

export const textOf = (spans: readonly Span[]): string => spans.map(textIn).join('');
