import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { endure, wounds } from '../answers.ts';
import { monsterActs, table, turnOf } from '../table.ts';

/** Pays with whatever comes first, where there is a choice. */
const payAnyhow = (t: Scene<State>): void => {
  if (t.decisions[0]?.kind === 'pay') t.choose('pay', { ...t.options('pay')[0] });
};

const view = (t: Scene<State>) => rules.view(t.state, 0);
/** What the log says of the events of one type. */
const told = (t: Scene<State>, type: string): readonly (string | undefined)[] =>
  t.events(type).map((event) => rules.words.event(event, view(t)));
const offered = (t: Scene<State>, kind: string): readonly string[] =>
  t.options(kind).map((option) => rules.words.option(option, view(t)));

test('[PQ-ACTV-01] a Combo bears the second token of the pair whose first lies on its target [PQ-F3]', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid'] },
      monsters: { 3: ['chowtaur'] },
      hands: { druid: ['spirit', 'spirit', 'magic', 'strength', 'joker', 'joker'] },
    }),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'entangle' });
  payAnyhow(t);
  t.choose('target', 'target');
  const { heroes, monsters } = view(t);
  const [mark] = monsters[0]?.marks ?? [];
  expect(mark).toMatchObject({ from: 'entangle', colour: 0 });
  expect(heroes[0]?.tokens).toEqual([{ on: 'entangle', colour: 0 }]);
  expect(monsters[0]?.tokens).toEqual([]);
});

test('[PQ-MON-11] [PQ-BOSS-09] a Monster or Boss whose hit lasts bears a token, too [PQ-F3]', () => {
  for (const [foe, lanes] of [
    ['pharaoh-hound', { 3: ['pharaoh-hound'] }],
    ['chihuahua-warlord', { 1: ['chihuahua-warlord'] }],
  ] as const) {
    const t = endure(monsterActs(table({ heroes: { 3: ['bard'] }, monsters: lanes, world: 3 }), foe));
    const { heroes, monsters } = view(t);
    expect(heroes[0]?.marks).toMatchObject([{ from: foe, colour: 0 }]);
    expect(monsters[0]?.tokens).toEqual([{ on: foe, colour: 0 }]);
  }
});

test('[PQ-RULING-20] a counter-attack strikes before the hit moves the Hero away [PQ-F4]', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 2: ['hose-serpent'] },
      hands: { warrior: ['strength', 'speed', 'strength'] },
    }).chance('moves'),
    'hose-serpent',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' });
  payAnyhow(t);
  endure(t);
  const story = t
    .events()
    .map((event) => event.type)
    .filter((type) => type === 'attacked' || type === 'moved');
  expect(story.lastIndexOf('attacked')).toBeLessThan(story.lastIndexOf('moved'));
  expect(wounds(t)['hose-serpent']).toBe(1);
});

test('[PQ-RULING-20] a beaten Hero makes no counter-attack, and a fallen attacker does no more', () => {
  const beaten = monsterActs(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 3: ['war-bulldog'] },
      left: { barbarian: 1 },
      hands: { barbarian: ['strength', 'spirit'] },
    }),
    'war-bulldog',
  );
  beaten.choose('riposte', { combo: 'bite-back' });
  endure(beaten);
  expect(wounds(beaten)['war-bulldog']).toBeUndefined();
  const fallen = monsterActs(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 3: ['war-bulldog'] },
      left: { 'war-bulldog': 1 },
      hands: { barbarian: ['strength', 'spirit'] },
      treasures: { barbarian: ['ham'] },
    }).chance('gains'),
    'war-bulldog',
  );
  fallen.choose('riposte', { combo: 'bite-back' });
  endure(fallen);
  expect(fallen.decisions[0]?.kind).not.toBe('forcedDiscard');
  expect(fallen.state.heroes[0]?.treasures).toContain('ham');
});

test('[PQ-RULING-89] alone, Mimic Magic answers the Wizard’s own Combo [PQ-F6]', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'] },
      monsters: { 3: ['badger'] },
      world: 3,
      hands: { wizard: ['magic', 'magic', 'magic', 'magic', 'intellect', 'speed', 'joker', 'joker'] },
    }).chance('draws'),
    'wizard',
  );
  t.choose('act', { do: 'combo', combo: 'hot-breath' });
  payAnyhow(t);
  const once = wounds(t).badger ?? 0;
  if (t.decisions[0]?.kind === 'drawFrom') t.choose('drawFrom', 'takeDeck');
  t.choose('riposteToEffect', { combo: 'mimic-magic' });
  payAnyhow(t);
  expect([once, wounds(t).badger]).toEqual([2, 4]);
});

test('[PQ-SETUP-03] the same Hero made by players is not accepted twice [PQ-F5]', async () => {
  const { default: pugulus } = await import('../../examples/king-pugulus.json', { with: { type: 'json' } });
  const both = rules.configure({ players: 2, customHeroes: [pugulus, pugulus], allowUnbalanced: true });
  expect(both).toMatchObject({ problems: [{ field: 'customHeroes[1]' }] });
  expect(rules.configure({ players: 2, customHeroes: [pugulus], allowUnbalanced: true })).toHaveProperty(
    'options',
  );
});

test('[PQ-RULING-80] Prayer is told before what it pays for [PQ-F7]', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['slime'] },
      damage: { cleric: 2 },
      hands: { cleric: ['spirit'] },
    }),
    'cleric',
  );
  t.choose('act', { do: 'combo', combo: 'cure', instead: true });
  expect(told(t, 'abilityUsed')).toEqual(['Pugtor uses Prayer.']);
});

test('[PQ-DMG-01] what armour absorbs, and what a curse adds, is told [PQ-F7]', () => {
  const armour = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['frenchgoyle'] },
      hands: { warrior: ['strength', 'speed', 'joker'] },
    }).chance('goyle'),
    'warrior',
  );
  armour.choose('act', { do: 'combo', combo: 'accurate-strike' });
  payAnyhow(armour);
  expect(told(armour, 'absorbed')).toEqual(['Frenchgoyle’s armour absorbs 1.']);
  const cursed = monsterActs(
    table({ heroes: { 3: ['bard'] }, monsters: { 3: ['war-bulldog'] } }).arrange((s) => {
      s.heroes[0]?.marks.push({
        key: 'cursed',
        from: 'pharaoh-hound',
        until: 'worldEnd',
        modifiers: [{ stat: 'armour', by: -1 }],
      });
    }),
    'war-bulldog',
  );
  expect(told(endure(cursed), 'absorbed')[0]).toMatch(/suffers 1 more damage: weakened armour\.$/);
});

test('[PQ-WORLD-02] what is printed on a World or a Monster is read aloud when it works [PQ-F7]', () => {
  const { view: sees } = { view: view(turnOf(table({ heroes: { 3: ['bard'] } }), 'bard')) };
  const words = (source: string, by: string) =>
    rules.words.event({ type: 'abilityUsed', by, source } as never, sees);
  expect(words('feature:forest#0', '')).toBe(
    'Barkwood: At the end of each Round, all Heroes and Monsters heal 1.',
  );
  expect(words('sheet:trolldoodle#1', 'trolldoodle')).toBe(
    'Trolldoodle: At the start of its Turn, it heals 1.',
  );
});

test('[PQ-RULING-05] [PQ-RULING-06] a Move says where it ends, a Creature that stays put stays [PQ-F7]', () => {
  const icy = turnOf(
    table({ heroes: { 1: ['thief', 'bard'] }, monsters: { 5: ['slime'] }, worldCard: 'icy' }),
    'thief',
  );
  expect(offered(icy, 'act')).toContain('Move to lane 2 and slide on to lane 3');
  expect(offered(icy, 'act')).toContain('Move to lane 5 and slide on to lane 4');
  expect(offered(icy, 'act')).toContain('Step back in lane 1');
  const plain = turnOf(table({ heroes: { 1: ['thief'] }, monsters: { 5: ['slime'] } }), 'thief');
  expect(offered(plain, 'act')).toContain('Move to lane 2');
  const evil = monsterActs(
    table({ heroes: { 1: ['thief'] }, monsters: { 2: ['corgriffin'] }, evilLord: true }),
    'corgriffin',
  );
  expect(
    evil.options('evilMove').map((option) => rules.words.option(option, rules.view(evil.state, 1))),
  ).toContain('Stay in lane 2');
});

test('[PQ-ENER-06] an empty display is empty, not nobody [PQ-F7]', () => {
  const t = turnOf(table({ heroes: { 1: ['thief'] }, display: [] }), 'thief');
  expect(rules.words.board(view(t))).toContain('Display: empty.');
});
