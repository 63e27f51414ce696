import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { heroCount } from '../../src/queries/values.ts';
import { cards, endure, midRound, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const evil = (setting: Setting) => table({ evilLord: true, ...setting });

test('[PQ-EVIL-01] 2 to 6 players: one Evil Lord, the others one Hero each', () => {
  const possible = [1, 2, 3, 4, 5, 6, 7].filter(
    (players) => 'options' in rules.configure({ players, mode: 'evil-lord' }),
  );
  expect(possible).toEqual([2, 3, 4, 5, 6]);
  const t = scenario(rules, { players: 6, mode: 'evil-lord', heroes: 'random' }).chance('lord').start();
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  expect(rules.view(t.state, 5).evilLord).toMatchObject({ seat: 5, hand: t.state.evilHand });
});

test('[PQ-EVIL-02] at set-up the Evil Lord draws one card more than there are players', () => {
  const drawn = [2, 3, 4, 5, 6].map(
    (players) =>
      scenario(rules, { players, mode: 'evil-lord', heroes: 'random' }).chance('lord').start().state.evilHand
        .length,
  );
  expect(drawn).toEqual([3, 4, 5, 6, 7]);
});

test.each([1, 2] as const)(
  '[PQ-EVIL-03] and as many again when World %d is followed by the next',
  (world) => {
    const t = evil({ heroes: { 1: ['bard', 'cleric'] }, evilHand: ['joker'], world })
      .dice(...cards(4, 'magic'))
      .begin(flow.playWorld, {});
    expect(t.state.evilHand).toEqual(['joker', ...cards(4, 'magic')]);
    expect(t.seenBy(0, 'evilLordDrew')).toEqual([{ type: 'evilLordDrew', cards: 4 }]);
  },
);

test('[PQ-EVIL-04] it controls each Monster and the Boss in their Turns', () => {
  const setting: Setting = {
    heroes: { 3: ['bard', 'cleric'] },
    monsters: { 3: ['pharaoh-hound'], 1: ['supreme-feline-mind'] },
    damage: { bard: 5 },
    world: 3,
  };
  const hound = monsterActs(evil(setting), 'pharaoh-hound');
  expect(hound.expectAsked(2, 'target').options()).toHaveLength(2);
  hound.choose('target', { at: { creature: 'cleric' } }).choose('evilAdd', 'pass');
  expect(wounds(endure(hound))).toEqual({ bard: 5, cleric: 1 });

  const boss = monsterActs(evil(setting), 'supreme-feline-mind');
  boss.choose('target', { at: { creature: 'bard' } }, 2);
  expect(boss.events('attacked')[0]).toMatchObject({ targets: ['bard'], why: { kind: 'evilLord' } });
  /** Without an Evil Lord nobody is asked, and the weakest is chosen. */
  const automated = monsterActs(table(setting), 'pharaoh-hound');
  expect(automated.events('attacked')[0]).toMatchObject({ targets: ['bard'] });
});

test('[PQ-EVIL-05] whether it moves, which way and how far: up to its arrows', () => {
  const lanes = (monsterId: string) =>
    monsterActs(evil({ heroes: { 1: ['bard'] }, monsters: { 3: [monsterId] } }), monsterId)
      .options('evilMove')
      .map((option) => ('at' in option ? option.at : undefined));
  /** One arrow to the left. */
  expect(lanes('skeleton-pug')).toEqual([{ lane: 3 }, { lane: 2 }, { lane: 4 }]);
  /** Two arrows to the left. */
  expect(lanes('chowtaur')).toEqual([{ lane: 3 }, { lane: 2 }, { lane: 4 }, { lane: 1 }, { lane: 5 }]);
  const t = monsterActs(
    evil({ heroes: { 1: ['bard'] }, monsters: { 3: ['chowtaur', 'slime'] } }),
    'chowtaur',
  );
  t.choose('evilMove', { at: { lane: 3 } });
  expect(t.state.monsterLanes[2]).toEqual(['chowtaur', 'slime']);
  /** No arrows: nothing to choose. */
  const still = monsterActs(evil({ heroes: { 1: ['bard'] }, monsters: { 3: ['slime'] } }), 'slime');
  still.expectEnd();
});

const hound = (evilHand: Setting['evilHand']) =>
  monsterActs(
    evil({
      heroes: { 3: ['druid'], 4: ['bard'] },
      monsters: { 2: ['yeti-sheepdog'] },
      evilHand: evilHand ?? [],
    }),
    'yeti-sheepdog',
  ).choose('evilMove', { at: { lane: 3 } });

test("[PQ-EVIL-06] [PQ-EVIL-07] a card of the target's Type adds 1, once for each attack", () => {
  /** The Druid is of Spirit, the Bard of Intellect; both are hit. */
  const t = hound(['spirit', 'intellect', 'magic', 'joker']);
  expect(t.expectAsked(2, 'evilAdd').options()).toEqual([
    { do: 'add', card: 'spirit', at: { creature: 'druid' } },
    { do: 'add', card: 'joker', at: { creature: 'druid' } },
    { do: 'add', card: 'intellect', at: { creature: 'bard' } },
    { do: 'add', card: 'joker', at: { creature: 'bard' } },
    { do: 'pass' },
  ]);
  t.choose('evilAdd', { card: 'intellect' });
  expect(t.state.evilHand).toEqual(['spirit', 'magic', 'joker']);
  t.expectAsked(0, 'defend');
  expect(wounds(endure(t))).toEqual({ druid: 1, bard: 2 });
  t.expectEnd();
  intact(t);
  expect(hound(['magic']).options('evilAdd')).toEqual([{ do: 'pass' }]);
});

test("[PQ-EVIL-08] cards of the Creature's own Type take damage off, one each", () => {
  const t = turnOf(
    evil({
      heroes: { 3: ['bard'] },
      monsters: { 2: ['chowtaur'], 4: ['trolldoodle'] },
      hands: { bard: ['intellect', 'spirit'] },
      evilHand: ['strength', 'magic', 'magic', 'magic', 'joker'],
    }).dice('speed'),
    'bard',
  );
  t.choose('act', { do: 'combo', combo: 'shrill-note' }).choose('pay', 'pay');
  expect(t.expectAsked(1, 'evilPrevent').options()).toEqual([
    { do: 'prevent', cards: [], xp: 0 },
    { do: 'prevent', cards: ['strength'], xp: 0 },
    { do: 'prevent', cards: ['joker'], xp: 0 },
    { do: 'prevent', cards: ['strength', 'joker'], xp: 0 },
  ]);
  t.choose('evilPrevent', { cards: ['strength'] });
  t.choose('evilPrevent', { cards: ['magic', 'magic'] });
  expect(wounds(t)).toEqual({ chowtaur: 1 });
  expect(t.state.evilHand).toEqual(['magic', 'joker']);
  intact(t);
});

/** The Zombie Basset Defeats the Bard. */
const fall = (...drawn: readonly string[]) => {
  const t = monsterActs(
    evil({
      heroes: { 3: ['bard', 'druid'] },
      monsters: { 3: ['slime', 'zombie-basset'] },
      treasures: { bard: ['biscuit-purse', 'ham'], druid: ['pizza'] },
      left: { bard: 1 },
    }).dice(...drawn),
    'zombie-basset',
  );
  return endure(t.choose('evilAdd', 'pass'));
};

test('[PQ-EVIL-09] a Creature that Defeats a Hero: 2 cards, or one of the Treasures under it', () => {
  const t = fall();
  expect(t.expectAsked(2, 'evilReward').options()).toEqual([
    { do: 'drawTwo' },
    { do: 'loot', treasure: 'biscuit-purse', at: { card: 'biscuit-purse' } },
    { do: 'loot', treasure: 'ham', at: { card: 'ham' } },
    { do: 'waive' },
  ]);
  t.choose('evilReward', { treasure: 'biscuit-purse' });
  expect(monster(t.state, 'zombie-basset').loot).toEqual(['biscuit-purse']);
  expect(t.state.treasureDiscard).toEqual(['ham']);
  expect(t.state.evilHand).toEqual([]);
  intact(t);

  const drawn = fall('magic', 'joker').choose('evilReward', 'drawTwo');
  expect(drawn.state.evilHand).toEqual(['magic', 'joker']);
  expect(drawn.state.treasureDiscard).toEqual(['biscuit-purse', 'ham']);
  intact(drawn);
});

test('[PQ-EVIL-09] no reward for the tax', () => {
  const t = evil({
    heroes: { 3: ['bard', 'cleric'] },
    monsters: { 5: ['slime'] },
    left: { bard: 1 },
    world: 2,
  }).begin(flow.playRound, {});
  t.choose('tax', 'suffer', 0).choose('tax', 'suffer', 1);
  expect(hero(t.state, 'bard').fallen).toBe(true);
  t.expectAsked(1, 'act');
});

test('[PQ-EVIL-10] a Treasure under a Creature works for it', () => {
  const struck = (loot: Setting['loot']) => {
    const t = turnOf(
      evil({
        heroes: { 3: ['cleric'] },
        monsters: { 3: ['zombie-basset'] },
        hands: { cleric: ['spirit', 'spirit', 'strength'] },
        loot: loot ?? {},
      }),
      'cleric',
    );
    t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: false }).choose('pay', 'pay');
    return wounds(t.choose('evilPrevent', { cards: [] }));
  };
  expect(struck({})).toEqual({ 'zombie-basset': 4 });
  expect(struck({ 'zombie-basset': ['chainmail'] })).toEqual({ 'zombie-basset': 3 });

  /** A Weapon's Combo is paid by the Evil Lord, in that Creature's Turn. */
  const armed = monsterActs(
    evil({
      heroes: { 3: ['cleric'] },
      monsters: { 1: ['slime'] },
      loot: { slime: ['ball-sling'] },
      evilHand: ['speed', 'intellect', 'magic'],
    }),
    'slime',
  );
  armed
    .choose('evilLoot', 'ability')
    .choose('pay', 'pay')
    .choose('target', { at: { creature: 'cleric' } });
  endure(armed.choose('evilAdd', 'pass'));
  expect(wounds(armed)).toEqual({ cleric: 3 });
  expect(armed.state.evilHand).toEqual(['magic']);
});

test('[PQ-EVIL-10] a Weapon that reaches nobody is not asked about, whatever the Evil Lord holds', () => {
  const asked = (evilHand: NonNullable<Setting['evilHand']>) =>
    monsterActs(
      evil({
        heroes: { 3: ['cleric'] },
        monsters: { 1: ['slime'] },
        loot: { slime: ['bone-sword'] },
        evilHand,
      }),
      'slime',
    ).decisions.map(({ kind }) => kind);
  expect(asked([])).toEqual(asked(['spirit', 'strength']));
  expect(asked([])).not.toContain('evilLoot');
});

test('[PQ-EVIL-11] the Defeated Creature drops it besides the random one', () => {
  const t = turnOf(
    evil({
      heroes: { 3: ['bard'] },
      monsters: { 3: ['skeleton-pug', 'slime'] },
      hands: { bard: ['spirit', 'spirit', 'joker'] },
      loot: { 'skeleton-pug': ['ham'] },
      left: { 'skeleton-pug': 1 },
    }).dice('pizza'),
    'bard',
  );
  t.choose('act', 'standardAttack')
    .choose('pay', { cards: ['spirit'] })
    .choose('evilPrevent', 'prevent');
  expect(t.events('treasureDropped').map(({ treasure }) => treasure)).toEqual(['pizza', 'ham']);
  t.choose('pickUp', { cards: ['spirit'] }).choose('pickUp', { cards: ['joker'] });
  expect(hero(t.state, 'bard').treasures).toEqual(['pizza', 'ham']);
  intact(t);
});

test.each([1, 2, 3] as const)(
  '[PQ-EVIL-12] all Heroes Defeated in World %d: the Evil Lord has won',
  (world) => {
    const t = midRound(
      evil({ heroes: { 3: ['bard'] }, monsters: { 3: ['zombie-basset'] }, left: { bard: 1 }, world }),
    ).begin(flow.monsterTurn, { monster: 'zombie-basset' });
    endure(t.choose('evilAdd', 'pass'));
    t.expectOver({ winners: [1], how: 'heroesDefeated' });
  },
);

test('[PQ-EVIL-13] everything else as ever: hands, places, Turns, tax and Market of the Heroes', () => {
  const both = (read: (evilLord: boolean) => unknown) => expect(read(true)).toEqual(read(false));
  const base: Setting = {
    heroes: { 2: ['bard', 'cleric'] },
    monsters: { 2: ['slime'] },
    hands: { bard: ['spirit'], cleric: ['spirit'] },
  };
  both((evilLord) => turnOf(table({ ...base, evilLord }), 'bard').decisions);
  both((evilLord) => table({ ...base, world: 2, evilLord }).begin(flow.playRound, {}).decisions);
  both(
    (evilLord) =>
      table({ ...base, monsters: {}, evilLord })
        .dice('pizza', 'ham')
        .begin(flow.playWorld, {}, 'market').decisions,
  );
  both((evilLord) => {
    const t = table({ ...base, monsters: {}, evilLord }).dice(
      ...(evilLord ? cards(4, 'magic') : []),
      'icy',
      'slime',
      'trolldoodle',
      'chowtaur',
    );
    const world = t
      .arrange((s) => {
        s.worldDeck.push(...s.worldCards.splice(0));
      })
      .begin(flow.playWorld, {});
    world.choose('placeHero', { at: { lane: 4 } }).choose('placeHero', { at: { lane: 5 } });
    return [heroCount(world.state), world.state.monsterLanes, world.state.round];
  });
});
