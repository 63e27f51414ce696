import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { ADVENTURES, EXPLORATION, HEROES, SKILLS, TRADERS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { isMet } from '../../src/objectives.ts';
import { freshProgress } from '../../src/procedures/adventure.ts';
import { maxHealth } from '../../src/queries/values.ts';
import type { HeroSetting } from '../table.ts';
import { friend, hero, isGone, OPEN, table, turnOf } from '../table.ts';

const robin: HeroSetting = { id: 'robin-hood', at: [2, 2], energy: 3 };
const begin = (input: { [key: string]: unknown } = {}) => scenario(rules, { players: 2, ...input }).start();

test('[DL-ADV-01] [DL-RULING-100] two to four heroes; one person may run several', () => {
  expect(rules.configure({ players: 1 })).toMatchObject({ options: { players: 1, party: 2 } });
  expect(rules.configure({ players: 3, party: '4' })).toMatchObject({ options: { party: 4 } });
  expect(rules.configure({ players: 5 })).toHaveProperty('problems');
  expect(rules.configure({ players: 4, party: '2' })).toHaveProperty('problems');
  const t = begin({ players: 1, party: '3' });
  t.choose('chooseHero', { do: 'choose', hero: 'snow-white' }, 0).choose(
    'chooseHero',
    { do: 'choose', hero: 'robin-hood' },
    0,
  );
  t.expectAsked(0, 'chooseHero');
});

test('[DL-DEC-01] [DL-XP-01] [DL-RULING-28] [DL-RULING-29] everybody chooses a hero and spends 2 XP; row 0 spells are free', () => {
  const t = begin();
  t.choose('chooseHero', { do: 'choose', hero: 'snow-white' }, 0).choose(
    'chooseHero',
    { do: 'choose', hero: 'robin-hood' },
    1,
  );
  expect(hero(t)).toMatchObject({ xp: 2, gold: 10, skills: ['fireball', 'magicalArrow', 'blindingLight'] });
  expect(hero(t, 1).skills).toEqual([]);
  expect(hero(t, 1).wielded).toEqual(HEROES.find(({ id }) => id === 'robin-hood')?.wielded);
  t.choose('learn', { do: 'learn', skill: 'heal' }, 0);
  expect([hero(t).xp, hero(t).skills.includes('heal')]).toEqual([0, true]);
  t.expectAsked(1, 'learn').choose('learn', 'done', 1);
  t.expectAsked(0, 'placeHero');
});

test('[DL-XP-02] [DL-XP-03] [DL-XP-06] [DL-DEC-03] [DL-RULING-26] skills of the own trees, in any order, for XP, each once', () => {
  const t = table({ heroes: [{ ...robin, xp: 3, skills: ['multiShot'] }, friend] }).begin(flow.learnSkills, {
    hero: 0,
  });
  expect(t.refusal({ do: 'learn', skill: 'vigor' })).toEqual({ rule: 'DL-XP-03', tree: 'protection' });
  expect(t.options('learn').some((option) => 'skill' in option && option.skill === 'multiShot')).toBe(false);
  t.choose('learn', { do: 'learn', skill: 'criticalMastery' });
  expect([hero(t).xp, hero(t).skills]).toEqual([0, ['multiShot', 'criticalMastery']]);
  t.expectEnd();
  const poor = table({ heroes: [{ ...robin, xp: 1 }, friend] }).begin(flow.learnSkills, { hero: 0 });
  expect(poor.refusal({ do: 'learn', skill: 'deadlyShot' })).toEqual({ rule: 'DL-XP-04', need: 2, have: 1 });
});

test('[DL-XP-04] [DL-XP-05] [DL-XP-07] [DL-XP-08] [DL-RULING-27] four trees; a skill costs its row', () => {
  const costs = (tree: string) =>
    SKILLS.filter((skill) => skill.tree === tree)
      .map(({ cost }) => cost)
      .join('');
  expect([costs('martial'), costs('zenith'), costs('protection'), costs('spellcasting')]).toEqual([
    '1112233',
    '1112233',
    '1112233',
    '00011122233',
  ]);
});

test('[DL-TRADE-01] [DL-TRADE-02] [DL-DEC-04] [DL-RULING-58] [DL-RULING-118] a trader shows six cards of the act and three consumables; gold is pooled', () => {
  const stage = table({
    heroes: [
      { ...robin, gold: 20 },
      { ...friend, gold: 15 },
    ],
    mode: 'campaign',
  });
  const six = ['cudgel', 'hood', 'purse', 'greaves', 'iron-cap', 'short-bow'];
  const t = stage.dice(...six).begin(flow.interlude, { act: 1 });
  expect([t.state.offer, TRADERS[0]?.consumables]).toEqual([
    six,
    ['healing-draught', 'fairy-tea', 'smelling-salts'],
  ]);
  t.choose('trade', { do: 'buy', at: { item: 'cudgel' } });
  expect(t.state.heroes.map(({ gold }) => gold)).toEqual([0, 1]);
  expect(t.refusal({ do: 'buy', at: { item: 'greaves' } })).toEqual({
    rule: 'DL-TRADE-02',
    need: 18,
    have: 1,
  });
  t.choose('trade', { do: 'sell', at: { item: 'yew-bow' } });
  expect(hero(t)).toMatchObject({ gold: 5, wielded: ['lincoln-green'] });
  t.choose('trade', 'done').choose('trade', 'done');
  expect([
    t.state.offer,
    t.state.equipment[0]?.includes('hood'),
    t.state.equipment[0]?.includes('cudgel'),
  ]).toEqual([[], true, false]);
  t.expectEnd();
});

test('[DL-CONS-04] [DL-ADV-02] [DL-ADV-03] [DL-RULING-81] [DL-RULING-80] won after the End Phase: rewards for every hero, consumables gone', () => {
  const t = table({
    heroes: [
      { ...robin, consumables: ['snare'] },
      { id: 'nutcracker', outSince: 3 },
    ],
    adventure: 'a1',
  })
    .arrange((s) => {
      s.progress.met = true;
    })
    .within(flow.playAdventure, {}, 'rewards')
    .begin(flow.playRounds, {}, 'check');
  expect(t.state.heroes.map(({ xp, gold }) => [xp, gold])).toEqual([
    [2, 35],
    [2, 35],
  ]);
  expect(hero(t).consumables).toEqual([]);
  expect(t.state.won).toEqual(['a1']);
});

test('[DL-ADV-05] [DL-RULING-82] the campaign goes on: gear, gold, XP and skills stay', () => {
  const t = table({
    heroes: [{ ...robin, skills: ['vigor'], xp: 0 }, friend],
    mode: 'campaign',
    adventure: 'a1',
  })
    .arrange((s) => {
      s.progress.met = true;
      s.won = ['a1'];
      for (const each of s.heroes) each.xp = 0;
    })
    .dice('cudgel', 'hood', 'purse', 'greaves', 'iron-cap', 'short-bow')
    .begin(flow.nextAdventure, {}, 'result');
  expect(t.state.progress.id).toBe('a2');
  t.choose('trade', 'done').choose('trade', 'done');
  expect(hero(t).skills).toEqual(['vigor']);
});

test('[DL-DEC-02] a branch is chosen by the party', () => {
  const t = table({ heroes: [robin, friend], mode: 'campaign', adventure: 'a2' })
    .arrange((s) => {
      s.progress.met = true;
      s.won = ['a1', 'a2'];
    })
    .dice('cudgel', 'hood', 'purse', 'greaves', 'iron-cap', 'short-bow')
    .begin(flow.nextAdventure, {}, 'result');
  expect(t.options('chooseBranch', 1)).toEqual([
    { do: 'goOn', adventure: 'a3a' },
    { do: 'goOn', adventure: 'a3b' },
  ]);
  t.choose('chooseBranch', { do: 'goOn', adventure: 'a3b' }, 1);
  expect(t.state.progress.id).toBe('a3b');
});

test('[DL-DEC-38] a lost adventure pays half its gold once, and may be tried again', () => {
  const stage = table({ heroes: [robin, friend], mode: 'campaign', adventure: 'a1' }).arrange((s) => {
    s.progress.lost = 'rounds';
  });
  stage.begin(flow.playAdventure, {}, 'rewards');
  const t = stage.begin(flow.playAdventure, {}, 'rewards');
  expect(hero(t).gold).toBe(22);
  const again = stage.begin(flow.nextAdventure, {}, 'result');
  expect(again.options('replay', 0)).toEqual([{ do: 'replay' }, { do: 'leave' }]);
  again.choose('replay', 'leave', 0);
  again.expectOver({ how: 'campaignLeft', winners: [] });
});

test('[DL-ADV-04] the quest’s level chooses exploration and equipment', () => {
  const t = table({ heroes: [robin, friend], adventure: 'a7' }).begin(flow.playAdventure, {});
  expect(t.state.exploration).toEqual(
    EXPLORATION.filter(({ questLevel }) => questLevel === 3).map(({ id }) => id),
  );
});

test('[DL-ROUND-08] [DL-RULING-113] the limit of rounds is looked at after the objective', () => {
  const atLimit = (met: boolean) =>
    table({ heroes: [robin, friend], adventure: 'a2', round: 22 })
      .arrange((s) => {
        s.progress.met = met;
      })
      .begin(flow.playRounds, {}, 'check').state.progress.lost;
  expect([atLimit(true), atLimit(false)]).toEqual(['', 'rounds']);
});

test('[DL-RULING-114] random cards, then the closing one; keys and captives are shared out among them', () => {
  const t = turnOf(
    table({
      heroes: [{ ...robin, at: [3, 0] }, friend],
      doors: [{ side: 'N', x: 3, y: 0, open: false }],
      adventure: 'a2',
    })
      .arrange((s) => {
        s.progress.cardsLeft = 2;
        s.exploration = ['e101', 'e105'];
      })
      .dice('e105'),
  );
  t.choose('act', 'openDoor');
  expect(t.state.map.scenery.filter(({ type }) => type === 'key')).toHaveLength(2);
  const closing = turnOf(
    table({
      heroes: [{ ...robin, at: [3, 0] }, friend],
      doors: [{ side: 'N', x: 3, y: 0, open: false }],
      adventure: 'a2',
    }),
  );
  closing.choose('act', 'openDoor');
  expect([closing.state.map.tiles[1]?.card, closing.state.progress.closingPlaced]).toEqual(['c2', true]);
  const shut = turnOf(
    table({
      heroes: [{ ...robin, at: [3, 0] }, friend],
      doors: [{ side: 'N', x: 3, y: 0, open: false }],
      adventure: 'a2',
    }).arrange((s) => (s.progress.closingPlaced = true)),
  );
  expect(shut.refusal('openDoor')).toEqual({ rule: 'DL-RULING-114' });
  for (const { tiles, closing: last, objectives } of ADVENTURES)
    expect([tiles >= 2, last !== undefined || objectives[0]?.goal === 'clearAll']).toEqual([true, true]);
});

test('[DL-RULING-115] what the objectives mean', () => {
  const t = table({ heroes: [robin, friend], monsters: [['wolf-cub', 5, 5]], adventure: 'a1' }).begin(
    flow.moveEnds,
    { hero: 0 },
  );
  const s = t.state;
  s.progress.closingPlaced = true;
  expect(isMet(s, { goal: 'clearLast' })).toBe(false);
  s.others = [];
  expect(isMet(s, { goal: 'clearLast' })).toBe(true);
  s.progress = {
    ...freshProgress('a4'),
    keys: 3,
    levers: 3,
    freed: 2,
    bannerHeld: 8,
    mirrorsBroken: 4,
    villainDown: true,
  };
  expect(isMet(s, { goal: 'keys', keys: 3 })).toBe(false);
  s.progress.gateOpen = true;
  for (const objective of [
    { goal: 'keys', keys: 3 },
    { goal: 'levers', levers: 3 },
    { goal: 'captives', captives: 2 },
    { goal: 'banner', rounds: 8 },
    { goal: 'mirrors', mirrors: 4 },
    { goal: 'villain' },
  ] as const)
    expect(isMet(s, objective)).toBe(true);
});

test('[DL-RULING-115] the gate needs all keys, a tile with a key does not leave, and the banner must be held', () => {
  const gate = turnOf(
    table({ heroes: [robin, friend], scenery: [{ type: 'gate', x: 3, y: 2 }], adventure: 'a2' }),
  );
  expect(gate.refusal({ do: 'interact' })).toEqual({ rule: 'DL-RULING-115', have: 0, need: 3 });
  gate.state.progress.keys = 3;
  const open = turnOf(
    table({ heroes: [robin, friend], scenery: [{ type: 'gate', x: 3, y: 2 }], adventure: 'a2' }).arrange(
      (s) => (s.progress.keys = 3),
    ),
  ).choose('act', { do: 'interact' });
  expect(open.state.progress.met).toBe(true);
  const left = turnOf(
    table({
      heroes: [
        { ...robin, at: [11, 0] },
        { ...friend, at: [12, 4] },
      ],
      east: OPEN,
      doors: [{ side: 'N', x: 11, y: 0, open: false }],
      scenery: [{ type: 'key', x: 1, y: 1 }],
      adventure: 'a2',
    }).arrange((s) => (s.progress.cardsLeft = 1)),
  );
  expect(left.refusal('openDoor')).toMatchObject({ rule: 'DL-RULING-115' });
  const banner = (x: number) =>
    table({
      heroes: [
        { ...robin, at: [x, 2] },
        { ...friend, at: [7, 7] },
      ],
      scenery: [{ type: 'banner', x: 3, y: 2 }],
      adventure: 'a4',
    }).arrange((s) => {
      s.progress.setIn = 1;
    });
  expect(banner(2).begin(flow.endPhase, {}).state.progress.bannerHeld).toBe(1);
  const lost = banner(6);
  expect(lost.begin(flow.endPhase, {}).state.progress).toMatchObject({ bannerMissed: 1, lost: '' });
  expect(lost.begin(flow.endPhase, {}).state.progress.lost).toBe('bannerLost');
});

test('[DL-RULING-115] mirrors are objects: they break, never act, and do not keep doors shut; wraiths come every third round', () => {
  const t = turnOf(
    table({
      heroes: [{ ...robin, at: [3, 0] }, friend],
      monsters: [['mirror', 5, 5]],
      doors: [{ side: 'N', x: 3, y: 0, open: false }],
      adventure: 'a7',
      rows: OPEN.map((row, y) => (y === 7 ? '1......2' : row)),
    }),
  );
  expect(t.options('act')).toContainEqual({ do: 'openDoor', at: { door: 50 } });
  const stage = table({
    heroes: [robin, friend],
    monsters: [['mirror', 5, 5]],
    adventure: 'a7',
    round: 6,
    rows: OPEN.map((row, y) => (y === 7 ? '1......2' : row)),
  }).arrange((s) => {
    s.progress.setIn = 3;
  });
  const broken = stage.begin(flow.monsterFalls, { monster: 10, by: 0, card: 'mirror' });
  expect([broken.state.progress.mirrorsBroken, isGone(broken, 10)]).toEqual([1, true]);
  const wave = stage.begin(flow.refreshPhase, {});
  expect([wave.state.progress.waves, wave.state.others.map(({ card }) => card)]).toEqual([
    1,
    ['mirror-wraith'],
  ]);
});

test('[DL-RULING-115] a mirror has 3 Health for each hero', () => {
  const party: HeroSetting[] = [
    robin,
    friend,
    { id: 'snow-white', at: [1, 7] },
    { id: 'puss-in-boots', at: [2, 7] },
  ];
  for (const size of [2, 3, 4]) {
    const heroes = party.slice(0, size);
    const { state } = turnOf(table({ heroes, monsters: [['mirror', 5, 5]], adventure: 'a7' }));
    const [mirror] = state.others;
    expect(mirror && [mirror.health, maxHealth(state, mirror)]).toEqual([3 * size, 3 * size]);
  }
});

test('[DL-RULING-115] a captive that dies loses the adventure', () => {
  const t = table({ heroes: [robin, friend], monsters: [['captive', 5, 5]], adventure: 'a3b' }).begin(
    flow.monsterFalls,
    { monster: 10, by: -1, card: 'captive' },
  );
  expect(t.state.progress.lost).toBe('captiveDies');
});

test('a single adventure of act 2 or 3 gives the heroes what a campaign would have', () => {
  const t = begin({ adventure: 'a8', players: 2 })
    .choose('chooseHero', { do: 'choose', hero: 'snow-white' }, 0)
    .choose('chooseHero', { do: 'choose', hero: 'puss-in-boots' }, 1);
  for (const each of t.state.heroes) {
    const spent = each.skills.reduce(
      (sum, id) => sum + (SKILLS.find((skill) => skill.id === id)?.cost ?? 0),
      0,
    );
    expect([spent, each.xp]).toEqual([15, 0]);
  }
  expect(rules.faults(t.state)).toEqual([]);
});
