/** Which powers a figure has, from its card, its items, its skills and what has happened. */
import { EQUIPMENT, HEROES, itemCard, STARTING_ITEMS } from '../content/index.ts';
import { ownItem } from '../content/own.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import type { Item, Power, PowerId, SkillId } from '../vocabulary.ts';
import { POWERS } from '../vocabulary.ts';
import { areAdjacent, enemiesOf, isHero, MOST_KEPT, printedPowers, sheetOf } from './figures.ts';

/** [DL-RULING-59] On a weapon these belong to its own attacks only. */
const OF_THE_ATTACK: ReadonlySet<PowerId> = new Set([
  'blind',
  'brutalStrike',
  'control',
  'deadeye',
  'frozen',
  'gable',
  'immobilize',
  'lucky',
  'penetrative',
  'sleep',
  'stun',
  'superiorCritical',
  'sureStrike',
  'terror',
]);

/** What a hero may wear that has a power: few items have any one of them, and heroes are asked for theirs at every step. */
const itemsWith: ReadonlyMap<PowerId, readonly Item[]> = new Map(
  POWERS.map((id) => [
    id,
    [...STARTING_ITEMS, ...EQUIPMENT].filter(
      ({ kind, powers }) =>
        powers.some(({ power }) => power === id) && !(kind === 'weapon' && OF_THE_ATTACK.has(id)),
    ),
  ]),
);
const NO_ITEMS: readonly Item[] = [];
const heroPowers: ReadonlySet<PowerId> = new Set(
  HEROES.flatMap(({ powers }) => powers.map(({ power }) => power)),
);

export const hasSkill = (hero: HeroState, skill: SkillId): boolean => hero.skills.includes(skill);

/** Only where the condition printed beside the power is met. `spell` and `melee` are asked for by the attack. */
function holds(s: State, of: FigureState, power: Power): boolean {
  switch (power.when) {
    case undefined:
      return true;
    case 'noEnemyAdjacent':
      /** [DL-RULING-115] A mirror is an object: nobody is seen by it. */
      return !enemiesOf(s, of).some((enemy) => enemy.kind !== 'mirror' && areAdjacent(s, of, enemy));
    case 'newTile':
      return isHero(of) && of.newTile;
    default:
      return false;
  }
}

/** Sum of the printed amounts (1 where there is none) of all sources; 0: the figure does not have it. */
export function powerOf(s: State, of: FigureState, id: PowerId, about?: string): number {
  if (of.kind !== 'hero' && of.kind !== 'villain' && about === undefined && id !== 'hunter')
    return printedPower(of, id);
  if (isHero(of)) {
    let sum = heroPowers.has(id) ? amountOf(s, of, sheetOf(of).powers, id, about) : 0;
    for (const item of itemsWith.get(id) ?? NO_ITEMS)
      for (const worn of of.wielded) if (worn === item.id) sum += amountOf(s, of, item.powers, id, about);
    if (s.options.ownEquipment !== undefined) sum += ofOwnItems(s, of, id, about);
    if (id === 'invisible' && of.inked) sum += 1;
    return sum + evasive(s, of, id, sum);
  }
  let sum = amountOf(s, of, printedPowers(of), id, about);
  if (of.kind === 'villain' && s.villain?.figure === of.id) {
    if (s.villain.lost.includes(id)) return 0;
    sum += amountOf(s, of, s.villain.gained, id, about);
  }
  if (id === 'hunter' && of.kind !== 'ally' && s.rules.includes('wolfsShadow')) sum += 1;
  return sum;
}

/** What players made and he wears: few matches know any. */
function ofOwnItems(s: State, of: HeroState, id: PowerId, about: string | undefined): number {
  let sum = 0;
  for (const worn of of.wielded) {
    const item = ownItem(worn);
    if (item && !(item.kind === 'weapon' && OF_THE_ATTACK.has(id)))
      sum += amountOf(s, of, item.powers, id, about);
  }
  return sum;
}

function amountOf(
  s: State,
  of: FigureState,
  powers: readonly Power[],
  id: PowerId,
  about: string | undefined,
): number {
  let sum = 0;
  for (const power of powers) {
    if (power.power !== id || (about !== undefined && power.of !== about)) continue;
    if (holds(s, of, power)) sum += power.amount ?? 1;
  }
  return sum;
}

/** Cards of minions and allies say all there is to say. */
const printedAmounts = new Map<string, Map<PowerId, number>>();

function printedPower(of: FigureState, id: PowerId): number {
  let amounts = printedAmounts.get(of.card);
  if (!amounts) {
    amounts = new Map();
    for (const { power, amount } of printedPowers(of))
      amounts.set(power, (amounts.get(power) ?? 0) + (amount ?? 1));
    if (printedAmounts.size >= MOST_KEPT) printedAmounts.clear();
    printedAmounts.set(of.card, amounts);
  }
  return amounts.get(id) ?? 0;
}

export const hasPower = (s: State, of: FigureState, id: PowerId, about?: string): boolean =>
  powerOf(s, of, id, about) > 0;

/** [DL-PROT-12] [DL-PROT-13] [DL-RULING-46] Dodge, or Ghostly for whoever dodges without it. */
function evasive(s: State, of: HeroState, id: PowerId, sum: number): number {
  if (id !== 'dodge' && id !== 'ghostly') return 0;
  if (!hasSkill(of, 'evasive')) return 0;
  if (id === 'dodge') return sum > 0 ? 0 : 1;
  return dodgesByItem(s, of) ? 1 : 0;
}

const dodgesByItem = (s: State, of: HeroState): boolean =>
  [...sheetOf(of).powers, ...of.wielded.flatMap((worn) => [...itemCard(worn).powers])].some(
    (power) => power.power === 'dodge' && holds(s, of, power),
  );

/** [DL-RULING-87] */
export const cancels = (s: State, of: FigureState, id: PowerId): boolean => hasPower(s, of, 'cancel', id);
