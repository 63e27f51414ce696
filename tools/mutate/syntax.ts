/** The syntax tree of a source file, as far as mutation needs it. */
import { parseSync, visitorKeys } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const parse = (path: string, text: string): Node => parseSync(path, text).program as unknown as Node;

/** TypeScript around an expression is transparent; everything else of its kind is a type, which no test can notice. */
const TRANSPARENT = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

export function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => node[key] as readonly unknown[])
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || TRANSPARENT.includes(type));
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

const LOOPS = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];

export const isLoop = ({ type }: Node): boolean => LOOPS.includes(type);
