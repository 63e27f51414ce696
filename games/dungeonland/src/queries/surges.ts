/** [DL-ENERGY-04] [DL-DEC-16] Nobody is asked about an Energy Surge that could not change anything. */
import { spellCard } from '../content/index.ts';
import type { Attack } from '../flow.ts';
import type { FigureId, FigureState, HeroState, State } from '../state.ts';
import type { Sign } from '../vocabulary.ts';
import { SYMBOLS } from '../vocabulary.ts';
import { victimsOf } from './areas.ts';
import { castSucceeds, countAttack, healingOf } from './dice.ts';
import { figure as figureById } from './figures.ts';
import { hasPower, hasSkill } from './powers.ts';
import { defenceOf, hasCondition, maxHealth } from './values.ts';

const SURGE = 2;

/** Could one more symbol, or as many as the hero can pay for, make a difference? */
export function surgeMatters(s: State, f: Attack, hero: HeroState): boolean {
  if (f.spell === '') return !victimsOf(s, f).every((id) => isSlain(s, f, hero, id));
  const { cast, powers } = spellCard(f.spell);
  const roll = { ...f, standAs: 'best' };
  if (castSucceeds(cast, roll))
    return powers.some(({ power }) => power === 'heal') && isHealedMore(s, f, healingOf(cast, f));
  const most = Math.floor(hero.energy / SURGE);
  const kinds = SYMBOLS.filter((sign) => cast[sign] > 0);
  return combinations(kinds, most).some((signs) =>
    castSucceeds(cast, { ...roll, signs: [...f.signs, ...signs] }),
  );
}

/** Nothing keeps this one from falling as it is, and nothing comes of more. */
function isSlain(s: State, f: Attack, hero: HeroState, id: FigureId): boolean {
  const victim = figureById(s, id);
  if (victim.kind !== 'minion' || hasSkill(hero, 'cleaveAttack') || softens(s, victim)) return false;
  const { dice, chains } = defenceOf(s, victim);
  const blinded = f.gable && hasCondition(hero, 'blind');
  return dice + chains === 0 && countAttack(f, f.type, blinded) >= victim.health;
}

/** [DL-RULING-13] It may lose less than comes through. */
const softens = (s: State, figure: FigureState): boolean =>
  (['magicResistance', 'block', 'dodge'] as const).some((power) => hasPower(s, figure, power));

/** [DL-DEC-17] Could a Shield, or as many as the hero can pay for, make a difference? He may fall anyway. */
export const shieldMatters = (s: State, hero: HeroState, damage: number): boolean =>
  damage > 0 && (damage - Math.floor(hero.energy / SURGE) < hero.health || softens(s, hero));

const isHealedMore = (s: State, f: Attack, amount: number): boolean =>
  victimsOf(s, f).some((id) => {
    const figure = figureById(s, id);
    /** [DL-CHAR-12] The unconscious come back with 1 Health, however much it is. */
    return figure.cell >= 0 && maxHealth(s, figure) - figure.health > amount;
  });

/** All ways to take so many signs of these kinds. */
function combinations(kinds: readonly Sign[], count: number): readonly (readonly Sign[])[] {
  const [first, ...rest] = kinds;
  if (first === undefined || count <= 0) return [[]];
  return Array.from({ length: count + 1 }, (_, n) => n).flatMap((n) =>
    combinations(rest, count - n).map((others) => [...Array.from({ length: n }, () => first), ...others]),
  );
}
