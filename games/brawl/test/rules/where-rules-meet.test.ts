/** Rules where they meet: what breaks without anybody noticing when only examples are tested [SFB-F6]. */
import { expect, test } from 'vitest';
import { roundFrom, spots, turnOf } from '../acting.ts';
import { table } from '../table.ts';

test('[SFB-KW-FEAR-02] [SFB-RULING-29] of two flights that end as far away, the longer Dash is taken', () => {
  const t = turnOf(
    table({
      a: { alistair: [-2, -3], deryn: [0, -3], gwaien: [-1, -1] },
      b: { kilgore: [-1, -3] },
      hands: { 0: ['the-tyrants-gaze'] },
    }),
  )
    .play('the-tyrants-gaze')
    .stay()
    .aim('kilgore');
  /** One step to (-1,-2) leads as far from Alistair as two to (-3,-1): only the latter is a flight. */
  expect(t.asked).toBe('1 fear');
  expect(t.hexes).toEqual(spots([-3, -1]));
});

test('[SFB-KW-DASH-01] a Dash that a trap interrupts goes on straight ahead, or not at all', () => {
  const t = turnOf(
    table({
      a: { deryn: [0, 1] },
      b: { kilgore: [-1, 1] },
      hands: { 0: ['hit-and-run'] },
      traps: [
        [1, 0, 'damage1'],
        [-3, 1, 'damage2'],
        [-2, -1, 'damage2'],
        [3, -1, 'damage2'],
      ],
    }).dice('damage3'),
  )
    .play('hit-and-run')
    .stay()
    .aim('kilgore');
  expect(t.asked).toBe('0 move');
  t.to(1, 0).trap(-1, 0);
  expect(t.asked).toBe('0 move');
  expect(t.hexes).toEqual(spots([2, -1]));
});

test('[SFB-TRAP-13] [SFB-RULING-48] the fallback is never a hex that holds a trap', () => {
  const t = turnOf(
    table({
      a: { deryn: [-4, 2], gwaien: [2, 1], goldarr: [3, -1] },
      b: { kilgore: [1, 0], sulka: [-1, 0] },
      hands: { 0: ['prowl'] },
      traps: [
        [-3, 1, 'damage1'],
        [-2, -1, 'damage2'],
        [2, 0, 'damage2'],
        [0, -1, 'damage2'],
      ],
    }).dice('damage3'),
  )
    .play('prowl')
    .to(-3, 1);
  expect(t.asked).toBe('0 replaceTrap');
  /** Printed trap hexes are taken or just sprung: hexes beside them, but none with a token, Champion or Statue. */
  for (const held of ['2,0', '0,-1', '-2,-1', '-3,1', '1,0', '0,0']) expect(t.hexes).not.toContain(held);
  expect(t.hexes).toContain('-2,0');
});

test('[SFB-CORE-02] Khalize pays with another Core once in a turn of anybody, and again in the next turn', () => {
  const t = roundFrom(
    table({
      a: { khalize: { at: [0, 2], levelled: true }, deryn: [-4, 3], gwaien: [1, 3] },
      b: { kilgore: [0, 1], sulka: [4, -3], dugrun: [3, -3] },
      hands: { 0: ['ibis-strike', 'radiant-rush', 'glimpse-of-divinity'], 1: ['maul-thrash'] },
    }).chance('turns'),
  );
  const cores = (card: string) =>
    t
      .options()
      .flatMap((option) => ('card' in option && option.card === card ? [String(Object(option).core)] : []));
  expect(cores('ibis-strike').sort()).toEqual(['creation', 'destruction', 'manipulation']);
  t.play('ibis-strike', 'creation').stay().decline();
  expect(cores('radiant-rush')).toEqual(['manipulation']);
});

test('[SFB-CORE-02] [SFB-RULING-41] what a card allows once per turn is there again when the turn is over', () => {
  const t = roundFrom(
    table({
      a: { khalize: { at: [0, 2], levelled: true } },
      b: { kilgore: [4, -3] },
      hands: { 0: ['ibis-strike'], 1: [] },
      decks: {
        0: ['radiant-rush', 'heavens-blessing', 'restoration', 'salt-the-wound', 'glimpse-of-divinity'],
      },
    }).chance('again'),
  );
  t.play('ibis-strike', 'creation').stay().decline();
  expect(t.s.champions[t.id('khalize')]?.usedOnce).toBe(true);
  t.end();
  expect(t.s.champions[t.id('khalize')]?.usedOnce).toBe(false);
});

test('[SFB-KW-POISON-01] [SFB-RULING-77] Poison spares whom the attack has taken out', () => {
  const t = turnOf(
    table({
      a: { kolel: [0, 2] },
      b: { gwaien: { at: [0, 1], damage: 4 }, kilgore: [4, -3] },
      hands: { 0: ['poisoned-dart'] },
    }),
  )
    .play('poisoned-dart')
    .stay()
    .aim('gwaien');
  expect(t.where('gwaien')).toBe('gate');
  expect(t.events('damaged').map((event) => event.why)).toEqual(['attack']);
  expect(t.wounds).toEqual({});
  expect(t.s.vp).toEqual([1, 0]);
});

test('[SFB-OOA-14] [SFB-OOA-15] one of each side out by one card: both gain, and at a draw the other player wins', () => {
  const fury = (vp: readonly [number, number]) =>
    turnOf(
      table({
        a: { kilgore: [0, 2], deryn: { at: [1, 2], damage: 6 } },
        b: { gwaien: { at: [-1, 2], damage: 5 }, tzuxiao: [4, -3] },
        hands: { 0: ['fury'] },
        vp,
      }),
    )
      .play('fury')
      .stay()
      .area(0);
  const drawn = fury([4, 4]);
  expect(drawn.s.vp).toEqual([5, 5]);
  expect(drawn.s.outcome?.winners).toEqual([1]);
  const ahead = fury([2, 1]);
  expect([ahead.s.vp, ahead.where('deryn'), ahead.where('gwaien')]).toEqual([[3, 2], 'gate', 'gate']);
  expect(ahead.s.champions[ahead.id('kilgore')]?.levelled).toBe(true);
});

test('[SFB-DISP-03] [SFB-KW-PUSH-05] a Statue, a Root or a rooting trap in the way: what is left of a Push hurts', () => {
  const thrash = (gwaien: { readonly rooted?: boolean }, from: readonly [number, number]) =>
    turnOf(
      table({
        a: { kilgore: [...from] },
        b: { gwaien: { at: [0, 1], ...gwaien } },
        hands: { 0: ['maul-thrash'] },
        traps: [
          [1, 0, 'root'],
          [-3, 1, 'damage2'],
          [-2, -1, 'damage2'],
          [3, -1, 'damage2'],
        ],
      }).dice('damage3'),
    )
      .play('maul-thrash')
      .stay()
      .aim('gwaien');
  expect(thrash({}, [0, 2]).wounds).toEqual({ gwaien: 4 });
  expect(thrash({ rooted: true }, [-1, 2]).wounds).toEqual({ gwaien: 4 });
  const trapped = thrash({}, [-1, 2]);
  expect(trapped.asked).toBe('1 replaceTrap');
  trapped.trap(-1, 0);
  expect([trapped.wounds, trapped.where('gwaien')]).toEqual([{ gwaien: 3 }, '1,0']);
});

test('[SFB-REACT-11] [SFB-RULING-92] an attacker who is out by a Reaction pushes nobody, and the reactor levels up', () => {
  const t = turnOf(
    table({
      a: { kilgore: { at: [0, 2], damage: 5 } },
      b: { tzuxiao: [1, 2], gwaien: [4, -3] },
      hands: { 0: ['maul-thrash'], 1: ['revenge'] },
    }),
  )
    .play('maul-thrash')
    .stay()
    .aim('tzuxiao')
    .react('revenge', 'tzuxiao');
  expect([t.where('kilgore'), t.where('tzuxiao'), t.s.vp]).toEqual(['gate', '1,2', [0, 1]]);
  expect(t.s.champions[t.id('tzuxiao')]?.levelled).toBe(true);
  expect(t.wounds).toEqual({ tzuxiao: 2 });
});

test('[SFB-KW-LIFESTEAL-01] [SFB-CORE-02] the Core that paid is not among the ready ones that strengthen', () => {
  const t = turnOf(
    table({
      a: { kilgore: { at: [0, 2], damage: 6 } },
      b: { tzuxiao: [1, 2] },
      hands: { 0: ['appetite-for-destruction'] },
      ready: { 0: ['creation', 'destruction'] },
    }),
  )
    .play('appetite-for-destruction')
    .aim('tzuxiao');
  expect(t.wounds).toEqual({ tzuxiao: 3, kilgore: 3 });
});

test('[SFB-OOA-07] [SFB-BASIC-03] on the Gate nobody gains by an Ally’s skill, nor does the one whose card it is', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 2], deryn: 'gate', kilgore: [1, 2] },
      b: { tzuxiao: [4, -3] },
      hands: { 0: ['me-hearties'] },
    }),
  )
    .play('me-hearties')
    .stay()
    .use()
    .count(0);
  const boons = t.s.champions.map(({ key, boons: own }) => [key, own.length]);
  expect(boons).toEqual([
    ['goldarr', 0],
    ['deryn', 0],
    ['kilgore', 2],
    ['tzuxiao', 0],
  ]);
});
