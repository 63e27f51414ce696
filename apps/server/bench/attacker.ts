/**
 * Somebody who attacks a hall, in a process of its own. Attackers have machines of their own: here, where all share a few
 * processors, this one stands back behind the hall and the people in it.
 */
import { getPriority, setPriority } from 'node:os';
import type { Assault } from '../src/torture/assault.ts';
import { assail } from '../src/torture/assault.ts';
import type { Target } from '../src/torture/hostile.ts';
import type { RawAssault } from '../src/torture/raw-bytes.ts';
import { assailRaw } from '../src/torture/raw-bytes.ts';
import { ATTACKS, ELSEWHERE } from './attacks.ts';

export type Order =
  /** One kind of attack, as long as this lasts. */
  | { readonly attack: string; readonly port: number; readonly table: string; readonly seconds: number }
  /** So many inputs of every kind. */
  | { readonly target: Target; readonly port: number; readonly count: number };

export interface Done {
  readonly assault: Assault;
  readonly raw: RawAssault;
}

/** As far behind them as the hall's own threads that compute, wherever the bench itself stands: it must still attack. */
const LESS = 10;
setPriority(Math.min(19, getPriority() + LESS));
process.on('disconnect', () => process.exit());

const told = (done: Done | null): void => void process.send?.(done, () => process.exit());

const order = JSON.parse(process.argv[2] ?? '{}') as Order;
if ('attack' in order) {
  const { port, table, seconds } = order;
  await ATTACKS[order.attack]?.({ port, table, until: performance.now() + seconds * 1000 });
  told(null);
} else {
  const { port, target, count } = order;
  const [assault, raw] = await Promise.all([
    assail({ port, target, count: count >> 1, chance: Math.random }),
    assailRaw({
      port,
      table: target.table,
      count: count - (count >> 1),
      chance: Math.random,
      from: ELSEWHERE,
    }),
  ]);
  told({ assault, raw });
}
