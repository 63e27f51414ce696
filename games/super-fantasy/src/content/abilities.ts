/** [SF-ABIL-01] The eighteen abilities, each at levels I, II and III. */
import type { Ability, Condition, Deed, Use } from '../vocabulary.ts';
import { attack, ready, until, use } from './build.ts';

const ability = (
  id: string,
  name: string,
  max: number,
  level: (n: 1 | 2 | 3) => Use | readonly Use[],
): Ability => {
  const uses = (n: 1 | 2 | 3): readonly Use[] => {
    const made = level(n);
    return 'aim' in made ? [made] : made;
  };
  return { id, name, max, levels: [uses(1), uses(2), uses(3)] };
};

/** The value of a level. */
const by = <T>(n: 1 | 2 | 3, one: T, two: T, three: T): T => [one, two, three][n - 1] as T;

const OUTSIDE: Condition = { endedOutsideZones: true };
const ONE_ZONE: Condition = { inZones: 1 };
const TWO_ZONES: Condition = { inZones: 2, orMore: true };

// --- Barka -----------------------------------------------------------------------------------------------------------
/** [SF-BARKA-01] [SF-BARKA-02] */
export const brutalAssault = ability('brutal-assault', 'Brutal Assault', 4, (n) =>
  use('anyMonster', [
    { do: 'freeMove', n: by(n, 3, 4, 5), toTarget: true },
    { do: 'forceAttack', bonus: by(n, 3, 4, 5) },
  ]),
);
/** [SF-BARKA-03] [SF-BARKA-04] [SF-BARKA-05] */
export const warCry = ability('war-cry', 'War Cry', 3, (n) =>
  use(n === 1 ? 'monsterInRoom' : 'roomMonsters', [
    { do: 'gainShieldTokens', n: by(n, 2, 2, 4) },
    n === 1 ? { do: 'mark', token: 'warCry' } : { do: 'mark', token: 'warCry', all: true },
  ]),
);
/** [SF-BARKA-08] [SF-BARKA-09] */
export const catapultMove = ability('catapult-move', 'Catapult Move', 3, (n) =>
  use('adjacentMonster', [
    by<Deed>(
      n,
      { do: 'throwMonster', n: 3, breaks: [] },
      { do: 'throwMonster', n: 3, breaks: ['barrel'] },
      { do: 'throwMonster', n: 3, breaks: ['barrel', 'chest'], big: true },
    ),
  ]),
);

// --- Luckylock -------------------------------------------------------------------------------------------------------
/** [SF-LUCKY-01] [SF-LUCKY-02] [SF-LUCKY-03] */
export const bulletTime = ability('bullet-time', 'Bullet Time', 3, (n) =>
  use(
    'self',
    [
      { do: 'freeMove', n: by(n, 3, 4, 5) },
      { do: 'gainShieldTokens', n: by(n, 2, 2, 3), when: [OUTSIDE] },
    ],
    n === 3 ? [until('turn', { do: 'attributeBonus', attribute: 'aim', n: 1 })] : [],
  ),
);
/** [SF-LUCKY-04] [SF-LUCKY-05] */
export const relentlessBarrage = ability('relentless-barrage', 'Relentless Barrage', 4, (n) => {
  const barrage = ready([until('turn', attack(by(n, 2, 3, 4)), { attackNumber: 2 })]);
  return n === 3 ? [barrage, use('wallOfRoom', [{ do: 'ruinWall' }])] : barrage;
});
/** [SF-LUCKY-08] */
export const doubleFire = ability('double-fire', 'Double Fire', 4, (n) =>
  ready([
    until(
      'nextAttack',
      { do: 'twoTargets', one: by(n, 3, 4, 5), two: by(n, 0, 1, 2) },
      { attackType: 'ranged' },
    ),
  ]),
);

// --- Helena ----------------------------------------------------------------------------------------------------------
/** [SF-HELENA-01] [SF-HELENA-02] */
export const spectralWolf = ability('spectral-wolf', 'Spectral Wolf', 3, (n) =>
  use('monsterWithin3', [
    { do: 'mark', token: 'wolf', dice: by(n, 1, 2, 2) },
    ...(n === 3 ? [{ do: 'afflict', status: 'frozen' } as const] : []),
  ]),
);
/** [SF-HELENA-04] */
export const focusedAim = ability('focused-aim', 'Focused Aim', 4, (n) =>
  use(
    'monsterWithin3',
    [{ do: 'mark', token: 'aim' }],
    [until('turn', attack(by(n, 2, 3, 4)), { targetMarked: 'aim' })],
  ),
);
/** [SF-HELENA-05] [SF-HELENA-06] [SF-HELENA-07] */
export const elvenStep = ability('elven-step', 'Elven Step', 3, (n) =>
  use('self', n === 3 ? [{ do: 'takeBackDie', n: 1 }] : [], [
    until('turn', { do: 'ignoreZones' }),
    ...(n === 1 ? [] : [until('turn', { do: 'attributeBonus', attribute: 'aim', n: n - 1 }, OUTSIDE)]),
  ]),
);

// --- Zoe -------------------------------------------------------------------------------------------------------------
/** [SF-ZOE-01] [SF-ZOE-02] */
export const arcanePower = ability('arcane-power', 'Arcane Power', 3, (n) =>
  ready([
    until('nextAttack', attack(by(n, 3, 4, 5)), { attackType: 'magic' }),
    ...(n === 3
      ? [
          until(
            'nextAttack',
            { do: 'applyStatus', status: 'stunned' },
            { attackType: 'magic' },
            { onHit: true },
          ),
        ]
      : []),
  ]),
);
/** [SF-ZOE-03] [SF-ZOE-04] */
export const instantTeleport = ability('instant-teleport', 'Instant Teleport', 4, (n) =>
  use('heroInRoom', [
    by<Deed>(
      n,
      { do: 'teleport', scope: 'room' },
      { do: 'teleport', scope: 'adjacent' },
      { do: 'teleport', scope: 'adjacent', companion: true },
    ),
  ]),
);
/** [SF-ZOE-06] [SF-ZOE-07] [SF-ZOE-08] */
export const darkKnowledge = ability('dark-knowledge', 'Dark Knowledge', 4, (n) => {
  const die: Deed = { do: 'takeBackDie', n: 1 };
  const life: Deed = { do: 'heal', n: 1 };
  const fate = by<readonly Deed[]>(
    n,
    [],
    [{ do: 'fateTable', lightning: [die], drop: [], skull: [] }],
    [
      {
        do: 'fateTable',
        lightning: [die],
        drop: [{ do: 'choose', first: [die], second: [life] }],
        skull: [life],
      },
    ],
  );
  return use('tome', [{ do: 'castTome' }, ...fate]);
});

// --- Yang-Ping -------------------------------------------------------------------------------------------------------
/** [SF-YANG-01] [SF-YANG-02] */
export const sneakAttack = ability('sneak-attack', 'Sneak Attack', 3, (n) =>
  ready([
    until('nextAttack', attack(by(n, 3, 4, 4)), { behindTarget: true }),
    ...(n === 3 ? [until('nextAttack', { do: 'extraDamage', n: 1 }, { behindTarget: true })] : []),
  ]),
);
/** [SF-YANG-04] [SF-YANG-05] */
export const shadowStep = ability('shadow-step', 'Shadow Step', 3, (n) =>
  ready([
    until('nextMove', {
      do: 'nextMove',
      ignoreZones: true,
      ...(n > 1 ? { passAll: true } : {}),
      ...(n === 3 ? { bonus: 2 } : {}),
    }),
  ]),
);
/** [SF-YANG-06] */
export const danceOfBlades = ability('dance-of-blades', 'Dance of Blades', 4, (n) =>
  ready(
    [
      until('turn', attack(by(n, 1, 2, 2)), TWO_ZONES),
      ...(n === 3 ? [until('turn', { do: 'diceBack', n: 1 }, TWO_ZONES, { onKill: true })] : []),
    ],
    [TWO_ZONES],
  ),
);

// --- Zanvor ----------------------------------------------------------------------------------------------------------
/** [SF-ZANVOR-01] */
export const bluntBazooka = ability('blunt-bazooka', 'Blunt Bazooka', 4, (n) =>
  ready([until('nextAttack', attack(by(n, 3, 4, 5)), { attackType: 'melee' })], [ONE_ZONE]),
);
/** [SF-ZANVOR-02] [SF-ZANVOR-03] */
export const dwarvenJump = ability('dwarven-jump', 'Dwarven Jump', 3, (n) =>
  use(
    'self',
    [{ do: 'jump', n: by(n, 3, 4, 5) }],
    n === 1 ? [] : [until('turn', attack(n - 1), { targetMarked: 'foe' })],
  ),
);
/** [SF-ZANVOR-04] */
export const noTomorrowAttack = ability('no-tomorrow-attack', 'No Tomorrow Attack', 4, (n) =>
  ready([until('nextAttack', { do: 'extraAttack', freeDice: 2, bonus: n - 1 })]),
);
