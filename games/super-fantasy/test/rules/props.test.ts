import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { boardOf, ringTo } from '../../src/queries/board.ts';
import { conditionHolds } from '../../src/queries/conditions.ts';
import { atSquare, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };

test('[SF-PROP-01] [SF-PROP-04] a lever costs 1 die and toggles; three of them lift the gate, which closes again', () => {
  const t = turnOf(
    table({
      mission: 'gate',
      furnished: true,
      heroes: { barka: [1, 8], zoe: [11, 11] },
      sleepy: ['Key Room'],
    }).arrange((s) => {
      for (const lever of s.levers) lever.on = lever.id !== 'lever-west';
      s.gateOpen = false;
    }),
    'barka',
  );
  t.choose('act', { do: 'lever', ...atSquare(t, 1, 9) });
  expect(t.state).toMatchObject({ gateOpen: true, stage: 1, sleepy: [] });
  expect(t.state.turn?.pool).toBe(5);
  t.choose('act', { do: 'lever', ...atSquare(t, 1, 9) });
  expect(t.state.gateOpen).toBe(false);
  const gate = turnOf(
    table({ mission: 'gate', furnished: true, heroes: { barka: [8, 6], zoe: [11, 11] } }),
    'barka',
  );
  expect(gate.refusal({ do: 'bashDoor', at: { door: 6 } })).toEqual({ rule: 'SF-PROP-04' });
});

test('[SF-PROP-02] a button is on while a figure or the Statue stands on it', () => {
  const t = turnOf(
    table({ mission: 'sorcerer', furnished: true, heroes: { barka: [10, 15], zoe: [6, 17] } }),
    'barka',
  );
  const pressed = () => conditionHolds(t.state, { buttons: ['statue-button'] });
  expect(pressed()).toBe(true);
  hero(t, 'barka').cell = sq(t.state, 9, 15);
  expect(pressed()).toBe(false);
  t.state.statue = sq(t.state, 10, 15);
  expect(pressed()).toBe(true);
});

test('[SF-PROP-03] a Lock falls when its condition is met', () => {
  const t = turnOf(
    table({
      mission: 'pit',
      furnished: true,
      heroes: { zanvor: { at: [7, 14], ...FULL }, zoe: [11, 17] },
      monsters: { 'key-1': ['ugly-snout', 7, 13] },
      closed: [0, 1, 2, 3, 4],
    }).dice('star'),
    'zanvor',
  );
  expect(t.state.doors[0]?.locked).toBe(true);
  t.choose('act', { do: 'attack', weapon: 'foil', dice: 1, ...onFigure('key-1') });
  expect(t.state.doors.map(({ locked }) => locked).slice(0, 5)).toEqual([false, true, true, true, true]);
  expect(t.state.doors[0]?.open).toBe(false);
});

test('[SF-PROP-05] the Statue is pushed straight away: 6 one square, 9 two; it breaks barrels', () => {
  const push = (dice: readonly string[]) => {
    const t = turnOf(
      table({
        mission: 'sorcerer',
        furnished: true,
        heroes: { zanvor: { at: [6, 15], ...FULL }, zoe: [6, 17] },
        barrels: [[8, 15]],
      }).dice(...dice),
      'zanvor',
    );
    return t.choose('act', { do: 'pushStatue', dice: dice.length });
  };
  expect(push(['star', 'swords']).options('statueTo')).toHaveLength(1);
  const two = push(['star', 'star', 'sword']);
  two.choose('statueTo', atSquare(two, 9, 15));
  expect(two.state.statue).toBe(sq(two.state, 9, 15));
  expect(two.state.barrels).toEqual([]);
  expect(push(['sword']).events('statuePushed')).toEqual([]);
});

test('[SF-PROP-06] a Brazier: Magic 6 from beside it, 8 with a Magic weapon from afar', () => {
  const near = turnOf(
    table({
      mission: 'sorcerer',
      furnished: true,
      heroes: { zoe: { at: [15, 14], ...FULL }, barka: [6, 17] },
    }).dice('star', 'swords'),
    'zoe',
  );
  near.choose('act', { do: 'brazier', far: false, dice: 2 });
  expect(near.state.braziers[1]?.on).toBe(true);
  const far = turnOf(
    table({
      mission: 'sorcerer',
      furnished: true,
      heroes: { zoe: { at: [14, 14], ...FULL }, barka: [6, 17] },
    }).dice('star', 'swords', 'sword'),
    'zoe',
  );
  far.choose('act', { do: 'brazier', far: true, dice: 3 });
  expect(far.events('rolled')[0]).toMatchObject({ need: 8, total: 7 });
  expect(far.state.braziers[1]?.on).toBe(false);
});

test('[SF-PROP-07] a Tome piece is picked up by entering, one per hero, dropped when he goes down, handed over, and brought home', () => {
  const t = turnOf(
    table({ heroes: { helena: { at: [9, 2], ...FULL }, zoe: [10, 2] } })
      .arrange((s) => {
        s.tomes = [
          { id: 'one', cell: sq(s, 9, 3), brought: false },
          { id: 'two', cell: sq(s, 9, 4), brought: false },
        ];
      })
      .dice('swords'),
    'helena',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 9, 4));
  expect(hero(t, 'helena').tome).toBe('one');
  expect(t.state.tomes.map(({ cell }) => cell)).toEqual([-1, sq(t.state, 9, 4)]);
  t.choose('act', { do: 'endTurn', dice: 0 }).choose('arrange', { do: 'giveTome', ...onFigure('zoe') });
  expect([hero(t, 'helena').tome, hero(t, 'zoe').tome]).toEqual(['', 'one']);
  const down = table({
    heroes: { helena: { at: [9, 2], life: 1, tome: 'one' }, zoe: [6, 13] },
    monsters: { m: ['ugly-snout', 9, 1] },
  })
    .arrange((s) => {
      s.tomes = [{ id: 'one', cell: -1, brought: false }];
    })
    .begin(flow.monsterAttack, { monster: 'm', hero: 'helena', dice: 2, why: 'only' });
  expect(down.state.tomes[0]?.cell).toBe(sq(down.state, 9, 2));
  const home = turnOf(
    table({ heroes: { helena: { at: [8, 17], tome: 'one' }, zoe: [6, 13] } })
      .arrange((s) => {
        s.tomes = [{ id: 'one', cell: -1, brought: false }];
      })
      .dice('sword'),
    'helena',
  );
  home.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(home, 8, 18));
  expect(home.state.tomes[0]?.brought).toBe(true);
});

test('[SF-PROP-08] a Fate token is turned up by who ends a move on or next to it', () => {
  const turned = (face: string, ...dice: string[]) => {
    const t = turnOf(
      table({ heroes: { helena: { at: [7, 7], ...FULL }, zoe: [11, 11] } })
        .arrange((s) => {
          s.fateTokens = [{ id: 'f', cell: sq(s, 9, 7), face: '' }];
          s.fateBag = ['tome', 'tome', 'monster', 'item'];
          s.tomes = [{ id: 'hidden', cell: -1, brought: false }];
        })
        .dice('sword', face, ...dice),
      'helena',
    );
    return t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 8, 7));
  };
  expect(turned('tome').state.tomes[0]?.cell).toBeGreaterThan(0);
  expect(turned('monster').state.monsters).toHaveLength(1);
  expect(hero(turned('item', 'bomb'), 'helena').backpack).toEqual(['bomb']);
});

test('[SF-PROP-08] the monster of a Fate token comes beside it when somebody stands on it', () => {
  const t = turnOf(
    table({ heroes: { helena: { at: [7, 7], ...FULL }, zoe: [11, 11] } })
      .arrange((s) => {
        s.fateTokens = [{ id: 'f', cell: sq(s, 8, 7), face: '' }];
        s.fateBag = ['monster', 'item'];
      })
      .dice('sword', 'monster'),
    'helena',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 8, 7));
  const [monster] = t.state.monsters;
  expect(boardOf(t.state).around[sq(t.state, 8, 7)]).toContain(monster?.at);
});

test('[SF-PROP-09] a closable Portal takes three successes of 9 from beside it', () => {
  const t = turnOf(
    table({ mission: 'sorcerer', furnished: true, heroes: { zoe: { at: [13, 8], ...FULL }, barka: [6, 17] } })
      .arrange((s) => {
        const [portal] = s.portals;
        if (portal) portal.progress = 2;
      })
      .dice('star', 'star', 'sword'),
    'zoe',
  );
  t.choose('act', { do: 'closePortal', dice: 3 });
  expect(t.state.portals[0]).toMatchObject({ progress: 3, closed: true });
  const far = turnOf(
    table({ mission: 'sorcerer', furnished: true, heroes: { zoe: [1, 14], barka: [6, 17] } }),
    'zoe',
  );
  expect(far.refusal({ do: 'closePortal' })).toEqual({ rule: 'SF-PROP-09' });
});

test('[SF-PROP-10] stairs are a tile like a corridor', () => {
  const t = turnOf(table({ mission: 'sorcerer', heroes: { zoe: [8, 5], barka: [6, 17] } }), 'zoe');
  expect(boardOf(t.state).layout.tiles.find(({ name }) => name === 'Stairs')?.kind).toBe('stairs');
  expect(ringTo(boardOf(t.state), sq(t.state, 8, 5), sq(t.state, 8, 2))).toBe(3);
});

test('events of a Mission happen once', () => {
  const t = turnOf(
    table({
      mission: 'pit',
      furnished: true,
      heroes: { zanvor: { at: [7, 11], ...FULL }, zoe: [11, 17] },
      monsters: { 'key-4': ['big-snout', 7, 10] },
      sleepy: ['Pit'],
    })
      .arrange((s) => {
        foe({ state: s }, 'key-4').wounds = 1;
      })
      .dice('star', 'star', 'swords'),
    'zanvor',
  );
  t.choose('act', { do: 'attack', weapon: 'foil', dice: 3, ...onFigure('key-4') });
  expect(t.events('said')).toHaveLength(1);
  expect(t.state.sleepy).toEqual([]);
});
