import type { ReactNode } from 'react';
import styles from './RuleText.module.css';

interface RuleTextProps {
  readonly text: string;
  /** Words to mark. */
  readonly find: string;
  readonly hrefOf: (rule: string) => string;
}

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2,3}(?:-[A-Z]+)+-\d+[a-z]?\b)/;

interface Part {
  readonly text: string;
  /** Where it begins: what tells apart two parts of the same words. */
  readonly at: number;
  /** It is what the pattern found, not what lies between. */
  readonly found: boolean;
}

/** Splits a text by a pattern with one group. */
function partsOf(text: string, pattern: RegExp): readonly Part[] {
  let at = 0;
  return text
    .split(pattern)
    .map((part, index) => {
      const piece = { text: part, at, found: index % 2 === 1 };
      at += part.length;
      return piece;
    })
    .filter((piece) => piece.text !== '');
}

function marked(text: string, find: string): ReactNode {
  const words = find.split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return partsOf(text, new RegExp(`(${escaped.join('|')})`, 'i')).map((part) =>
    part.found ? <mark key={part.at}>{part.text}</mark> : part.text,
  );
}

/** One line of the rules: **bold**, *stressed*, `code`, and the ids of other rules as links. */
export function RuleText({ text, find, hrefOf }: RuleTextProps) {
  return partsOf(text, INLINE).map(({ text: part, at, found }) => {
    if (!found) return <span key={at}>{marked(part, find)}</span>;
    if (part.startsWith('**')) return <b key={at}>{marked(part.slice(2, -2), find)}</b>;
    if (part.startsWith('`')) {
      return (
        <code key={at} className={styles.code}>
          {marked(part.slice(1, -1), find)}
        </code>
      );
    }
    if (part.startsWith('*')) return <em key={at}>{marked(part.slice(1, -1), find)}</em>;
    return (
      <a key={at} className={styles.link} href={hrefOf(part)}>
        {marked(part, find)}
      </a>
    );
  });
}
