/** The syntax tree of a source file, as far as mutation needs it. */
import { parseSync } from 'oxc-parser';
import type { Node } from '../house/tree.ts';
import { childrenOf } from '../house/tree.ts';

export const parse = (path: string, text: string): Node => parseSync(path, text).program as unknown as Node;

/** TypeScript around an expression is transparent; everything else of its kind is a type, which no test can notice. */
const TRANSPARENT = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

export const codeIn = (node: Node): readonly Node[] =>
  childrenOf(node).flatMap(([, child]) =>
    !child.type.startsWith('TS') || TRANSPARENT.includes(child.type) ? [child] : [],
  );

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

export const isFunction = ({ type }: Node): boolean => FUNCTIONS.includes(type);

const LOOPS = ['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'];

export const isLoop = ({ type }: Node): boolean => LOOPS.includes(type);
