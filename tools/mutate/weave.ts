/** Weaves all chosen mutants into one source, each behind a switch, and a guard into every loop. */

import type { Node } from '../house/tree.ts';
import type { Mutant } from './mutants.ts';
import { codeIn, isLoop, parse } from './syntax.ts';

/** What the woven code calls; the runner puts it there. */
export const SWITCH = '__mutation';

export function weave(file: string, text: string, mutants: readonly Mutant[]): string {
  return woven(parse(file, text), text, mutants);
}

function woven(node: Node, text: string, mutants: readonly Mutant[]): string {
  const own = mutants.filter(({ start, end }) => start === node.start && end === node.end);
  const inner = mutants.filter((mutant) => !own.includes(mutant));
  const plain = withChildren(node, text, inner);
  if (own.length === 0) return plain;
  const isStatement = node.type.endsWith('Statement');
  // A statement and its only expression may span the same text: what belongs to the statement is woven there.
  const here = own.filter(({ becomes }) => isStatement === (becomes === ''));
  const deeper = own.filter((mutant) => !here.includes(mutant));
  const rest = deeper.length === 0 ? plain : withChildren(node, text, [...inner, ...deeper]);
  if (isStatement) return here.length === 0 ? rest : `{ if (!${SWITCH}.on(${here[0]?.id})) ${rest} }`;
  return `(${here.map(({ id, becomes }) => `${SWITCH}.on(${id}) ? (${becomes}) : `).join('')}(${rest}))`;
}

function withChildren(node: Node, text: string, mutants: readonly Mutant[]): string {
  const guard = isLoop(node) ? (node.body as Node) : undefined;
  const children = [...new Set(codeIn(node))].sort((left, right) => left.start - right.start);
  let at = node.start;
  let out = '';
  for (const child of children) {
    // `{ a }` is key and value in one place.
    if (child.start < at) continue;
    const inside = mutants.filter(({ start, end }) => start >= child.start && end <= child.end);
    const piece = woven(child, text, inside);
    out += text.slice(at, child.start) + (child === guard ? guarded(piece) : piece);
    at = child.end;
  }
  return out + text.slice(at, node.end);
}

const guarded = (body: string): string => `{ ${SWITCH}.turn(); ${body} }`;
