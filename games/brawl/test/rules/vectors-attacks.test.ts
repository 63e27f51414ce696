/** Derived examples: attacks, damage, Reactions. */
import { expect, test } from 'vitest';
import { turnOf } from '../acting.ts';
import { table } from '../table.ts';

test.each([
  ['no Reaction', undefined, 2],
  ['+1', 'reverence', 1],
  ['+3', 'arcane-shield', 0],
])(
  '[SFB-VEC-25] [SFB-ATTACK-06] [SFB-DMG-02] [SFB-RULING-11] strength 3 against defence 1: %s',
  (_name, reaction, damage) => {
    const t = turnOf(
      table({
        a: { gwaien: [0, 3] },
        b: { kilgore: [0, 1], alistair: [4, -3], gwaien: [3, -3] },
        hands: { 0: ['chain-lightning'], 1: ['reverence', 'arcane-shield'] },
      }),
    )
      .play('chain-lightning')
      .stay()
      .aim('kilgore');
    if (reaction) t.react(reaction, 'kilgore');
    else t.pass();
    expect(t.s.champions[t.id('kilgore')]?.damage).toBe(damage);
  },
);

test('[SFB-VEC-26] [SFB-RULING-12] no damage, and still the Push', () => {
  const t = turnOf(table({ a: { goldarr: [0, 2] }, b: { dugrun: [1, 2] }, hands: { 0: ['anchors-aweigh'] } }))
    .play('anchors-aweigh')
    .stay()
    .area(0);
  expect([t.wounds, t.where('dugrun')]).toEqual([{}, '2,2']);
});

test('[SFB-VEC-28] [SFB-KW-DOUBLE-01] [SFB-RULING-78] the second pass of Double skips whoever went out in the first', () => {
  const t = turnOf(
    table({
      a: { tzuxiao: [0, 2] },
      b: { gwaien: { at: [0, 1], damage: 5 } },
      hands: { 0: ['double-strike'] },
    }),
  )
    .play('double-strike')
    .stay()
    .aim('gwaien');
  expect(t.s.vp).toEqual([1, 0]);
  expect(t.events('struck')).toHaveLength(1);
  const alive = turnOf(
    table({ a: { tzuxiao: [0, 2] }, b: { gwaien: [0, 1] }, hands: { 0: ['double-strike'] } }),
  )
    .play('double-strike')
    .stay()
    .aim('gwaien');
  expect(alive.wounds).toEqual({ gwaien: 4 });
});

test('[SFB-VEC-29] [SFB-KW-LIFESTEAL-01] [SFB-RULING-76] Appetite for Destruction: 1 and 2 for each of two ready Cores, and Lifesteal', () => {
  const t = turnOf(
    table({
      a: { kilgore: { at: [0, 2], damage: 3 } },
      b: { goldarr: [0, 1] },
      hands: { 0: ['appetite-for-destruction'] },
    }),
  )
    .play('appetite-for-destruction')
    .aim('goldarr');
  expect(t.events('struck')[0]).toMatchObject({ strength: 5, defence: 1, damage: 4 });
  expect(t.wounds).toEqual({ goldarr: 4 });
});

test.each([
  [2, 'dugrun', 0],
  [1, 'kilgore', 2],
])(
  '[SFB-VEC-30] [SFB-KW-POISON-01] [SFB-RULING-77] strength 2 and Poison 1 against defence %i',
  (_defence, target, damage) => {
    const t = turnOf(
      table({ a: { kolel: [0, 3] }, b: { [target]: [0, 1] }, hands: { 0: ['poisoned-dart'] } }),
    )
      .play('poisoned-dart')
      .stay()
      .aim(target);
    expect(t.s.champions[1]?.damage).toBe(damage);
  },
);

test('[SFB-VEC-49] [SFB-REACT-10] [SFB-REACT-11] [SFB-REACT-12] [SFB-RULING-06] [SFB-RULING-08] [SFB-RULING-09] [SFB-RULING-10] [SFB-RULING-31] Revenge takes out the attacker: VP, no Push, and the Champion it was played on levels up', () => {
  const t = turnOf(
    table({
      a: { gwaien: { at: [0, 3], damage: 4 } },
      b: { tzuxiao: { at: [-3, 3], damage: 2 } },
      hands: { 0: ['flamespear'], 1: ['revenge'] },
    }),
  )
    .play('flamespear')
    .stay()
    .aim('tzuxiao');
  expect(t.asked).toBe('1 react');
  t.react('revenge', 'tzuxiao');
  expect(t.wounds).toEqual({ tzuxiao: 5 });
  expect(t.where('gwaien')).toBe('gate');
  expect(t.where('tzuxiao')).toBe('-3,3');
  expect(t.s.vp).toEqual([0, 1]);
  expect(t.events('forfeited')).toEqual([
    { type: 'forfeited', champion: t.id('gwaien'), what: 'push', why: 'sourceOut' },
  ]);
  expect(t.events('levelledUp')).toEqual([{ type: 'levelledUp', champion: t.id('tzuxiao') }]);
});

test('[SFB-VEC-50] [SFB-RULING-07] the Champion a Reaction was played on is out: its Fear is forfeited', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2] },
      b: { goldarr: { at: [0, 1], damage: 7 } },
      hands: { 0: ['long-live-the-king'], 1: ['intimidation'] },
    }),
  )
    .play('long-live-the-king')
    .stay()
    .aim('goldarr')
    .react('intimidation', 'goldarr');
  expect([t.where('goldarr'), t.where('alistair')]).toEqual(['gate', '0,2']);
  expect(t.s.vp).toEqual([1, 0]);
});

test('[SFB-VEC-57] [SFB-TARGET-08] [SFB-DMG-04] [SFB-RULING-25] an area hits Allies, too, and nobody reacts for them', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: [1, 2] },
      b: { goldarr: [0, 1] },
      hands: { 0: ['fury', 'arcane-shield'], 1: ['intimidation'] },
    }),
  )
    .play('fury')
    .stay()
    .area(0);
  expect(t.asked).toBe('1 react');
  expect(new Set(t.names)).toEqual(new Set(['goldarr']));
  t.pass();
  expect(t.wounds).toEqual({ goldarr: 1, gwaien: 2 });
});

test.each([
  ['[SFB-VEC-59] A 5 and B 4: A wins', [4, 3], 1, [5, 4]],
  ['[SFB-VEC-60] two of B and one of A: 6 to 5, A wins', [4, 4], 2, [6, 5]],
] as const)('%s', (_name, vp, fallen, total) => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2], gwaien: { at: [1, 2], damage: 4 } },
      b: {
        xinshen: { at: [0, 1], damage: 2 },
        sulka: { at: fallen === 2 ? [-1, 2] : [4, -3], damage: 6 },
      },
      hands: { 0: ['die-for-your-king'] },
      vp,
    }),
  )
    .play('die-for-your-king')
    .stay()
    .area(0);
  expect(t.s.vp).toEqual(total);
  t.t.expectOver({ winners: [0] });
});

test('[SFB-VEC-61] [SFB-REACT-05] a Core exhausted by an earlier Reaction pays for no second one of its colour', () => {
  const t = turnOf(
    table({
      a: { gwaien: [0, 3] },
      b: { goldarr: [0, 1], dugrun: [4, -3], alistair: [3, -3] },
      hands: { 0: ['ignite', 'fireball'], 1: ['hold-ground', 'intimidation', 'reverence'] },
    }),
  );
  t.play('ignite').stay().aim('goldarr').react('hold-ground', 'goldarr');
  t.play('fireball').stay().aim('goldarr');
  expect(t.why({ do: 'react', card: 'intimidation' })).toEqual({
    rule: 'SFB-REACT-05',
    core: 'destruction',
  });
  t.react('reverence', 'goldarr');
  expect(t.s.players[1]?.ready).toEqual(['manipulation']);
});

test('[SFB-VEC-65] [SFB-TARGET-05] [SFB-TARGET-07] a Statue stops a direct shot, not an indirect one', () => {
  const shot = (champion: string, card: string) =>
    turnOf(table({ a: { [champion]: [-2, 0] }, b: { gwaien: [-4, 0] }, hands: { 0: [card] } }))
      .play(card)
      .stay().names;
  expect(shot('tzuxiao', 'challenge')).toEqual([]);
  expect(shot('korvash', 'hell-hath-no-fury')).toEqual(['gwaien']);
});

test('[SFB-VEC-67] [SFB-ATTACK-03] [SFB-ATTACK-11] [SFB-ATTACK-12] [SFB-RULING-16] declining leaves the Jump and costs card and Core', () => {
  const t = turnOf(table({ a: { tzuxiao: [0, 3] }, b: { gwaien: [0, 1] }, hands: { 0: ['pounce'] } }))
    .play('pounce')
    .to(0, 2)
    .decline();
  expect(t.where('tzuxiao')).toBe('0,2');
  expect([t.where('gwaien'), t.wounds]).toEqual(['0,1', {}]);
  expect(t.s.players[0]?.discard).toEqual(['pounce']);
  expect(t.s.players[0]?.ready).toEqual(['manipulation', 'destruction']);
});

test('[SFB-VEC-69] [SFB-RULING-94] a bonus tied to one target counts for that target only, also in an area', () => {
  const ignited = { op: 'incomingStrength', amount: 2, until: 'endOfTurn', from: 'ignite' } as const;
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { goldarr: { at: [0, 1], boons: [ignited] }, kilgore: [1, 2] },
      hands: { 0: ['fury'] },
    }),
  )
    .play('fury')
    .stay()
    .area(0);
  expect(t.s.champions[t.id('goldarr')]?.damage).toBe(3);
  expect(t.s.champions[t.id('kilgore@1')]?.damage).toBe(1);
});
