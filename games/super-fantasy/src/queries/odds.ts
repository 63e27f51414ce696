/** What a hero may expect of a deed before he rolls. */
import { gearCard } from '../content/index.ts';
import type { Act } from '../decisions.ts';
import type { HeroState, State } from '../state.ts';
import type { Attribute, Test } from '../vocabulary.ts';
import { attackBonus, factsOf, protectionOf } from './attack.ts';
import { isHeroId } from './board.ts';
import { chanceOf } from './chance.ts';
import { attributeOf, runningOf, waitingOf } from './heroes.ts';
import { NEED, PORTAL_NEED } from './needs.ts';

/** The test a deed asks for. */
interface TestAhead {
  readonly test: Test;
  readonly attribute: Attribute;
  readonly need: number;
}

function askedBy(act: Act): TestAhead | undefined {
  switch (act.do) {
    case 'pickDoor':
    case 'pickChest':
    case 'disarm':
      return { test: act.do, attribute: 'cunning', need: NEED };
    case 'bashDoor':
    case 'bashBarrel':
      return { test: act.do, attribute: 'strength', need: NEED };
    case 'breakFree':
    case 'help':
      return { test: act.from, attribute: act.from === 'hole' ? 'speed' : 'strength', need: NEED };
    case 'castTome':
      return { test: 'tome', attribute: 'magic', need: NEED };
    case 'pushStatue':
      return { test: 'statue', attribute: 'strength', need: NEED };
    case 'brazier':
      return { test: 'brazier', attribute: 'magic', need: act.far ? NEED + 2 : NEED };
    case 'closePortal':
      return { test: 'portal', attribute: 'magic', need: PORTAL_NEED };
    default:
      return undefined;
  }
}

/** A bonus that waits for such a test. */
function waitingBonus(s: State, hero: string, test: Test): number {
  let best = 0;
  for (const running of runningOf(s, hero)) {
    for (const effect of waitingOf(running)) {
      if (effect.do === 'testBonus' && effect.tests.includes(test)) best = Math.max(best, effect.n);
    }
  }
  return best;
}

/** The chance that a deed succeeds, 0 to 1; nothing where no test decides, or another player's roll does. `more`: of an ability. */
export function oddsOf(s: State, hero: HeroState, act: Act, more = 0): number | undefined {
  if (act.do === 'attack') return oddsOfAttack(s, hero, act, more);
  const asked = askedBy(act);
  if (!asked || !('dice' in act)) return undefined;
  const { test, attribute, need } = asked;
  return chanceOf(act.dice, attributeOf(s, hero.id, attribute), need - waitingBonus(s, hero.id, test));
}

/** Against the first target. Bonuses that ask for stars are not counted on. */
function oddsOfAttack(
  s: State,
  hero: HeroState,
  act: Extract<Act, { do: 'attack' }>,
  more: number,
): number | undefined {
  const { figure } = act.at;
  const weapon = gearCard(act.weapon);
  if (weapon.kind !== 'weapon' || isHeroId(s, figure)) return undefined;
  const facts = factsOf(s, hero.id, figure, weapon, [], act.also !== undefined);
  const need = protectionOf(s, figure) - attackBonus(s, facts, 0) - more;
  return chanceOf(act.dice, attributeOf(s, hero.id, weapon.attribute), need);
}
