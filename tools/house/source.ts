import { parseSync } from 'oxc-parser';
import type { Listener } from './listeners.ts';
import { listenersIn } from './listeners.ts';
import type { Text } from './texts.ts';
import { textsIn } from './texts.ts';
import type { Node } from './tree.ts';
import { childrenOf, isNode, memberName } from './tree.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Erased when the program runs, so it cannot close a cycle. */
  readonly typeOnly: boolean;
  /** Runs when it is reached, not when the file is loaded. */
  readonly dynamic: boolean;
}

/** A name used but not declared in the file: `Date`; or a member of such a name or of any value: `Math.random`, `.localeCompare`. */
export interface Use {
  readonly name: string;
  readonly offset: number;
}

export interface Comment {
  readonly text: string;
  readonly offset: number;
}

export interface Source {
  readonly path: string;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  readonly uses: readonly Use[];
  readonly listeners: readonly Listener[];
  readonly texts: readonly Text[];
  readonly lineAt: (offset: number) => number;
}

const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
  TSTypeParameter: ['name'],
};

/** Places where an identifier is only a label: a key, a member, the far name of an import. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  JSXAttribute: ['name'],
};

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return childrenOf(pattern).flatMap(([key, child]) =>
    isLabel(pattern, key) || (pattern.type === 'AssignmentPattern' && key === 'right') ? [] : namesIn(child),
  );
}

function isLabel(parent: Node, key: string): boolean {
  return parent.computed !== true && (LABELS[parent.type] ?? []).includes(key);
}

function usesIn(program: Node): Use[] {
  const declared = new Set<string>();
  const found: Use[] = [];
  const walk = (node: Node, parent: Node | undefined, keyInParent: string): void => {
    for (const key of DECLARING[node.type] ?? []) {
      for (const [childKey, child] of childrenOf(node)) {
        if (childKey === key) for (const name of namesIn(child)) declared.add(name);
      }
    }
    if (node.type === 'Identifier' && parent !== undefined && !isLabel(parent, keyInParent)) {
      const member =
        parent.type === 'MemberExpression' && keyInParent === 'object' ? memberName(parent) : undefined;
      found.push({ name: String(node.name), offset: node.start });
      if (member !== undefined) found.push({ name: `${node.name}.${member}`, offset: node.start });
    }
    if (node.type === 'MemberExpression') {
      const member = memberName(node);
      if (member !== undefined) found.push({ name: `.${member}`, offset: node.start });
    }
    for (const [key, child] of childrenOf(node)) walk(child, node, key);
  };
  walk(program, undefined, '');
  return found.filter(({ name }) => !declared.has(name.split('.', 1)[0] ?? ''));
}

function typeImportsIn(program: Node, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'TSImportType' && isNode(node.source) && typeof node.source.value === 'string') {
      found.push({ specifier: node.source.value, line: lineAt(node.start), typeOnly: true, dynamic: false });
    }
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(program);
  return found;
}

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  const broken = parsed.errors.find((error) => error.severity === 'Error');
  if (broken) throw new Error(`${path}: ${broken.message}`);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const program: unknown = parsed.program;
  if (!isNode(program)) throw new Error(`${path}: cannot be parsed`);

  const imports: Import[] = typeImportsIn(program, lineAt);
  for (const { moduleRequest, entries, start } of staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    imports.push({ specifier: moduleRequest.value, line: lineAt(start), typeOnly, dynamic: false });
  }
  for (const { entries, start } of staticExports) {
    const specifiers = new Set(entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
    for (const specifier of specifiers) {
      const typeOnly = entries.every((entry) => entry.isType || entry.moduleRequest?.value !== specifier);
      imports.push({ specifier, line: lineAt(start), typeOnly, dynamic: false });
    }
  }
  for (const { moduleRequest, start } of dynamicImports) {
    const literal = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2])
      imports.push({ specifier: literal[2], line: lineAt(start), typeOnly: false, dynamic: true });
  }
  const comments = parsed.comments.map(({ value, start }) => ({ text: value, offset: start }));
  return {
    path,
    comments,
    imports,
    uses: usesIn(program),
    listeners: listenersIn(program),
    texts: textsIn(program),
    lineAt,
  };
}
