/** What of the damage that comes through is lost. */
import type { Wound } from '../flow.ts';
import type { FigureState, State } from '../state.ts';
import { hasPower } from './powers.ts';

interface Softening {
  readonly by: 'magicResistance' | 'block' | 'dodge';
  readonly amount: number;
}

/** [DL-RULING-13] Magic Resistance, Block, Dodge, in this order. */
export function softenedBy(
  s: State,
  figure: FigureState,
  kind: Wound['kind'],
  amount: number,
): readonly Softening[] {
  const list: Softening[] = [];
  if (amount <= 0 || kind === 'plain') return list;
  let left = amount;
  const lower = (by: Softening['by'], less: number): void => {
    left -= less;
    list.push({ by, amount: less });
  };
  /** [DL-POW-21] [DL-RULING-14] */
  if ((kind === 'magical' || kind === 'spell') && left > 1 && hasPower(s, figure, 'magicResistance'))
    lower('magicResistance', (left - (left % 2)) / 2);
  /** [DL-POW-03] [DL-RULING-12] */
  if (kind === 'ranged' && hasPower(s, figure, 'block')) lower('block', 1);
  /** [DL-POW-08] */
  if (left > 0 && !figure.dodged && hasPower(s, figure, 'dodge')) lower('dodge', 1);
  return list;
}
