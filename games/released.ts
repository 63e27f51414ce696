/**
 * Rules that were released. Each is a file that needs nothing else, kept for ever: a match ends with the rules it began with,
 * and is told again with them. `npm run release` writes them.
 */
import type { Game } from '@questhall/kernel';
import { RELEASED } from './released/list.ts';

/** Nothing: that version was never released, or by somebody else. */
export async function releasedRules(id: string, version: number): Promise<Game | undefined> {
  if (RELEASED[id]?.includes(version) !== true) return undefined;
  const { rules } = (await import(`./released/${id}/${version}.js`)) as { readonly rules: Game };
  return rules;
}
