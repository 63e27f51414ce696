/** With how much an attack is made. */
import { spellCard } from '../content/index.ts';
import type { Attack } from '../flow.ts';
import { isUnique } from '../procedures/energy.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { areAdjacent, figureOrNone, isHero } from './figures.ts';
import { hasPower } from './powers.ts';
import { hasCondition, isActive } from './values.ts';

/** Jeanne has come far enough for a Gallant Charge, and this attack is one. */
export function isCharge(s: State, f: Attack): boolean {
  const by = figureOrNone(s, f.by);
  return (
    by !== undefined &&
    isHero(by) &&
    f.spell === '' &&
    isUnique(by, 'gallantCharge') &&
    f.occasion !== 'controlled' &&
    f.type === 'melee' &&
    isActive(s, by) &&
    (s.active?.charge ?? 0) >= 3
  );
}

/** [DL-ATTACK-04] [DL-RULING-17] Penalties leave at least one die; a Gable chain is not counted here. */
export function diceNow(s: State, f: Attack): number {
  const by = figureOrNone(s, f.by);
  let dice = f.dice;
  if (!by) return dice;
  let penalty = 0;
  if (isHero(by) && f.spell === '') {
    if (isCharge(s, f)) dice += 1;
    const target = figureOrNone(s, f.targets[0] ?? NOBODY);
    if (f.type === 'ranged' && target && isUnique(by, 'pointBlank') && areAdjacent(s, by, target))
      penalty += 1;
  }
  /** [DL-POW-11] [DL-RULING-120] */
  if (isActive(s, by) && s.active?.frenzied) dice += 1;
  if (f.occasion === 'free' && s.rules.includes('openSeason')) dice += 1;
  if (hasCondition(by, 'blind') && !f.gable) penalty += 1;
  if (penalty === 0) return dice;
  return f.gable ? Math.max(0, dice - penalty) : Math.max(1, dice - penalty);
}

/** [DL-CAST-05] [DL-POW-09] Undefined: no damage, no defence. */
export function potentialOf(s: State, f: Attack): number | undefined {
  /** [DL-RULING-56] Control takes effect on success, without a defence. */
  if (f.inflicts.includes('control')) return undefined;
  if (f.spell === '') return f.successes;
  const { damage } = spellCard(f.spell);
  if (damage === null) return undefined;
  const by = figureOrNone(s, f.by);
  const empower = by && hasPower(s, by, 'empower') ? 1 : 0;
  return damage + empower + (s.rules.includes('wildMagic') ? 1 : 0);
}
