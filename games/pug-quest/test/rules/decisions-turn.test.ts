import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { seen } from '../seen.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** The Thief's and the Druid's party against an Evil Lord in seat 2. */
const EVIL = 2;
const scene = (who: string, more: Partial<Setting>, ...draws: readonly string[]) =>
  turnOf(
    table({
      heroes: { 1: ['thief'], 3: ['druid'] },
      monsters: { 1: ['war-bulldog'], 5: ['zombie-basset'] },
      evilLord: true,
      ...more,
    }).dice(...draws),
    who,
  );

const kinds = (t: Scene<State>): ReadonlySet<string> => new Set(t.options('act').map((option) => option.do));

describe('a step of the Turn', () => {
  const setting = {
    hands: { thief: ['strength', 'speed', 'intellect'] },
    treasures: { thief: ['pizza', 'swift-booties', 'ball-sling'] },
    prizes: { thief: ['corgriffin'] },
  } as const;

  test('[PQ-DEC-05] the active player chooses among Actions, Combos, Consumables, abilities and the end', () => {
    const t = scene('thief', setting);
    expect(t.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(kinds(t)).toEqual(
      new Set([
        ...['draw', 'change', 'discard', 'move', 'standardAttack'],
        ...['combo', 'consume', 'ability', 'endTurn'],
      ]),
    );
    expect(t.options('act').flatMap((option) => ('combo' in option ? [option.combo] : []))).toEqual([
      ...['pickpocket', 'far-throw', 'royal-swoop'],
    ]);
  });

  test('[PQ-DEC-05] the order of the decks changes nothing that anybody can see', () => {
    const stage = () =>
      table({ heroes: { 1: ['thief'] }, monsters: { 1: ['war-bulldog'] }, hands: { thief: ['speed'] } });
    const one = turnOf(stage(), 'thief');
    const other = turnOf(
      stage().arrange((s) => {
        for (const deck of [s.energyDeck, s.treasureDeck, s.monsterDeck, s.worldDeck, s.bossDeck])
          deck.reverse();
      }),
      'thief',
    );
    for (const viewer of [0, null]) expect(seen(one, viewer)).toEqual(seen(other, viewer));
  });

  test('[PQ-DEC-08] Change is there while an Action is, whatever lies in the display', () => {
    for (const display of [['magic'], ['joker', 'joker', 'joker', 'joker', 'joker']] as const)
      expect(kinds(scene('thief', { display })).has('change')).toBe(true);
    const t = scene('thief', {}, 'joker', 'joker', 'magic', 'magic', 'speed');
    t.choose('act', 'change');
    expect(t.state.display).toEqual(['joker', 'joker', 'magic', 'magic', 'speed']);
    expect(t.events('displayChanged')).toEqual([{ type: 'displayChanged', by: 'thief' }]);
  });

  test('[PQ-DEC-09] a Move names the lane where it ends, or the own one for a step back', () => {
    const lanes = (t: Scene<State>) =>
      t.options('act').flatMap((option) => (option.do === 'move' && 'at' in option ? [option.at] : []));
    expect(lanes(scene('druid', {}))).toEqual([{ lane: 2 }, { lane: 4 }]);
    const queue = scene('druid', { heroes: { 3: ['druid', 'thief'] } });
    expect(lanes(queue)).toEqual([{ lane: 2 }, { lane: 3 }, { lane: 4 }]);
    queue.choose('act', { do: 'move', at: { lane: 3 } });
    expect(queue.state.heroLanes[2]).toEqual(['thief', 'druid']);
  });

  test('[PQ-DEC-13] a Consumable is its owner’s to use, on whom it says', () => {
    const food = { treasures: { druid: ['broth'] }, damage: { druid: 3, thief: 3 } } as const;
    expect(kinds(scene('thief', food)).has('consume')).toBe(false);
    const t = scene('druid', food);
    t.choose('act', { do: 'consume', treasure: 'broth' });
    expect(t.state.heroes.map(({ damage }) => damage)).toEqual([3, 1]);
  });
});

describe('drawing and discarding', () => {
  test('[PQ-DEC-06] each card from the deck or the display; only the Draw Action may stop', () => {
    const t = scene(
      'thief',
      { display: ['magic', 'magic', 'joker', 'speed', 'speed'], hands: { thief: ['spirit'] } },
      ...['strength', 'intellect', 'spirit'],
    );
    const sources = [
      { do: 'takeDeck' },
      ...['speed', 'magic', 'joker'].map((display) => ({ do: 'takeDisplay', at: { display } })),
    ];
    t.choose('act', 'draw');
    expect(t.options('drawFrom', 0)).toEqual(sources);
    t.choose('drawFrom', 'takeDeck');
    expect(t.options('drawFrom', 0)).toEqual([...sources, { do: 'stop' }]);
    t.choose('drawFrom', 'stop').choose('act', 'discard');
    t.choose('discardCards', { at: { hand: 'spirit' } }).choose('discardCards', 'done');
    expect(t.options('drawFrom', 0)).toEqual(sources);
  });

  test('[PQ-DEC-06] fellow Heroes see the card drawn, the Evil Lord sees that one was drawn', () => {
    const t = scene('thief', {}, 'joker');
    t.choose('act', 'draw').choose('drawFrom', 'takeDeck');
    const told = { type: 'drew', hero: 'thief', from: 'deck' };
    expect(t.seenBy(1, 'drew')).toEqual([{ ...told, energy: 'joker' }]);
    for (const viewer of [EVIL, null]) expect(t.seenBy(viewer, 'drew')).toEqual([told]);
    const other = scene('thief', {}, 'magic');
    other.choose('act', 'draw').choose('drawFrom', 'takeDeck');
    expect(seen(t, EVIL)).toEqual(seen(other, EVIL));
  });

  test('[PQ-DEC-07] which cards go is the active player’s choice, at least one', () => {
    const t = scene('thief', { hands: { thief: ['magic', 'speed', 'magic'], druid: ['joker'] } });
    t.choose('act', 'discard');
    const cards = ['speed', 'magic'].map((hand) => ({ do: 'discardCard', at: { hand } }));
    expect(t.options('discardCards', 0)).toEqual(cards);
    t.choose('discardCards', { at: { hand: 'speed' } });
    expect(t.options('discardCards', 0)).toEqual([cards[1], { do: 'done' }]);
  });

  test('[PQ-DEC-07] the Evil Lord sees them when they lie on the pile', () => {
    const discarding = (thief: readonly Energy[]) => {
      const t = scene('thief', { hands: { thief } }).choose('act', 'discard');
      return t.choose('discardCards', { at: { hand: thief[0] ?? '' } });
    };
    const one = discarding(['magic', 'speed']);
    expect(seen(one, EVIL)).toEqual(seen(discarding(['spirit', 'joker']), EVIL));
    one.choose('discardCards', 'done');
    expect(one.seenBy(EVIL, 'discarded')).toMatchObject([{ hero: 'thief', cards: ['magic'] }]);
  });

  test('[PQ-DEC-14] what is too much goes by choice; the Evil Lord sees what goes, not what stays', () => {
    const ending = (rest: Energy) => {
      const thief = [...Array<Energy>(9).fill(rest), 'joker' as const];
      return scene('thief', { hands: { thief } }).choose('act', 'endTurn');
    };
    const t = ending('magic');
    expect(t.options('handLimit', 0)).toEqual([
      { do: 'discardCard', at: { hand: 'magic' } },
      { do: 'discardCard', at: { hand: 'joker' } },
    ]);
    const other = ending('spirit');
    for (const each of [t, other]) each.choose('handLimit', { at: { hand: 'joker' } }, 0).expectEnd();
    expect(seen(t, EVIL)).toEqual(seen(other, EVIL));
    expect(hero(t.state, 'thief').hand).toHaveLength(9);
  });
});

describe('attacking', () => {
  test('[PQ-DEC-10] a Standard Attack is paid with the target’s Type, a Joker or an XP, before any reveal', () => {
    const t = scene(
      'thief',
      {
        monsters: { 1: ['golem-retriever'], 5: ['zombie-basset'] },
        hands: { thief: ['strength', 'strength', 'joker', 'speed'] },
        xp: { thief: 6 },
      },
      'strength',
    );
    t.choose('act', 'standardAttack');
    expect(t.options('pay', 0)).toEqual([
      { do: 'pay', cards: ['strength'], xp: 0 },
      { do: 'pay', cards: ['joker'], xp: 0 },
      { do: 'pay', cards: [], xp: 1 },
    ]);
    expect(t.events('energyRevealed')).toEqual([]);
    t.choose('pay', { xp: 1 });
    expect(t.events('energyRevealed')).toMatchObject([{ by: 'golem-retriever', ignored: true }]);
    expect(hero(t.state, 'thief').xp).toHaveLength(5);
    intact(t);
  });

  test('[PQ-DEC-11] targets by reach, chosen by the active player before any reveal', () => {
    const t = scene(
      'thief',
      {
        monsters: { 1: ['golem-retriever', 'slime'], 2: ['chowtaur'], 5: ['zombie-basset'] },
        hands: { thief: ['speed', 'speed', 'strength'] },
        evilLord: false,
      },
      'magic',
    );
    t.choose('act', { combo: 'sausage-sting' });
    expect(t.options('target', 0)).toEqual([
      { do: 'target', at: { creature: 'golem-retriever' } },
      { do: 'target', at: { creature: 'slime' } },
    ]);
    expect(t.events('energyRevealed')).toEqual([]);
    t.choose('target', { at: { creature: 'golem-retriever' } });
    expect(t.events('energyRevealed')).toHaveLength(1);
    expect(monster(t.state, 'golem-retriever').damage).toBe(3);
  });

  test('[PQ-DEC-11] a free side is the attacker’s choice', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['druid'] },
        monsters: { 2: ['chowtaur'], 3: ['slime'], 4: ['war-bulldog'] },
        hands: { druid: ['spirit', 'spirit', 'strength'] },
      }),
      'druid',
    );
    t.choose('act', { combo: 'golden-sickle' });
    expect(t.options('side', 0)).toEqual([
      { do: 'side', side: 'left' },
      { do: 'side', side: 'right' },
    ]);
    t.choose('side', { side: 'right' });
    expect(t.state.monsters.map(({ id, damage }) => [id, damage])).toEqual([
      ['chowtaur', 0],
      ['slime', 2],
      ['war-bulldog', 2],
    ]);
  });

  test('[PQ-DEC-11] only Combos that can be paid and find somebody are offered', () => {
    const t = scene('thief', { monsters: { 5: ['zombie-basset'] }, hands: { thief: ['speed', 'speed'] } });
    expect(kinds(t).has('combo')).toBe(false);
    expect(t.refusal({ combo: 'pickpocket' })).toMatchObject({ rule: 'PQ-RULING-10' });
    expect(t.refusal({ combo: 'not-me' })).toEqual({ rule: 'PQ-RIP-03', combo: 'not-me' });
  });
});

describe('abilities', () => {
  test('[PQ-DEC-12] Prayer: for any Combo known, once per World, if the owner wants to', () => {
    const t = turnOf(
      table({
        heroes: { 1: ['cleric'] },
        monsters: { 1: ['thunder-hound'] },
        world: 3,
        hands: { cleric: ['spirit', 'spirit', 'strength', 'spirit'] },
      }),
      'cleric',
    );
    expect(t.options('act').filter((option) => option.do === 'combo')).toMatchObject([
      { combo: 'cure', instead: true },
      { combo: 'golden-bonk', instead: false },
      { combo: 'golden-bonk', instead: true },
    ]);
    t.choose('act', { combo: 'golden-bonk', instead: true });
    expect(t.events('paid')).toMatchObject([{ cards: ['spirit'] }]);
    expect(t.refusal({ combo: 'golden-bonk', instead: true })).toMatchObject({ rule: 'PQ-ACTV-03' });
    t.choose('act', { combo: 'golden-bonk', instead: false });
    expect(monster(t.state, 'thunder-hound').damage).toBe(8);
  });

  test('[PQ-DEC-12] Prayer goes with a Riposte, too', () => {
    const t = monsterActs(
      table({
        heroes: { 1: ['thief'], 3: ['cleric'] },
        monsters: { 1: ['war-bulldog'] },
        hands: { cleric: ['spirit'] },
      }),
      'war-bulldog',
    );
    expect(t.options('riposte', 1)).toMatchObject([{ combo: 'protection', instead: true }, { do: 'pass' }]);
    t.choose('riposte', { instead: true }, 1);
    expect(hero(t.state, 'thief').damage).toBe(0);
    expect(hero(t.state, 'cleric').used).toEqual([{ source: 'ability:cleric', until: 'worldEnd' }]);
  });

  test('[PQ-DEC-33] Special Ability, Trinket and Prize are used in the own Turn, or not', () => {
    const gear = {
      treasures: { druid: ['swift-booties'] },
      prizes: { druid: ['slime'] },
      hands: { druid: ['spirit'] },
      damage: { druid: 4 },
      evilLord: false,
    } as const;
    const sources = (t: Scene<State>) =>
      t.options('act').flatMap((option) => ('source' in option ? [option.source] : []));
    expect(sources(scene('thief', gear))).toEqual([]);
    const t = scene('druid', gear);
    expect(sources(t)).toEqual(['ability:druid', 'trinket:swift-booties#0', 'prize:slime#0']);
    t.choose('act', { source: 'ability:druid' });
    expect(hero(t.state, 'druid')).toMatchObject({ damage: 3, hand: [] });
    t.choose('act', { source: 'prize:slime#0' });
    expect(hero(t.state, 'druid')).toMatchObject({ damage: 0, prizes: [] });
    t.choose('act', { source: 'trinket:swift-booties#0' });
    expect(t.options('direction', 1).map((option) => ('at' in option ? option.at : null))).toEqual([
      { lane: 2 },
      { lane: 4 },
    ]);
    t.choose('direction', { at: { lane: 2 } });
    expect(sources(t)).toEqual([]);
    t.choose('act', 'endTurn');
    t.expectEnd();
    intact(t);
  });

  test('[PQ-DEC-33] whom it helps is the owner’s choice; what it draws, the other’s', () => {
    const t = turnOf(
      table({
        heroes: { 1: ['bard'], 3: ['druid'], 4: ['thief'] },
        monsters: { 1: ['war-bulldog'] },
      }).dice('joker'),
      'bard',
    );
    t.choose('act', { source: 'ability:bard' });
    expect(t.options('ally', 0)).toEqual([
      { do: 'ally', at: { creature: 'druid' } },
      { do: 'ally', at: { creature: 'thief' } },
    ]);
    t.choose('ally', { at: { creature: 'thief' } }).choose('drawFrom', 'takeDeck', 2);
    expect(hero(t.state, 'thief').hand).toEqual(['joker']);
  });

  test('[PQ-DEC-33] with a timing of its own it comes then, out of turn too, and is no free action', () => {
    const t = monsterActs(
      table({ heroes: { 1: ['warrior'] }, monsters: { 1: ['slime'] }, hands: { warrior: ['magic'] } }).dice(
        'joker',
      ),
      'slime',
    );
    t.choose('defend', { cards: [] }).expectAsked(0, 'drawFrom').choose('drawFrom', 'takeDeck');
    t.choose('forcedDiscard', { at: { hand: 'magic' } });
    expect(hero(t.state, 'warrior').hand).toEqual(['joker']);
    t.expectEnd();
    const own = turnOf(table({ heroes: { 1: ['warrior'] }, monsters: { 1: ['slime'] } }), 'warrior');
    expect(kinds(own).has('ability')).toBe(false);
  });

  test('[PQ-DEC-33] one with a price that comes due is offered, to be used or not', () => {
    const due = (druid: readonly Energy[]) =>
      table({
        heroes: { 1: ['druid'] },
        monsters: { 5: ['zombie-basset'] },
        hands: { druid },
        damage: { druid: 3 },
      }).begin(flow.useAbility, {
        owner: 'druid',
        at: 'ability:druid',
        decided: false,
        targets: [],
        attacker: '',
        onward: '',
        answered: '',
      });
    expect(due(['spirit']).options('ability', 0)).toEqual([{ do: 'use' }, { do: 'pass' }]);
    expect(hero(due(['spirit']).choose('ability', 'use').state, 'druid').damage).toBe(2);
    const passed = due(['spirit']).choose('ability', 'pass');
    expect(hero(passed.state, 'druid')).toMatchObject({ damage: 3, hand: ['spirit'] });
    due(['magic']).expectEnd();
  });
});

describe('payments', () => {
  test('[PQ-DEC-34] the payer composes it of natural cards, Jokers and XP', () => {
    const t = turnOf(
      table({
        heroes: { 1: ['warrior'] },
        monsters: { 1: ['war-bulldog'] },
        hands: { warrior: ['strength', 'strength', 'joker', 'magic'] },
        xp: { warrior: 6 },
      }),
      'warrior',
    );
    t.choose('act', { combo: 'accurate-strike' });
    expect(t.options('pay', 0)).toEqual([
      { do: 'pay', cards: ['strength', 'strength'], xp: 0 },
      { do: 'pay', cards: ['strength', 'joker'], xp: 0 },
      { do: 'pay', cards: ['strength'], xp: 1 },
      { do: 'pay', cards: ['joker'], xp: 1 },
    ]);
    t.choose('pay', { cards: ['joker'], xp: 1 });
    expect(hero(t.state, 'warrior').hand).toEqual(['strength', 'strength', 'magic']);
    expect(t.state.monsterDiscard).toHaveLength(1);
    intact(t);
  });

  test('[PQ-DEC-34] the Evil Lord cannot tell whether there was another way to pay', () => {
    const paying = (thief: readonly Energy[]) =>
      scene('thief', { hands: { thief } }).choose('act', { do: 'standardAttack' });
    const one = paying(['strength', 'magic']);
    const many = paying(['strength', 'joker']);
    expect(seen(one, EVIL)).toEqual(seen(many, EVIL));
    for (const t of [one, many]) t.choose('pay', { cards: ['strength'] }, 0);
    expect(seen(one, EVIL)).toEqual(seen(many, EVIL));
  });
});
