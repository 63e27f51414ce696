/** [DL-VAI] Villains with their tables of reactions. */
import type { AttackType, Power, Shape } from '../vocabulary.ts';
import type { Limit, Row, RowAttack, RowEffect, RowTest, Villain, Window } from '../vocabulary-monsters.ts';
import { cancel, power } from './powers.ts';

const row = (
  id: string,
  name: string,
  window: Window,
  tests: readonly RowTest[],
  limit: Limit,
  ...effects: RowEffect[]
): Row => ({ id, name, window, tests, limit, effects });

const always: Limit = { per: 'always' };
const oncePerRound: Limit = { per: 'round' };
const oncePerPhase: Limit = { per: 'phase' };
const oncePerAdventure: Limit = { per: 'adventure' };
const cooldown = (rounds: number): Limit => ({ per: 'cooldown', rounds });

const strike = (
  dice: number,
  type: AttackType,
  range: number,
  shape: Shape = 'target',
  powers: readonly Power[] = [],
): RowAttack => ({ dice, type, range, shape, powers });

/** [DL-VAI-08] */
const unbending = cancel('control');

export const VILLAINS: readonly Villain[] = [
  {
    id: 'big-bad-wolf',
    name: 'Big Bad Wolf',
    level: 1,
    speed: 5,
    attacks: [{ type: 'melee', range: 0, dice: 4 }],
    defence: 2,
    health: [9, 12, 15],
    powers: [power('hunter'), power('agile'), unbending],
    thresholds: [50],
    rows: [
      row(
        'WOLF-1',
        'Huff and Puff',
        'insteadOfAttack',
        [{ test: 'pairWithin', distance: 4, apart: 2 }],
        cooldown(2),
        { do: 'attackArea', attack: strike(3, 'magical', 4, 'blast'), push: 1 },
      ),
      row('WOLF-2', 'Snap', 'onAttackedMelee', [{ test: 'attackerAdjacent' }], oncePerRound, {
        do: 'attackAttacker',
        attack: strike(2, 'melee', 0),
      }),
      row(
        'WOLF-3',
        'Howl',
        'onMinionDefeated',
        [{ test: 'fewer', kind: 'wolf-cub', than: 2 }],
        oncePerRound,
        {
          do: 'summon',
          kind: 'wolf-cub',
          count: 1,
          where: 'nearest',
        },
      ),
      row(
        'WOLF-4',
        "Grandmother's Nightgown",
        'onThreshold',
        [{ test: 'threshold', percent: 50 }],
        oncePerAdventure,
        { do: 'gainPower', power: power('invisible'), until: 'nextActivation' },
        { do: 'move', spaces: 5, how: 'away', ghostly: false },
      ),
      row('WOLF-5', 'All the Better to Catch You', 'noTarget', [], always, { do: 'secondMove' }),
    ],
  },
  {
    id: 'gingerbread-witch',
    name: 'Gingerbread Witch',
    level: 1,
    speed: 3,
    attacks: [{ type: 'magical', range: 5, dice: 4 }],
    defence: 2,
    health: [8, 11, 14],
    powers: [unbending],
    thresholds: [50],
    rows: [
      row(
        'WITCH-1',
        'Into the Oven',
        'activationStart',
        [{ test: 'heroNear', scenery: 'oven', distance: 2 }],
        cooldown(2),
        {
          do: 'intoScenery',
          scenery: 'oven',
          attack: strike(4, 'magical', 1, 'target', [power('immobilize')]),
        },
      ),
      row('WITCH-2', 'Sweet Sleep', 'insteadOfAttack', [{ test: 'fullHealthInSight' }], cooldown(2), {
        do: 'attackFullHealth',
        attack: strike(4, 'magical', 5, 'target', [power('sleep')]),
      }),
      row(
        'WITCH-3',
        'Fresh Batch',
        'roundStart',
        [{ test: 'fewer', kind: 'gingerbread-man', than: 'heroes' }],
        oncePerRound,
        { do: 'summon', kind: 'gingerbread-man', count: 1, where: 'oven' },
      ),
      row('WITCH-4', 'Sugar Crust', 'onSpell', [], oncePerRound, { do: 'bonusDefence', amount: 2 }),
      row(
        'WITCH-5',
        'Crumble Away',
        'heroEndsAdjacent',
        [{ test: 'healthAtMost', percent: 50 }],
        oncePerRound,
        { do: 'swapNearest', kind: 'gingerbread-man' },
      ),
      row(
        'WITCH-6',
        'Trail of Crumbs',
        'insteadOfMove',
        [{ test: 'heroesWithin', distance: 1, atLeast: 1 }],
        cooldown(2),
        { do: 'swapNearest', kind: 'gingerbread-man' },
      ),
    ],
  },
  {
    id: 'mouse-king',
    name: 'Mouse King',
    level: 2,
    speed: 4,
    attacks: [{ type: 'melee', range: 0, dice: 5 }],
    defence: 3,
    health: [12, 16, 20],
    powers: [power('brutalStrike'), unbending],
    thresholds: [66, 33],
    rows: [
      row(
        'MOUSE-1',
        'Seven Heads',
        'afterAttack',
        [
          { test: 'phase', from: 1, to: 1 },
          { test: 'heroesWithin', distance: 1, atLeast: 2 },
        ],
        oncePerRound,
        { do: 'extraAttack', other: true, powers: [] },
      ),
      row(
        'MOUSE-2',
        'Guard the King',
        'onAttackedRanged',
        [{ test: 'minionWithin', distance: 2 }],
        oncePerRound,
        {
          do: 'retarget',
          distance: 2,
        },
      ),
      row(
        'MOUSE-3a',
        'To Arms',
        'onThreshold',
        [{ test: 'threshold', percent: 66 }],
        oncePerAdventure,
        { do: 'summon', kind: 'mouse-grenadier', count: 'heroesLess1', where: 'farthest' },
        { do: 'initiative', to: 'top' },
      ),
      row(
        'MOUSE-3b',
        'To Arms',
        'onThreshold',
        [{ test: 'threshold', percent: 33 }],
        oncePerAdventure,
        { do: 'summon', kind: 'mouse-grenadier', count: 'heroesLess1', where: 'farthest' },
        { do: 'initiative', to: 'top' },
      ),
      row('MOUSE-4', 'Cheese Lust', 'heroInteracts', [{ test: 'actorInSight' }], oncePerRound, {
        do: 'move',
        spaces: 4,
        how: 'towardActor',
        ghostly: false,
      }),
      row(
        'MOUSE-5',
        'Shattered Crown',
        'onDamaged',
        [{ test: 'lastPhase' }],
        oncePerPhase,
        { do: 'losePower', power: 'brutalStrike' },
        { do: 'gainPower', power: power('superiorCritical'), until: 'adventure' },
        { do: 'bonusSpeed', amount: 2 },
      ),
    ],
  },
  {
    id: 'captain-bluebeard',
    name: 'Captain Bluebeard',
    level: 2,
    speed: 4,
    attacks: [
      { type: 'melee', range: 0, dice: 4 },
      { type: 'ranged', range: 6, dice: 5 },
    ],
    defence: 3,
    health: [12, 16, 20],
    powers: [power('deadeye'), unbending],
    thresholds: [50],
    rows: [
      row(
        'BLUE-1',
        'Broadside',
        'insteadOfAttack',
        [{ test: 'noHeroAdjacent' }, { test: 'heroesInSight', distance: 99, atLeast: 2 }],
        cooldown(2),
        { do: 'attackSeveral', attack: strike(4, 'ranged', 6), targets: 3 },
      ),
      row('BLUE-2', 'Forbidden Key', 'roundStart', [{ test: 'round', from: 3 }], cooldown(3), {
        do: 'richestChoice',
        gold: 5,
      }),
      row('BLUE-3', 'Parry', 'onAttackedMelee', [{ test: 'noSuccess' }], oncePerRound, {
        do: 'attackAttacker',
        attack: strike(3, 'melee', 0),
      }),
      row('BLUE-4', 'All Hands', 'onHeroDown', [], oncePerRound, {
        do: 'moveOthers',
        kinds: ['bone-pirate', 'drowned-corsair'],
        spaces: 2,
      }),
      row('BLUE-5', 'Rope Swing', 'onThreshold', [{ test: 'threshold', percent: 50 }], oncePerAdventure, {
        do: 'move',
        spaces: 8,
        how: 'farthest',
        ghostly: true,
      }),
    ],
  },
  {
    id: 'evil-queen',
    name: 'Evil Queen',
    level: 3,
    speed: 4,
    attacks: [{ type: 'magical', range: 6, dice: 6 }],
    defence: 3,
    health: [15, 20, 25],
    powers: [power('magicResistance'), unbending],
    thresholds: [60, 30],
    rows: [
      row('QUEEN-1', 'Mirror, Mirror', 'activationStart', [{ test: 'healthiest' }], oncePerRound, {
        do: 'markHealthiest',
      }),
      row(
        'QUEEN-2',
        'Poisoned Apple',
        'insteadOfAttack',
        [{ test: 'targetWithin', distance: 3, health: 3 }],
        cooldown(2),
        { do: 'attackTarget', attack: strike(5, 'magical', 3, 'target', [power('sleep')]) },
      ),
      row('QUEEN-3', 'Shattered Glass', 'onDamaged', [{ test: 'damage', atLeast: 3 }], oncePerRound, {
        do: 'attackSelfArea',
        attack: { ...strike(3, 'magical', 2, 'bigBlast'), heroesOnly: true },
      }),
      row(
        'QUEEN-4',
        "Crone's Guise",
        'onThreshold',
        [{ test: 'threshold', percent: 60 }],
        oncePerAdventure,
        { do: 'swapFarthest', kind: 'mirror-wraith' },
        { do: 'summon', kind: 'mirror-wraith', count: 2, where: 'nearest' },
        { do: 'initiative', to: 'reshuffle' },
      ),
      row(
        'QUEEN-5',
        'Fairest of All',
        'onThreshold',
        [{ test: 'threshold', percent: 30 }],
        oncePerAdventure,
        { do: 'gainPower', power: power('superiorCritical'), until: 'adventure' },
        { do: 'gainPower', power: power('regeneration', 1), until: 'adventure' },
      ),
    ],
  },
  {
    id: 'unwritten-king',
    name: 'The Unwritten King',
    level: 3,
    speed: 3,
    attacks: [
      { type: 'melee', range: 0, dice: 6 },
      { type: 'magical', range: 6, dice: 5 },
    ],
    defence: 4,
    health: [20, 26, 32],
    powers: [power('largeCreature'), unbending],
    thresholds: [66, 33],
    rows: [
      row(
        'KING-1',
        'Blot',
        'insteadOfAttack',
        [
          { test: 'phase', from: 1, to: 1 },
          { test: 'heroesWithin', distance: 3, atLeast: 2 },
        ],
        cooldown(2),
        { do: 'attackArea', attack: strike(4, 'magical', 3, 'bigBlast', [power('terror')]) },
      ),
      row(
        'KING-2',
        'Twist the Tale',
        'roundStart',
        [{ test: 'phase', from: 2, to: 2 }],
        cooldown(2),
        { do: 'initiative', to: 'reshuffle' },
        { do: 'summon', kind: 'level-2', count: 'halfHeroes', where: 'nearest' },
      ),
      row('KING-3', 'Borrowed Ending', 'onHeroDown', [{ test: 'phase', from: 2, to: 3 }], oncePerPhase, {
        do: 'heal',
        amount: 3,
      }),
      row(
        'KING-4',
        'Margin Note',
        'onAttackedRanged',
        [{ test: 'attackerBeyond', distance: 4 }],
        oncePerRound,
        {
          do: 'pull',
          spaces: 2,
        },
      ),
      row('KING-5', 'Strike Out', 'afterAttack', [{ test: 'phase', from: 3, to: 3 }], oncePerRound, {
        do: 'extraAttack',
        other: false,
        powers: [power('penetrative', 1)],
      }),
      row(
        'KING-6',
        'Last Page',
        'endPhase',
        [
          { test: 'phase', from: 3, to: 3 },
          { test: 'round', from: 12 },
        ],
        always,
        { do: 'drain' },
      ),
      row('KING-7', 'Rewrite', 'insteadOfAttack', [{ test: 'phase', from: 2, to: 2 }], cooldown(3), {
        do: 'attackTarget',
        attack: strike(4, 'magical', 6, 'target', [power('control')]),
      }),
    ],
  },
];
