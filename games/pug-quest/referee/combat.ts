/** [PQ-ATK] [PQ-DMG] Whom an attack reaches, and what comes of it. */
import type { Objection } from '@questhall/testkit';
import type { Amount, Effect, Reach } from '../src/vocabulary.ts';
import { foeCard } from './cards.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import type { Attack, Memory } from './memory.ts';
import type { Table } from './table.ts';
import { beingOf, isPug, laneOf } from './table.ts';

/** [PQ-RULING-12] Lanes beside the attacker's own that a pattern takes; they do not wrap. */
const PATTERNS: { readonly [reach in Reach]?: readonly number[] } = {
  'double-fork': [-1, 1],
  'triple-fan': [-1, 0, 1],
  'triple-wide': [-2, 0, 2],
};

const facing = (table: Table, by: string): readonly (readonly string[])[] =>
  isPug(table, by) ? table.monsterLanes : table.heroLanes;

const fronts = (lanes: readonly (readonly string[])[], lane: number, offsets: readonly number[]): string[] =>
  offsets.flatMap((offset) => lanes[lane - 1 + offset]?.[0] ?? []);

/** Whether these can be all that an attack of this reach hits from there. */
function canHit(table: Table, by: string, reach: Reach, targets: readonly string[]): boolean {
  const lanes = facing(table, by);
  const lane = laneOf(table, by);
  const column = lanes[lane - 1] ?? [];
  const exactly = (all: readonly string[]): boolean =>
    all.length === targets.length && all.every((id) => targets.includes(id));
  switch (reach) {
    case 'melee':
      return exactly(column.slice(0, 1));
    case 'distance':
      return targets.length === 1 && column.includes(targets[0] as string);
    case 'any':
      return targets.length > 0 && targets.every((id) => lanes.some((each) => each.includes(id)));
    case 'penetrating':
      return exactly(column);
    case 'double-side':
      return exactly(fronts(lanes, lane, [-1, 0])) || exactly(fronts(lanes, lane, [0, 1]));
    default:
      return exactly(fronts(lanes, lane, PATTERNS[reach] ?? []));
  }
}

const mostOf = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.max ?? 99));

const attacksIn = (effects: readonly Effect[] = []): readonly Extract<Effect, { do: 'attack' }>[] =>
  effects.filter((effect): effect is Extract<Effect, { do: 'attack' }> => effect.do === 'attack');

/** Attacks printed on a Monster or Boss. */
function printedAttacks(id: string): readonly Extract<Effect, { do: 'attack' }>[] {
  const card = foeCard(id);
  const abilities = card?.abilities?.flatMap(({ effects = [] }) => effects) ?? [];
  return attacksIn([...(card?.turn ?? []), ...(card?.onHit ?? []), ...abilities]);
}

/** What a target suffers by all that was told. */
const due = ({ damage, changes, ignored }: Attack, target: string): number =>
  ignored.has(target) ? 0 : Math.max(0, damage + (changes.get(target) ?? 0));

/** [PQ-DMG-01] Once an attack is over, every target has suffered what was told, no more and no less. */
export function addsUp({ attack }: Memory): readonly Objection[] {
  if (!attack) return [];
  return attack.targets
    .filter((target) => (attack.placed.get(target) ?? 0) !== due(attack, target))
    .map((target) => ({
      rule: 'PQ-DMG-01',
      message: `${target} suffers ${attack.placed.get(target) ?? 0} of an attack of ${attack.by} that deals ${due(attack, target)}`,
    }));
}

export const COMBAT: readonly Check[] = [
  check('attacked', 'PQ-ATK-03', ({ table }, { by, targets, reach }) =>
    laneOf(table, by) > 0 && !canHit(table, by, reach, targets)
      ? `${reach} of ${by} from lane ${laneOf(table, by)} at ${targets.join(', ')}`
      : undefined,
  ),
  check('attacked', 'PQ-MON-08', ({ table }, { by, reach, damage }) => {
    const foe = beingOf(table, by);
    const printed = printedAttacks(by).filter((effect) => effect.reach === reach);
    if (isPug(table, by) || !foe || printed.length === 0) return undefined;
    const most =
      Math.max(...printed.map(({ damage: amount }) => mostOf(amount))) + Math.max(0, foe.attackBonus);
    return damage > most + 4 && `${by} deals ${damage}, ${most} printed`;
  }),
  check('energyRevealed', 'PQ-RULING-23', (_scene, { by, energy, ignored }) => {
    const defend = foeCard(by)?.defend;
    return (defend === energy) !== ignored && `${by} turns up ${energy} for ${defend}`;
  }),
  check('healed', 'PQ-DMG-04', ({ table }, { creature, amount }) =>
    amount > (beingOf(table, creature)?.damage ?? 0) ? `${creature} is healed by ${amount}` : undefined,
  ),
  check(
    'damaged',
    'PQ-DMG-01',
    (_scene, { creature, amount }) => amount <= 0 && `${amount} damage to ${creature}`,
  ),
  check('defeated', 'PQ-DMG-03', ({ table }, { creature, by }) => {
    const fallen = beingOf(table, creature);
    /** [PQ-RULING-78] A Hero may Defeat outright. */
    const struck = isPug(table, by) && !isPug(table, creature);
    return (
      fallen && !struck && fallen.damage < fallen.life && `${creature} falls with ${fallen.damage} damage`
    );
  }),
  /** [PQ-RULING-20] A counter-attack comes before what the hit does. */
  check('moved', 'PQ-RULING-20', ({ memory, table }, { creature, why }) => {
    const { attack } = memory;
    const hero = beingOf(table, creature);
    const beaten = hero === undefined || hero.damage >= hero.life;
    const due = attack?.answering.has(creature) && why === attack.by && !beaten;
    return due && `${creature} is moved before it has struck back`;
  }),
];
