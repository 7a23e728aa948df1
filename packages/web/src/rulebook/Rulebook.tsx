/** A rulebook on paper. Every rule can be linked to by its id. */
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import type { Block, Span } from './markdown.ts';
import styles from './Rulebook.module.css';

/** Addresses of pictures by name. */
export type Art = Readonly<Record<string, string>>;

interface SpansProps {
  readonly spans: readonly Span[];
  readonly art: Art;
}

const Spans = ({ spans, art }: SpansProps) =>
  spans.map((span, index) => <Fragment key={index}>{drawSpan(span, art)}</Fragment>);

const drawSpan = (span: Span, art: Art): ReactNode => {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} art={art} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Spans spans={span.spans} art={art} />
        </em>
      );
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      return (
        <a href={span.href}>
          <Spans spans={span.spans} art={art} />
        </a>
      );
    case 'picture':
      return <img className={styles['picture']} src={art[span.name]} alt={span.alt} />;
  }
};

interface BlockProps<K extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: K }>;
  readonly art: Art;
}

const Heading = ({ block: { level, ids, spans }, art }: BlockProps<'heading'>) => {
  const say = useWords();
  const Tag = level <= 2 ? 'h2' : 'h3';
  return (
    <Tag id={ids[0]} className={styles['heading']} tabIndex={-1}>
      <Spans spans={spans} art={art} />
      {ids.map((id, index) => (
        <a
          key={id}
          href={`#${id}`}
          id={index === 0 ? undefined : id}
          className={styles['id']}
          aria-label={say('rules.id', { id })}
        >
          <span>{id}</span>
        </a>
      ))}
    </Tag>
  );
};

const List = ({ block: { isOrdered, items }, art }: BlockProps<'list'>) => {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={styles['list']}>
      {items.map((spans, index) => (
        <li key={index}>
          <Spans spans={spans} art={art} />
        </li>
      ))}
    </Tag>
  );
};

const Table = ({ block: { rows }, art }: BlockProps<'table'>) => {
  const [head = [], ...body] = rows;
  return (
    <div className={styles['table']} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((spans, index) => (
              <th key={index} scope="col">
                <Spans spans={spans} art={art} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((spans, index) => (
                <td key={index}>
                  <Spans spans={spans} art={art} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const drawBlock = (block: Block, art: Art): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} art={art} />;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} art={art} />
        </p>
      );
    case 'list':
      return <List block={block} art={art} />;
    case 'table':
      return <Table block={block} art={art} />;
  }
};

export const Rulebook = ({ blocks, art }: { readonly blocks: readonly Block[]; readonly art: Art }) =>
  blocks.map((block, index) => <Fragment key={index}>{drawBlock(block, art)}</Fragment>);
