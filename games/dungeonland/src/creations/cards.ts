/** Monsters and equipment as players write them down, with the numbers a table can bear. */
import type { Of } from '@questhall/schema';
import {
  anyOf,
  exact,
  line,
  listOf,
  maybe,
  oneOf,
  read,
  sensible,
  variant,
  whole,
  yes,
} from '@questhall/schema';
import { MINIONS } from '../content/minions.ts';
import type { PowerCondition, PowerId } from '../vocabulary.ts';

const kind = <const K extends string>(name: K) => oneOf([name]);
const powers = <const P extends readonly PowerId[]>(ids: P) => oneOf(ids);

/** What Cancel is printed with. */
const CANCELLED = [
  'blind',
  'control',
  'frozen',
  'immobilize',
  'sleep',
  'stun',
  'terror',
] as const satisfies readonly PowerId[];

type Note = (path: string, found: unknown, allowed: string) => void;
interface Printed {
  readonly power: string;
  readonly of?: string | undefined;
}

function eachOnce(list: readonly Printed[], note: Note): void {
  list.forEach((power, at) => {
    if (list.findIndex((other) => other.power === power.power && other.of === power.of) < at)
      note(`powers[${at}].power`, power.power, 'each power once');
  });
}

const attack = exact({
  type: oneOf(['melee', 'ranged', 'magical']),
  range: whole(0, 8),
  dice: whole(1, 7),
});

function checkReach(made: { readonly type: string; readonly range: number }, at: string, note: Note): void {
  const isMelee = made.type === 'melee';
  if (isMelee !== (made.range === 0))
    note(`${at}range`, made.range, isMelee ? '0: melee reaches what is adjacent' : 'at least 1');
}

const monsterPower = variant('power', [
  exact({
    power: powers([
      'agile',
      'blind',
      'block',
      'brutalStrike',
      'deadeye',
      'dodge',
      'fly',
      'frenzy',
      'frozen',
      'ghostly',
      'hunter',
      'immobilize',
      'invisible',
      'largeCreature',
      'magicResistance',
      'stun',
      'superiorCritical',
      'sureStrike',
      'swarm',
      'terror',
    ]),
  }),
  exact({ power: powers(['penetrative', 'regeneration']), amount: whole(1, 2) }),
  exact({ power: powers(['cancel']), of: oneOf(CANCELLED) }),
]);

const MINION_IDS = MINIONS.map(({ id }) => id);

export const monsterDraft = sensible(
  exact({
    name: line(24),
    looks: oneOf(MINION_IDS),
    insteadOf: oneOf(MINION_IDS),
    realm: line(24),
    speed: whole(1, 8),
    attacks: listOf(attack, 1, 2),
    defence: whole(0, 5),
    health: whole(1, 9),
    powers: listOf(monsterPower, 0, 3),
  }),
  ({ attacks, powers: list }, note) => {
    attacks.forEach((each, at) => {
      checkReach(each, `attacks[${at}].`, note);
    });
    eachOnce(list, note);
  },
);

const WHENS = ['noEnemyAdjacent', 'melee', 'spell', 'newTile'] as const satisfies readonly PowerCondition[];
const when = maybe(oneOf(WHENS));

const itemPower = variant('power', [
  exact({
    power: powers([
      'agile',
      'block',
      'brutalStrike',
      'deadeye',
      'dodge',
      'empower',
      'gable',
      'ghostly',
      'immobilize',
      'invisible',
      'magicResistance',
      'payroll',
      'quickcast',
      'stun',
      'superiorCritical',
      'sureStrike',
    ]),
    when,
  }),
  exact({ power: powers(['penetrative', 'regeneration', 'swift']), amount: whole(1, 3), when }),
  exact({ power: powers(['increase']), of: oneOf(['health', 'energy']), amount: whole(1, 4) }),
  exact({ power: powers(['lucky']), of: oneOf(['attack', 'defence', 'loot']) }),
  exact({ power: powers(['cancel']), of: oneOf(CANCELLED) }),
]);

const PRINTED = {
  name: line(24),
  level: oneOf([1, 2, 3]),
  cost: whole(5, 200),
  powers: listOf(itemPower, 0, 3),
};
const dice = (min: number, max: number) =>
  anyOf([whole(min, max), oneOf(['gable'])], `a whole number from ${min} to ${max}, or gable`);
const slot = oneOf(['head', 'torso', 'feet', 'hand']);

const weapon = exact({
  kind: kind('weapon'),
  ...PRINTED,
  type: oneOf(['melee', 'ranged', 'magical']),
  range: whole(0, 9),
  dice: dice(1, 7),
  hands: oneOf([1, 2]),
});
const armour = exact({
  kind: kind('armour'),
  ...PRINTED,
  type: oneOf(['light', 'heavy', 'shield']),
  slot,
  dice: dice(0, 5),
  speed: maybe(oneOf([-2, -1, 1])),
});
const trinket = exact({
  kind: kind('trinket'),
  ...PRINTED,
  type: oneOf(['ring', 'amulet', 'other']),
  slot: maybe(slot),
  focus: maybe(whole(1, 8)),
  phoenix: maybe(yes()),
});

export const itemDraft = sensible(variant('kind', [weapon, armour, trinket]), (made, note) => {
  eachOnce(made.powers, note);
  const isGable = 'dice' in made && made.dice === 'gable';
  const asksGable = made.powers.some(({ power }) => power === 'gable');
  if (isGable !== asksGable)
    note(isGable ? 'dice' : 'powers', isGable ? 'gable' : 'Gable', 'Gable in both, or in none');
  if (made.kind === 'weapon') checkReach(made, '', note);
  if (made.kind === 'armour' && (made.type === 'shield') !== (made.slot === 'hand'))
    note('slot', made.slot, made.type === 'shield' ? 'the hand, for a shield' : 'head, torso or feet');
  if (made.kind === 'trinket' && made.type !== 'other' && made.slot !== undefined)
    note('slot', made.slot, 'none: rings and amulets take no slot');
});

export type MonsterDraft = Of<typeof monsterDraft>;
export type ItemDraft = Of<typeof itemDraft>;

export const readMonster = (content: unknown) => read(monsterDraft, content, 'the monster');
export const readItem = (content: unknown) => read(itemDraft, content, 'the equipment');
