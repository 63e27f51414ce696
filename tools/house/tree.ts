/** A program as a tree, as the parser gives it. */
import { visitorKeys } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function childrenOf(node: Node): [key: string, child: Node][] {
  return (visitorKeys[node.type] ?? []).flatMap((key): [string, Node][] => {
    const value = node[key];
    return (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child]);
  });
}

/** The member a member expression names, if it can be told: `a.b` and `a['b']` both name b. */
export function memberName(node: Node): string | undefined {
  const { property } = node;
  if (!isNode(property)) return undefined;
  if (node.computed !== true) return String(property.name);
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
