import { expect, test } from 'vitest';
import { hero } from '../../src/queries/area.ts';
import { endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-RIP-01] [PQ-RIP-02] [PQ-RIP-05] an answer to an attack, out of turn, paid on the spot, for no Action', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['warrior', 'bard'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { warrior: ['strength', 'speed', 'magic'], bard: ['strength', 'speed'] },
    }),
    'war-bulldog',
  );
  expect(t.state.turn?.of).toBe('war-bulldog');
  t.expectAsked(0, 'riposte').choose('riposte', { combo: 'parry-and-riposte' });
  expect(t.events('paid')).toEqual([{ type: 'paid', by: 'warrior', cards: ['strength', 'speed'], xp: 0 }]);
  expect(hero(t.state, 'warrior').hand).toEqual(['magic']);
  expect(wounds(t)).toEqual({ 'war-bulldog': 1 });
  t.expectEnd();
  expect(hero(t.state, 'warrior').extraActions).toBe(0);
  intact(t);
});

test('[PQ-RIP-02] who cannot pay is not asked', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['warrior'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { warrior: ['strength', 'magic'] },
    }),
    'war-bulldog',
  );
  expect(t.decisions.map(({ kind }) => kind)).toEqual(['defend']);
});

test('[PQ-RIP-03] without its trigger it cannot be played, not even in the own Turn', () => {
  const own = turnOf(
    table({
      heroes: { 2: ['warrior'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { warrior: ['strength', 'speed'] },
    }),
    'warrior',
  );
  expect(own.refusal({ do: 'combo', combo: 'parry-and-riposte' })).toEqual({
    rule: 'PQ-RIP-03',
    combo: 'parry-and-riposte',
  });
});

test('[PQ-RIP-03] an attack on somebody else is another trigger', () => {
  /** The Bard is hit. The Warrior answers attacks on himself only, the Cleric attacks on others only. */
  const t = monsterActs(
    table({
      heroes: { 1: ['cleric'], 2: ['bard'], 3: ['warrior'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { warrior: ['strength', 'speed'], cleric: ['spirit', 'strength'] },
    }),
    'war-bulldog',
  );
  t.expectAsked(0, 'riposte');
  expect(t.decisions).toHaveLength(1);
  expect(t.options('riposte').map((option) => [option.do, 'combo' in option ? option.combo : ''])).toEqual([
    ['riposte', 'protection'],
    ['riposte', 'protection'],
    ['pass', ''],
  ]);
  t.choose('riposte', 'pass').expectAsked(1, 'defend');
  const self = monsterActs(
    table({
      heroes: { 2: ['cleric'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { cleric: ['spirit', 'strength'] },
    }),
    'war-bulldog',
  );
  expect(self.options('riposte').map((option) => 'combo' in option && option.combo)).toContain('protection');
});

test('[PQ-RIP-04] Canine Chainmail and Protection avoid damage', () => {
  const mail = monsterActs(
    table({
      heroes: { 2: ['bard'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { bard: ['strength'] },
      treasures: { bard: ['chainmail'] },
    }),
    'war-bulldog',
  );
  mail.choose('riposte', { combo: 'iron-jumper' });
  /** Nothing is left to Defend; the War Bulldog hit all the same and takes the Treasure. */
  mail.choose('forcedDiscard', { treasure: 'chainmail' });
  expect(wounds(mail)).toEqual({});
  mail.expectEnd();
  intact(mail);

  const prayer = monsterActs(
    table({
      heroes: { 2: ['druid'], 5: ['cleric'] },
      monsters: { 4: ['chowtaur'] },
      hands: { cleric: ['spirit', 'strength'] },
    }),
    'chowtaur',
  );
  prayer.choose('riposte', { combo: 'protection', instead: false });
  expect(wounds(prayer)).toEqual({});
  expect(prayer.events('prevented')).toEqual([
    { type: 'prevented', by: 'cleric', target: 'druid', amount: 3 },
  ]);
  prayer.expectEnd();
});

test('[PQ-RIP-04] Mimic Magic answers an effect in play', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['barbarian'], 3: ['wizard'] },
      monsters: { 1: ['war-bulldog'], 2: ['slime'], 3: ['chowtaur'], 4: ['trolldoodle'] },
      hands: { barbarian: ['strength', 'strength', 'speed'], wizard: ['magic', 'magic', 'intellect'] },
    }),
    'barbarian',
  );
  t.choose('act', { do: 'combo', combo: 'whirling-braids' });
  expect(wounds(t)).toEqual({ 'war-bulldog': 2, slime: 2 });
  t.expectAsked(1, 'riposteToEffect').choose('riposteToEffect', { combo: 'mimic-magic' });
  /** The same Combo, from the Wizard's own lane. */
  expect(wounds(t)).toEqual({ 'war-bulldog': 2, slime: 4, chowtaur: 2, trolldoodle: 2 });
});

test('[PQ-RIP-04] what Mimic Magic copies may have to choose a target', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['witch'], 3: ['wizard'] },
      monsters: { 1: ['war-bulldog'], 3: ['slime'] },
      hands: { witch: ['magic', 'spirit'], wizard: ['magic', 'magic', 'intellect'] },
    }),
    'witch',
  );
  t.choose('act', { do: 'combo', combo: 'sniffle-hex' }).choose('target', { at: { creature: 'slime' } });
  t.choose('riposteToEffect', { combo: 'mimic-magic' });
  expect(t.options('target', 1)).toEqual([{ do: 'target', at: { creature: 'war-bulldog' } }]);
  t.choose('target', { at: { creature: 'war-bulldog' } });
  expect(t.state.monsters.map(({ id, marks }) => [id, marks.map(({ key }) => key)])).toEqual([
    ['war-bulldog', ['hexed']],
    ['slime', ['hexed']],
  ]);
});

test('[PQ-RIP-05] in the middle of a Turn with no Action left, another Hero still answers', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['barbarian'], 3: ['wizard'] },
      monsters: { 1: ['war-bulldog'], 3: ['chowtaur'] },
      hands: { barbarian: ['strength', 'strength'], wizard: ['magic', 'magic', 'intellect'] },
    }).dice('magic', 'magic', 'magic', 'magic', 'magic', 'speed', 'speed', 'speed', 'speed', 'speed'),
    'barbarian',
  );
  t.choose('act', 'change').choose('act', 'change').choose('act', { do: 'combo', combo: 'reckless-chop' });
  expect(t.state.turn).toMatchObject({ of: 'barbarian', actionsLeft: 0 });
  t.choose('riposteToEffect', { combo: 'mimic-magic' });
  expect(wounds(t)).toEqual({ barbarian: 1, 'war-bulldog': 4, chowtaur: 4, wizard: 1 });
  expect(t.state.turn).toMatchObject({ of: 'barbarian', actionsLeft: 0 });
  endure(t).choose('act', 'endTurn').expectEnd();
});
