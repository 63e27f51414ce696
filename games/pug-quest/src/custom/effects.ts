/** The part of the vocabulary a Hero may use, with the numbers a table can bear. */
import {
  anyOf,
  exact,
  listOf,
  matching,
  maybe,
  oneOf,
  sensible,
  variant,
  whole,
  yes,
} from '@questhall/schema';
import type { Stat, Who } from '../vocabulary.ts';
import { ENERGY_TYPES, FLAGS, MEASURES, REACHES, WHO } from '../vocabulary.ts';

const HERO_SIDE = [
  'self',
  'ally',
  'adjacentHeroes',
  'laneHeroes',
  'allHeroes',
] as const satisfies readonly Who[];
const MOVABLE = WHO.filter((who) => who !== 'allCreatures' && who !== 'allMonsters');

/** One that grows, up to an end. */
const growing = (max: number) =>
  exact({
    per: oneOf(MEASURES),
    each: whole(1, Math.min(max, 3)),
    beyond: maybe(whole(1, 4)),
    max: whole(1, max),
  });

const grows = (min: number, max: number): string =>
  `a whole number from ${min} to ${max}, or an object with per, each, max`;

const amount = (min: number, max: number) => anyOf([whole(min, max), growing(max)], grows(min, max));

const ranged = <const S extends Stat>(stat: S, min: number, max: number) =>
  exact({ stat: oneOf([stat]), by: amount(min, max) });

const statModifier = variant('stat', [
  ranged('damage', -3, 3),
  ranged('armour', -3, 2),
  ranged('initiative', -5, 5),
  ranged('movement', -1, 1),
  // No Combo becomes cheaper: one that pays for itself would never end.
  ranged('cost', 1, 2),
  ranged('life', 1, 3),
  ranged('handLimit', -3, 3),
]);

const priceModifier = exact({ price: oneOf(['market', 'pickUp']), by: oneOf([-1, 1]) });

/** What a mark or a standing ability changes. */
export const modifier = sensible(
  anyOf(
    [oneOf(FLAGS), priceModifier, statModifier],
    `an object with stat or price, or one of ${FLAGS.join(', ')}`,
  ),
  (made, note) => {
    if (typeof made === 'object' && 'stat' in made && made.by === 0) note('by', made.by, 'anything but 0');
  },
);

export const reach = oneOf(REACHES);
export const energyCost = (max: number) => listOf(oneOf(ENERGY_TYPES), 1, max);
const side = oneOf(HERO_SIDE);
const kind = <const K extends string>(name: K) => oneOf([name]);
const key = matching(
  /^(?=.{1,20}$)[a-z]+(-[a-z]+)*$/,
  'a word of small letters, such as "hexed", at most 20 long',
);

/** Those of Monsters, Bosses and Worlds are not among them. */
export const effect = variant('do', [
  exact({
    do: kind('attack'),
    reach,
    damage: amount(1, 8),
    times: maybe(whole(1, 4)),
    repeatOnDefeat: maybe(yes()),
    side: maybe(oneOf(['left', 'right', 'either'])),
    targets: maybe(whole(1, 5)),
  }),
  exact({ do: kind('defeat'), reach }),
  exact({
    do: kind('prevent'),
    max: anyOf([whole(1, 8), oneOf(['all']), growing(8)], `${grows(1, 8)}, or all`),
  }),
  exact({ do: kind('heal'), amount: amount(1, 8), who: side }),
  exact({ do: kind('damage'), amount: amount(1, 4), who: oneOf(WHO) }),
  exact({ do: kind('draw'), energy: amount(1, 4), who: maybe(side) }),
  exact({ do: kind('drawTreasure'), n: whole(1, 2) }),
  exact({
    do: kind('discard'),
    what: oneOf(['energy', 'treasure', 'display']),
    n: whole(1, 5),
    who: side,
    random: maybe(yes()),
  }),
  exact({
    do: kind('mark'),
    key,
    who: maybe(oneOf(WHO)),
    until: oneOf(['worldEnd', 'roundEnd', 'turnEnd']),
    modifiers: listOf(modifier, 1, 3),
  }),
  exact({
    do: kind('move'),
    who: oneOf(MOVABLE),
    lanes: whole(1, 2),
    dir: oneOf(['left', 'right', 'choice', 'onward']),
  }),
  exact({ do: kind('swapDisplay'), n: whole(1, 5) }),
  exact({ do: kind('copyCombo'), of: oneOf(['trigger']) }),
  exact({ do: kind('extraAction'), who: side, n: whole(1, 2) }),
  exact({ do: kind('trade'), what: listOf(oneOf(['energy', 'treasure']), 1, 2), who: oneOf(['ally']) }),
  exact({ do: kind('payInstead'), cost: energyCost(3), uses: oneOf(['oncePerWorld']) }),
]);
