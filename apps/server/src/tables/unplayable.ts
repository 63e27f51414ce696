/** A table that cannot be played here, for a reason that people should hear. It is no fault of the server. */
import type { Game, Reason } from '@questhall/kernel';
import type { TableRecord } from '@questhall/protocol/host';

interface Unplayable extends Error {
  readonly unplayable: Reason;
}

export const unplayable = (reason: Reason, message: string): Unplayable =>
  Object.assign(new Error(message), { unplayable: reason });

/** A match is bound to the version of the rules it was begun with: with others it would have gone otherwise. */
export function demandRules({ table, match, rulesVersion }: TableRecord, { version }: Game): void {
  if (!match || rulesVersion === version) return;
  const reason: Reason = { rule: 'QH-OTHER-VERSION', found: rulesVersion, have: version };
  throw unplayable(reason, `table ${table} was begun with rules version ${rulesVersion}`);
}

export const whyUnplayable = (error: unknown): Reason | undefined =>
  error instanceof Error && 'unplayable' in error ? (error as Unplayable).unplayable : undefined;
