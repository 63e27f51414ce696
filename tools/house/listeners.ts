import type { Finding } from './finding.ts';
import type { Source } from './source.ts';
import type { Node } from './tree.ts';
import { childrenOf, isNode, memberName } from './tree.ts';

/** A listener that is added to something: `socket.on('error', …)`. */
export interface Listener {
  readonly offset: number;
  /** It cannot throw: it does nothing, or goes through `guarded`. */
  readonly safe: boolean;
}

const ADDING: ReadonlySet<string | undefined> = new Set([
  'on',
  'once',
  'addListener',
  'prependListener',
  'prependOnceListener',
]);
const GUARD = 'guarded';

const isGuarded = (node: unknown): boolean =>
  isNode(node) && node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === GUARD;

const doesNothing = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' &&
  isNode(node.body) &&
  node.body.type === 'BlockStatement' &&
  childrenOf(node.body).length === 0;

export function listenersIn(program: Node): Listener[] {
  const guards = new Set<unknown>();
  const found: { readonly offset: number; readonly handler: Node }[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && isGuarded(node.init) && isNode(node.id))
      guards.add(node.id.name);
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression') {
      const [, handler] = Array.isArray(node.arguments) ? node.arguments : [];
      if (ADDING.has(memberName(node.callee)) && isNode(handler)) found.push({ offset: node.start, handler });
    }
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(program);
  return found.map(({ offset, handler }) => ({
    offset,
    safe:
      doesNothing(handler) ||
      isGuarded(handler) ||
      (handler.type === 'Identifier' && guards.has(handler.name)),
  }));
}

/** One listener that throws ends the process, for everybody. */
export const unguarded = ({ path, listeners, lineAt }: Source): Finding[] =>
  listeners
    .filter(({ safe }) => !safe)
    .map(({ offset }) => ({
      file: path,
      line: lineAt(offset),
      message:
        'a listener that throws ends the server: add it through guarded() of apps/server/src/guarded.ts',
    }));
