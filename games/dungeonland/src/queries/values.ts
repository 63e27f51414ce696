/** Numbers of a figure as they are right now. */
import { itemCard } from '../content/index.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import type { Condition, Weapon } from '../vocabulary.ts';
import { isHero, isMonster, sheetOf, statsOf } from './figures.ts';
import { powerOf } from './powers.ts';

export const hasCondition = (figure: FigureState, condition: Condition): boolean =>
  figure.conditions.includes(condition);

/** [DL-CHAR-05] [DL-POW-31] Never below 0. */
export function speedOf(s: State, figure: FigureState): number {
  if (!isHero(figure)) {
    if (figure.kind === 'mirror') return 0;
    const howl = figure.kind === 'minion' && s.rules.includes('howl') ? 1 : 0;
    const own = s.villain?.figure === figure.id ? s.villain.speed : 0;
    return statsOf(figure).speed + powerOf(s, figure, 'swift') + howl + own;
  }
  let speed = sheetOf(figure).speed + powerOf(s, figure, 'swift') - figure.stance;
  for (const worn of figure.wielded) speed += itemCard(worn).speed ?? 0;
  if (speed > 1 && s.rules.includes('brambles')) speed -= 1;
  return Math.max(0, speed);
}

/** [DL-RULING-22] What Increase adds raises the maximum. */
export const maxHealth = (s: State, figure: FigureState): number => {
  if (isHero(figure)) return sheetOf(figure).health + powerOf(s, figure, 'increase', 'health');
  if (s.villain?.figure === figure.id) return s.villain.starting;
  const { health } = statsOf(figure);
  return typeof health === 'number' ? health : (health[s.options.party - 2] as number);
};
export const maxEnergy = (s: State, hero: HeroState): number =>
  sheetOf(hero).energy + powerOf(s, hero, 'increase', 'energy');

interface DefenceDice {
  /** Fixed dice. */
  dice: number;
  /** [DL-RULING-11] Gable chains. */
  chains: number;
  /** [DL-RULING-109] What is left of penalties when no fixed die is: successes taken from a chain. */
  taken: number;
}

/** [DL-ATTACK-07] [DL-RULING-16] [DL-RULING-109] */
export function defenceOf(s: State, figure: FigureState, more = 0): DefenceDice {
  let dice = more;
  let chains = 0;
  if (isHero(figure)) {
    for (const worn of figure.wielded) {
      const item = itemCard(worn);
      if (item.kind !== 'armour') continue;
      if (item.dice === 'gable') chains += 1;
      else dice += item.dice;
    }
    dice += figure.stance / 2;
  } else dice += statsOf(figure).defence;
  let penalty = 0;
  if (figure.kind !== 'mirror' && speedOf(s, figure) === 0) penalty += 1;
  if (hasCondition(figure, 'asleep')) penalty += 1;
  /** [DL-RULING-115] A mirror is an object, no monster. */
  if (isMonster(figure) && s.rules.includes('dawn')) penalty += 1;
  const taken = Math.max(0, penalty - dice);
  return { dice: Math.max(0, dice - penalty), chains, taken: chains > 0 ? taken : 0 };
}

/** [DL-AI-18] A Gable item counts as one die. */
export function defenceCount(s: State, figure: FigureState): number {
  const { dice, chains } = defenceOf(s, figure);
  return dice + chains;
}

export const isActive = (s: State, figure: FigureState): boolean => s.active?.figure === figure.id;

/** [DL-RULING-86] Does it work now? What came in the running activation waits for the next one. */
export const suffers = (s: State, figure: FigureState, condition: Condition): boolean =>
  hasCondition(figure, condition) &&
  (!isActive(s, figure) || (s.active?.ending.includes(condition) ?? false));

/** [DL-POW-12] [DL-POW-26] No actions in this activation. */
export const isIdle = (s: State, figure: FigureState): boolean =>
  suffers(s, figure, 'frozen') || suffers(s, figure, 'asleep');

/** [DL-POW-27] One action less, at least one. */
export const actionsOf = (figure: FigureState): number => (hasCondition(figure, 'stunned') ? 1 : 2);

/** [DL-CHAR-15] [DL-POW-32] [DL-RULING-94] [DL-RULING-83] */
export function maySpend(s: State, hero: HeroState, amount: number): boolean {
  if (hero.energy < amount) return false;
  return !(isActive(s, hero) && (suffers(s, hero, 'terrified') || suffers(s, hero, 'controlled')));
}

/** [DL-RULING-85] Neither actions nor reactions nor free attacks. */
export const isHelpless = (figure: FigureState): boolean =>
  figure.conditions.includes('frozen') || figure.conditions.includes('asleep');

export const weaponsOf = (hero: HeroState): Weapon[] => {
  const list: Weapon[] = [];
  for (const worn of hero.wielded) {
    const item = itemCard(worn);
    if (item.kind === 'weapon') list.push(item);
  }
  return list;
};

export const shieldOf = (hero: HeroState): string | undefined =>
  hero.wielded.find((worn) => {
    const item = itemCard(worn);
    return item.kind === 'armour' && item.type === 'shield';
  });

/** [DL-RULING-43] At least one piece of this type, none of the other. */
export function wearsOnly(hero: HeroState, type: 'light' | 'heavy'): boolean {
  let worn = false;
  for (const id of hero.wielded) {
    const item = itemCard(id);
    if (item.kind !== 'armour' || item.type === 'shield') continue;
    if (item.type !== type) return false;
    worn = true;
  }
  return worn;
}
