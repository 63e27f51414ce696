import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { seen } from '../seen.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** Bard and Thief against the Evil Lord in seat 2. */
const EVIL = 2;
const against = (more: Partial<Setting>): ReturnType<typeof table> =>
  table({ heroes: { 1: ['bard'], 3: ['thief'] }, evilLord: true, ...more });

const asked = (t: Scene<State>): readonly unknown[] => t.decisions.map(({ seat, kind }) => [seat, kind]);

describe('a Creature’s Turn', () => {
  test('[PQ-DEC-25] the Evil Lord moves it any number of its arrows, either way, or not at all', () => {
    const t = monsterActs(against({ monsters: { 2: ['corgriffin'] } }), 'corgriffin');
    expect(asked(t)).toEqual([[EVIL, 'evilMove']]);
    const lanes = t.options('evilMove', EVIL).map((option) => ('at' in option ? option.at : null));
    expect(lanes).toEqual([2, 1, 3, 5, 4].map((lane) => ({ lane })));
    t.choose('evilMove', { at: { lane: 2 } });
    expect(t.state.monsterLanes[1]).toEqual(['corgriffin']);
    expect(t.events('moved')).toEqual([]);
    const one = monsterActs(against({ monsters: { 2: ['mimic-doghouse'] } }), 'mimic-doghouse');
    expect(one.options('evilMove', EVIL)).toHaveLength(3);
    one.choose('evilMove', { at: { lane: 3 } });
    expect(one.state.monsterLanes[2]).toEqual(['mimic-doghouse']);
  });

  test('[PQ-DEC-25] one without arrows is not asked about; hands of Heroes stay secret', () => {
    const still = monsterActs(against({ monsters: { 2: ['zombie-basset'] } }), 'zombie-basset');
    still.expectEnd();
    const acting = (bard: readonly Energy[]) =>
      monsterActs(against({ monsters: { 2: ['corgriffin'] }, hands: { bard } }), 'corgriffin');
    expect(seen(acting(['joker', 'magic']), EVIL)).toEqual(seen(acting(['speed', 'spirit']), EVIL));
    const { heroes, hands } = rules.view(acting(['joker', 'magic']).state, EVIL);
    expect([hands, heroes[0]?.cards]).toEqual([null, 2]);
  });

  test('[PQ-DEC-26] it chooses the targets its card leaves open', () => {
    const t = monsterActs(
      against({
        heroes: { 1: ['bard', 'druid'], 3: ['thief'] },
        monsters: { 5: ['squirrel-sniper'] },
        damage: { thief: 4 },
      }),
      'squirrel-sniper',
    );
    expect(t.options('target', 3)).toEqual(
      ['bard', 'druid', 'thief'].map((creature) => ({ do: 'target', at: { creature } })),
    );
    t.choose('target', { at: { creature: 'druid' } });
    expect(t.events('attacked')).toMatchObject([{ targets: ['druid'], why: { kind: 'evilLord' } }]);
  });

  test('[PQ-DEC-26] and sides, and directions', () => {
    const slippers = monsterActs(
      against({ heroes: { 1: ['bard'], 2: ['witch'], 3: ['thief'] }, monsters: { 2: ['bunny-slippers'] } }),
      'bunny-slippers',
    ).choose('evilMove', { at: { lane: 2 } });
    expect(slippers.options('side', 3)).toEqual([
      { do: 'side', side: 'left' },
      { do: 'side', side: 'right' },
    ]);
    slippers.choose('side', { side: 'left' });
    expect(slippers.events('attacked')).toMatchObject([{ targets: ['bard', 'witch'] }]);

    const pincher = monsterActs(against({ monsters: { 1: ['psi-pincher'] } }), 'psi-pincher');
    pincher.choose('target', { at: { creature: 'bard' } }, EVIL);
    pincher.choose('evilAdd', 'pass').choose('defend', { cards: [] }, 0);
    expect(pincher.options('direction', EVIL)).toEqual([
      { do: 'shift', dir: 'left', at: { lane: 5 } },
      { do: 'shift', dir: 'right', at: { lane: 2 } },
    ]);
    pincher.choose('direction', { dir: 'left' });
    expect(pincher.state.heroLanes[4]).toEqual(['bard']);
  });
});

describe('its Energy', () => {
  const attack = (evilHand: readonly Energy[], more: Partial<Setting> = {}) =>
    monsterActs(against({ monsters: { 1: ['war-bulldog'] }, evilHand, ...more }), 'war-bulldog');

  test('[PQ-DEC-27] +1 for a card of the target’s Type or a Joker, once, before anybody responds', () => {
    const t = attack(['intellect', 'intellect', 'joker', 'speed']);
    expect(asked(t)).toEqual([[EVIL, 'evilAdd']]);
    expect(t.options('evilAdd', EVIL)).toEqual([
      { do: 'add', card: 'intellect', at: { creature: 'bard' } },
      { do: 'add', card: 'joker', at: { creature: 'bard' } },
      { do: 'pass' },
    ]);
    t.choose('evilAdd', { card: 'intellect' });
    expect(asked(t)).toEqual([[0, 'defend']]);
    expect(t.about(0)).toMatchObject({ damage: 3 });
    expect(t.state.evilHand).toEqual(['intellect', 'joker', 'speed']);
    intact(t);
  });

  test('[PQ-DEC-27] nobody else can tell what it could have paid with', () => {
    const rich = attack(['intellect', 'joker']);
    const poor = attack(['speed', 'magic']);
    expect(poor.options('evilAdd', EVIL)).toEqual([{ do: 'pass' }]);
    for (const viewer of [0, 1, null]) expect(seen(rich, viewer)).toEqual(seen(poor, viewer));
    for (const t of [rich, poor]) t.choose('evilAdd', 'pass');
    for (const viewer of [0, 1, null]) expect(seen(rich, viewer)).toEqual(seen(poor, viewer));
    expect(rules.view(rich.state, 0).evilLord).toEqual({ seat: EVIL, cards: 2, hand: null });
    expect(rules.view(rich.state, EVIL).evilLord?.hand).toEqual(['intellect', 'joker']);
  });

  const struck = (evilHand: readonly Energy[], target: string, ...draws: readonly string[]) =>
    turnOf(
      against({
        monsters: { 3: [target] },
        hands: { thief: ['speed', 'speed', 'strength'] },
        evilHand,
      }).dice(...draws),
      'thief',
    )
      .choose('act', { combo: 'sausage-sting' })
      .choose('pay', { cards: ['strength', 'speed', 'speed'] })
      .choose('target', { at: { creature: target } });

  test('[PQ-DEC-28] it prevents up to all damage with cards of the Creature’s Type and Jokers', () => {
    const t = struck(['strength', 'strength', 'joker', 'magic'], 'chowtaur');
    expect(asked(t)).toEqual([[EVIL, 'evilPrevent']]);
    const ways = t.options('evilPrevent', EVIL).map((option) => ('cards' in option ? option.cards : null));
    expect(ways).toEqual([
      [],
      ['strength'],
      ['joker'],
      ['strength', 'strength'],
      ['strength', 'joker'],
      ['strength', 'strength', 'joker'],
    ]);
    t.choose('evilPrevent', { cards: ['strength', 'joker'] });
    expect(monster(t.state, 'chowtaur').damage).toBe(1);
    expect(t.state.evilHand).toEqual(['strength', 'magic']);
    intact(t);
  });

  test('[PQ-DEC-28] after the Defend reveal, and only where damage is left', () => {
    const left = struck(['strength'], 'golem-retriever', 'magic');
    expect(left.events('energyRevealed')).toMatchObject([{ ignored: false }]);
    expect(asked(left)).toEqual([[EVIL, 'evilPrevent']]);
    const none = struck(['strength'], 'golem-retriever', 'strength');
    expect(none.events('energyRevealed')).toMatchObject([{ ignored: true }]);
    expect(asked(none)).toEqual([[1, 'drawFrom']]);
    for (const viewer of [0, 1, null])
      expect(seen(struck(['strength'], 'chowtaur'), viewer)).toEqual(
        seen(struck(['magic'], 'chowtaur'), viewer),
      );
  });

  test('[PQ-DEC-34] it composes its payments, without XP', () => {
    const t = monsterActs(
      against({
        monsters: { 1: ['slime'] },
        loot: { slime: ['ball-sling'] },
        evilHand: ['speed', 'intellect', 'joker', 'joker'],
        xp: { bard: 7 },
      }),
      'slime',
    );
    t.choose('evilLoot', { do: 'ability' });
    expect(t.options('pay', EVIL)).toEqual(
      [
        ['intellect', 'speed'],
        ['intellect', 'joker'],
        ['speed', 'joker'],
        ['joker', 'joker'],
      ].map((cards) => ({
        do: 'pay',
        cards,
        xp: 0,
      })),
    );
  });
});

describe('when a Hero falls', () => {
  const felled = (more: Partial<Setting>, ...draws: readonly string[]) =>
    monsterActs(
      against({ monsters: { 1: ['chowtaur'] }, damage: { bard: 4 }, ...more }).dice(...draws),
      'chowtaur',
    )
      .choose('evilMove', { at: { lane: 1 } })
      .choose('evilAdd', 'pass')
      .choose('defend', { cards: [] });

  test('[PQ-DEC-29] it draws 2, takes a Treasure, or does neither', () => {
    const t = felled({ treasures: { bard: ['pizza', 'bone-sword'], thief: ['ham'] } });
    expect(asked(t)).toEqual([[EVIL, 'evilReward']]);
    expect(t.options('evilReward', EVIL)).toEqual([
      { do: 'drawTwo' },
      { do: 'loot', treasure: 'pizza', at: { card: 'pizza' } },
      { do: 'loot', treasure: 'bone-sword', at: { card: 'bone-sword' } },
      { do: 'waive' },
    ]);
    t.choose('evilReward', { treasure: 'bone-sword' });
    expect(monster(t.state, 'chowtaur').loot).toEqual(['bone-sword']);
    expect(t.events('lootTaken')).toMatchObject([{ monster: 'chowtaur', treasure: 'bone-sword' }]);
    expect(t.state.treasureDiscard).toEqual(['pizza']);
    expect(hero(t.state, 'bard').treasures).toEqual([]);
    intact(t);

    const plain = felled({});
    expect(plain.options('evilReward', EVIL)).toEqual([{ do: 'drawTwo' }, { do: 'waive' }]);
    plain.choose('evilReward', 'waive');
    expect(plain.state.evilHand).toEqual([]);
  });

  test('[PQ-DEC-29] what it draws, nobody else sees', () => {
    const t = felled({}, 'joker', 'magic').choose('evilReward', 'drawTwo');
    expect(t.state.evilHand).toEqual(['joker', 'magic']);
    expect(t.seenBy(EVIL, 'evilLordDrew')).toEqual([
      { type: 'evilLordDrew', cards: 2, hand: ['joker', 'magic'] },
    ]);
    for (const viewer of [0, 1, null])
      expect(t.seenBy(viewer, 'evilLordDrew')).toEqual([{ type: 'evilLordDrew', cards: 2 }]);
    const other = felled({}, 'speed', 'speed').choose('evilReward', 'drawTwo');
    for (const viewer of [0, 1, null]) expect(seen(t, viewer)).toEqual(seen(other, viewer));
  });
});

describe('its Creatures', () => {
  test('[PQ-DEC-30] it orders those that are tied', () => {
    const t = against({
      heroes: { 1: ['druid'], 3: ['cleric'] },
      monsters: { 2: ['shih-boo'], 4: ['chowtaur'], 5: ['cone-of-shame'] },
    }).begin(flow.takeTurns, { first: '' });
    expect(t.options('evilOrder', EVIL)).toEqual(
      ['shih-boo', 'chowtaur', 'cone-of-shame'].map((creature) => ({ do: 'goFirst', at: { creature } })),
    );
    t.choose('evilOrder', { at: { creature: 'cone-of-shame' } }).choose('evilMove', { at: { lane: 5 } });
    expect(t.events('turnBegan')).toMatchObject([{ creature: 'cone-of-shame' }]);
    expect(t.options('evilOrder', EVIL)).toHaveLength(2);
    t.choose('evilOrder', { at: { creature: 'chowtaur' } }).choose('evilMove', { at: { lane: 4 } });
    t.choose('evilMove', { at: { lane: 2 } });
    expect(t.events('turnBegan').map(({ creature }) => creature)).toEqual([
      ...['cone-of-shame', 'chowtaur', 'shih-boo', 'druid'],
    ]);
  });

  test('[PQ-DEC-31] in the Turn of the Creature that has it, loot is paid for and used, or not', () => {
    const looted = (evilHand: readonly Energy[]) =>
      monsterActs(
        against({
          monsters: { 1: ['slime'], 5: ['trolldoodle'] },
          loot: { slime: ['bone-sword', 'pizza'], trolldoodle: ['ham'] },
          damage: { slime: 3 },
          evilHand,
        }),
        'slime',
      );
    const t = looted(['spirit', 'strength']);
    expect(t.options('evilLoot', EVIL)).toEqual([
      { do: 'ability', source: 'loot:bone-sword#0', at: { card: 'bone-sword' } },
      { do: 'ability', source: 'loot:pizza#0', at: { card: 'pizza' } },
      { do: 'pass' },
    ]);
    t.choose('evilLoot', { source: 'loot:pizza#0' });
    expect(monster(t.state, 'slime')).toMatchObject({ damage: 0, loot: ['bone-sword'] });
    expect(t.state.treasureDiscard).toEqual(['pizza']);
    t.choose('evilLoot', { source: 'loot:bone-sword#0' }).choose('pay', { cards: ['strength', 'spirit'] });
    t.choose('evilAdd', 'pass').choose('defend', { cards: [] }, 0);
    expect(hero(t.state, 'bard').damage).toBe(3);
    intact(t);

    const poor = looted(['magic', 'magic']);
    expect(poor.refusal({ source: 'loot:bone-sword#0' })).toEqual({ rule: 'PQ-ENER-11', short: 2 });
    expect(seen(poor, 0)).toEqual(seen(looted(['spirit', 'strength']), 0));
    poor.choose('evilLoot', 'pass');
    expect(monster(poor.state, 'slime')).toMatchObject({ damage: 3, loot: ['bone-sword', 'pizza'] });
  });
});
