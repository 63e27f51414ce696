/** What lies on the table that helps an attack: bonuses of the weapon used, abilities and Small Items that lie ready. */
import { abilityCard, gearCard, heroCard, SMALL_ITEMS } from '../src/content/index.ts';
import type { Condition, Use, Waiting, Weapon } from '../src/vocabulary.ts';
import { isBehind, zonesAt } from './board.ts';
import type { Moment } from './moment.ts';
import type { HeroPiece } from './table.ts';

/** One attack: who, with what, at whom, and what was rolled. */
export interface Blow {
  readonly hero: HeroPiece;
  readonly weapon: Weapon;
  readonly targets: readonly string[];
  readonly total: number;
  readonly stars: number;
}

interface Ready {
  readonly source: string;
  readonly target: string;
  readonly waiting: readonly Waiting[];
}

const usesOf = (source: string, level: number): readonly Use[] => {
  const small = SMALL_ITEMS.find(({ id }) => id === source);
  return small ? [small.use] : (abilityCard(source).levels[level - 1] ?? []);
};

/** [SF-RULING-76] Each ability once, however often it was used. */
function readyNow({ before }: Moment): Ready[] {
  const found = new Map<string, Ready>();
  for (const { source, level, target } of before.turn?.running ?? []) {
    const waiting = usesOf(source, level).flatMap((use) => use.waiting);
    found.set(`${source} ${target}`, { source, target, waiting });
  }
  return [...found.values()];
}

const TYPE_OF = { strength: 'melee', aim: 'ranged', magic: 'magic' } as const;

function holds(
  moment: Moment,
  blow: Blow,
  target: string,
  { source, target: foe }: Ready,
  when: Condition,
): boolean {
  const { table, memory } = moment;
  const { hero, weapon } = blow;
  const monster = table.monsters.get(target);
  if ('behindTarget' in when) return isBehindTarget(moment, hero, target);
  if ('class' in when) return heroCard(hero.id).class === when.class;
  if ('attackType' in when) return TYPE_OF[weapon.attribute] === when.attackType;
  if ('attackNumber' in when)
    return memory.attacks - (memory.attacksAt.get(source) ?? 0) >= when.attackNumber;
  if ('targetMarked' in when) return when.targetMarked === 'aim' ? (monster?.aim ?? false) : foe === target;
  if ('starsAtLeast' in when) return blow.stars >= when.starsAtLeast;
  if ('totalAtLeast' in when) return blow.total >= when.totalAtLeast;
  if ('inZones' in when) {
    const zones = zonesAt(table, hero.id, hero.square);
    return when.orMore ? zones >= when.inZones : zones === when.inZones;
  }
  return true;
}

function isBehindTarget({ table }: Moment, hero: HeroPiece, target: string): boolean {
  const monster = table.monsters.get(target);
  if (monster) return isBehind(table.view, monster, hero.square);
  const other = table.heroes.get(target);
  return (
    other !== undefined && isBehind(table.view, { ...other, squares: [other.square] } as never, hero.square)
  );
}

/** Everything that helps this blow against this target. */
function helping(moment: Moment, blow: Blow, target: string): Waiting[] {
  const own: Ready = { source: blow.weapon.id, target: '', waiting: blow.weapon.bonuses };
  return [own, ...readyNow(moment)].flatMap((ready) =>
    ready.waiting.filter((waiting) =>
      (waiting.when ?? []).every((when) => holds(moment, blow, target, ready, when)),
    ),
  );
}

export function attackBonus(moment: Moment, blow: Blow, target: string): number {
  return helping(moment, blow, target).reduce((sum, waiting) => {
    if (waiting.do === 'attackBonus') return sum + waiting.n;
    if (waiting.do === 'twoTargets') return sum + (blow.targets.length > 1 ? waiting.two : waiting.one);
    return sum;
  }, moment.memory.forced);
}

export const extraDamage = (moment: Moment, blow: Blow, target: string): number =>
  helping(moment, blow, target).reduce(
    (sum, waiting) => (waiting.do === 'extraDamage' ? sum + waiting.n : sum),
    0,
  );

/** [SF-ATK-06] Dice that come back, if the attack hit or killed somebody as asked; each bonus pays once. */
export function diceBack(
  moment: Moment,
  blow: Blow,
  hit: readonly string[],
  killed: readonly string[],
): number {
  const paying = new Set<Waiting>();
  for (const target of blow.targets) {
    for (const waiting of helping(moment, blow, target)) {
      const when = waiting.when ?? [];
      if (waiting.do !== 'diceBack') continue;
      if (when.some((condition) => 'onHit' in condition) && !hit.includes(target)) continue;
      if (when.some((condition) => 'onKill' in condition) && !killed.includes(target)) continue;
      paying.add(waiting);
    }
  }
  return [...paying].reduce((sum, waiting) => (waiting.do === 'diceBack' ? sum + waiting.n : sum), 0);
}

export function weaponCard(id: string): Weapon | undefined {
  const gear = id === '' ? undefined : gearCard(id);
  return gear?.kind === 'weapon' ? gear : undefined;
}
