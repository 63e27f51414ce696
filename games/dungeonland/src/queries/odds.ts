/** What an attack of the acting hero is likely to do, as the dice fall: before rerolls, Surges and what others answer. */
import { spellCard } from '../content/index.ts';
import type { Attack } from '../flow.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import type { AttackType, Sign, Spell } from '../vocabulary.ts';
import { ATTACK_FACES, DEFENCE_FACES, SPELL_IDS, SYMBOLS } from '../vocabulary.ts';
import { criticalsOf, isHealing, spellAttack, typesOf, weaponAttack } from './attacks.ts';
import { CRITICAL_PIP, castSucceeds, PIP_OF, signOf } from './dice.ts';
import { foes, hero as heroById } from './figures.ts';
import { diceNow, potentialOf } from './strength.ts';
import { defenceOf, hasCondition, weaponsOf } from './values.ts';
import { softenedBy } from './wounds.ts';

/** In percent, against one target. */
export type Odds = {
  /** The weapon or spell. */
  readonly arm: string;
  readonly type: AttackType;
  readonly figure: number;
  /** It comes to something: damage, or what a spell without damage brings. */
  readonly hits: number;
  /** The target has no Health left. */
  readonly fells: number;
  /** On average, in tenths. */
  readonly damage: number;
};

/** Chances of 0, 1, 2, … successes; more than the most are counted as the most. */
type Spread = readonly number[];
const MOST = 12;
const NONE: Spread = [1];
const CRITICAL = 1 / 6;

const mixed = (parts: readonly (readonly [chance: number, more: number, of: Spread])[]): Spread => {
  const sum: number[] = [];
  for (const [chance, more, of] of parts)
    of.forEach((share, count) => {
      const at = Math.min(MOST, count + more);
      while (sum.length <= at) sum.push(0);
      sum[at] = (sum[at] as number) + chance * share;
    });
  return sum;
};

const both = (left: Spread, right: Spread): Spread =>
  mixed(left.map((share, count) => [share, count, right] as const));

const times = (count: number, spread: Spread): Spread =>
  count <= 0 ? NONE : both(spread, times(count - 1, spread));

/** What comes of itself again: after so many rounds nothing worth counting is left. */
function settled(next: (before: Spread) => Spread): Spread {
  let spread = NONE;
  for (let round = 0; round < MOST; round++) spread = next(spread);
  return spread;
}

interface Critical {
  readonly worth: number;
  /** Dice it brings. */
  readonly more: number;
}

/** [DL-DICE-10] [DL-POW-04] [DL-POW-28] */
const CRITICALS: { readonly [critical: string]: Critical } = {
  plain: { worth: 1, more: 1 },
  superior: { worth: 2, more: 0 },
  brutal: { worth: 1, more: 2 },
};
const criticalOf = (name: string): Critical => CRITICALS[name] as Critical;

/** One die that shows a success with this chance, besides its Critical. */
const dieOf = (hit: number, { worth, more }: Critical): Spread =>
  settled((die) =>
    mixed([
      [1 - hit - CRITICAL, 0, NONE],
      [hit, 1, NONE],
      [CRITICAL, worth, times(more, die)],
    ]),
  );

const shareOf = (faces: readonly string[], face: string): number =>
  faces.filter((each) => each === face).length / faces.length;

/** By type of attack and what Criticals do: worked out once. */
const ATTACK_DICE = Object.fromEntries(
  SYMBOLS.map((sign) => [
    sign,
    Object.fromEntries(
      Object.entries(CRITICALS).map(([name, critical]) => [
        name,
        dieOf(shareOf(ATTACK_FACES, sign), critical),
      ]),
    ),
  ]),
) as { readonly [sign in Sign]: { readonly [critical: string]: Spread } };
const SHIELD = shareOf(DEFENCE_FACES, 'shield');
const DEFENCE_DIE = dieOf(SHIELD, criticalOf('plain'));

/** [DL-POW-13] [DL-RULING-11] A Gable chain: on and on, until one is no success. */
const chainOf = (hit: number, worth: number, besides: Spread): Spread =>
  settled((chain) =>
    mixed([
      [1 - hit - CRITICAL, 0, NONE],
      [hit, 1, chain],
      [CRITICAL, worth, both(besides, chain)],
    ]),
  );

const less = (spread: Spread, taken: number): Spread =>
  spread.reduce<Spread>(
    (sum, share, count) =>
      mixed([
        [1, 0, sum],
        [share, Math.max(0, count - taken), NONE],
      ]),
    [],
  );

/** [DL-ATTACK-05] */
function attackSpread(f: Attack, hero: HeroState, count: number): Spread {
  const sign = signOf(f.type);
  const die = ATTACK_DICE[sign][f.critical] as Spread;
  const dice = times(count, die);
  if (!f.gable) return dice;
  const { worth } = criticalOf(f.critical);
  const chain = chainOf(shareOf(ATTACK_FACES, sign), worth, f.critical === 'brutal' ? die : NONE);
  return both(hasCondition(hero, 'blind') ? less(chain, 1) : chain, dice);
}

/** [DL-ATTACK-07] [DL-RULING-109] No monster has a Gable chain. */
const defenceSpread = (s: State, target: FigureState): Spread =>
  times(defenceOf(s, target).dice, DEFENCE_DIE);

type Shown = { readonly [sign in Sign | 'critical']: number };
const NOTHING: Shown = { melee: 0, ranged: 0, ability: 0, critical: 0 };
/** Chains of Criticals longer than this are not worth counting. */
const MOST_CRITICALS = 8;

const pipsOf = (shown: Shown): readonly number[] => [
  ...SYMBOLS.flatMap((sign) => Array.from({ length: shown[sign] }, () => PIP_OF[sign])),
  ...Array.from({ length: shown.critical }, () => CRITICAL_PIP),
];

/** [DL-CAST-05] How likely the symbols of a Cast come up: by spell, dice and Criticals, worked out once. */
const castChances = new Map<string, number>();
function castChance({ id, cast }: Spell, dice: number, critical: string): number {
  const key = `${id} ${dice} ${critical}`;
  const known = castChances.get(key) ?? chanceOfSigns(cast, dice, critical);
  castChances.set(key, known);
  return known;
}

function chanceOfSigns(cast: Spell['cast'], dice: number, critical: string): number {
  const named = SYMBOLS.filter((sign) => cast[sign] > 0);
  const missed = 1 - CRITICAL - named.reduce((sum, sign) => sum + shareOf(ATTACK_FACES, sign), 0);
  const known = new Map<string, number>();
  const chance = (left: number, shown: Shown): number => {
    const key = `${left} ${pipsOf(shown).join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = castSucceeds(cast, { pips: pipsOf(shown), signs: [], critical, standAs: 'best' })
      ? 1
      : left === 0 || shown.critical > MOST_CRITICALS
        ? 0
        : missed * chance(left - 1, shown) +
          CRITICAL *
            chance(left - 1 + criticalOf(critical).more, { ...shown, critical: shown.critical + 1 }) +
          named.reduce(
            (sum, sign) =>
              sum + shareOf(ATTACK_FACES, sign) * chance(left - 1, { ...shown, [sign]: shown[sign] + 1 }),
            0,
          );
    known.set(key, found);
    return found;
  };
  return chance(dice, NOTHING);
}

/** What may come of an attack with so many dice, before the target defends. */
function potentialSpread(s: State, f: Attack, hero: HeroState, dice: number): Spread {
  if (f.spell === '') return attackSpread(f, hero, dice);
  const chance = castChance(spellCard(f.spell), dice, f.critical);
  return mixed([
    [1 - chance, 0, NONE],
    // Without damage it happens or not.
    [chance, potentialOf(s, f) ?? 1, NONE],
  ]);
}

const percent = (share: number): number => Math.round(100 * Math.min(1, share));

function against(s: State, f: Attack, potential: Spread, target: FigureState): Odds {
  const odds = { arm: f.spell === '' ? f.weapon : f.spell, type: f.type, figure: target.id };
  if (f.spell !== '' && potentialOf(s, f) === undefined)
    return { ...odds, hits: percent(1 - (potential[0] ?? 0)), fells: 0, damage: 0 };
  const defence = defenceSpread(s, target);
  const through: number[] = potential.map(() => 0);
  potential.forEach((share, successes) => {
    defence.forEach((other, reduction) => {
      const net = Math.max(0, successes - Math.max(0, reduction - f.penetrative));
      through[net] = (through[net] as number) + share * other;
    });
  });
  let hits = 0;
  let fells = 0;
  let damage = 0;
  through.forEach((chance, net) => {
    const kind = f.spell === '' ? f.type : 'spell';
    const dealt = softenedBy(s, target, kind, net).reduce((left, { amount }) => left - amount, net);
    if (dealt > 0) hits += chance;
    if (dealt >= target.health) fells += chance;
    damage += chance * dealt;
  });
  return { ...odds, hits: percent(hits), fells: percent(fells), damage: Math.round(10 * damage) };
}

/** [DL-RULING-09] Who may choose between both powers takes the one that brings more dice. */
function withCriticals(s: State, f: Attack): Attack {
  const { superior, brutal } = criticalsOf(s, f);
  return { ...f, critical: brutal ? 'brutal' : superior ? 'superior' : 'plain' };
}

/** [T3] With every weapon and spell, against everybody on the map. */
export function oddsFor(s: State, id: number): Odds[] {
  const hero = heroById(s, id);
  const attacks = [
    ...weaponsOf(hero).flatMap((weapon) =>
      typesOf(hero, weapon).map((type) => weaponAttack(hero, weapon, type, 'action')),
    ),
    ...SPELL_IDS.filter((spell) => hero.skills.includes(spell) && !isHealing(spell)).map((spell) =>
      spellAttack(hero, spell, 0),
    ),
  ].map((attack) => withCriticals(s, attack));
  return attacks.flatMap((attack) => {
    const potentials = new Map<number, Spread>();
    return foes(s).map((target) => {
      const dice = diceNow(s, { ...attack, targets: [target.id] });
      const potential = potentials.get(dice) ?? potentialSpread(s, attack, hero, dice);
      potentials.set(dice, potential);
      return against(s, attack, potential, target);
    });
  });
}
