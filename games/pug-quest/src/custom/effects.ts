/** The part of the vocabulary a Hero may use, with the numbers a table can bear. */
import type { Amount, Effect, Modifier, Stat, Who } from '../vocabulary.ts';
import { ENERGY_TYPES, FLAGS, MEASURES, REACHES, WHO } from '../vocabulary.ts';
import type { Reader } from './readers.ts';
import { key, listOf, maybe, oneOf, record, sensible, variant, whole, yes } from './readers.ts';

type Of<Kind extends Effect['do']> = Extract<Effect, { do: Kind }>;
type Scaled = Exclude<Amount, number>;

const HERO_SIDE = [
  'self',
  'ally',
  'adjacentHeroes',
  'laneHeroes',
  'allHeroes',
] as const satisfies readonly Who[];
const MOVABLE = WHO.filter((who) => who !== 'allCreatures' && who !== 'allMonsters');

/** A number from min to max, or one that grows: then with an upper end. */
const amount =
  (min: number, max: number): Reader<Amount> =>
  (value, path, note) => {
    if (typeof value !== 'object' || value === null) return whole(min, max)(value, path, note);
    return record<Scaled & { readonly max: number }>({
      per: oneOf(MEASURES),
      each: whole(1, Math.min(max, 3)),
      beyond: maybe(whole(1, 4)),
      max: whole(1, max),
    })(value, path, note);
  };

type StatModifier = Extract<Modifier, { stat: Stat }>;

const ranged = (stat: Stat, min: number, max: number): Reader<StatModifier> =>
  sensible(record<StatModifier>({ stat: oneOf([stat]), by: amount(min, max) }), ({ by }, path, note) => {
    if (by === 0) note(`${path}.by`, by, 'anything but 0');
  });

const statModifier = variant<StatModifier, 'stat'>('stat', {
  damage: ranged('damage', -3, 3),
  armour: ranged('armour', -3, 2),
  initiative: ranged('initiative', -5, 5),
  movement: ranged('movement', -1, 1),
  // No Combo becomes cheaper: one that pays for itself would never end.
  cost: ranged('cost', 1, 2),
  life: ranged('life', 1, 3),
  handLimit: ranged('handLimit', -3, 3),
});

const priceModifier = record<Extract<Modifier, { price: unknown }>>({
  price: oneOf(['market', 'pickUp']),
  by: oneOf([-1, 1]),
});

export const modifier: Reader<Modifier> = (value, path, note) => {
  if (typeof value === 'object' && value !== null)
    return Object.hasOwn(value, 'price') ? priceModifier(value, path, note) : statModifier(value, path, note);
  const flag = FLAGS.find((known) => known === value);
  return flag ?? note(path, value, `an object with stat or price, or one of ${FLAGS.join(', ')}`);
};

export const reach = oneOf(REACHES);
export const energyCost = (max: number) => listOf(oneOf(ENERGY_TYPES), 1, max);
const side = oneOf(HERO_SIDE);

export const effect: Reader<Effect> = variant<Effect, 'do'>('do', {
  attack: record<Of<'attack'>>({
    do: oneOf(['attack']),
    reach,
    damage: amount(1, 8),
    times: maybe(whole(1, 4)),
    repeatOnDefeat: maybe(yes),
    side: maybe(oneOf(['left', 'right', 'either'])),
    targets: maybe(whole(1, 5)),
  }),
  defeat: record<Of<'defeat'>>({ do: oneOf(['defeat']), reach }),
  prevent: record<Of<'prevent'>>({
    do: oneOf(['prevent']),
    max: (value, path, note) => (value === 'all' ? 'all' : amount(1, 8)(value, path, note)),
  }),
  heal: record<Of<'heal'>>({ do: oneOf(['heal']), amount: amount(1, 8), who: side }),
  damage: record<Of<'damage'>>({ do: oneOf(['damage']), amount: amount(1, 4), who: oneOf(WHO) }),
  draw: record<Of<'draw'>>({ do: oneOf(['draw']), energy: amount(1, 4), who: maybe(side) }),
  drawTreasure: record<Of<'drawTreasure'>>({ do: oneOf(['drawTreasure']), n: whole(1, 2) }),
  discard: record<Of<'discard'>>({
    do: oneOf(['discard']),
    what: oneOf(['energy', 'treasure', 'display']),
    n: whole(1, 5),
    who: side,
    random: maybe(yes),
  }),
  mark: record<Of<'mark'>>({
    do: oneOf(['mark']),
    key,
    who: maybe(oneOf(WHO)),
    until: oneOf(['worldEnd', 'roundEnd', 'turnEnd']),
    modifiers: listOf(modifier, 1, 3),
  }),
  move: record<Of<'move'>>({
    do: oneOf(['move']),
    who: oneOf(MOVABLE),
    lanes: whole(1, 2),
    dir: oneOf(['left', 'right', 'choice', 'onward']),
  }),
  swapDisplay: record<Of<'swapDisplay'>>({ do: oneOf(['swapDisplay']), n: whole(1, 5) }),
  copyCombo: record<Of<'copyCombo'>>({ do: oneOf(['copyCombo']), of: oneOf(['trigger']) }),
  extraAction: record<Of<'extraAction'>>({ do: oneOf(['extraAction']), who: side, n: whole(1, 2) }),
  trade: record<Of<'trade'>>({
    do: oneOf(['trade']),
    what: listOf(oneOf(['energy', 'treasure']), 1, 2),
    who: oneOf(['ally']),
  }),
  payInstead: record<Of<'payInstead'>>({
    do: oneOf(['payInstead']),
    cost: energyCost(3),
    uses: oneOf(['oncePerWorld']),
  }),
  // For Monsters, Bosses and Worlds only.
  summon: null,
  displaySize: null,
});
