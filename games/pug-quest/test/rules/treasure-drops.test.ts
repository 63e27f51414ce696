import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import { monsterCard } from '../../src/queries/cards.ts';
import { monsterText } from '../../src/words/cards.ts';
import type { Setting } from '../table.ts';
import { intact, table, turnOf } from '../table.ts';

/** The Ranger of lane 1 shoots the Mimic Doghouse (Type Magic) of lane 3. */
function shot(more: Partial<Setting> = {}, treasure: string | undefined = 'pizza') {
  const t = turnOf(
    table({
      seats: ['ranger', 'bard', 'cleric', 'thief'],
      heroes: { 1: ['ranger'], 3: ['bard', 'cleric'], 4: ['thief'] },
      monsters: { 3: ['mimic-doghouse', 'slime'] },
      hands: {
        ranger: ['speed', 'magic'],
        bard: ['magic', 'joker', 'spirit'],
        cleric: ['magic'],
        thief: ['magic'],
      },
      left: { 'mimic-doghouse': 1 },
      ...more,
    }).dice(...(treasure === undefined ? [] : [treasure])),
    'ranger',
  );
  return t.choose('act', 'ability').choose('target', { at: { creature: 'mimic-doghouse' } });
}

test('[PQ-DROP-01] one random Treasure, off the Treasure deck', () => {
  const t = shot({}, 'chainmail');
  expect(t.events('treasureDropped')).toEqual([{ type: 'treasureDropped', treasure: 'chainmail', lane: 3 }]);
  expect(t.about()).toMatchObject({ treasure: 'chainmail', type: 'magic' });
  expect(t.state.treasureDeck).toHaveLength(20);
  expect(t.state.treasureDeck).not.toContain('chainmail');
  t.done();
});

test('[PQ-DROP-02] [PQ-DROP-04] only the facing lane is asked, from the front', () => {
  const t = shot();
  const asked: number[] = [];
  while (t.decisions[0]?.kind === 'pickUp') {
    asked.push(...t.decisions.map(({ seat }) => seat));
    t.choose('pickUp', 'decline');
  }
  /** Bard and Cleric; neither the Ranger who did it nor the Thief next door, though both have Magic. */
  expect(asked).toEqual([1, 2]);
});

test("[PQ-DROP-03] 1 card of the Monster's Type, or a Joker", () => {
  const t = shot();
  expect(t.options('pickUp')).toEqual([
    { do: 'pickUp', cards: ['magic'], xp: 0 },
    { do: 'pickUp', cards: ['joker'], xp: 0 },
    { do: 'decline' },
  ]);
  t.choose('pickUp', { cards: ['joker'] });
  expect(hero(t.state, 'bard')).toMatchObject({ treasures: ['pizza'], hand: ['magic', 'spirit'] });
  expect(t.state.energyDiscard).toEqual(['speed', 'joker']);
  intact(t);
});

test('[PQ-DROP-04] who cannot pay is passed over, who will not lets the next one', () => {
  const unable = shot({ hands: { ranger: ['speed'], bard: ['spirit'], cleric: ['magic'] } });
  unable.expectAsked(2, 'pickUp').choose('pickUp', 'pickUp');
  expect(hero(unable.state, 'cleric').treasures).toEqual(['pizza']);

  const unwilling = shot();
  unwilling.expectAsked(1, 'pickUp').choose('pickUp', 'decline').expectAsked(2, 'pickUp');
  unwilling.choose('pickUp', 'pickUp');
  expect(hero(unwilling.state, 'cleric').treasures).toEqual(['pizza']);
  expect(hero(unwilling.state, 'bard').treasures).toEqual([]);
});

test('[PQ-DROP-05] nobody takes it: discarded', () => {
  const t = shot().choose('pickUp', 'decline').choose('pickUp', 'decline');
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  expect(t.events('treasureDiscarded')).toEqual([{ type: 'treasureDiscarded', treasure: 'pizza' }]);
  intact(t);
  const empty = shot({ heroes: { 1: ['ranger'], 4: ['bard', 'cleric', 'thief'] } });
  expect(empty.state.treasureDiscard).toEqual(['pizza']);
});

test('[PQ-DROP-06] out of turn and for no Action, whoever won the fight', () => {
  const t = shot();
  expect(t.state.turn).toMatchObject({ of: 'ranger', actionsLeft: 2 });
  t.choose('pickUp', { cards: ['magic'] });
  expect(t.state.turn).toMatchObject({ of: 'ranger', actionsLeft: 2 });
  expect(hero(t.state, 'ranger')).toMatchObject({ xp: ['mimic-doghouse'], treasures: [] });
  expect(hero(t.state, 'bard')).toMatchObject({ xp: [], treasures: ['pizza'] });
});

/** The Ranger of lane 1 shoots the Corgriffin (with a Prize) of lane 3. */
const griffin = (treasure?: string) => {
  const t = turnOf(
    table({
      seats: ['ranger', 'bard'],
      heroes: { 1: ['ranger'], 3: ['bard'] },
      monsters: { 3: ['corgriffin', 'slime'] },
      hands: { ranger: ['speed', 'intellect', 'speed'], bard: ['intellect'] },
      left: { corgriffin: 1 },
    }).dice(...(treasure === undefined ? [] : [treasure])),
    'ranger',
  );
  return t.choose('act', 'ability').choose('target', { at: { creature: 'corgriffin' } });
};

test('[PQ-PRIZE-01] only the Hero with the last damage chooses', () => {
  const t = griffin();
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'prize']]);
});

test('[PQ-PRIZE-02] the Prize: face up, no XP, no Treasure; it works like a Treasure', () => {
  const t = griffin().choose('prize', 'takePrize');
  expect(hero(t.state, 'ranger')).toMatchObject({ prizes: ['corgriffin'], xp: [], treasures: [] });
  expect(t.events('treasureDropped')).toEqual([]);
  expect(t.decisions[0]?.kind).toBe('act');
  /** Its Combo: Intellect and Speed for 3 damage anywhere. */
  t.choose('act', { do: 'combo', combo: 'royal-swoop' }).choose('target', { at: { creature: 'slime' } });
  expect(t.state.monsters).toMatchObject([{ id: 'slime', damage: 3 }]);
  expect(hero(t.state, 'ranger').prizes).toEqual(['corgriffin']);
  intact(t);
});

test('[PQ-PRIZE-03] no Prize: XP and Treasure as always', () => {
  const t = griffin('pizza').choose('prize', 'takeXp');
  expect(hero(t.state, 'ranger')).toMatchObject({ prizes: [], xp: ['corgriffin'] });
  t.expectAsked(1, 'pickUp').choose('pickUp', 'pickUp');
  expect(hero(t.state, 'bard').treasures).toEqual(['pizza']);
});

test('[PQ-PRIZE-04] Prizes are not exchanged', () => {
  const t = table({
    heroes: { 1: ['ranger', 'bard'] },
    prizes: { ranger: ['corgriffin'] },
    treasures: { ranger: ['pizza'], bard: ['ham'] },
  }).begin(flow.exchange, { confirmed: [] });
  t.choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 0);
  expect(t.options('deal')).toEqual([
    { do: 'give', card: 'pizza' },
    { do: 'take', card: 'ham' },
    { do: 'withdraw' },
  ]);
});

test("[PQ-PRIZE-05] a Prize does what the Monster's card says beside the symbol", () => {
  const t = turnOf(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 5: ['war-bulldog'] },
      prizes: { bard: ['slime'] },
      damage: { bard: 4 },
    }),
    'bard',
  );
  const card = monsterCard('slime');
  expect('prize' in card && monsterText(card).join(' ')).toMatch(/Prize.*heal 3/i);
  t.choose('act', { do: 'ability', source: 'prize:slime#0' });
  expect(hero(t.state, 'bard')).toMatchObject({ damage: 1, prizes: [] });
  expect(t.state.monsterDiscard).toEqual(['slime']);
  intact(t);
});
