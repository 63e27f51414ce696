import { withStep } from '@questhall/testkit';
import { rules } from '../src/index.ts';
import { maxEnergy, maxHealth } from '../src/queries/values.ts';

/** The same game, but whoever stands is whole again every round: by chance alone few get to a villain. */
export function blessed(): typeof rules {
  const refreshPhase = withStep(rules.procedures.refreshPhase, 'refresh', (refresh) => (s, f) => {
    for (const hero of s.heroes) {
      if (hero.cell < 0) continue;
      hero.health = maxHealth(s, hero);
      hero.energy = maxEnergy(s, hero);
    }
    for (const ally of s.others) if (ally.kind === 'ally') ally.health = maxHealth(s, ally);
    return typeof refresh === 'function' ? refresh(s, f) : undefined;
  });
  return { ...rules, procedures: { ...rules.procedures, refreshPhase } };
}
