/** The same game, but every turn begins with full energy, a Magic Item and, outside Dodge Tome, now and then a trap; levels change by turn. */
import { call } from '@questhall/kernel';
import { withStep } from '@questhall/testkit';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import type { Level } from '../src/vocabulary.ts';

export function veterans(): typeof rules {
  const heroTurn = withStep(rules.procedures.heroTurn, 'poison', () => (s) => {
    const hero = s.heroes.find(({ id }) => id === s.turn?.hero);
    if (!hero) return;
    hero.energy = [4, 4, 4];
    const level = ((s.turnMarker % 3) + 1) as Level;
    hero.levels = [level, level, level];
    if (!s.dodge && s.trapsAside > 0 && s.turnMarker % 2 === 0) {
      s.trapsAside -= 1;
      call(s, flow.springTrap, { hero: hero.id, trap: '' });
    }
    call(s, flow.loot, { hero: hero.id, pile: 'magic', optional: false });
  });
  return { ...rules, procedures: { ...rules.procedures, heroTurn } };
}
