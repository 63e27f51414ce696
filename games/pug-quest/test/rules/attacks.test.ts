import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/index.ts';
import { monster } from '../../src/queries/area.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { REACHES } from '../../src/vocabulary.ts';
import { endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** Columns of Monsters without Defend; each can take 3 damage. */
const MONSTER_SIDE = {
  1: ['slime'],
  2: ['trolldoodle', 'cone-of-shame'],
  3: ['war-bulldog', 'pharaoh-hound', 'saint-burnard'],
  4: ['chowtaur', 'golem-retriever'],
  5: ['yeti-sheepdog'],
} as const;

test('[PQ-ATK-01] own Creatures in front of an attacker neither block nor suffer', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['bard', 'thief', 'cleric'] },
      monsters: MONSTER_SIDE,
      hands: { cleric: ['spirit', 'spirit', 'strength'] },
    }),
    'cleric',
  );
  t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: false });
  expect(wounds(t)).toEqual({ 'war-bulldog': 4 });
  intact(t);
});

test('[PQ-ATK-01] the same for a Monster behind others', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['bard', 'thief'] }, monsters: { 3: ['slime', 'trolldoodle', 'war-bulldog'] } }),
    'war-bulldog',
  );
  endure(t);
  expect(wounds(t)).toEqual({ bard: 2 });
  t.expectEnd();
});

test('[PQ-ATK-02] from any rank the attack goes out from the lane', () => {
  const at = (rank: 1 | 2 | 3) => {
    const column = ['bard', 'thief'];
    column.splice(rank - 1, 0, 'cleric');
    const t = turnOf(
      table({ heroes: { 3: column }, monsters: MONSTER_SIDE, hands: { cleric: ['strength'] } }),
      'cleric',
    );
    const attacks = t.options('act').filter((option) => option.do === 'standardAttack');
    t.choose('act', 'standardAttack');
    return [attacks, wounds(t)];
  };
  const front = [[{ do: 'standardAttack', at: { creature: 'war-bulldog' } }], { 'war-bulldog': 1 }];
  expect(at(1)).toEqual(front);
  expect(at(2)).toEqual(front);
  expect(at(3)).toEqual(front);
});

/** A Hero in lane 3 plays a Combo against the whole Monster side. */
function played(hero: string, combo: string, hand: readonly Energy[], treasure?: string) {
  const t = turnOf(
    table({
      heroes: { 3: [hero] },
      monsters: MONSTER_SIDE,
      hands: { [hero]: hand },
      treasures: treasure === undefined ? {} : { [hero]: [treasure] },
      xp: { [hero]: 2 },
    }).dice('magic'),
    hero,
  );
  return t.choose('act', { do: 'combo', combo });
}

const draws = (t: ReturnType<typeof played>) => t.choose('drawFrom', 'takeDeck');

test('[PQ-ATK-03] melee: the first in the facing lane, nobody else', () => {
  const t = played('thief', 'chop-and-chew', ['spirit', 'strength'], 'bone-sword');
  expect(wounds(t)).toEqual({ 'war-bulldog': 3 });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
});

test('[PQ-ATK-04] distance: one of choice in the facing lane, at any rank', () => {
  const t = played('merchant', 'loose-change', ['intellect', 'speed']);
  expect(t.options('target')).toEqual(
    MONSTER_SIDE[3].map((creature) => ({ do: 'target', at: { creature } })),
  );
  t.choose('target', { at: { creature: 'saint-burnard' } });
  expect(wounds(draws(t))).toEqual({ 'saint-burnard': 2 });
});

test('[PQ-ATK-05] any: one of choice on the whole enemy side', () => {
  const t = played('thief', 'far-throw', ['speed', 'intellect'], 'ball-sling');
  expect(t.options('target')).toHaveLength(Object.values(MONSTER_SIDE).flat().length);
  t.choose('target', { at: { creature: 'golem-retriever' } });
  /** That one has Defend, and Magic is not its Strength. */
  expect(wounds(t)).toEqual({ 'golem-retriever': 3 });
  expect(t.decisions[0]?.kind).toBe('act');
});

test('[PQ-ATK-05] a card may allow more than one, or fewer than that', () => {
  const cursed = (...chosen: readonly string[]) => {
    const t = turnOf(
      table({
        heroes: { 1: ['witch'] },
        monsters: MONSTER_SIDE,
        hands: { witch: ['magic', 'magic', 'magic', 'spirit', 'speed'] },
        xp: { witch: 5 },
      }),
      'witch',
    );
    t.choose('act', { do: 'combo', combo: 'curse-of-the-empty-bowl' });
    for (const creature of chosen) t.choose('target', { at: { creature } });
    if (chosen.length < 3) t.choose('target', 'done');
    return wounds(t);
  };
  expect(cursed('cone-of-shame', 'yeti-sheepdog', 'slime')).toEqual({
    'cone-of-shame': 2,
    'yeti-sheepdog': 2,
    slime: 2,
  });
  expect(cursed('yeti-sheepdog')).toEqual({ 'yeti-sheepdog': 2 });
});

test('[PQ-ATK-06] [PQ-ATK-09] penetrating: everybody in the facing lane suffers all of it', () => {
  const t = played('wizard', 'hot-breath', ['magic', 'strength']);
  expect(wounds(draws(t))).toEqual({ 'war-bulldog': 2, 'pharaoh-hound': 2, 'saint-burnard': 2 });
});

test('[PQ-ATK-07] [PQ-ATK-09] double: the own lane and a neighbour, or both neighbours; the front of each', () => {
  const side = (way: string) => {
    const t = played('barbarian', 'two-for-the-axe', ['strength', 'strength', 'speed', 'spirit']);
    return wounds(t.choose('side', { side: way }));
  };
  expect(side('left')).toEqual({ trolldoodle: 3, 'war-bulldog': 3 });
  expect(side('right')).toEqual({ 'war-bulldog': 3, chowtaur: 3 });
  const fork = played('thief', 'wide-curve', ['speed', 'intellect'], 'frisbee-chakram');
  expect(wounds(fork)).toEqual({ trolldoodle: 3, chowtaur: 3 });
});

test('[PQ-ATK-08] [PQ-ATK-09] triple: three lanes side by side, or every other lane; the front of each', () => {
  const fan = played('barbarian', 'whirling-braids', ['strength', 'strength', 'speed']);
  expect(wounds(fan)).toEqual({ trolldoodle: 2, 'war-bulldog': 2, chowtaur: 2 });
  const wide = played('witch', 'boil-over', ['magic', 'magic', 'strength', 'intellect']);
  expect(wounds(wide)).toEqual({ slime: 3, 'war-bulldog': 3, 'yeti-sheepdog': 3 });
});

test('[PQ-ATK-10] a Combo finds its targets as a Standard Attack does, also behind others', () => {
  const t = turnOf(
    table({
      heroes: { 2: ['thief', 'cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['spirit', 'spirit', 'strength', 'strength', 'strength'] },
    }),
    'cleric',
  );
  expect(t.refusal({ do: 'standardAttack' })).toMatchObject({ rule: 'PQ-RULING-10' });
  expect(t.refusal({ do: 'combo', combo: 'golden-bonk', instead: false })).toMatchObject({
    rule: 'PQ-RULING-10',
  });
  t.choose('act', { do: 'move', at: { lane: 3 } }).choose('act', {
    do: 'combo',
    combo: 'golden-bonk',
    instead: false,
  });
  expect(wounds(t)).toEqual({ 'war-bulldog': 4 });
  t.choose('act', 'standardAttack');
  expect(wounds(t)).toEqual({ 'war-bulldog': 5 });
});

test('[PQ-ATK-11] Riposte is a time to act; whom it hits is another symbol', () => {
  expect(REACHES).not.toContain('riposte');
  const t = monsterActs(
    table({
      heroes: { 2: ['barbarian', 'bard'] },
      monsters: { 2: ['slime', 'war-bulldog'] },
      hands: { barbarian: ['strength', 'spirit'] },
    }),
    'war-bulldog',
  );
  t.choose('riposte', { combo: 'bite-back' });
  endure(t);
  /** Melee: the first in the lane, who did not attack. */
  expect(wounds(t)).toEqual({ barbarian: 2, slime: 3 });
});

/** Five Heroes without a word to say when they are hit. */
const HERO_SIDE = { 1: ['bard'], 2: ['cleric'], 3: ['druid', 'merchant'], 4: ['ranger'] } as const;

test.each<readonly [string, string, number, { readonly [hero: string]: number }]>([
  ['melee', 'war-bulldog', 3, { druid: 2 }],
  ['distance, the least Life left', 'pharaoh-hound', 3, { merchant: 1 }],
  ['any, the least Life left', 'squirrel-sniper', 3, { merchant: 2 }],
  ['penetrating', 'schnauzer-bomber', 3, { druid: 2, merchant: 2 }],
  ['double to the right, after its move', 'yeti-sheepdog', 2, { druid: 1, ranger: 1 }],
  ['double fork', 'umbrella-bat', 3, { cleric: 2, ranger: 2 }],
  ['triple fan', 'dachshydra', 2, { cleric: 1, druid: 1, ranger: 1 }],
  ['triple wide', 'afghan-banshee', 3, { bard: 1, druid: 1 }],
])('[PQ-ATK-12] the same for Monsters: %s', (_name, attacker, lane, expected) => {
  expect(MONSTERS.some(({ id }) => id === attacker)).toBe(true);
  const wounded = { merchant: 5 };
  const t = monsterActs(
    table({ heroes: HERO_SIDE, monsters: { [lane]: ['trolldoodle', attacker] }, damage: wounded }),
    attacker,
  );
  endure(t);
  const { merchant = 0, ...others } = wounds(t);
  expect({ ...others, ...(merchant > 5 ? { merchant: merchant - 5 } : {}) }).toEqual(expected);
  t.expectEnd();
});
