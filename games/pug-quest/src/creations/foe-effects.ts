/** The part of the vocabulary that Monsters and Bosses of players' own may use, with the numbers a table can bear. */
import {
  anyOf,
  exact,
  line,
  listOf,
  matching,
  maybe,
  oneOf,
  sensible,
  variant,
  whole,
  yes,
} from '@questhall/schema';
import { energyCost, effect as heroEffect, reach } from '../custom/effects.ts';
import { checkAbility, checkCombo } from '../custom/sense.ts';
import type { Stat, Who } from '../vocabulary.ts';
import { TRIGGERS } from '../vocabulary.ts';

const kind = <const K extends string>(name: K) => oneOf([name]);

const MEASURED = ['heroCount', 'roundNumber', 'ownDamage'] as const;

/** With the party, the Round or its own wounds. */
const amount = (max: number) =>
  anyOf(
    [
      whole(1, max),
      exact({
        per: oneOf(MEASURED),
        each: whole(1, max),
        beyond: maybe(whole(1, 9)),
        max: maybe(whole(1, max)),
      }),
    ],
    `a whole number from 1 to ${max}, or an object with per and each`,
  );

const signed = (max: number) => {
  const all = Array.from({ length: 2 * max + 1 }, (_, at) => at - max).filter((n) => n !== 0);
  return oneOf(all);
};

/** What a mark does to whoever bears it. */
const ranged = <const S extends Stat>(stat: S, max: number) =>
  exact({ stat: oneOf([stat]), by: signed(max) });
const worn = anyOf(
  [
    oneOf(['cannotMove', 'noTreasureDrop', 'noAttack']),
    variant('stat', [
      ranged('damage', 3),
      ranged('armour', 2),
      ranged('initiative', 5),
      ranged('movement', 1),
      exact({ stat: oneOf(['cost']), by: whole(1, 2) }),
      ranged('handLimit', 2),
    ]),
  ],
  'an object with stat, or one of cannotMove, noTreasureDrop, noAttack',
);

/** What its sheet changes for itself: of these the rules look for on sheets. */
const sheetModifier = variant('stat', [
  exact({ stat: oneOf(['life']), by: amount(16) }),
  exact({ stat: oneOf(['damage']), by: amount(3) }),
  exact({ stat: oneOf(['armour']), by: amount(2) }),
  exact({ stat: oneOf(['initiative']), by: amount(5) }),
]);

const anybody = oneOf([
  'self',
  'adjacentHeroes',
  'laneHeroes',
  'allHeroes',
  'adjacentMonsters',
  'allMonsters',
] as const satisfies readonly Who[]);
const heroSide = oneOf(['adjacentHeroes', 'laneHeroes', 'allHeroes'] as const satisfies readonly Who[]);
const foes = oneOf(['self', 'adjacentMonsters', 'allMonsters'] as const satisfies readonly Who[]);
const target = oneOf(['target']);
const key = matching(
  /^(?=.{1,20}$)[a-z]+(-[a-z]+)*$/,
  'a word of small letters, such as "hexed", at most 20 long',
);
const until = oneOf(['worldEnd', 'roundEnd', 'turnEnd']);
const modifiers = listOf(worn, 1, 3);
const lanes = whole(1, 2);
const dir = oneOf(['left', 'right', 'choice']);

/** In its Turn, and at its own times. */
const deed = variant('do', [
  exact({
    do: kind('attack'),
    reach,
    damage: amount(4),
    times: maybe(whole(1, 3)),
    side: maybe(oneOf(['left', 'right', 'either'])),
    targets: maybe(whole(1, 5)),
  }),
  exact({ do: kind('damage'), amount: amount(3), who: anybody }),
  exact({ do: kind('heal'), amount: amount(4), who: foes }),
  exact({
    do: kind('discard'),
    what: oneOf(['energy', 'treasure', 'display']),
    n: whole(1, 5),
    who: oneOf(['self', 'adjacentHeroes', 'laneHeroes', 'allHeroes']),
    random: maybe(yes()),
  }),
  exact({ do: kind('mark'), key, who: anybody, until, modifiers }),
  exact({ do: kind('move'), who: heroSide, lanes, dir }),
  exact({
    do: kind('summon'),
    from: oneOf(['deck', 'discard']),
    n: whole(1, 2),
    lane: oneOf(['own', 'random', 'emptiest']),
  }),
]);

/** To whom it hit. */
const onHit = variant('do', [
  exact({
    do: kind('discard'),
    what: oneOf(['energy', 'treasure']),
    n: whole(1, 3),
    who: target,
    random: maybe(yes()),
  }),
  exact({ do: kind('mark'), key, who: target, until, modifiers }),
  exact({ do: kind('move'), who: target, lanes, dir }),
  exact({ do: kind('heal'), amount: amount(4), who: oneOf(['self', 'adjacentMonsters']) }),
]);

/** To whoever hurt it. */
const answer = variant('do', [
  exact({
    do: kind('discard'),
    what: oneOf(['energy', 'treasure']),
    n: whole(1, 3),
    who: oneOf(['attacker', 'adjacentHeroes', 'laneHeroes', 'allHeroes']),
    random: maybe(yes()),
  }),
  exact({
    do: kind('mark'),
    key,
    who: oneOf(['self', 'attacker', 'adjacentHeroes', 'laneHeroes', 'allHeroes', 'adjacentMonsters']),
    until,
    modifiers,
  }),
  exact({ do: kind('move'), who: oneOf(['attacker', 'adjacentHeroes', 'laneHeroes']), lanes, dir }),
  exact({ do: kind('heal'), amount: amount(4), who: foes }),
]);

const summons = exact({
  do: kind('summon'),
  from: oneOf(['deck', 'discard']),
  n: whole(1, 2),
  lane: oneOf(['own', 'random', 'emptiest']),
});

const limit = maybe(
  sensible(
    exact({
      damageAtLeast: maybe(whole(1, 20)),
      roundAtLeast: maybe(whole(2, 10)),
      heroesAtLeast: maybe(whole(2, 5)),
    }),
    (made, note) => {
      if (Object.keys(made).length === 0) note('', made, 'at least one of its fields');
    },
  ),
);
const uses = maybe(oneOf(['oncePerWorld', 'oncePerRound', 'oncePerTurn']));
/** What is called for in answer to something is called once. */
const once = oneOf(['oncePerWorld', 'oncePerRound']);

const standing = exact({ when: kind('standing'), if: limit, modifiers: listOf(sheetModifier, 1, 3) });
const atTimes = exact({
  when: oneOf(['turnStart', 'turnEnd', 'roundStart', 'roundEnd']),
  if: limit,
  uses,
  effects: listOf(deed, 1, 3),
});
const hurt = exact({
  when: kind('onDamaged'),
  if: limit,
  uses: maybe(once),
  effects: listOf(variant('do', [...answer.options, summons]), 1, 3),
});
const bereft = exact({
  when: kind('neighbourDefeated'),
  if: limit,
  uses: maybe(once),
  effects: listOf(variant('do', [...answer.options.slice(1, 2), answer.options[3], summons]), 1, 3),
});
const deployed = exact({ when: kind('deploy'), effects: listOf(summons, 1, 2) });

export const monsterAbility = variant('when', [standing, atTimes, hurt, bereft]);
/** That of a Boss may also change how many cards lie face up. */
const reigning = sensible(
  exact({
    when: kind('standing'),
    if: limit,
    modifiers: maybe(listOf(sheetModifier, 1, 3)),
    effects: maybe(listOf(exact({ do: kind('displaySize'), n: whole(2, 5) }), 1, 1)),
  }),
  ({ modifiers: changes, effects }, note) => {
    if ((changes === undefined) === (effects === undefined))
      note('', 'both or neither', 'either what it changes or how many cards lie face up');
  },
);
export const bossAbility = variant('when', [reigning, atTimes, hurt, bereft, deployed]);

export const turnEffects = listOf(deed, 1, 3);
export const onHitEffects = listOf(onHit, 1, 2);

const freeAbility = sensible(
  exact({
    when: kind('free'),
    uses: maybe(oneOf(['oncePerWorld', 'oncePerRound', 'oncePerTurn'])),
    effects: listOf(heroEffect, 1, 2),
  }),
  checkAbility,
);

const lentCombo = sensible(
  exact({
    name: line(24),
    cost: energyCost(4),
    riposte: maybe(oneOf(TRIGGERS)),
    activation: maybe(yes()),
    effects: listOf(heroEffect, 1, 3),
  }),
  // A Riposte waits for something to happen: what it draws may be more than it costs.
  (made, note) =>
    checkCombo({ ...made, level: 'treasure' }, (path, ...rest) => {
      if (path !== 'effects' || made.riposte === undefined) note(path, ...rest);
    }),
);

/** What a Hero who defeats it may keep of it instead of its XP. */
export const prize = exact({
  combo: maybe(lentCombo),
  abilities: maybe(listOf(freeAbility, 1, 1)),
  discardOnUse: maybe(yes()),
});
