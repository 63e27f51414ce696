import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

/** What rules code may not touch, and what it takes instead. Engines agree on everything that is not listed here. */
const INSTEAD: Readonly<Record<string, string>> = {
  Date: 'rules have no clock; time limits belong to the host',
  performance: 'rules have no clock; measure in bench/',
  setTimeout: 'rules never wait; ask a decision',
  setInterval: 'rules never wait; ask a decision',
  setImmediate: 'rules never wait; ask a decision',
  queueMicrotask: 'rules never wait; ask a decision',
  Intl: 'engines differ; text belongs in words.ts, order in plain comparisons of strings',
  '.localeCompare': 'engines differ; compare strings with < and >',
  '.toLocaleString': 'engines differ; text belongs in words.ts',
  '.toLocaleLowerCase': 'engines differ; use toLowerCase',
  '.toLocaleUpperCase': 'engines differ; use toUpperCase',
  console: 'emit an event, or throw an error',
  process: 'rules see no machine; take options',
  globalThis: 'rules see no machine; take what you need as an argument',
  window: 'rules see no page; the table UI is in apps/web',
  document: 'rules see no page; the table UI is in apps/web',
  navigator: 'rules see no page; the table UI is in apps/web',
  fetch: 'rules see no network; content is imported',
  crypto: "the only randomness is the state's seeded generator; see packages/kernel",
  require: 'import at the top of the file',
};

/** All that is exact in IEEE arithmetic. Sines, powers and the like may differ in the last bit between engines. */
const EXACT_MATH = 'abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' ');

const MORE_MATH: Readonly<Record<string, readonly string[]>> = {
  // The search formula needs a logarithm; what a bot thinks is not part of the match on record.
  'packages/bots': ['log'],
};

function mathAdvice(name: string, packageDir: string): string | undefined {
  if (name === 'Math.random') return "use the state's seeded generator, so that a match can be replayed";
  const allowed = [...EXACT_MATH, ...(MORE_MATH[packageDir] ?? [])];
  return allowed.includes(name.slice('Math.'.length))
    ? undefined
    : 'engines may differ in the last bit; use integers, + − × ÷, Math.sqrt or a table';
}

export function impurities(source: Source, packageDir: string): Finding[] {
  const members = source.uses.filter(({ name }) => name.startsWith('Math.'));
  const bare = source.uses.filter(({ name }) => name === 'Math');
  // Math taken apart, as in `const { random } = Math`, would escape the list.
  const escaped = bare.filter(({ offset }) => !members.some((member) => member.offset === offset));
  const uses = [...source.uses, ...escaped.map(({ offset }) => ({ name: 'Math.*', offset }))];
  return uses.flatMap(({ name, offset }) => {
    const advice = name.startsWith('Math.') ? mathAdvice(name, packageDir) : INSTEAD[name];
    if (advice === undefined) return [];
    return [
      { file: source.path, line: source.lineAt(offset), message: `${name.replace(/^\./, '')}: ${advice}` },
    ];
  });
}
