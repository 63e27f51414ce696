import type { Finding } from './finding.ts';
import type { Source } from './source.ts';
import type { Node } from './tree.ts';
import { childrenOf, isNode } from './tree.ts';

/** A sentence of the page. */
export interface Text {
  readonly text: string;
  readonly offset: number;
  /** It goes through `t` or `rich`, so that it can be said in another language. */
  readonly said: boolean;
}

const SAYING: ReadonlySet<unknown> = new Set(['t', 'rich']);
const SHOWN: ReadonlySet<unknown> = new Set(['aria-label', 'title', 'label', 'detail', 'placeholder', 'alt']);

const isSaying = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && SAYING.has(callee.name);

/** `t('a')`, and both of `t(several ? 'a' : 'b')`. */
function literalsIn(node: Node): Node[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node];
  if (node.type !== 'ConditionalExpression') return [];
  return childrenOf(node).flatMap(([key, child]) => (key === 'test' ? [] : literalsIn(child)));
}

export function textsIn(program: Node): Text[] {
  const found: Text[] = [];
  const add = ({ value, start }: Node, said: boolean): void => {
    const text = String(value).replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(text)) found.push({ text: said ? String(value) : text, offset: start, said });
  };
  const walk = (node: Node): void => {
    if (node.type === 'JSXText') add(node, false);
    if (node.type === 'JSXAttribute' && isNode(node.name) && SHOWN.has(node.name.name) && isNode(node.value))
      if (node.value.type === 'Literal') add(node.value, false);
    if (isSaying(node)) {
      const [message] = Array.isArray(node.arguments) ? node.arguments : [];
      if (isNode(message)) for (const literal of literalsIn(message)) add(literal, true);
    }
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(program);
  return found;
}

/** What is called the same in every language. */
const NAMES: ReadonlySet<string> = new Set([
  'https://discord.com/api/webhooks/…',
  'Questhall',
  'game-icons.net',
  'Creative Commons Attribution 3.0',
  'SIL Open Font License',
  'ABCD-EFGH',
]);

/** The page, without the tables of games that speak English only. */
const TRANSLATED = /^apps\/web\/src\/(?!tables\/(?!brawl\/)[\w-]+\/)/;

/** A sentence that stands bare in the page is English for everybody. */
export const bareTexts = ({ path, texts, lineAt }: Source): Finding[] =>
  texts
    .filter(({ text, said }) => TRANSLATED.test(path) && !said && !NAMES.has(text))
    .map(({ text, offset }) => ({
      file: path,
      line: lineAt(offset),
      message: `"${text}" cannot be translated: say it by t('…') of language/texts.ts`,
    }));
