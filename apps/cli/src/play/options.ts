/** A decision as a numbered list, and what was typed as one of its numbers. */
import type { Game, Json, Option, Reason } from '@questhall/kernel';
import { KERNEL_REASONS } from '@questhall/kernel';
import { detailsIn } from '@questhall/protocol';
import type { Tongue } from '../language/texts.ts';
import { inColumns, padStart, wrap } from '../terminal/layout.ts';
import { asWords } from '../terminal/numbers.ts';
import type { Paint } from '../terminal/paint.ts';

/** Fewer options than this are one list; more are grouped by what they do. */
const MANY = 9;

export interface Numbered {
  readonly number: number;
  readonly option: Option;
  readonly label: string;
}

/** Options of one kind stand together; the numbers follow what is shown. */
export function numbered(game: Game, options: readonly Option[], view: Json): readonly Numbered[] {
  const ordered =
    options.length < MANY ? options : [...groupedBy(options, (option) => option.do).values()].flat();
  return ordered.map((option, at) => ({ number: at + 1, option, label: game.words.option(option, view) }));
}

export function optionList(list: readonly Numbered[], { tag }: Tongue, paint: Paint, width: number): string {
  const digits = String(list.length).length;
  const line = ({ number, label }: Numbered): string =>
    `${paint.key(padStart(String(number), digits + 1))}  ${label}`;
  if (list.length < MANY) return list.map(line).join('\n');
  const groups = [...groupedBy(list, ({ option }) => option.do)];
  return groups
    .map(([name, group]) => {
      if (groups.length === 1) return inColumns(group.map(line), width);
      if (group.length === 1) return group.map(line).join('\n');
      // What a group has in common is a verb of the rules, and those are English.
      const title = tag === 'en' ? `${paint.faint(`  ${asWords(name)}`)}\n` : '';
      return `${title}${inColumns(group.map(line), width)}`;
    })
    .join('\n');
}

function groupedBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

export type Understood =
  | { readonly chosen: Numbered }
  | { readonly ambiguous: readonly Numbered[] }
  | { readonly nothing: true };

/** A number, the whole label, or a part of it that only one option has. */
export function understand(list: readonly Numbered[], typed: string): Understood {
  const word = typed.toLowerCase();
  const exact = list.find(({ number, label }) => String(number) === word || label.toLowerCase() === word);
  if (exact) return { chosen: exact };
  if (/^\d+$/.test(word)) return { nothing: true };
  const [begins, contains] = [
    list.filter(({ label }) => label.toLowerCase().startsWith(word)),
    list.filter(({ label }) => label.toLowerCase().includes(word)),
  ];
  const best = begins.length > 0 ? begins : contains;
  const [only, ...others] = best;
  if (only === undefined) return { nothing: true };
  return others.length === 0 ? { chosen: only } : { ambiguous: best };
}

export interface Refused {
  readonly option: Option;
  readonly reason: Reason;
}

/** What is not possible, gathered by the sentence that says why. */
export function refusalList(
  game: Game,
  refused: readonly Refused[],
  view: Json,
  { tongue, paint, width }: { readonly tongue: Tongue; readonly paint: Paint; readonly width: number },
): string {
  const entries = refused.map(({ option, reason }) => ({
    label: game.words.option(option, view),
    why: reasonWords(game, tongue, reason, view),
  }));
  return [...groupedBy(entries, ({ why }) => why)]
    .map(([why, group]) => {
      const labels = group.map(({ label }) => label).join('; ');
      return `  ${paint.warn('✗')} ${wrap(labels, width - 4, '    ')}\n      ${wrap(why, width - 6, '      ')}`;
    })
    .join('\n');
}

export function reasonWords(game: Game, { t }: Tongue, reason: Reason, view: Json): string {
  const message = KERNEL_REASONS[reason.rule];
  return message === undefined ? game.words.reason(reason, view) : t(message, detailsIn(message, reason));
}
