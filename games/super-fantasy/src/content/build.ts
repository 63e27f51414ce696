/** Short ways to write content down. */
import type { Aim, Bonus, Condition, Deed, Duration, Use, Waiting } from '../vocabulary.ts';

export const use = (
  aim: Aim,
  deeds: readonly Deed[],
  waiting: readonly Waiting[] = [],
  useIf: readonly Condition[] = [],
): Use => ({ aim, deeds, waiting, ...(useIf.length > 0 ? { useIf } : {}) });

/** A use that only lays something ready. */
export const ready = (waiting: readonly Waiting[], useIf: readonly Condition[] = []): Use =>
  use('self', [], waiting, useIf);

export const until = (duration: Duration, bonus: Bonus, ...when: readonly Condition[]): Waiting => ({
  ...bonus,
  until: duration,
  ...(when.length > 0 ? { when } : {}),
});

export const attack = (n: number): Bonus => ({ do: 'attackBonus', n });
export const equipped = (bonus: Bonus, ...when: readonly Condition[]): Waiting =>
  until('equipped', bonus, ...when);
