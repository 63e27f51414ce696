import type { Scene } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { landingOf, throwLine } from '../../src/procedures/dodge.ts';
import { middleOf } from '../../src/procedures/hunt.ts';
import { boardOf, monsterSquares } from '../../src/queries/board.ts';
import { baseSquares } from '../../src/queries/places.ts';
import { holders } from '../../src/queries/zones.ts';
import type { State } from '../../src/state.ts';
import { atSquare, charged, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
type Setting = Parameters<typeof table>[0];

// --- Big Hunting -----------------------------------------------------------------------------------------------------
const hunt = (monsters: NonNullable<Setting['monsters']> = {}, of: object = FULL) =>
  table({ mode: 'big-hunting', heroes: { helena: { at: [4, 4], ...of }, zoe: [8, 8] }, monsters });

test('[SF-ARENA-01] [SF-ARENA-02] [SF-HUNT-01] 2 to 4 players in an arena of 12 × 12 with corners, Portal, mirrored things', () => {
  expect(rules.configure({ players: 5, mode: 'big-hunting' })).toHaveProperty('problems');
  const t = scenario(rules, { players: 4, mode: 'big-hunting', heroes: 'random' }).chance('hunt').start();
  const { grid } = boardOf(t.state).layout;
  expect([grid.width, grid.height]).toEqual([12, 12]);
  expect(t.state.heroes.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual([0, 11, 132, 143]);
  expect([t.state.barrels.length, t.state.chests.length]).toEqual([4, 4]);
  expect(boardOf(t.state).around[sq(t.state, 5, 4)]).toContain(sq(t.state, 6, 4));
});

test('[SF-HUNT-02] the Fate Die names who begins, rerolled until a hero in play comes up; the start goes round', () => {
  const t = hunt().dice('lightning-red', 'drop-brown').begin(flow.huntGame, { order: [] });
  expect(t.state.turn?.hero).toBe('helena');
  expect(t.events('fateRolled')).toHaveLength(2);
});

test('[SF-HUNT-03] [SF-HUNT-09] no help, no gifts, no attacks among heroes; Instant Teleport moves Zoe only', () => {
  const t = turnOf(
    table({
      mode: 'big-hunting',
      heroes: {
        zoe: { at: [4, 4], ...charged(1), backpack: ['bomb'] },
        helena: { at: [5, 5], frozen: true },
      },
    }),
    'zoe',
  );
  expect(t.refusal({ do: 'help', from: 'ice', dice: 1 })).toEqual({ rule: 'SF-HUNT-03' });
  const targets = t.options('act').flatMap((option) => (option.do === 'ability' ? [option.at?.figure] : []));
  expect(targets).toEqual(['zoe']);
  t.choose('act', { do: 'endTurn', dice: 0 });
  expect(t.refusal({ do: 'give', item: 'bomb' })).toEqual({ rule: 'SF-HUNT-03' });
});

test('[SF-HUNT-04] [SF-HUNT-05] [SF-HUNT-06] [SF-RULING-168] waves by round; more monsters enter in the middle of a side', () => {
  const wave = (round: number, ...dice: (string | number)[]) =>
    hunt()
      .arrange((s) => {
        s.turnMarker = round;
        s.portals = [
          { id: 'p', kind: 'big', cell: sq(s, 5, 5), closed: false, closable: false, progress: 0, entry: 0 },
        ];
      })
      .dice(...dice)
      .begin(flow.huntWave, {});
  const kinds = (t: Scene<State>) => t.state.monsters.map(({ kind }) => kind);
  expect(kinds(wave(1, 'drop-blue'))).toEqual(['ugly-snout', 'ugly-snout']);
  expect(kinds(wave(6, 'lightning-red'))).toHaveLength(2);
  expect(kinds(wave(8, 'skull-black'))).toHaveLength(4);
  const third = wave(3, 'lightning-red', 0);
  expect(kinds(third)).toEqual(['ugly-snout', 's-n-o-u-t']);
  expect(third.state.monsters[1]?.at).toBe(middleOf(third.state, 0)[0]);
  expect(kinds(wave(5, 'lightning-red', 1, 2))).toEqual([
    'ugly-snout',
    'ugly-snout',
    'big-snout',
    'big-snout',
  ]);
  const pet = wave(7, 'lightning-red', 'racing-spider', 3);
  expect(kinds(pet)).toContain('racing-spider');
});

test('[SF-RULING-168] a Big one that finds half the middle of a side taken enters in the next one clockwise', () => {
  const t = hunt({ m: ['big-snout', 5, 0] })
    .arrange((s) => {
      s.turnMarker = 7;
    })
    .dice('racing-spider', 0)
    .begin(flow.huntWave, {}, 'extra');
  const [, spider] = t.state.monsters;
  expect(spider && monsterSquares(t.state, spider)).toEqual(middleOf(t.state, 1));
});

test('[SF-HUNT-07] the killing blow scores by kind; who wounded it scores 1', () => {
  const t = turnOf(
    hunt({ m: ['big-snout', 4, 5] })
      .arrange((s) => Object.assign(foe({ state: s }, 'm'), { wounds: 1, hurtBy: ['zoe'] }))
      .dice('star', 'star', 'star', 'star', 'swords'),
    'helena',
  );
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 5, ...onFigure('m') });
  expect([hero(t, 'helena').points, hero(t, 'zoe').points]).toEqual([3, 1]);
});

test('[SF-HUNT-08] who goes down loses 2 points and stands up on the start square; the End token is not used', () => {
  const t = hunt({ m: ['ugly-snout', 4, 5] }, { life: 1, points: 1 })
    .arrange((s) => {
      s.endToken = 9;
    })
    .begin(flow.monsterAttack, { monster: 'm', hero: 'helena', dice: 2, why: 'only' });
  expect(hero(t, 'helena')).toMatchObject({ points: 0, lying: true, knockouts: 1 });
  expect(t.state.endToken).toBe(9);
  const up = hunt({}, { life: 0, lying: true }).begin(flow.clearTokens, {});
  expect(hero(up, 'helena')).toMatchObject({ cell: 0, life: 4, lying: false });
});

test('[SF-HUNT-10] after round 8 most points win, then fewer knock-outs, then the level, then shared', () => {
  const ends = (a: object, b: object) =>
    hunt()
      .arrange((s) => {
        s.turnMarker = 8;
        Object.assign(hero({ state: s }, 'helena'), a);
        Object.assign(hero({ state: s }, 'zoe'), b);
      })
      .begin(flow.huntRound, { turn: 2, order: ['helena', 'zoe'] }, 'end').state.outcome?.winners;
  expect(ends({ points: 3 }, { points: 2 })).toEqual([0]);
  expect(ends({ points: 3, knockouts: 1 }, { points: 3 })).toEqual([1]);
  expect(ends({ points: 3, xp: 5 }, { points: 3 })).toEqual([0]);
  expect(ends({ points: 3 }, { points: 3 })).toEqual([0, 1]);
});

// --- Dodge Tome ------------------------------------------------------------------------------------------------------
const dodge = (
  heroes: NonNullable<Setting['heroes']>,
  tome: readonly [number, number] | undefined = undefined,
) =>
  table({ mode: 'dodge-tome', heroes }).arrange((s) => {
    if (s.dodge) s.dodge.tome = tome ? sq(s, ...tome) : -1;
  });
/** Seats 0 and 2 are one team, 1 and 3 the other. */
const four = (of: object = {}, foeOf: object = {}) => ({
  helena: { at: [5, 3] as const, ...FULL, ...of },
  barka: { at: [6, 3] as const, ...FULL, ...foeOf },
  zanvor: { at: [2, 6] as const, ...FULL },
  zoe: { at: [20, 3] as const, ...FULL },
});

test('[SF-ARENA-03] [SF-ARENA-04] [SF-DODGE-01] [SF-DODGE-02] [SF-DODGE-04] 4 or 6 players on 24 × 8; bases of 2 × 4; basic equipment; one ability at II', () => {
  expect(rules.configure({ players: 5, mode: 'dodge-tome' })).toHaveProperty('problems');
  const t = scenario(rules, { players: 4, mode: 'dodge-tome', heroes: 'random' }).chance('dodge').start();
  const { grid } = boardOf(t.state).layout;
  expect([grid.width, grid.height]).toEqual([24, 8]);
  expect(baseSquares(t.state, 0)).toHaveLength(8);
  expect(t.decisions.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'startAbility'));
  expect([t.state.monsters.length, t.state.chests.length, t.state.barrels.length]).toEqual([0, 0, 0]);
});

test('[SF-DODGE-03] [SF-RULING-169] teams alternate, each picks its hero; tokens stay until his next turn; lying heroes return', () => {
  const t = dodge({ ...four({ shield: 3 }), zoe: { at: [20, 3], lying: true, life: 0 } }).begin(
    flow.dodgeRound,
    { team: 0 },
  );
  expect(t.decisions.map(({ seat }) => seat)).toEqual([0, 2]);
  t.choose('team', onFigure('zanvor'), 2).choose('act', { do: 'endTurn', dice: 0 }, 2);
  expect(t.decisions.map(({ seat }) => seat)).toEqual([1]);
  expect(hero(t, 'helena').shield).toBe(3);
  t.choose('team', onFigure('barka'), 1).choose('act', { do: 'endTurn', dice: 0 }, 1);
  t.choose('team', onFigure('helena'), 0);
  expect(hero(t, 'helena').shield).toBe(0);
  t.choose('act', { do: 'endTurn', dice: 0 }, 0).choose('kickOff', atSquare(t, 23, 3), 3);
  expect(hero(t, 'zoe')).toMatchObject({ lying: false, life: 3 });
});

test('[SF-DODGE-05] opponents hold each other; a slip is a Speed Test of 6 and 1 more for each further one', () => {
  const t = turnOf(
    dodge({ ...four(), zoe: { at: [6, 4], ...FULL } }).dice('star', 'star', 'swords', 'sword'),
    'helena',
  );
  expect(holders(t.state, 'helena', sq(t.state, 5, 3))).toEqual(['barka', 'zoe']);
  expect(t.refusal({ do: 'move', dice: 1 })).toMatchObject({ rule: 'SF-MOVE-11' });
  t.choose('act', { do: 'slip', dice: 3 });
  expect(t.events('rolled')[0]).toMatchObject({ need: 7, total: 8 });
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 4, 3));
});

test('[SF-DODGE-06] picking up is free; a carrier moves one less; the Tome stays behind when he is teleported', () => {
  const t = turnOf(
    dodge({ helena: [5, 3], barka: [20, 3], zanvor: [2, 6], zoe: [20, 5] }, [6, 3]).dice('swords', 'swords'),
    'helena',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 6, 3));
  expect(hero(t, 'helena').tome).toBe('tome-of-power');
  expect(t.state.dodge?.tome).toBe(-1);
  t.choose('act', { do: 'move', dice: 1 });
  expect(t.about()).toMatchObject({ squares: 1 });
  const gone = turnOf(
    dodge({
      zoe: { at: [5, 3], ...charged(1), tome: 'tome-of-power' },
      barka: [20, 3],
      zanvor: [2, 6],
      helena: [20, 5],
    }),
    'zoe',
  );
  gone
    .choose('act', { do: 'ability', ability: 'instant-teleport', ...onFigure('zoe') })
    .choose('teleportTo', atSquare(gone, 1, 0));
  expect(gone.state.dodge?.tome).toBe(sq(gone.state, 5, 3));
});

test('[SF-DODGE-07] [SF-RULING-170] a throw reaches its square, or falls short along the straightest line; columns are passed one square earlier', () => {
  const carrier = { tome: 'tome-of-power' };
  const far = dodge({
    helena: { at: [5, 3], ...FULL, ...carrier },
    barka: [20, 3],
    zanvor: { at: [9, 3], ...FULL },
    zoe: [20, 5],
  });
  const t = turnOf(far.dice('star'), 'helena');
  t.choose('act', { do: 'throwTome', ...atSquare(t, 9, 3) }).choose('throwDice', { dice: 1 });
  expect(hero(t, 'zanvor').tome).toBe('tome-of-power');
  const short = turnOf(
    dodge({ helena: { at: [5, 3], ...FULL, ...carrier }, barka: [20, 3], zanvor: [2, 6], zoe: [20, 5] }).dice(
      'swords',
    ),
    'helena',
  );
  short.choose('act', { do: 'throwTome', ...atSquare(short, 9, 5) }).choose('throwDice', { dice: 1 });
  expect(short.state.dodge?.tome).toBe(sq(short.state, 7, 4));
  expect(
    short
      .options('act')
      .some((option) => option.do === 'throwTome' && option.at?.square === sq(short.state, 7, 1)),
  ).toBe(false);
  const line = throwLine(short.state, sq(short.state, 5, 1), sq(short.state, 9, 1));
  expect(landingOf(short.state, line, 2)).toBe(sq(short.state, 6, 1));
});

test('[SF-DODGE-08] [SF-DODGE-13] an opponent beside the landing square may intercept with tokens and Cunning, for 1 experience', () => {
  const t = turnOf(
    dodge({
      helena: { at: [5, 3], ...FULL, tome: 'tome-of-power' },
      barka: [20, 3],
      zanvor: [2, 6],
      zoe: { at: [8, 4], ...FULL, shield: 2 },
    }).dice('star', 'star', 'star'),
    'helena',
  );
  t.choose('act', { do: 'throwTome', ...atSquare(t, 8, 3) }).choose('throwDice', { dice: 1 });
  t.choose('intercept', onFigure('zoe'), 3).choose('resist', { dice: 2 }, 3);
  expect(hero(t, 'zoe')).toMatchObject({ tome: 'tome-of-power', xp: 1, shield: 0 });
});

test('[SF-DODGE-08] who intercepts has the Tome instead of whom it was thrown to', () => {
  const t = turnOf(
    dodge({
      helena: { at: [5, 3], ...FULL, tome: 'tome-of-power' },
      barka: [20, 3],
      zanvor: [8, 3],
      zoe: { at: [8, 4], ...FULL, shield: 2 },
    }).dice('star', 'star', 'star'),
    'helena',
  );
  t.choose('act', { do: 'throwTome', ...atSquare(t, 8, 3) }).choose('throwDice', { dice: 1 });
  t.choose('intercept', onFigure('zoe'), 3).choose('resist', { dice: 2 }, 3);
  expect(t.state.heroes.filter(({ tome }) => tome !== '').map(({ id }) => id)).toEqual(['zoe']);
});

test('[SF-DODGE-09] [SF-DODGE-13] a takedown: tokens and Defense against it, or an automatic hit; a carrier drops the Tome where the attacker says', () => {
  const t = turnOf(dodge(four({}, { tome: 'tome-of-power' })).dice('sword'), 'helena');
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 1, ...onFigure('barka') });
  t.choose('dropTome', atSquare(t, 7, 4), 0);
  expect(hero(t, 'barka')).toMatchObject({ life: 4, tome: '' });
  expect(t.state.dodge?.tome).toBe(sq(t.state, 7, 4));
  expect(hero(t, 'helena').xp).toBe(1);
  const blocked = turnOf(dodge(four({}, { shield: 1 })).dice('swords', 'sword'), 'helena');
  blocked
    .choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 1, ...onFigure('barka') })
    .choose('resist', { dice: 1 }, 1);
  expect(hero(blocked, 'barka').life).toBe(5);
});

test('[SF-DODGE-10] a push moves him one square, two with a margin of 4; the pusher may follow', () => {
  const t = turnOf(dodge(four()).dice('swords', 'swords'), 'helena');
  t.choose('act', { do: 'push', dice: 2, ...onFigure('barka') }).choose('follow', 'yes', 0);
  expect(hero(t, 'barka').cell).toBe(sq(t.state, 8, 3));
  expect(hero(t, 'helena').cell).toBe(sq(t.state, 6, 3));
  const one = turnOf(dodge(four({}, { shield: 1 })).dice('swords', 'swords', 'swords'), 'helena');
  one
    .choose('act', { do: 'push', dice: 2, ...onFigure('barka') })
    .choose('resist', { dice: 1 }, 1)
    .choose('follow', 'no', 0);
  expect(hero(one, 'barka').cell).toBe(sq(one.state, 7, 3));
  const wall = turnOf(
    dodge({
      ...four(),
      zoe: { at: [7, 3], ...FULL },
      barka: { at: [6, 3], ...FULL, tome: 'tome-of-power' },
    }).dice('sword'),
    'helena',
  );
  wall.choose('act', { do: 'push', dice: 1, ...onFigure('barka') });
  expect(hero(wall, 'barka').tome).toBe('');
  expect(wall.state.dodge?.tome).toBe(sq(wall.state, 7, 4));
});

test('[SF-DODGE-10] [SF-DODGE-12] a carrier who pushes somebody out of his base and follows has brought the Tome home', () => {
  const t = turnOf(
    dodge({
      helena: { at: [2, 3], ...FULL, tome: 'tome-of-power' },
      barka: { at: [1, 3], ...FULL },
      zanvor: [2, 6],
      zoe: [20, 5],
    }).dice('sword'),
    'helena',
  );
  t.choose('act', { do: 'push', dice: 1, ...onFigure('barka') }).choose('follow', 'yes', 0);
  expect(t.state.dodge?.score).toEqual([1, 0]);
});

test('[SF-DODGE-11] at 0 Life a hero lies down and drops the Tome', () => {
  const t = turnOf(dodge(four({}, { life: 1, tome: 'tome-of-power' })).dice('sword'), 'helena');
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 1, ...onFigure('barka') }).choose(
    'dropTome',
    atSquare(t, 7, 3),
    0,
  );
  expect(hero(t, 'barka')).toMatchObject({ lying: true, tome: '' });
});

test('[SF-DODGE-12] [SF-DODGE-13] [SF-RULING-169] in the own base a carrier scores 1 and 2 experience; two points win', () => {
  const scoring = (score: number[]) => {
    const t = turnOf(
      dodge({
        helena: { at: [2, 3], ...FULL, tome: 'tome-of-power' },
        barka: [20, 3],
        zanvor: [2, 6],
        zoe: [20, 5],
      })
        .arrange((s) => {
          if (s.dodge) s.dodge.score = score;
        })
        .dice('swords'),
      'helena',
    );
    return t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 1, 3));
  };
  scoring([1, 0]).expectOver({ how: 'goals', winners: [0, 2] });
  const first = scoring([0, 0]);
  expect(first.state.dodge).toMatchObject({ score: [1, 0], conceded: 1, scored: true });
  expect(hero(first, 'helena').xp).toBe(2);
});

test('[SF-DODGE-14] abilities read monster as opponent: Wolf, War Cry; Dark Knowledge gives a die back', () => {
  const wolf = turnOf(dodge(four(charged(0))), 'helena');
  wolf.choose('act', { do: 'ability', ability: 'spectral-wolf', ...onFigure('barka') });
  expect(wolf.state.wolf).toBe('barka');
  const cried = turnOf(
    dodge({ ...four(), zoe: { at: [4, 4], ...FULL } }).arrange((s) => {
      hero({ state: s }, 'helena').warCry = 'barka';
    }),
    'helena',
  );
  expect(cried.refusal({ do: 'attack', weapon: 'hunting-knife', dice: 1, ...onFigure('zoe') })).toEqual({
    rule: 'SF-DODGE-14',
    figure: 'barka',
  });
  const dark = turnOf(
    dodge({ zoe: { at: [5, 3], ...charged(2) }, barka: [20, 3], zanvor: [2, 6], helena: [20, 5] }),
    'zoe',
  );
  dark.choose('act', { do: 'defend', dice: 2 }).choose('act', { do: 'ability', ability: 'dark-knowledge' });
  expect(dark.state.turn?.pool).toBe(5);
});
