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
  readonly target: string;
  /** [SF-LUCKY-08] One of two targets. */
  readonly several: boolean;
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

function holds(moment: Moment, blow: Blow, { source, target: foe }: Ready, when: Condition): boolean {
  const { table, memory } = moment;
  const { hero, weapon, target } = blow;
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
function helping(moment: Moment, blow: Blow): Waiting[] {
  const own: Ready = { source: blow.weapon.id, target: '', waiting: blow.weapon.bonuses };
  return [own, ...readyNow(moment)].flatMap((ready) =>
    ready.waiting.filter((waiting) => (waiting.when ?? []).every((when) => holds(moment, blow, ready, when))),
  );
}

export function attackBonus(moment: Moment, blow: Blow): number {
  const { memory, decision } = moment;
  const given = memory.forced + (decision.kind === 'secondAttack' ? memory.again : 0);
  return helping(moment, blow).reduce((sum, waiting) => {
    if (waiting.do === 'attackBonus') return sum + waiting.n;
    if (waiting.do === 'twoTargets') return sum + (blow.several ? waiting.two : waiting.one);
    return sum;
  }, given);
}

export const extraDamage = (moment: Moment, blow: Blow): number =>
  helping(moment, blow).reduce((sum, waiting) => (waiting.do === 'extraDamage' ? sum + waiting.n : sum), 0);

/** [SF-ATK-06] What gives a die back, if the target was hit or killed as it asks. */
export function diceBack(moment: Moment, blow: Blow, hit: boolean, killed: boolean): Waiting[] {
  return helping(moment, blow).filter(({ do: what, when = [] }) => {
    if (what !== 'diceBack') return false;
    if (!hit && when.some((condition) => 'onHit' in condition)) return false;
    return killed || !when.some((condition) => 'onKill' in condition);
  });
}

export function weaponCard(id: string): Weapon | undefined {
  const gear = id === '' ? undefined : gearCard(id);
  return gear?.kind === 'weapon' ? gear : undefined;
}
