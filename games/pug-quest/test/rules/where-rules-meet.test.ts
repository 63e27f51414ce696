/** What the rulebook says where two of its rules meet, played from a real Turn. */
import { expect, test } from 'vitest';
import { hero } from '../../src/queries/area.ts';
import { levelOf } from '../../src/queries/values.ts';
import { cards, endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const play = (combo: string) => ({ do: 'combo', combo });

test('[PQ-PRIZE-02] [PQ-RULING-81] a robbed Monster may still be kept as a Prize, and drops nothing either way', () => {
  const robbed = () =>
    turnOf(
      table({
        heroes: { 3: ['thief'] },
        monsters: { 3: ['squirrel-sniper'] },
        hands: { thief: ['speed', 'intellect', 'speed', 'speed', 'strength'] },
      }).dice('pizza', 'spirit'),
      'thief',
    )
      .choose('act', play('pickpocket'))
      .choose('drawFrom', { do: 'takeDisplay', at: { display: 'magic' } });
  const kept = robbed().choose('act', play('sausage-sting')).choose('target', 'target');
  expect(kept.options('prize').map((option) => option.do)).toEqual(['takePrize', 'takeXp']);
  kept.choose('prize', 'takePrize');
  expect(hero(kept.state, 'thief')).toMatchObject({
    prizes: ['squirrel-sniper'],
    xp: [],
    treasures: ['pizza'],
  });
  const counted = robbed()
    .choose('act', play('sausage-sting'))
    .choose('target', 'target')
    .choose('prize', 'takeXp');
  expect(hero(counted.state, 'thief')).toMatchObject({
    prizes: [],
    xp: ['squirrel-sniper'],
    treasures: ['pizza'],
  });
  expect(counted.events('treasureDropped')).toEqual([]);
});

test('[PQ-FALL-01] [PQ-FALL-02] who falls keeps the XP; Prizes and Treasures lie open on their piles', () => {
  const t = endure(
    monsterActs(
      table({
        heroes: { 3: ['bard'], 1: ['cleric'] },
        monsters: { 3: ['war-bulldog'] },
        damage: { bard: 5 },
        treasures: { bard: ['pizza'] },
        prizes: { bard: ['corgriffin'] },
        xp: { bard: 2 },
        hands: { bard: ['magic'] },
      }),
      'war-bulldog',
    ),
  );
  t.choose('forcedDiscard', { treasure: 'pizza' });
  expect(hero(t.state, 'bard')).toMatchObject({ fallen: true, treasures: [], prizes: [], hand: [] });
  expect(hero(t.state, 'bard').xp).toHaveLength(2);
  expect([t.state.treasureDiscard, t.state.monsterDiscard]).toEqual([['pizza'], ['corgriffin']]);
  intact(t);
});

test('[PQ-RIP-02] [PQ-ENER-11] what makes Combos dearer makes Ripostes dearer', () => {
  const attacked = (hand: readonly ('strength' | 'speed')[]) =>
    monsterActs(
      table({ heroes: { 3: ['warrior'] }, monsters: { 3: ['slime'] }, hands: { warrior: hand } }).arrange(
        (s) => {
          hero(s, 'warrior').marks = [
            { key: 'coned', from: 'cone-of-shame', until: 'worldEnd', modifiers: [{ stat: 'cost', by: 1 }] },
          ];
        },
      ),
      'slime',
    );
  expect(attacked(['strength', 'speed']).decisions.map(({ kind }) => kind)).toEqual(['defend']);
  const parried = attacked(['strength', 'speed', 'strength']).choose('riposte', {
    combo: 'parry-and-riposte',
  });
  expect(hero(parried.state, 'warrior').hand).toEqual([]);
  expect(wounds(parried)).toEqual({ slime: 1 });
});

test('[PQ-RULING-80] [PQ-ACTV-03] Prayer pays for a Riposte, too, and once per World all the same', () => {
  const t = monsterActs(
    table({
      heroes: { 5: ['cleric'] },
      monsters: { 3: ['fireworks-imp'], 4: ['slime'] },
      hands: { cleric: ['spirit', 'spirit'] },
    }),
    'fireworks-imp',
  );
  t.choose('riposte', { combo: 'protection', instead: true });
  expect(wounds(t)).toMatchObject({ 'fireworks-imp': 1 });
  expect(hero(t.state, 'cleric')).toMatchObject({ damage: 0, hand: ['spirit'] });
  expect(hero(t.state, 'cleric').used).toEqual([{ source: 'ability:cleric', until: 'worldEnd' }]);
});

test('[PQ-ATK-09] [PQ-RULING-24] what adds to an attack adds to each of three', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior', 'cleric'] },
      monsters: { 3: ['war-bulldog'], 5: ['slime'] },
      hands: { warrior: ['speed', 'speed', 'strength'] },
    })
      .dice('pizza')
      .arrange((s) => {
        hero(s, 'warrior').marks = [
          { key: 'blessed', from: 'blessing', until: 'worldEnd', modifiers: [{ stat: 'damage', by: 1 }] },
        ];
      }),
    'warrior',
  ).choose('act', play('lightning-strikes'));
  expect(t.events('damaged').map(({ amount }) => amount)).toEqual([2, 2, 2]);
  expect(t.events('defeated')).toHaveLength(1);
});

test('[PQ-DOG-03] [PQ-RULING-17] a hit whose damage was prevented still asks for the card, or for 1 damage', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['spirit', 'strength'] },
      dogsLife: true,
    }),
    'war-bulldog',
  );
  t.choose('riposte', { combo: 'protection', instead: false });
  expect(wounds(t)).toEqual({ cleric: 1 });
  expect(t.events('damaged')[0]).toMatchObject({ why: 'dogsLife' });
});

test('[PQ-XP-03] [PQ-XP-04] the sixth XP pays for a Standard Attack, and the Level stays', () => {
  const t = turnOf(
    table({ heroes: { 3: ['bard'] }, monsters: { 3: ['chowtaur'] }, xp: { bard: 6 } }),
    'bard',
  ).choose('act', { do: 'standardAttack' });
  expect(hero(t.state, 'bard').xp).toHaveLength(5);
  expect([levelOf(t.state, 'bard'), t.state.monsterDiscard.length, wounds(t).chowtaur]).toEqual([3, 1, 1]);
  expect(t.refusal({ do: 'standardAttack' })).toMatchObject({ rule: 'PQ-ACT-11' });
});

test('[PQ-DROP-02] [PQ-DROP-04] who cannot pay is passed over; a Merchant behind takes it for nothing', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior', 'merchant'] },
      monsters: { 3: ['shih-boo'] },
      damage: { 'shih-boo': 1 },
      hands: { warrior: ['strength', 'strength'] },
    }).dice('magic', 'cupcake'),
    'warrior',
  )
    .choose('act', play('accurate-strike'))
    .expectAsked(1, 'pickUp');
  t.choose('pickUp', { do: 'pickUp', cards: [], xp: 0 }, 1);
  expect(hero(t.state, 'merchant').treasures).toEqual(['cupcake']);
  expect(hero(t.state, 'warrior').xp).toEqual(['shih-boo']);
});

test('[PQ-MON-10] [PQ-ATK-06] each Monster of a lane Defends for itself, and a Joker helps none', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'] },
      monsters: { 3: ['dachshydra', 'golem-retriever', 'beagle-eye'] },
      hands: { wizard: ['magic', 'strength'] },
    }).dice('speed', 'joker', 'magic'),
    'wizard',
  ).choose('act', play('hot-breath'));
  expect(wounds(t)).toEqual({ 'golem-retriever': 2, 'beagle-eye': 2 });
});

test('[PQ-EVIL-06] [PQ-EVIL-07] [PQ-DEF-01] the Evil Lord’s card falls before anybody answers, and is defended like the rest', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['bard', 'druid'] },
      monsters: { 3: ['hose-serpent'] },
      hands: { bard: cards(2, 'intellect') },
      evilHand: ['joker', 'joker'],
      evilLord: true,
    }),
    'hose-serpent',
  );
  t.choose('evilMove', { at: { lane: 3 } });
  t.choose('evilAdd', { card: 'joker', at: { creature: 'bard' } });
  t.choose('defend', { cards: cards(2, 'intellect') }, 0);
  endure(t);
  expect(wounds(t)).toEqual({ druid: 1 });
  expect(t.state.evilHand).toEqual(['joker']);
});

test('[PQ-ATK-02] [PQ-MOVE-05] from behind as from in front: the second of a lane strikes, and steps up when the first leaves', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior', 'druid'] },
      monsters: { 3: ['zombie-basset'] },
      hands: { druid: ['strength'] },
    }),
    'druid',
  ).choose('act', { do: 'standardAttack' });
  expect(wounds(t)).toEqual({ 'zombie-basset': 1 });
  const moved = turnOf(
    table({ heroes: { 3: ['warrior', 'druid'], 4: ['bard'] }, monsters: { 1: ['slime'] } }),
    'warrior',
  ).choose('act', {
    do: 'move',
    at: { lane: 4 },
  });
  expect(moved.state.heroLanes[2]).toEqual(['druid']);
  expect(moved.state.heroLanes[3]).toEqual(['bard', 'warrior']);
});
