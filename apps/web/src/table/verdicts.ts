/** Why something is not possible. */
import type { Option, Reason, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { t } from '../language/texts.ts';
import type { Scene } from './game-table.ts';

/** The reason, and the same as a sentence. */
export interface Verdict {
  readonly reason: Reason | null;
  readonly text: string;
}

const CANNOT_TELL = 'QH-NO-SUCH-OPTION';

/** The first reason that the rules know; nothing: they know none of these. */
export async function firstVerdict(
  candidates: readonly Option[],
  whyNot: (option: Option) => Promise<Verdict>,
): Promise<Verdict | undefined> {
  for (const candidate of candidates) {
    const verdict = await whyNot(candidate);
    if (verdict.reason !== null && verdict.reason.rule !== CANNOT_TELL) return verdict;
  }
  return undefined;
}

export function nothingHere({ decision, words, view }: Scene): string {
  if (decision === null) return t('It is not your turn to decide.');
  const asked = words.decision(decision.kind, decision.about, view);
  return t('Not part of this choice. {asked}', { asked: /[.?!]$/.test(asked) ? asked : `${asked}.` });
}

const kindsOf = (ref: Ref): string => Object.keys(ref).sort().join(' ');

/** Steps and the like of a way that nobody knows are none. */
const measured = (option: Option): Option =>
  Object.fromEntries(
    Object.entries(option).map(([field, value]) => [field, typeof value === 'number' ? 0 : value]),
  ) as unknown as Option;

/** What could have been meant by this thing: whatever can be done with others of its kind. */
export function meantBy(ref: Ref, { decision }: Pick<Scene, 'decision'>): readonly Option[] {
  const alike = (decision?.options ?? []).filter(
    ({ at }) => at !== undefined && kindsOf(at) === kindsOf(ref),
  );
  const deeds = new Map(alike.map((option) => [option.do, { ...option, at: ref }]));
  const meant = [...deeds.values()].flatMap((option) => [option, measured(option)]);
  return [...new Map(meant.map((option) => [canonical(option), option])).values()];
}
