/** [PQ-RULING-80..85] Prayer, loot, effects that are no attack, the order of things. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const of = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);
const types = (t: Scene<State>, ...wanted: readonly string[]): string[] =>
  t.events().flatMap(({ type }) => (wanted.includes(type) ? [type] : []));

test('[PQ-RULING-80] Prayer pays for a Combo of the own sheet at a Level reached, whole, and keeps its conditions', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 2: ['slime'] },
      hands: { cleric: ['spirit'] },
    }).arrange((s) => {
      /** Every Combo costs one Spirit more, but Prayer replaces the whole cost. */
      hero(s, 'cleric').marks.push({
        key: 'coned',
        from: 'cone-of-shame',
        until: 'worldEnd',
        modifiers: [{ stat: 'cost', by: 1 }],
      });
    }),
    'cleric',
  );
  expect(t.refusal({ do: 'combo', combo: 'blessing', instead: true })).toMatchObject({ rule: 'PQ-HERO-06' });
  expect(t.refusal({ do: 'combo', combo: 'golden-bonk', instead: true })).toMatchObject({
    rule: 'PQ-RULING-10',
  });
  t.choose('act', { do: 'combo', combo: 'cure', instead: true });
  expect(hero(t.state, 'cleric').hand).toEqual([]);
  expect(t.refusal({ do: 'combo', combo: 'cure', instead: true })).toMatchObject({ rule: 'PQ-ACTV-03' });
});

test('[PQ-RULING-80] a Combo lent by a Treasure is not known', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['slime'] },
      treasures: { cleric: ['bone-sword'] },
      hands: { cleric: ['spirit'] },
    }),
    'cleric',
  );
  const prayers = t
    .options('act')
    .flatMap((option) => ('instead' in option && option.instead ? [option] : []));
  expect(prayers.map(({ at }) => at?.card)).toEqual(['cure', 'golden-bonk']);
});

test('[PQ-RULING-80] it may pay for a Riposte when its trigger occurs', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['bard'], 1: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['spirit'] },
    }).within(flow.monsterTurn, { monster: 'war-bulldog' }),
    'war-bulldog',
  );
  t.choose('riposte', { combo: 'protection', instead: true }, 0);
  expect(hero(t.state, 'bard').damage).toBe(0);
  expect(hero(t.state, 'cleric')).toMatchObject({ hand: [], used: [{ until: 'worldEnd' }] });
  t.choose('defend', { cards: [] }, 1).expectEnd();
});

test.each([
  ['robbed', 'takeXp'],
  ['taken as a Prize', 'takePrize'],
])('[PQ-RULING-81] a Monster %s drops no Treasure at all: its loot is discarded', (how, choice) => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['corgriffin'], 1: ['slime'] },
      left: { corgriffin: 1 },
      loot: { corgriffin: ['pizza'] },
      hands: { cleric: ['intellect', 'intellect'] },
      evilLord: true,
    }).arrange((s) => {
      if (how !== 'robbed') return;
      monster(s, 'corgriffin').marks.push({
        key: 'robbed',
        from: 'pickpocket',
        until: 'worldEnd',
        modifiers: ['noTreasureDrop'],
      });
    }),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'corgriffin' } }).choose('pay', { xp: 0 });
  t.choose('evilPrevent', { cards: [] }).choose('prize', choice);
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  t.expectAsked(0, 'act').done();
  intact(t);
});

test('[PQ-RULING-82] what is no attack may be Defended, one packet each, but knows no Riposte and no addition', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['warrior', 'cleric'] },
      monsters: { 2: ['demon-pug'] },
      hands: { warrior: ['strength', 'strength', 'speed'], cleric: ['spirit', 'spirit', 'strength'] },
      world: 3,
      evilLord: true,
      evilHand: ['joker'],
    }).arrange((s) => {
      s.monsterLanes = [[], [], ['demon-pug'], [], []];
    }),
    'demon-pug',
  );
  t.expectAsked(0, 'defend').choose('defend', { cards: ['strength'] }, 0);
  t.expectAsked(1, 'defend').choose('defend', { cards: [] }, 1);
  expect([hero(t.state, 'warrior').damage, hero(t.state, 'cleric').damage]).toEqual([0, 1]);
  t.expectAsked(2, 'evilMove');
});

test('[PQ-RULING-82] who has Defended against all of it has not suffered', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['demon-pug'] },
      hands: { warrior: ['strength'] },
      world: 3,
    }),
    'demon-pug',
  );
  t.choose('defend', { cards: ['strength'] });
  /** No Stiff Upper Lip. */
  expect(t.events('abilityUsed').map(({ by }) => by)).toEqual(['demon-pug']);
  t.expectEnd();
});

test('[PQ-RULING-83] a World begins with tokens, hands, Heroes, its card, the Boss, Monsters, what they bring, the Round', () => {
  const t = table({
    heroes: { 1: ['thief'] },
    fallen: ['cleric'],
    world: 2,
    evilLord: true,
    worldCard: 'icy',
  })
    .dice(...of(9, 'magic'), 'joker', 'joker', 'joker', 'joker')
    .dice('castle', 'postman-lich', 'slime', 'chowtaur', 'frenchgoyle', 'trolldoodle', 'corgriffin')
    .begin(flow.playWorld, {});
  t.choose('placeHero', { at: { lane: 1 } }, 1).choose('placeHero', { at: { lane: 2 } }, 0);
  expect(
    types(
      t,
      'worldBegan',
      'heroReturned',
      'evilLordDrew',
      'heroPlaced',
      'worldRevealed',
      'bossRevealed',
      'monsterPlaced',
      'summoned',
      'roundBegan',
    ),
  ).toEqual([
    'worldBegan',
    'heroReturned',
    'evilLordDrew',
    'heroPlaced',
    'heroPlaced',
    'worldRevealed',
    'bossRevealed',
    ...Array.from({ length: 5 }, () => 'monsterPlaced'),
    'summoned',
    'roundBegan',
  ]);
  t.expectAsked(0, 'tax').done();
  intact(t);
});

test("[PQ-RULING-83] at a Round's start: tax, then the Boss Sheet, then the first Turn", () => {
  const t = table({
    heroes: { 1: ['thief'] },
    monsters: { 3: ['supreme-feline-mind'] },
    world: 3,
    round: 3,
  })
    .dice(...of(5, 'joker'))
    .begin(flow.playRound, {});
  t.expectAsked(0, 'tax');
  expect(t.events('displayChanged')).toEqual([]);
  t.choose('tax', 'suffer');
  expect(t.state.display).toEqual(of(5, 'joker'));
  expect(types(t, 'taxSuffered', 'displayChanged', 'turnBegan')).toEqual([
    'taxSuffered',
    'displayChanged',
    'turnBegan',
  ]);
});

test('[PQ-RULING-83] when the tax has ended the World nothing else begins', () => {
  const t = table({
    heroes: { 1: ['thief'] },
    monsters: { 3: ['slime'] },
    left: { thief: 1 },
    world: 2,
  }).begin(flow.playRound, {});
  t.choose('tax', 'suffer').expectEnd();
  expect(types(t, 'defeated', 'abilityUsed', 'turnBegan')).toEqual(['defeated']);
});

test("[PQ-RULING-83] at its end: the World's Feature once, then the Boss Sheet", () => {
  const t = table({
    heroes: { 1: ['thief'], 3: ['cleric'] },
    monsters: { 5: ['bath-elemental'] },
    damage: { thief: 4, cleric: 3, 'bath-elemental': 2 },
    world: 3,
    round: 6,
  }).begin(flow.playRound, {}, 'worldEnd');
  /** Healed to 3 first, then 1 damage: the Thief lives; the other order would have been its end. */
  t.choose('defend', { cards: [] }, 0).choose('defend', { cards: [] }, 1);
  expect([hero(t.state, 'thief').damage, hero(t.state, 'cleric').damage]).toEqual([4, 3]);
  /** One heal for each, however many stand there. */
  expect(monster(t.state, 'bath-elemental').damage).toBe(1);
  t.expectEnd();
});

test('[PQ-RULING-84] several free targets are taken one by one, the easiest first', () => {
  const t = table({
    heroes: { 1: ['thief'], 2: ['cleric', 'bard'] },
    monsters: { 5: ['corgriffin'] },
    left: { bard: 2 },
  }).begin(flow.monsterAttack, {
    by: 'corgriffin',
    reach: 'any',
    damage: 1,
    side: 'either',
    count: 2,
    card: '',
    repeat: false,
    targets: [],
    suffered: [],
    riposted: [],
    followUps: [],
  });
  t.choose('defend', { cards: [] }, 0).choose('defend', { cards: [] }, 2).expectEnd();
  expect(t.events('attacked')).toMatchObject([{ targets: ['thief', 'bard'] }]);
});

test.each([
  ['the side of the easier prey', { 2: ['cleric'], 3: ['druid'], 4: ['thief'] }, ['druid', 'thief']],
  ['not the empty side', { 3: ['druid'], 4: ['cleric'] }, ['druid', 'cleric']],
  ['any, where both are empty', { 3: ['druid'] }, ['druid']],
])('[PQ-RULING-84] a free side: %s', (_how, heroes, struck) => {
  const t = monsterActs(table({ heroes, monsters: { 2: ['bunny-slippers'] } }), 'bunny-slippers');
  expect(t.events('attacked')[0]).toMatchObject({ targets: struck });
});

test("[PQ-RULING-84] a free direction is chance, all the way; what a Hero discards is its player's choice", () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 5: ['supreme-feline-mind'] },
      world: 3,
    }).dice('right'),
    'supreme-feline-mind',
  );
  t.choose('defend', { cards: [] });
  expect(placeOf(t.state, 'cleric')?.lane).toBe(5);
  t.expectEnd();

  const choice = monsterActs(
    table({ heroes: { 3: ['bard'] }, monsters: { 3: ['slime'] }, hands: { bard: ['magic', 'speed'] } }),
    'slime',
  );
  choice.choose('defend', { cards: [] });
  expect(choice.options('forcedDiscard')).toHaveLength(2);

  const random = monsterActs(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 4: ['dalmagician'] },
      hands: { bard: ['magic', 'speed'] },
    }).dice('speed'),
    'dalmagician',
  );
  random.choose('defend', { cards: [] }).expectEnd();
  expect(hero(random.state, 'bard').hand).toEqual(['magic']);
});

test("[PQ-RULING-85] the target's own Ripostes, then those of others by lane and rank, then Defend", () => {
  const t = monsterActs(
    table({
      heroes: { 4: ['merchant'], 1: ['cleric'] },
      monsters: { 2: ['chowtaur'] },
      hands: { merchant: ['intellect', 'spirit', 'intellect'], cleric: ['spirit', 'strength'] },
    }).arrange((s) => {
      s.monsterLanes = [[], [], [], [], []];
      s.monsterLanes[0] = ['chowtaur'];
    }),
    'chowtaur',
  );
  t.expectAsked(1, 'riposte').choose('riposte', 'pass', 1);
  t.expectAsked(0, 'riposte').choose('riposte', 'pass', 0);
  t.expectAsked(1, 'defend');
});

test('[PQ-RULING-85] counter-attacks go by lane, then rank', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['warrior'], 3: ['barbarian'] },
      monsters: { 2: ['war-bulldog'], 3: ['dachshydra'] },
      hands: { barbarian: ['strength', 'spirit'], warrior: ['strength', 'speed'] },
    })
      .arrange((s) => {
        const [, hydra] = s.monsters;
        hydra?.marks.push({ key: 'rooted', from: 'entangle', until: 'worldEnd', modifiers: ['cannotMove'] });
      })
      .dice('magic'),
    'dachshydra',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' }, 0);
  t.choose('riposte', { combo: 'bite-back' }, 1).choose('defend', { cards: [] }, 1);
  expect(t.events('attacked').map(({ by }) => by)).toEqual(['dachshydra', 'warrior', 'barbarian']);
});

test('[PQ-RULING-85] a Monster Defeated in its own Turn does no more: neither its move nor its other attack', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 3: ['jack-rustle'], 5: ['slime'] },
      hands: { barbarian: ['strength', 'spirit'] },
    }).dice('pizza'),
    'jack-rustle',
  );
  t.choose('riposte', { combo: 'bite-back' }).choose('defend', { cards: [] }).choose('prize', 'takeXp');
  expect(types(t, 'attacked', 'defeated', 'moved', 'turnEnded')).toEqual([
    'attacked',
    'attacked',
    'defeated',
    'turnEnded',
  ]);
  t.expectEnd();

  const slippers = monsterActs(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 2: ['bunny-slippers'], 5: ['slime'] },
      hands: { barbarian: ['strength', 'spirit'] },
    }).dice('pizza'),
    'bunny-slippers',
  );
  slippers.choose('riposte', { combo: 'bite-back' }).choose('defend', { cards: [] }).expectEnd();
  expect(hero(slippers.state, 'barbarian')).toMatchObject({ damage: 1, xp: ['bunny-slippers'] });
});
