/** What a command cannot do, said to a person: the whole message, and the exit code that goes with it. */
import type { Problem } from '@questhall/kernel';

/** 0: done and nothing found. */
export const OK = 0;
/** The command worked and found something wrong: a law broken, a record that does not play, a rule without a test. */
export const FOUND = 1;
/** The command could not be carried out as it was given. */
export const USAGE = 2;

/** Stopped by Ctrl+C; what there was so far has been shown. */
export const INTERRUPTED = 130;

export class CliError extends Error {
  readonly exitCode: number;
  /** What to do instead, on a line of its own. */
  readonly hint: string | undefined;
  constructor(message: string, { hint, exitCode = USAGE }: { hint?: string; exitCode?: number } = {}) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

const problemText = ({ field, found, allowed }: Problem): string =>
  `${field}: found ${found}; allowed: ${allowed}`;

/** One bad word on the command line: the field, what was found, what is allowed. */
export const badValue = (field: string, found: string, allowed: string): CliError =>
  new CliError(problemText({ field, found: `'${found}'`, allowed }));

/** Bad input of several fields. */
export function badInput(what: string, problems: readonly Problem[]): CliError {
  return new CliError([`${what}:`, ...problems.map((problem) => `  ${problemText(problem)}`)].join('\n'));
}

/** The candidates closest to a misspelt word, best first; none that is far off. */
export function similar(word: string, candidates: readonly string[]): readonly string[] {
  const near = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance: far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((left, right) => left.distance - right.distance);
  return near.slice(0, 3).map(({ candidate }) => candidate);
}

/** "Did you mean …?", or else the list of what there is. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const near = similar(word, candidates);
  if (near.length > 0) return `did you mean ${near.join(' or ')}?`;
  return `there is ${candidates.join(', ')}`;
}

/** Letters to add, remove, replace or swap with a neighbour to get from one word to the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    const [above, twoAbove] = [rows[i - 1] as number[], rows[i - 2]];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (above[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const crossed = twoAbove && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = crossed ? (twoAbove[j - 2] as number) + 1 : replaced;
      row.push(Math.min(replaced, swapped, (above[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] as number;
}
