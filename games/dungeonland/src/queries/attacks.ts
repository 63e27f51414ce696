/** Attacks as they are declared: with which weapon, how far, with what. */
import type { Reason } from '@questhall/kernel';
import { itemCard, spellCard } from '../content/index.ts';
import type { Occasion } from '../events.ts';
import type { Attack } from '../flow.ts';
import type { FigureId, FigureState, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { AttackType, Power, PowerId, SpellId, Weapon } from '../vocabulary.ts';
import { SPELL_IDS } from '../vocabulary.ts';
import type { RowAttack, StandardAttack } from '../vocabulary-monsters.ts';
import { areEnemies, foes, isHero, occupants } from './figures.ts';
import { hasPower, hasSkill, powerOf } from './powers.ts';
import type { Aim } from './sight.ts';
import { canAim, whyNotAim } from './sight.ts';
import { maySpend, weaponsOf } from './values.ts';

/** What an attack does to whoever it hurts. */
const INFLICTED: readonly PowerId[] = [
  'blind',
  'control',
  'frozen',
  'immobilize',
  'sleep',
  'stun',
  'terror',
  'heal',
];

const inflictedBy = (powers: readonly Power[]): PowerId[] =>
  powers.map(({ power }) => power).filter((power) => INFLICTED.includes(power));

const penetration = (powers: readonly Power[]): number =>
  powers.reduce(
    (sum, { power, amount, when }) => (power === 'penetrative' && !when ? sum + (amount ?? 1) : sum),
    0,
  );

const blank = (by: FigureId, occasion: Occasion): Attack => ({
  by,
  occasion,
  weapon: '',
  spell: '',
  type: 'melee',
  range: 0,
  shape: 'target',
  dice: 0,
  gable: false,
  centre: -1,
  targets: [],
  penetrative: 0,
  inflicts: [],
  spares: 'nobody',
  because: '',
  pushes: 0,
  boosts: [],
  critical: 'plain',
  pips: [],
  chain: 0,
  started: 0,
  rerolled: false,
  signs: [],
  standAs: 'best',
  successes: 0,
  success: false,
  victims: [],
  dealt: [],
  stood: [],
  first: [],
  queue: [],
});

/** [DL-POW-23] What a hero's other items add to an attack of this type. */
const wornPenetration = (hero: HeroState, type: AttackType): number =>
  hero.wielded.reduce((sum, worn) => {
    const item = itemCard(worn);
    if (item.kind === 'weapon') return sum;
    return item.powers.reduce(
      (inner, { power, amount, when }) =>
        power === 'penetrative' && (!when || when === type) ? inner + (amount ?? 1) : inner,
      sum,
    );
  }, 0);

/** [DL-MART-08] [DL-MART-09] */
const masteredPenetration = (hero: HeroState, weapon: Weapon): number =>
  hasSkill(hero, 'criticalMastery') && weapon.powers.some(({ power }) => power === 'superiorCritical')
    ? 1
    : 0;

export function weaponAttack(hero: HeroState, weapon: Weapon, type: AttackType, occasion: Occasion): Attack {
  return {
    ...blank(hero.id, occasion),
    weapon: weapon.id,
    type,
    range: weapon.range,
    dice: weapon.dice === 'gable' ? 0 : weapon.dice,
    gable: weapon.dice === 'gable',
    penetrative: penetration(weapon.powers) + wornPenetration(hero, type) + masteredPenetration(hero, weapon),
    inflicts: inflictedBy(weapon.powers),
  };
}

/** [DL-PROT-10] [DL-RULING-45] */
export function slamAttack(hero: HeroState, shield: string): Attack {
  const item = itemCard(shield);
  const dice = item.kind === 'armour' ? item.dice : 0;
  return {
    ...blank(hero.id, 'slam'),
    weapon: shield,
    dice: dice === 'gable' ? 0 : dice,
    gable: dice === 'gable',
    penetrative: wornPenetration(hero, 'melee'),
  };
}

export function spellAttack(hero: HeroState, spell: SpellId, range: number): Attack {
  const card = spellCard(spell);
  return {
    ...blank(hero.id, 'action'),
    spell,
    type: 'magical',
    range,
    shape: card.shape,
    dice: card.dice,
    penetrative: penetration(card.powers) + wornPenetration(hero, 'magical'),
    inflicts: inflictedBy(card.powers),
    spares: card.enemiesOnly ? 'friends' : 'nobody',
  };
}

export function monsterAttack(
  figure: FigureState,
  attack: StandardAttack,
  occasion: Occasion,
  powers: readonly Power[],
): Attack {
  return {
    ...blank(figure.id, occasion),
    type: attack.type,
    range: attack.range,
    dice: attack.dice,
    penetrative: penetration(powers),
    inflicts: inflictedBy(powers),
  };
}

export function rowAttack(figure: FigureState, attack: RowAttack): Attack {
  return {
    ...blank(figure.id, 'row'),
    type: attack.type,
    range: attack.range,
    shape: attack.shape,
    dice: attack.dice,
    penetrative: penetration(attack.powers),
    inflicts: inflictedBy(attack.powers),
    spares: attack.heroesOnly ? 'friends' : 'self',
  };
}

export const looseAttack = (
  occasion: 'scenery' | 'consumable',
  by: FigureId,
  dice: number,
  type: AttackType,
): Attack => ({
  ...blank(by, occasion),
  type,
  dice,
});

/** [DL-RULING-119] A spell that only helps is no attack on its targets. */
export const isHelpful = (f: Pick<Attack, 'spell'>): boolean =>
  f.spell !== '' && spellCard(f.spell).powers.some(({ power }) => power === 'heal');

/** [DL-ZEN-02] The types a weapon can attack with. */
export const typesOf = (hero: HeroState, weapon: Weapon): AttackType[] =>
  weapon.type === 'magical' && hasSkill(hero, 'magicalMastery') ? ['magical', 'ranged'] : [weapon.type];

export const weaponAim = (s: State, hero: HeroState, weapon: Weapon, type: AttackType): Aim => ({
  type,
  range: weapon.range,
  deadeye: weapon.powers.some(({ power }) => power === 'deadeye') || hasPower(s, hero, 'deadeye'),
  pastEnemies: weapon.type === 'ranged' && hasSkill(hero, 'rangedMastery'),
  spell: false,
});

export const spellAim = (s: State, hero: HeroState, range: number): Aim => ({
  type: 'magical',
  range,
  deadeye: hasPower(s, hero, 'deadeye'),
  pastEnemies: false,
  spell: true,
});

export const monsterAim = (s: State, figure: FigureState, attack: StandardAttack): Aim => ({
  type: attack.type,
  range: attack.range,
  deadeye: hasPower(s, figure, 'deadeye'),
  pastEnemies: false,
  spell: false,
});

/** [DL-ATTACK-01] [DL-RULING-49] */
export function whyNotWeapon(
  s: State,
  hero: HeroState,
  weapon: Weapon,
  type: AttackType,
  target: FigureState,
  standing = occupants(s),
): Reason | undefined {
  if (!areEnemies(hero, target)) return { rule: 'DL-RULING-49', figure: target.id };
  return whyNotAim(s, hero, target, weaponAim(s, hero, weapon, type), standing);
}

export interface Blow {
  readonly weapon: Weapon;
  readonly type: AttackType;
  readonly target: FigureState;
}

/** [DL-RULING-64] Every legal attack with a wielded weapon, on one target or on any. */
export function blowsOf(s: State, hero: HeroState, at: FigureId, meleeOnly = false): Blow[] {
  const standing = occupants(s);
  const targets = at === NOBODY ? foes(s) : foes(s).filter((foe) => foe.id === at);
  const list: Blow[] = [];
  for (const weapon of weaponsOf(hero)) {
    for (const type of typesOf(hero, weapon)) {
      if (meleeOnly && type !== 'melee') continue;
      const aim = weaponAim(s, hero, weapon, type);
      for (const target of targets) {
        if (canAim(s, hero, hero.cell, target, aim, standing)) list.push({ weapon, type, target });
      }
    }
  }
  return list;
}

/** [DL-POW-28] [DL-POW-04] [DL-RULING-09] What Criticals do in this attack. */
export function criticalsOf(s: State, f: Attack): { superior: boolean; brutal: boolean } {
  const figure = f.by === NOBODY ? undefined : byId(s, f.by);
  if (!figure) return { superior: false, brutal: false };
  let superior = hasPower(s, figure, 'superiorCritical');
  let brutal = hasPower(s, figure, 'brutalStrike');
  if (isHero(figure)) {
    if (f.spell !== '') superior ||= spellCriticals(figure);
    else if (f.weapon !== '' && f.occasion !== 'slam') {
      const { powers } = itemCard(f.weapon);
      superior ||=
        powers.some(({ power }) => power === 'superiorCritical') || hasSkill(figure, 'criticalMastery');
      brutal ||= powers.some(({ power }) => power === 'brutalStrike');
    }
  }
  return { superior, brutal };
}

const spellCriticals = (hero: HeroState): boolean =>
  hero.wielded.some((worn) =>
    itemCard(worn).powers.some(({ power, when }) => power === 'superiorCritical' && when === 'spell'),
  );

const byId = (s: State, id: FigureId): FigureState | undefined =>
  id < 10 ? s.heroes[id] : s.others.find((each) => each.id === id);

/** A power of the attack itself: of the weapon used, or of the figure. */
export function attackHas(s: State, f: Attack, id: PowerId, about?: string): boolean {
  const figure = byId(s, f.by);
  if (!figure) return false;
  if (hasPower(s, figure, id, about)) return true;
  if (f.weapon === '' || f.spell !== '' || f.occasion === 'slam') return false;
  return itemCard(f.weapon).powers.some(
    ({ power, of }) => power === id && (about === undefined || of === about),
  );
}

/** [DL-EQUIP-11] [DL-RULING-48] What gives a spell its range: Magical weapons wielded, and the like. */
export function fociOf(hero: HeroState): { readonly id: string; readonly range: number }[] {
  const list: { id: string; range: number }[] = [];
  for (const worn of hero.wielded) {
    const item = itemCard(worn);
    const range =
      item.kind === 'weapon' && item.type === 'magical'
        ? item.range
        : item.kind === 'trinket'
          ? item.focus
          : undefined;
    if (range !== undefined && !list.some((other) => other.range === range)) list.push({ id: worn, range });
  }
  return list;
}

/** [DL-SHAPE-06] */
export const rangeOf = (hero: HeroState, focus: string): number =>
  fociOf(hero).find(({ id }) => id === focus)?.range ?? 0;

/** [DL-POW-24] [DL-RULING-92] */
export function spellCost(s: State, hero: HeroState, spell: SpellId): number {
  const { energy } = spellCard(spell);
  const quick = hasPower(s, hero, 'quickcast') && !hero.used.includes('spell');
  return quick ? Math.max(1, energy - 1) : energy;
}

export const isHealing = (spell: SpellId): boolean =>
  spellCard(spell).powers.some(({ power }) => power === 'heal');

/** With what he can strike from wherever he stands. */
export function aimsOf(s: State, hero: HeroState): Aim[] {
  const aims = weaponsOf(hero).flatMap((weapon) =>
    typesOf(hero, weapon).map((type) => weaponAim(s, hero, weapon, type)),
  );
  const casts = SPELL_IDS.some(
    (spell) =>
      hero.skills.includes(spell) && !isHealing(spell) && maySpend(s, hero, spellCost(s, hero, spell)),
  );
  return casts ? [...aims, ...fociOf(hero).map(({ range }) => spellAim(s, hero, range))] : aims;
}

/** Penetration a monster has as a power of its own. */
export const ownPenetration = (s: State, figure: FigureState): number =>
  isHero(figure) ? 0 : powerOf(s, figure, 'penetrative');
