import { randomPlay, scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HEROES, ITEMS, SMALL_ITEMS } from '../../src/content/index.ts';
import { MISSIONS } from '../../src/content/missions/index.ts';
import { rules } from '../../src/index.ts';
import { layoutOf } from '../../src/queries/layout.ts';
import { missionOf } from '../../src/queries/mission.ts';
import { atSquare, hero, onFigure, sq, table, turnOf } from '../table.ts';

/** What the first Mission says for so many players. */
const endFor = (players: number): number | undefined => MISSIONS[0]?.endSpace[players];

const start = (more: object = {}) => scenario(rules, { players: 2, ...more }).start();
const { view } = rules;
const begun = (more: object = {}) => {
  const t = start(more);
  t.choose('chooseHero', { hero: 'zoe' }).choose('chooseHero', { hero: 'barka' });
  return t;
};

test('[SF-CORE-01] [SF-SETUP-01] a game plays one Mission, built as its map shows', () => {
  const t = start({ mission: 'gate' });
  expect(missionOf(t.state).id).toBe('gate');
  expect(t.state.doors).toHaveLength(6);
  expect(t.state.levers.map(({ cell }) => cell)).toEqual([
    sq(t.state, 1, 9),
    sq(t.state, 16, 9),
    sq(t.state, 1, 13),
  ]);
  expect(layoutOf(missionOf(t.state)).tiles.map(({ name }) => name)).toContain('Key Room');
});

test('[SF-CORE-02] [SF-SETUP-07] a turn is a Heroes’ Phase and a Monsters’ Phase, from space 1 on', () => {
  const t = begun();
  t.choose('order', 'goNext', 0).choose('order', 'goNext', 1);
  expect(t.state.turnMarker).toBe(1);
  expect(t.state.phase).toBe('heroes');
  t.choose('act', { do: 'endTurn', dice: 0 }, 0);
  expect(t.state.phase).toBe('heroes');
  t.state.monsters = t.state.monsters.filter(({ kind }) => kind === 'big-snout');
  t.state.portals = [];
  t.choose('act', { do: 'endTurn', dice: 0 }, 1);
  expect(t.events('monstersPhaseBegan')).toHaveLength(1);
  expect(t.state.turnMarker).toBe(2);
  expect(t.events('turnBegan')).toHaveLength(2);
});

test('[SF-CORE-03] [SF-CORE-04] all heroes share one objective and win together', () => {
  const t = turnOf(
    table({
      mission: 'guardhouse',
      heroes: { helena: { at: [2, 8], energy: [4, 4, 4] }, zoe: [4, 8] },
      monsters: { captain: ['big-snout', 2, 7] },
    })
      .arrange((s) => {
        s.killed = ['sergeant', 'cook', 'armourer'];
        const [monster] = s.monsters;
        if (monster) monster.wounds = 1;
      })
      .dice('swords', 'swords', 'swords', 'star', 'star', 'star'),
    'helena',
  );
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 6, ...onFigure('captain') });
  t.expectOver({ how: 'objective', winners: [0, 1] });
});

test('[SF-CORE-05] [SF-UM-04] at the limit the Ugly Snouts have won, or whoever commands them', () => {
  const standard = rules.configure({ players: 2, heroes: 'random' });
  const master = rules.configure({ players: 2, heroes: 'random', mode: 'ugly-master' });
  if ('problems' in standard || 'problems' in master) throw new Error('the options have changed');
  const idle = (options: typeof standard.options) =>
    randomPlay(rules, options, 'idle', {
      policy: (_s, { options: all }) => all.findLast(() => true) as (typeof all)[number],
    }).state.outcome;
  expect(idle(standard.options)).toEqual({ how: 'timeOut', winners: [] });
  expect(idle(master.options)).toEqual({ how: 'timeOut', winners: [1] });
});

test('[SF-CORE-06] [SF-SETUP-09] each player takes one hero, and no hero is taken twice', () => {
  const t = start();
  t.choose('chooseHero', { hero: 'zoe' }, 0);
  expect(t.refusal({ do: 'choose', hero: 'zoe' }, 1)).toEqual({ rule: 'SF-CORE-06', hero: 'zoe' });
  expect(t.options('chooseHero')).toHaveLength(5);
});

test('[SF-CORE-08] nothing is hidden between players: all views are alike', () => {
  const t = begun();
  expect({ ...view(t.state, 0), seat: null }).toEqual(view(t.state, null));
  expect({ ...view(t.state, 1), seat: null }).toEqual(view(t.state, null));
});

test('[SF-CORE-09] [SF-RULING-138] six Missions of rising difficulty; heroes start each one fresh', () => {
  expect(MISSIONS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  const kinds = MISSIONS.map(({ beasts }) => Object.keys(beasts).length);
  expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
  const t = begun({ mission: 'throne' });
  expect(t.state.heroes.every(({ xp, slots }) => xp === 0 && slots.every((item) => item === ''))).toBe(true);
});

test('[SF-SETUP-02] the Beasts Page is open to everybody', () => {
  expect(view(begun().state, null).mission.beasts['big-snout']).toMatchObject({
    protection: 9,
    life: 2,
    attack: 3,
  });
});

test('[SF-SETUP-03] [SF-TRAP-01] [SF-RULING-49] traps lie face down where the map says, the rest is set aside', () => {
  const { state } = begun();
  expect(state.trapBag).toHaveLength(8);
  expect(state.trapsAside).toBe(6);
  const seen = view(state, 0);
  expect(seen.doors.filter(({ trapped }) => trapped)).toHaveLength(1);
  expect(seen.chests.filter(({ trapped }) => trapped)).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toMatch(/falling-rock|iron-cage|spiked-hole/);
});

test('[SF-SETUP-04] [SF-SETUP-05] Magic Items and Small Items are piles without a known order', () => {
  const { state } = begun();
  expect([...state.magicPile].sort()).toEqual(ITEMS.map(({ id }) => id).sort());
  expect(state.smallPile).toHaveLength(15);
  expect(view(state, 0).piles).toEqual({ magic: 30, small: 15, trapsAside: 6 });
  expect(SMALL_ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(15);
});

test('[SF-SETUP-06] [SF-RULING-64] tokens are counters without a limit', () => {
  const t = turnOf(table({ heroes: { barka: { at: [6, 6], shield: 40 }, zoe: [8, 8] } }), 'barka');
  t.choose('act', { do: 'endTurn', dice: 6 });
  expect(hero(t, 'barka').shield).toBe(47);
});

test('[SF-SETUP-08] the End token starts where the Mission says for so many players', () => {
  expect(begun().state.endToken).toBe(endFor(2));
  const four = scenario(rules, { players: 4, heroes: 'random' }).chance('four').start();
  expect(four.state.endToken).toBe(endFor(4));
  expect(endFor(4)).toBeGreaterThan(0);
});

test('[SF-SETUP-10] [SF-ABIL-01] [SF-ABIL-08] three abilities at level I; all levels are printed', () => {
  for (const { abilities } of HEROES) {
    expect(abilities).toHaveLength(3);
    for (const { levels } of abilities) expect(levels).toHaveLength(3);
  }
  expect(hero(begun(), 'zoe').levels).toEqual([1, 1, 1]);
});

test('[SF-SETUP-11] [SF-SETUP-12] markers at 0, energy at the red circle, Life as on the heart', () => {
  const zoe = hero(begun(), 'zoe');
  expect({ xp: zoe.xp, energy: zoe.energy, life: zoe.life }).toEqual({ xp: 0, energy: [0, 0, 0], life: 3 });
});

test('[SF-SETUP-13] [SF-SETUP-14] [SF-RULING-29] the order of turn 1 is fixed at the entrance, front first', () => {
  const t = begun();
  t.choose('order', onFigure('barka'), 1);
  expect(hero(t, 'barka').cell).toBe(sq(t.state, -1, 8));
  t.choose('order', onFigure('zoe'), 0);
  expect(hero(t, 'zoe').cell).toBe(sq(t.state, -1, 9));
  t.expectAsked(1, 'act');
  expect(t.state.turn?.hero).toBe('barka');
});

test('[SF-SETUP-15] a hero occupies exactly one square, and nobody else can stand there', () => {
  const t = turnOf(table({ heroes: { barka: [6, 6], zoe: [7, 6] } }).dice('sword'), 'barka');
  t.choose('act', { do: 'move', dice: 1 });
  expect(t.refusal({ do: 'goTo', steps: 0, ...atSquare(t, 7, 6) })).toEqual({ rule: 'SF-MOVE-06' });
});

test('[SF-SOLO-01] [SF-SOLO-02] [SF-SOLO-03] [SF-RULING-128] alone one plays the heroes the Mission names; they count as one player more', () => {
  const t = scenario(rules, { players: 1 }).start();
  expect(t.options('chooseParty')).toHaveLength(2);
  t.choose('chooseParty', { heroes: ['barka', 'helena'] });
  expect(t.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    ['barka', 0],
    ['helena', 0],
  ]);
  expect(t.state.endToken).toBe(endFor(3));
  /** Three players are counted, so the monster for three is there. */
  expect(t.state.monsters.filter(({ kind }) => kind === 'ugly-snout')).toHaveLength(6);
  t.choose('order', onFigure('helena')).choose('order', onFigure('barka'));
  t.expectAsked(0, 'act');
});

test('[SF-RULING-37] two heroes each are counted as players', () => {
  const t = scenario(rules, { players: 2, twoHeroesEach: true, heroes: 'random' }).chance('two').start();
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
  expect(t.state.endToken).toBe(endFor(4));
  expect(rules.configure({ players: 4, twoHeroesEach: true })).toHaveProperty('problems');
});

test('[SF-RULING-148] the number of players is fixed at the set-up', () => {
  const t = begun();
  const before = t.state.endToken;
  t.state.heroes = t.state.heroes.slice(0, 1);
  t.choose('order', onFigure('zoe'), 0);
  expect(t.state.endToken).toBe(before);
});

test('[SF-SETUP-12] [SF-XP-05] veterans begin with all experience, and raise every ability to III after their first roll', () => {
  const t = scenario(rules, { players: 2, heroes: 'veterans' }).chance('old').start();
  expect(t.state.heroes.map(({ xp, levelUps, levels }) => ({ xp, levelUps, levels }))).toEqual(
    [0, 1].map(() => ({ xp: 20, levelUps: 6, levels: [1, 1, 1] })),
  );
  const { state } = randomPlay(rules, t.state.options, 'old');
  expect(state.heroes.map(({ levels }) => levels)).toEqual([0, 1].map(() => [3, 3, 3]));
  /** Arenas have everybody as he is printed, and no Mission. */
  expect(
    rules.configure({ players: 4, mode: 'dodge-tome', heroes: 'veterans', mission: 'pit' }),
  ).toMatchObject({
    options: { heroes: 'random', mission: 'guardhouse' },
  });
});

test('[SF-CHEST-03] veterans bring a Magic Item each, and say where it goes before the first turn', () => {
  const t = scenario(rules, { players: 2, heroes: 'veterans' }).chance('old').start();
  t.choose('order', 'goNext', 1).choose('order', 'goNext', 0);
  expect(t.events('itemDrawn').map((event) => event.hero)).toEqual([t.state.order[0]]);
  t.choose('takeMagic', 'leave', 1).choose('takeMagic', 'leave', 0);
  expect(t.events('itemDrawn').map((event) => event.hero)).toEqual(t.state.order);
  expect(t.state.magicPile).toHaveLength(ITEMS.length - 2);
  expect(t.state.phase).toBe('heroes');
});
