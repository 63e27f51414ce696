/** All mutants of a file: where, what was there, what stands there instead. */

import type { Node } from '../house/tree.ts';
import { isNode } from '../house/tree.ts';
import { CONDITIONS, EXPRESSIONS, isDoing } from './operators.ts';
import { codeIn, isFunction, parse } from './syntax.ts';

export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  /** Empty: the statement is left out. */
  readonly becomes: string;
  /** The rule that the code around it cites, if any. */
  readonly rule: string | undefined;
}

export type Found = Omit<Mutant, 'id'>;

export function mutantsOf(file: string, text: string): readonly Found[] {
  const found: Found[] = [];
  const lineAt = lineNumbers(text);
  const cut = ({ start, end }: Node): string => text.slice(start, end);
  const add = (node: Node, becomes: string): void => {
    const line = lineAt(node.start);
    const was = cut(node);
    if (was === becomes) return;
    found.push({
      file,
      line,
      start: node.start,
      end: node.end,
      was,
      becomes,
      rule: ruleAbove(text, node.start),
    });
  };
  walk(parse(file, text), false, (node, parent) => {
    if (isDoing(node)) add(node, '');
    if (isKeyOf(parent, node)) return;
    for (const becomes of EXPRESSIONS[node.type]?.(node, cut) ?? []) add(node, becomes);
    if (node.type === 'IfStatement' && isNode(node.test)) {
      for (const becomes of CONDITIONS) add(node.test, becomes);
    }
  });
  return found;
}

/** Only what runs when a rule runs: what a file computes while it is loaded is data, and cannot be switched. */
function walk(node: Node, inside: boolean, each: (node: Node, parent: Node) => void): void {
  for (const child of codeIn(node)) {
    if (inside) each(child, node);
    walk(child, inside || isFunction(child), each);
  }
}

/** `{ 3: … }` and `case 3:` name something; they are no expression that counts. */
const isKeyOf = (parent: Node, node: Node): boolean =>
  (parent.type === 'Property' && parent.key === node && parent.computed !== true) ||
  (parent.type === 'SwitchCase' && parent.test === node);

function lineNumbers(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}

const RULE = /\[([A-Z]+-[A-Z]+-\d+)\]/g;

function ruleAbove(text: string, offset: number): string | undefined {
  const above = text.slice(0, offset);
  return [...above.matchAll(RULE)].at(-1)?.[1];
}
