/** Rules that could be broken without any other test noticing. */
import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/missions/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { layoutOf } from '../../src/queries/layout.ts';
import { acts, atSquare, charged, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const use = (ability: string) => ({ do: 'ability', ability });

test('[SF-HELENA-06] [SF-RULING-86] Elven Step’s Aim counts after a walk that ended outside every zone, and not after one within', () => {
  const total = (monsters: {
    readonly [id: string]: readonly ['ugly-snout' | 'big-snout', number, number];
  }) => {
    const t = turnOf(
      table({ heroes: { helena: { at: [8, 8], ...charged(2, 3) }, zoe: [11, 11] }, monsters }).dice(
        'sword',
        'star',
      ),
      'helena',
    );
    t.choose('act', use('elven-step'));
    t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 8, 7));
    t.choose('act', { do: 'attack', dice: 1, weapon: 'composite-bow', ...onFigure('far') });
    return t.events('rolled').at(-1)?.total;
  };
  expect(total({ far: ['big-snout', 8, 4] })).toBe(6);
  expect(total({ far: ['big-snout', 8, 4], near: ['ugly-snout', 9, 6] })).toBe(4);
});

test('[SF-STAR-01] [SF-DISARM-02] a star rolled to disarm charges an ability like any other', () => {
  const t = turnOf(
    table({ heroes: { zoe: [8, 8], barka: [11, 11] } })
      .arrange((s) => {
        s.floorTraps = [sq(s, 8, 9)];
      })
      .dice('star', 'star'),
    'zoe',
  );
  t.choose('act', { do: 'disarm', dice: 2, ...atSquare(t, 8, 9) });
  t.choose('placeStar', { ability: 'arcane-power' }).choose('placeStar', { ability: 'arcane-power' });
  expect(hero(t, 'zoe').energy[0]).toBe(2);
  expect(t.state.floorTraps).toEqual([]);
});

test('[SF-RULING-79] War Cry ends when Barka goes down: the monster then goes for whom it likes', () => {
  const t = table({
    heroes: { barka: { at: [8, 8], life: 1 }, zoe: { at: [8, 10], life: 3 } },
    monsters: { a: ['ugly-snout', 7, 9], b: ['big-snout', 9, 9] },
  })
    .arrange((s) => {
      for (const monster of s.monsters) monster.warCry = 'barka';
    })
    .begin(flow.monstersAct, {});
  expect(hero(t, 'barka').lying).toBe(true);
  expect(foe(t, 'b').warCry).toBe('');
  expect(t.events('attacked')).toMatchObject([
    { by: 'a', target: 'barka' },
    { by: 'b', target: 'zoe' },
  ]);
});

test('[SF-RULING-79] under War Cry a monster that cannot reach Barka attacks nobody else', () => {
  const attacks = (cried: boolean): readonly unknown[] => {
    const t = table({ heroes: { barka: [10, 10], zoe: [7, 6] }, monsters: { m: ['ugly-snout', 7, 7] } })
      .arrange((s) => {
        const [monster] = s.monsters;
        if (!monster) return;
        monster.stuck = true;
        if (cried) monster.warCry = 'barka';
      })
      .begin(flow.monstersAct, {});
    return t.events('attacked');
  };
  expect(attacks(true)).toEqual([]);
  expect(attacks(false)).toMatchObject([{ by: 'm', target: 'zoe' }]);
});

test('[SF-RULING-160] nobody is pushed through a wall, a closed door or something solid', () => {
  const pushed = (setting: Parameters<typeof table>[0]) => {
    const t = acts(table({ monsters: { squad: ['s-n-o-u-t', 8, 10] }, ...setting }), 'squad');
    return t.events('moved').filter(({ how }) => how === 'pushed').length;
  };
  expect(pushed({ heroes: { barka: [8, 11] }, closed: [] })).toBe(1);
  expect(pushed({ heroes: { barka: [8, 11] }, closed: [2] })).toBe(0);
  expect(pushed({ heroes: { barka: [7, 11] }, closed: [], monsters: { squad: ['s-n-o-u-t', 7, 10] } })).toBe(
    0,
  );
  expect(pushed({ heroes: { barka: [8, 11], zoe: [8, 12] }, closed: [] })).toBe(0);
});

test('[SF-RULING-69] [SF-RULING-140] there are four Counterattack tokens: a fifth shield gets none', () => {
  const t = turnOf(
    table({
      heroes: {
        barka: { at: [8, 8], slots: ['mirror-shield', '', ''] },
        zoe: { at: [10, 10], counterattack: 4 },
      },
    }),
    'barka',
  );
  t.choose('act', { do: 'endTurn', dice: 0 }).choose('arrange', 'done');
  expect(hero(t, 'barka').counterattack).toBe(0);
  expect(t.events('counterattackGained')).toEqual([]);
});

test('[SF-RULING-78] Brutal Assault is refused where no square to strike from can be reached', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [6, 6], ...charged(0) }, zoe: [7, 6] },
      monsters: { far: ['ugly-snout', 11, 11] },
      barrels: [
        [6, 7],
        [7, 7],
      ],
    }),
    'barka',
  );
  expect(t.refusal({ ...use('brutal-assault'), ...onFigure('far') })).toMatchObject({ rule: 'SF-RULING-78' });
});

test('[SF-RULING-82] a wall is ruined where there is floor on both sides, not beside furniture or a column', () => {
  for (const mission of MISSIONS) {
    const { stretches, solid } = layoutOf(mission);
    expect(stretches.length).toBeGreaterThan(0);
    for (const { cells, tiles } of stretches) {
      expect(cells).toHaveLength(4);
      expect(tiles).toHaveLength(2);
      expect(cells.some((cell) => solid[cell])).toBe(false);
    }
  }
});

test('[SF-RULING-62] [SF-XP-02] an attack that hurts two gives one experience', () => {
  const t = turnOf(
    table({
      heroes: { luckylock: { at: [8, 8], ...charged(2) }, zoe: [11, 11] },
      monsters: { a: ['ugly-snout', 8, 6], b: ['ugly-snout', 9, 6] },
    }).dice('swords', 'swords'),
    'luckylock',
  );
  t.choose('act', use('double-fire'));
  t.choose('act', { do: 'attack', weapon: 'clover-gun', also: 'b', dice: 2, ...onFigure('a') });
  expect(t.events('defeated')).toHaveLength(2);
  expect(hero(t, 'luckylock').xp).toBe(1);
});

test('[SF-SETUP-02] [SF-FACE-01] [SF-STAT-01] the board in words tells facing, Protection, statuses, items and experience', () => {
  const t = turnOf(
    table({
      heroes: {
        barka: {
          at: [8, 8, 'E'],
          xp: 3,
          shield: 2,
          poisoned: true,
          backpack: ['bomb'],
          slots: ['magic-sai', '', ''],
        },
        zoe: [11, 11],
      },
      monsters: { 'ugly-snout-7': ['ugly-snout', 2, 8, 'W'] },
      sleepy: ['Archive'],
      closed: [0],
    })
      .arrange((s) => {
        foe({ state: s }, 'ugly-snout-7').frozen = true;
      })
      .dice('lightning-green'),
    'barka',
  );
  const board = rules.words.board(rules.view(t.state, null));
  expect(board).toContain('facing east');
  expect(board).toMatch(
    /Barka .*Poisoned.*2 Shield Die tokens; level 1, 3 experience; .*equipped: Magic Sai, .*carries Bomb/,
  );
  expect(board).toMatch(
    /Ugly Snout 7 .*facing west: Protection 0, Life 1 of 1, Attack 2 dice, Step 1 \(asleep, Frozen\)/,
  );
  expect(board).toContain('Asleep: Archive');
  expect(board).toContain('Items left: 30 Magic, 15 Small');
});

test('[SF-DICE-08] a roll says what it was for', () => {
  const t = turnOf(
    table({ heroes: { barka: [8, 8], zoe: [11, 11] }, barrels: [[8, 9]] }).dice('sword'),
    'barka',
  );
  t.choose('act', { do: 'bashBarrel', dice: 1, ...atSquare(t, 8, 9) });
  const said = t.events('rolled').map((event) => rules.words.event(event, rules.view(t.state, null)));
  expect(said).toEqual(['Barka rolls 1 for bashing the barrel: 1 against 6.']);
});

test('[SF-ATK-08] a miss is told, and leaves no wound', () => {
  const t = turnOf(
    table({ heroes: { barka: [8, 8], zoe: [11, 11] }, monsters: { a: ['big-snout', 8, 7] } }).dice('sword'),
    'barka',
  );
  t.choose('act', { do: 'attack', weapon: 'engine-arm', dice: 1, ...onFigure('a') });
  expect(t.events('missed')).toEqual([{ type: 'missed', by: 'barka', target: 'a' }]);
  expect(foe(t, 'a').wounds).toBe(0);
});

test('[SF-HUNT-07] the killing blow scores, and one point goes to everybody else who wounded it', () => {
  const stage = table({
    mode: 'big-hunting',
    heroes: { zanvor: [8, 8], barka: [6, 8] },
    monsters: { a: ['big-snout', 7, 8] },
  }).dice('star', 'star', 'swords');
  const t = turnOf(stage, 'zanvor');
  t.choose('act', { do: 'attack', weapon: 'foil', dice: 3, ...onFigure('a') });
  expect(foe(t, 'a')).toMatchObject({ wounds: 1, hurtBy: ['zanvor'] });
});

test('[SF-UM-05] the Ugly Master’s roll is told, highest first', () => {
  const t = table({ mode: 'ugly-master', heroes: { barka: [8, 8], zoe: [11, 11] } })
    .dice('sword', 'star', 'swords', 'sword', 'sword', 'sword')
    .begin(flow.umTurn, {});
  expect(t.events('uglyMasterRolled')).toEqual([{ type: 'uglyMasterRolled', dice: [3, 2, 1, 1, 1, 1] }]);
});
