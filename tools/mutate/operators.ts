/** What is broken on purpose: each entry says how one kind of expression or statement can be wrong. */
import type { Node } from '../house/tree.ts';
import { isNode } from '../house/tree.ts';

/** What stands in the place of a node. Nothing: the statement is left out. */
export type Replacement = string;

type Breaks = (node: Node, text: (part: Node) => string) => readonly Replacement[];

const INSTEAD: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

const METHODS: { readonly [method: string]: string } = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

const binary: Breaks = (node, text) => {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  // A text put together with + is not arithmetic.
  if (operator === '+' && [left, right].some(isText)) return [];
  return (INSTEAD[operator] ?? []).map((other) => `${text(left)} ${other} ${text(right)}`);
};

const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const logical: Breaks = (node, text) =>
  node.operator === '??' ? [text(node.right as Node)] : binary(node, text);

const negation: Breaks = (node, text) => (node.operator === '!' ? [text(node.argument as Node)] : []);

const literal: Breaks = ({ value }) => {
  if (typeof value === 'boolean') return [String(!value)];
  return typeof value === 'number' ? [String(value + 1)] : [];
};

const choice: Breaks = (node, text) => [text(node.consequent as Node), text(node.alternate as Node)];

/** `filter` that keeps all, methods that have an opposite. */
const called: Breaks = (node, text) => {
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: readonly Node[] };
  if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const { object, property } = callee as unknown as { object: Node; property: Node };
  // Inside a chain that may end early, a part of it cannot stand by itself.
  if (text(callee).includes('?.')) return [];
  const name = String(property.name);
  if (name === 'filter') return [`${text(object)}.filter(() => true)`];
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  return other === undefined ? [] : [`${text(object)}.${other}(${given.map(text).join(', ')})`];
};

const assigned: Breaks = (node, text) => {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  const other = operator === '+=' ? '-=' : operator === '-=' ? '+=' : undefined;
  return other === undefined ? [] : [`${text(left)} ${other} ${text(right)}`];
};

export const EXPRESSIONS: { readonly [type: string]: Breaks } = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  UnaryExpression: negation,
  Literal: literal,
  ConditionalExpression: choice,
  CallExpression: called,
  AssignmentExpression: assigned,
};

/** Statements that can be left out: what is done for its effect. */
export const isDoing = (node: Node): boolean =>
  node.type === 'ExpressionStatement' &&
  isNode(node.expression) &&
  ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(node.expression.type);

/** Where a condition stands, and what it can be turned into. */
export const CONDITIONS: readonly Replacement[] = ['true', 'false'];
