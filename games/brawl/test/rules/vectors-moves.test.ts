/** Derived examples: movement, displacement, traps, the Gate. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { acting, roundFrom, spots, turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { h, intact, table } from '../table.ts';

/** VEC-06 with another trap under the Push. */
const pushedOnto = (face: 'damage1' | 'root' | 'stun', hand: readonly string[] = []) =>
  turnOf(
    table({
      a: { kilgore: [-1, 1] },
      b: { gwaien: { at: [-2, 1], damage: 2 } },
      hands: { 0: ['maul-thrash'], 1: hand },
      traps: [
        [-3, 1, face],
        [-2, -1, 'damage2'],
        [-1, 0, 'damage2'],
        [1, 0, 'damage2'],
      ],
    }).dice('damage3'),
  )
    .play('maul-thrash')
    .stay()
    .aim('gwaien');

test('[SFB-VEC-31] [SFB-RULING-32] a Push goes on after a trap, unless the trap holds', () => {
  const hurt = pushedOnto('damage1').trap(2, 1);
  expect([hurt.where('gwaien'), hurt.wounds]).toEqual(['-4,1', { gwaien: 5 }]);
  const rooted = pushedOnto('root').trap(2, 1);
  expect([rooted.where('gwaien'), rooted.wounds]).toEqual(['-3,1', { gwaien: 5 }]);
  const shown = pushedOnto('stun');
  expect(shown.events('handShown')).toEqual([{ type: 'handShown', champion: 1, seat: 1, cards: [] }]);
  shown.trap(2, 1);
  expect([shown.where('gwaien'), shown.wounds]).toEqual(['-4,1', { gwaien: 4 }]);
  const stunned = pushedOnto('stun', ['fireball', 'ignite']).pass();
  expect(stunned.asked).toBe('1 stun');
  stunned.say({ do: 'discard', card: 'ignite' }).trap(2, 1);
  expect([stunned.where('gwaien'), stunned.wounds]).toEqual(['-4,1', { gwaien: 4 }]);
});

test('[SFB-VEC-33] [SFB-KW-PUSH-03] [SFB-KW-PUSH-05] the edge stops a Push; what is missing is damage', () => {
  const t = turnOf(table({ a: { kilgore: [-3, 2] }, b: { gwaien: [-4, 2] }, hands: { 0: ['maul-thrash'] } }))
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect([t.where('gwaien'), t.wounds]).toEqual(['-5,2', { gwaien: 3 }]);
});

test('[SFB-VEC-34] [SFB-RULING-34] a Champion stops a Push and is not hurt by it', () => {
  const t = turnOf(
    table({
      a: { kilgore: [-1, 2] },
      b: { gwaien: [0, 2], sulka: [2, 2] },
      hands: { 0: ['maul-thrash'] },
    }),
  )
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect([t.where('gwaien'), t.wounds]).toEqual(['1,2', { gwaien: 3 }]);
});

test('[SFB-VEC-35] [SFB-KW-PULL-01] [SFB-KW-PULL-03] [SFB-KW-PULL-05] Harpoon Strike', () => {
  const pulled = (q: number) =>
    turnOf(table({ a: { goldarr: [-2, 2] }, b: { gwaien: [q, 2] }, hands: { 0: ['harpoon-strike'] } }))
      .play('harpoon-strike')
      .stay();
  const near = pulled(0).aim('gwaien');
  expect([near.where('gwaien'), near.wounds]).toEqual(['-1,2', { gwaien: 2 }]);
  const far = pulled(1).aim('gwaien');
  expect([far.where('gwaien'), far.wounds]).toEqual(['-1,2', { gwaien: 1 }]);
  expect(pulled(-1).names).toEqual([]);
});

test('[SFB-VEC-36] [SFB-KW-PUSH-06] [SFB-RULING-05] off the hex row a Push does nothing', () => {
  const t = turnOf(
    table({ a: { xinshen: [-1, 2] }, b: { kilgore: [1, 1] }, hands: { 0: ['mind-over-matter'] } }),
  )
    .play('mind-over-matter')
    .stay()
    .aim('kilgore')
    .stay();
  expect([t.where('kilgore'), t.wounds]).toEqual(['1,1', {}]);
  expect(t.events('forfeited')).toEqual([
    { type: 'forfeited', champion: t.id('kilgore'), what: 'push', why: 'noRow' },
  ]);
});

const frighten = (setting: Setting) =>
  acting(table(setting).begin(flow.flee, { champion: 1, seat: 0, source: 0, distance: 2 }));

test('[SFB-VEC-38] [SFB-KW-FEAR-01] [SFB-KW-FEAR-02] [SFB-RULING-29] of the farthest directions the controller of the feared one chooses', () => {
  const t = frighten({ a: { alistair: [0, 1] }, b: { gwaien: [-1, 1] } });
  expect(t.asked).toBe('1 fear');
  expect(t.hexes).toEqual(spots([-3, 1], [-3, 3], [-1, -1]));
  t.to(-3, 3);
  expect([t.where('gwaien'), t.wounds]).toEqual(['-3,3', {}]);
});

test('[SFB-VEC-39] with no way out a feared Champion stays, unhurt', () => {
  const t = frighten({ a: { alistair: [-4, 2], kilgore: [-4, 3] }, b: { gwaien: [-5, 3] } });
  t.s.champions.forEach((champion, id) => {
    expect([id, champion.damage]).toEqual([id, 0]);
  });
  const cornered = acting(
    table({ a: { alistair: [-4, 2], kilgore: [-4, 3] }, b: { gwaien: [-5, 3] } }).begin(flow.flee, {
      champion: 2,
      seat: 0,
      source: 0,
      distance: 2,
    }),
  );
  expect([cornered.where('gwaien'), cornered.wounds]).toEqual(['-5,3', {}]);
  cornered.t.expectEnd();
});

test('[SFB-VEC-40] [SFB-KW-SWOOP-01] [SFB-KW-SWOOP-02] [SFB-KW-SWOOP-03] [SFB-RULING-38] a Swoop passes Statue and traps, and triggers only the one it ends on', () => {
  const swooping = () =>
    turnOf(
      table({
        a: { goldarr: [-2, 0] },
        b: { gwaien: [4, -3] },
        hands: { 0: ['set-sail'] },
        traps: [
          [-1, 0, 'damage1'],
          [1, 0, 'damage2'],
          [-2, -1, 'stun'],
          [3, -1, 'stun'],
        ],
      }).dice('damage3'),
    )
      .play('set-sail')
      .stay()
      .use();
  const t = swooping();
  expect(t.hexes).toContain('-1,0');
  expect(t.hexes).toContain('1,0');
  expect(t.hexes).toContain('2,0');
  expect(t.hexes).not.toContain('0,0');
  expect(t.hexes).not.toContain('3,0');
  t.to(2, 0);
  expect([t.wounds, t.events('trapSprung')]).toEqual([{}, []]);
  const trapped = swooping().to(1, 0).trap(2, 1);
  expect(trapped.wounds).toEqual({ goldarr: 2 });
});

test('[SFB-VEC-41] [SFB-MOVE-04] an Ally can be passed, but the movement cannot end there', () => {
  const walking = (action: 'move' | 'heal') =>
    turnOf(table({ a: { kilgore: [-1, 3], gwaien: [-1, 2] }, b: { sulka: [4, -3] } })).standard(
      action,
      'kilgore',
      'creation',
    );
  expect(walking('move').hexes).toContain('-1,1');
  expect(walking('move').hexes).not.toContain('-1,2');
  expect(walking('heal').why({ at: { hex: h(-1, 2) } })).toEqual({ rule: 'SFB-MOVE-04' });
});

test('[SFB-VEC-43] [SFB-MOVE-07] [SFB-MOVE-08] [SFB-RULING-95] a movement bonus counts for move values only', () => {
  const swift = { op: 'move', amount: 1, until: 'endOfTurn', from: 'me-hearties' } as const;
  const left = (setting: Setting, begin: (t: ReturnType<typeof turnOf>) => void): unknown => {
    const t = turnOf(table(setting));
    begin(t);
    return t.t.about().left;
  };
  const b = { sulka: [4, -3] } as const;
  const kilgore = { kilgore: { at: [0, 3], boons: [swift] } } as const;
  expect(left({ a: kilgore, b }, (t) => t.standard('move', 'kilgore', 'creation'))).toBe(3);
  expect(left({ a: kilgore, b, hands: { 0: ['fury'] } }, (t) => t.play('fury'))).toBe(3);
  const gwaien = { gwaien: { at: [0, 3], boons: [swift] } } as const;
  expect(left({ a: gwaien, b, hands: { 0: ['teleport'] } }, (t) => t.play('teleport').use())).toBe(4);
});

/** A's Champion, nearly out, walks onto a trap with one hex of movement left. */
const doomed = () =>
  turnOf(
    table({
      a: { gwaien: { at: [-3, 2], damage: 5 } },
      b: { sulka: [4, -3] },
      traps: [
        [-3, 1, 'damage1'],
        [-2, -1, 'damage2'],
        [-1, 0, 'damage2'],
        [1, 0, 'damage2'],
      ],
      vp: [0, 2],
      hands: { 0: ['teleport', 'fireball'] },
    }).dice('damage3'),
  )
    .standard('move', 'gwaien', 'destruction')
    .to(-3, 1);

test('[SFB-VEC-44] [SFB-OOA-01] [SFB-OOA-12] [SFB-RULING-43] [SFB-RULING-45] walking onto a fatal trap ends the Action and gives the opponent a VP', () => {
  const t = doomed();
  expect([t.where('gwaien'), t.s.vp, t.asked]).toEqual(['gate', [0, 3], '0 replaceTrap']);
  t.trap(2, 1);
  expect(t.asked).toBe('0 act');
  expect(t.events('levelledUp')).toEqual([]);
  intact(t.t);
});

test('[SFB-VEC-45] [SFB-OOA-10] [SFB-OOA-11] from the Gate the first hex is a deployment hex, then the rest of the movement', () => {
  const t = turnOf(table({ a: { gwaien: 'gate' }, b: { sulka: [4, -3] } })).standard(
    'move',
    'gwaien',
    'creation',
  );
  expect(t.hexes).toContain('-1,3');
  expect(t.hexes).toContain('-1,2');
  expect(t.hexes).not.toContain('-1,1');
  expect(t.options().some((option) => option.do === 'stay')).toBe(false);
  t.to(-1, 2);
  expect(t.events('moved')[0]?.path).toHaveLength(2);
});

test('[SFB-VEC-46] [SFB-OOA-13] a card without a move value does not bring a Champion back', () => {
  const t = turnOf(
    table({ a: { gwaien: 'gate' }, b: { sulka: [0, 1] }, hands: { 0: ['teleport', 'fireball'] } }),
  );
  expect(t.why({ do: 'play', card: 'teleport' })).toEqual({ rule: 'SFB-OOA-13' });
  t.play('fireball').to(0, 3).aim('sulka');
  expect(t.wounds).toEqual({ sulka: 3 });
});

test('[SFB-VEC-48] [SFB-LEVEL-02] [SFB-LEVEL-03] [SFB-RULING-56] levelling up keeps the damage under more hitpoints', () => {
  const t = turnOf(
    table({
      a: { kilgore: { at: [0, 2], damage: 5 } },
      b: { gwaien: { at: [0, 1], damage: 5 } },
      hands: { 0: ['maul-thrash'] },
    }),
  )
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect(t.view(0).champions[0]).toMatchObject({ levelled: true, hitpoints: 8, damage: 5, bloodied: true });
});

const CROWDED: Setting = {
  a: { kilgore: [2, 1], goldarr: [3, -1], gwaien: [-3, 2] },
  b: { sulka: [4, -3] },
  traps: [
    [-2, -1, 'damage1'],
    [-1, 0, 'damage1'],
    [1, 0, 'damage2'],
    [-3, 1, 'damage2'],
  ],
};

test('[SFB-VEC-55] [SFB-TRAP-13] [SFB-TRAP-14] [SFB-RULING-48] with every trap hex taken, a free hex next to one will do', () => {
  const t = turnOf(table(CROWDED).dice('damage3')).standard('move', 'gwaien', 'creation').to(-3, 1);
  expect(t.asked).toBe('0 replaceTrap');
  expect(t.hexes).toContain('-2,1');
  expect(t.hexes).toContain('1,1');
  expect(t.hexes).not.toContain('-3,0');
  expect(t.hexes).not.toContain('0,2');
});

test('[SFB-VEC-56] [SFB-TRAP-11] an empty trap hex must be used', () => {
  const a = { ...CROWDED.a, goldarr: [4, 0] } as const;
  const t = turnOf(table({ ...CROWDED, a }).dice('damage3'))
    .standard('move', 'gwaien', 'creation')
    .to(-3, 1);
  expect(t.hexes).toEqual(['3,-1']);
  expect(t.why({ at: { hex: h(-2, 1) } })).toEqual({ rule: 'SFB-TRAP-11' });
});

test('[SFB-VEC-70] [SFB-RULING-46] [SFB-RULING-98] the hex that was sprung stays barred even when it is empty again', () => {
  const a = { ...CROWDED.a, gwaien: { at: [-3, 2], damage: 5 } } as const;
  const t = turnOf(table({ ...CROWDED, a }).dice('damage3'))
    .standard('move', 'gwaien', 'creation')
    .to(-3, 1);
  expect(t.where('gwaien')).toBe('gate');
  expect(t.hexes).toContain('-2,1');
  expect(t.hexes).toContain('1,1');
  expect(t.hexes).not.toContain('-3,1');
  expect(t.why({ at: { hex: h(-3, 1) } })).toEqual({ rule: 'SFB-RULING-46' });
});

test('[SFB-VEC-62] [SFB-KW-STUN-01] [SFB-KW-STUN-02] [SFB-RULING-70] Stun: one fitting card, or the whole hand shown', () => {
  const stunned = (hand: readonly string[]) =>
    acting(
      table({ a: { gwaien: [0, 3], kilgore: [1, 3] }, b: { sulka: [4, -3] }, hands: { 0: hand } }).begin(
        flow.stun,
        { champion: 0 },
      ),
    );
  const two = stunned(['fireball', 'fury', 'ignite']);
  expect(two.why({ card: 'fury' })).toEqual({ rule: 'SFB-KW-STUN-01' });
  two.say({ do: 'discard', card: 'fireball' });
  expect(two.s.players[0]).toMatchObject({ hand: ['fury', 'ignite'], discard: ['fireball'] });
  const none = stunned(['fury', 'throw']);
  expect(none.t.seenBy(1, 'handShown')).toEqual([
    { type: 'handShown', champion: 0, seat: 0, cards: ['fury', 'throw'] },
  ]);
  none.t.expectEnd();
  stunned([]).t.expectEnd();
});

test('[SFB-VEC-66] [SFB-RULING-41] [SFB-KW-ROOT-02] Root ends with the turn in which it came', () => {
  const t = roundFrom(
    table({ a: { kilgore: [0, 3] }, b: { gwaien: { at: [0, -2], rooted: true } } }).chance('root'),
  );
  expect(t.s.champions[1]?.rooted).toBe(true);
  t.end();
  expect(t.asked).toBe('1 act');
  expect(t.s.champions[1]?.rooted).toBe(false);
});

test('[SFB-VEC-68] [SFB-RULING-58] [SFB-RULING-59] with all deployment hexes taken nobody comes in; onto the last free one it must', () => {
  const full = (free: boolean) =>
    turnOf(
      table({
        a: { gwaien: 'gate', kilgore: [-4, 3] },
        b: { sulka: [-2, 3], korvash: [-1, 3] },
        c: { deryn: [-3, 3], dugrun: free ? [0, 1] : [0, 3] },
        d: { kolel: [1, 3], xinshen: [4, -3] },
        hands: { 0: ['fury'] },
      }),
    );
  const shut = full(false);
  expect(shut.why({ do: 'standard', action: 'plan', at: { champion: 0 } })).toEqual({
    rule: 'SFB-RULING-58',
  });
  const open = full(true).standard('plan', 'gwaien');
  expect(open.hexes).toEqual(['0,3']);
  expect(open.why('stay')).toEqual({ rule: 'SFB-RULING-59' });
  open.to(0, 3);
  expect(open.asked).toBe('0 plan');
});
