/** The rulebook's own examples. */

import { shareHexRow } from '@questhall/geometry';
import { expect, test } from 'vitest';
import { actionCard } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { isBloodied } from '../../src/queries/values.ts';
import { acting, roundFrom, spots, turnOf } from '../acting.ts';
import { intact, table } from '../table.ts';

test('[SFB-VEC-01] an indirect shot 2-3 reaches exactly the Enemies 2 and 3 hexes away, whatever stands between', () => {
  const t = turnOf(
    table({
      a: { gwaien: [-1, 3] },
      b: { kilgore: [-1, 2], dugrun: [0, 1], korvash: [1, 0], sulka: [1, -1] },
      hands: { 0: ['fireball'] },
    }),
  )
    .play('fireball')
    .stay();
  expect(t.names).toEqual(['dugrun', 'korvash']);
  expect(t.why({ at: { champion: t.id('kilgore') } })).toEqual({
    rule: 'SFB-TARGET-03',
    range: 2,
    distance: 1,
  });
  expect(t.why({ at: { champion: t.id('sulka') } })).toEqual({
    rule: 'SFB-TARGET-04',
    range: 3,
    distance: 4,
  });
  t.aim('dugrun');
  expect(t.events('attackDeclared')[0]?.targets).toEqual([t.id('dugrun')]);
});

test('[SFB-VEC-02] a direct shot needs the hex row, and nobody between', () => {
  const shot = (first: readonly [number, number]) =>
    turnOf(
      table({
        a: { tzuxiao: [-1, 2] },
        b: { kilgore: first, dugrun: [-1, 0], korvash: [1, 1], sulka: [1, 2] },
        hands: { 0: ['challenge'] },
      }),
    )
      .play('challenge')
      .stay();
  const blocked = shot([-1, 1]);
  expect(blocked.names).toEqual(['kilgore', 'sulka']);
  expect(blocked.why({ at: { champion: blocked.id('korvash') } }).rule).toBe('SFB-TARGET-06');
  expect(blocked.why({ at: { champion: blocked.id('dugrun') } }).rule).toBe('SFB-TARGET-07');
  expect(shot([4, -3]).names).toEqual(['dugrun', 'sulka']);
});

test('[SFB-VEC-03] [SFB-SKILL-05] [SFB-SKILL-06] an area skill after a move hits three, ignores defence and lets nobody react', () => {
  const t = turnOf(
    table({
      a: { tzuxiao: [1, 2] },
      b: { dugrun: [-1, 1], kilgore: [-1, 2], goldarr: [0, 2] },
      hands: { 0: ['flash-of-jade'], 1: ['hold-ground', 'darksteel-armour'] },
    }),
  )
    .play('flash-of-jade')
    .to(0, 1)
    .area(2);
  expect(t.events('skillUsed')[0]?.targets).toHaveLength(3);
  expect(t.wounds).toEqual({ dugrun: 3, kilgore: 3, goldarr: 3 });
  expect(t.asked).toBe('0 act');
  expect(t.s.players[0]?.ready).toEqual(['manipulation', 'creation']);
});

test('[SFB-VEC-04] [SFB-KW-DASH-01] [SFB-KW-DASH-02] a Dash 2 ends on a hex row, not on a Statue, not off the board', () => {
  const t = acting(
    table({ a: { goldarr: [0, 2] }, b: { gwaien: [5, -3] } }).begin(flow.walk, {
      champion: 0,
      seat: 0,
      how: 'dash',
      left: 2,
      direction: -1,
      source: 0,
      must: false,
      moved: 0,
      ends: [],
      back: 0,
      bound: '',
      mark: -1,
    }),
  );
  expect(t.hexes).toEqual(spots([1, 2], [2, 2], [1, 1], [2, 0], [0, 1], [-1, 2], [-2, 2], [-1, 3], [0, 3]));
  expect(t.options().some((option) => option.do === 'stay')).toBe(true);
});

test('[SFB-VEC-05] [SFB-KW-BLOODIED-01] Bloodied is at most half of the hitpoints, rounded down', () => {
  const remaining = (key: string, left: number, hitpoints: number, levelled = false): boolean => {
    const t = turnOf(
      table({
        a: { [key]: { at: [0, 3], damage: hitpoints - left, levelled } },
        b: { gwaien: [0, -3] },
      }),
    );
    return isBloodied(t.s, 0);
  };
  expect([3, 2, 1].map((left) => remaining('kilgore', left, 7))).toEqual([true, true, true]);
  expect(remaining('kilgore', 4, 7)).toBe(false);
  expect(remaining('gwaien', 3, 6)).toBe(true);
  expect(remaining('gwaien', 4, 6)).toBe(false);
  expect(remaining('goldarr', 4, 8)).toBe(true);
  expect(remaining('goldarr', 5, 8)).toBe(false);
  expect(remaining('tzuxiao', 4, 9)).toBe(true);
  expect(remaining('tzuxiao', 5, 9)).toBe(false);
});

test('[SFB-VEC-06] [SFB-TRAP-15] [SFB-RULING-44] a Push onto a trap takes out, gives VP and levels up the pusher', () => {
  const t = turnOf(
    table({
      a: { kilgore: [-1, 1] },
      b: { gwaien: { at: [-2, 1], damage: 2 } },
      hands: { 0: ['maul-thrash'] },
      traps: [
        [-3, 1, 'damage2'],
        [-2, -1, 'stun'],
        [-1, 0, 'root'],
        [1, 0, 'damage1'],
      ],
      vp: [1, 0],
    }).dice('damage3'),
  )
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect(t.where('gwaien')).toBe('gate');
  expect(t.s.champions[1]?.damage).toBe(0);
  expect(t.s.vp).toEqual([2, 0]);
  expect(t.s.champions[0]?.levelled).toBe(false);
  expect(t.asked).toBe('1 replaceTrap');
  expect(t.hexes).toEqual(spots([3, -1], [2, 1]));
  t.trap(2, 1);
  expect(t.s.champions[0]?.levelled).toBe(true);
  expect(t.s.traps).toContainEqual({ hex: expect.any(Number), face: 'damage3' });
  intact(t.t);
  t.t.done();
});

test('[SFB-VEC-07] [SFB-DISP-03] [SFB-DISP-04] Root turns Push and Pull into damage, Fear and Force into nothing', () => {
  const rooted = { gwaien: { at: [-2, 1], rooted: true } } as const;
  const push = turnOf(table({ a: { kilgore: [-1, 1] }, b: rooted, hands: { 0: ['maul-thrash'] } }))
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect([push.where('gwaien'), push.wounds]).toEqual(['-2,1', { gwaien: 4 }]);
  const pull = turnOf(
    table({
      a: { xinshen: [1, 1] },
      b: rooted,
      hands: { 0: ['pull-of-the-panther'] },
    }),
  )
    .play('pull-of-the-panther')
    .stay()
    .aim('gwaien');
  expect([pull.where('gwaien'), pull.wounds]).toEqual(['-2,1', { gwaien: 2 }]);
  const fear = turnOf(table({ a: { alistair: [-1, 1] }, b: rooted, hands: { 0: ['the-tyrants-gaze'] } }))
    .play('the-tyrants-gaze')
    .stay()
    .aim('gwaien');
  expect([fear.where('gwaien'), fear.wounds]).toEqual(['-2,1', {}]);
  const force = turnOf(
    table({ a: { sulka: [-1, 1] }, b: rooted, hands: { 0: ['mind-control'] } }).dice('fireball'),
  )
    .play('mind-control')
    .stay()
    .aim('gwaien');
  expect([force.where('gwaien'), force.wounds, force.asked]).toEqual(['-2,1', {}, '0 act']);
});

test('[SFB-VEC-08] [SFB-CORE-04] [SFB-CORE-06] [SFB-UPKEEP-01] a Core spent on a Reaction is missing in the next own turn, and ready after it', () => {
  const t = roundFrom(
    table({
      a: { kilgore: [0, 2] },
      b: { gwaien: [0, 1], goldarr: [4, -3] },
      hands: { 0: ['fury'], 1: ['intimidation'] },
    }).chance('cores'),
  );
  t.play('fury').stay().area(0).react('intimidation', 'gwaien');
  while (t.asked !== '0 act') t.say({ do: t.options()[0]?.do ?? '' });
  t.end();
  expect(t.asked).toBe('1 act');
  expect(t.s.players[1]?.ready).toEqual(['manipulation', 'creation']);
  expect(t.why({ do: 'standard', action: 'strike', at: { champion: t.id('gwaien') } })).toEqual({
    rule: 'SFB-CORE-02',
    core: 'destruction',
  });
  t.end();
  expect(t.s.players[1]?.ready).toEqual(['manipulation', 'destruction', 'creation']);
});

test('[SFB-VEC-12] [SFB-CARD-01] [SFB-CARD-02] the cards the rulebook shows', () => {
  expect(actionCard('chain-lightning')).toMatchObject({
    type: 'attack',
    move: 2,
    targeting: { min: 2, max: 3 },
    strength: 3,
    number: 10022,
    champion: 'gwaien',
  });
  expect(actionCard('throw')).toMatchObject({ type: 'skill', champion: 'kilgore', move: 2 });
  expect(actionCard('intimidation')).toMatchObject({ type: 'reaction', champion: 'goldarr', defence: 1 });
});

test('[SFB-VEC-13] [SFB-REACT-04] [SFB-REACT-08] [SFB-REACT-13] one Reaction in an area attack, on one of the two targets', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { gwaien: [0, 1], tzuxiao: [-1, 2] },
      hands: { 0: ['fury'], 1: ['arcane-shield', 'revenge'] },
    }),
  )
    .play('fury')
    .stay()
    .area(0);
  expect(t.names).toEqual(['gwaien', 'gwaien', 'tzuxiao', 'tzuxiao']);
  t.react('arcane-shield', 'gwaien');
  expect(t.wounds).toEqual({ gwaien: 1, tzuxiao: 2 });
  expect(t.asked).toBe('0 act');
});

test('[SFB-VEC-14] [SFB-OOA-14] [SFB-OOA-15] [SFB-RULING-52] tied at 5 by one event, the player who did not play the card wins', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2], gwaien: { at: [1, 2], damage: 4 } },
      b: { xinshen: { at: [0, 1], damage: 2 } },
      hands: { 0: ['die-for-your-king'] },
      vp: [4, 4],
    }),
  )
    .play('die-for-your-king')
    .stay()
    .area(0);
  expect(t.s.vp).toEqual([5, 5]);
  t.t.expectOver({ winners: [1] });
});

test('[SFB-VEC-15] [SFB-HEX-01] [SFB-HEX-02] a hex row is straight', () => {
  const row = (...hexes: readonly (readonly [number, number])[]) =>
    shareHexRow(hexes.map(([q, r]) => ({ q, r })));
  expect(row([-2, 2], [-1, 2], [0, 2])).toBe(true);
  expect(row([-2, 2], [-1, 1], [0, 1])).toBe(false);
});

test('[SFB-VEC-18] [SFB-SCORE-08] a Challenge met in the own turn and broken before the next scores nothing', () => {
  const round = (broken: boolean) => {
    const t = roundFrom(
      table({
        a: { kilgore: [-1, 3] },
        b: { gwaien: [1, -3] },
        track: [null, 'red-ground', null, null],
        round: 3,
      }).chance('broken'),
    );
    t.standard('move', 'kilgore', 'creation').to(-1, 2).end();
    expect(t.s.vp).toEqual([0, 0]);
    if (broken) t.standard('move', 'gwaien', 'creation').to(1, -2);
    t.end();
    expect(t.asked).toBe('0 act');
    return t.s.vp;
  };
  expect(round(true)).toEqual([0, 0]);
  expect(round(false)).toEqual([2, 0]);
});
