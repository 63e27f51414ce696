/** Out of action, levelling up, traps, displacement. */
import { expect, test } from 'vitest';
import { hexId, TRAP_HEXES } from '../../src/content/arena.ts';
import * as flow from '../../src/flow.ts';
import { acting, roundFrom, spots, turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { h, intact, table } from '../table.ts';

const FELLED: Setting = {
  a: { kilgore: [0, 2] },
  b: { gwaien: { at: [0, 1], damage: 5, levelled: true }, sulka: [4, -3] },
  hands: { 0: ['maul-thrash', 'fury'] },
};

test('[SFB-OOA-01] [SFB-OOA-02] [SFB-OOA-03] [SFB-OOA-04] [SFB-OOA-05] [SFB-OOA-06] [SFB-LEVEL-01] out of action: a VP, the attacker levels up after the Action, the fallen one is healed, Basic and on the Gate', () => {
  const t = turnOf(table(FELLED)).play('maul-thrash').stay().aim('gwaien');
  expect(t.s.vp).toEqual([1, 0]);
  expect(t.s.champions[t.id('gwaien')]).toMatchObject({ hex: -1, damage: 0, levelled: false });
  expect(t.s.champions[t.id('kilgore')]?.levelled).toBe(true);
  const types = t.t.events().map(({ type }) => type);
  expect(types.indexOf('levelledUp')).toBeGreaterThan(types.indexOf('forfeited'));
  const exact = turnOf(table({ ...FELLED, b: { gwaien: { at: [0, 1], damage: 4 } } }))
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect(exact.where('gwaien')).toBe('gate');
});

test('[SFB-OOA-07] [SFB-OOA-09] [SFB-RULING-65] on the Gate a Champion is touched by nothing, is near nothing and targets nobody', () => {
  const t = turnOf(
    table({
      a: { goldarr: [1, 2], kilgore: 'gate' },
      b: { gwaien: 'gate', sulka: [1, 1] },
      hands: { 0: ['me-hearties'] },
      track: [null, 'two-on-one', null, null],
    }),
  );
  expect(t.view(0).track[1]?.metBy).toEqual([]);
  t.play('me-hearties').stay().use().count(0);
  expect(t.s.champions.every(({ boons }) => boons.length === 0)).toBe(true);
  const strike = t.options().filter((option) => 'action' in option && option.action === 'strike');
  expect(strike.length).toBe(2);
  t.standard('strike', 'goldarr').stay();
  expect(t.names).toEqual(['sulka']);
});

test('[SFB-OOA-14] [SFB-RULING-51] [SFB-RULING-53] an area takes out one of each side at the same time: a VP each, and the actor levels up', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2], gwaien: { at: [1, 2], damage: 4 } },
      b: { xinshen: { at: [0, 1], damage: 2 } },
      hands: { 0: ['die-for-your-king'] },
    }),
  )
    .play('die-for-your-king')
    .stay()
    .area(0);
  expect(t.s.vp).toEqual([1, 1]);
  expect(t.events('levelledUp')).toEqual([{ type: 'levelledUp', champion: t.id('alistair') }]);
});

test('[SFB-LEVEL-04] [SFB-RULING-54] two Enemies out in one Action: 2 VP, one levelling up; a levelled Champion gets only the VP', () => {
  const two = (levelled: boolean) =>
    turnOf(
      table({
        a: { alistair: { at: [0, 2], levelled } },
        b: { xinshen: { at: [0, 1], damage: 2 }, gwaien: { at: [1, 2], damage: 4 } },
        hands: { 0: ['die-for-your-king'] },
      }),
    )
      .play('die-for-your-king')
      .stay()
      .area(0);
  expect([two(false).s.vp, two(false).events('levelledUp').length]).toEqual([[2, 0], 1]);
  expect([two(true).s.vp, two(true).events('levelledUp').length]).toEqual([[2, 0], 0]);
});

test('[SFB-LEVEL-05] a Levelled Up effect works in every player’s turn', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { goldarr: { at: [1, 2], levelled: true } },
      hands: { 0: ['maul-thrash'] },
    }),
  )
    .play('maul-thrash')
    .stay()
    .aim('goldarr');
  expect([t.where('goldarr'), t.wounds]).toEqual(['1,2', { goldarr: 1 }]);
  expect(t.events('warded')).toEqual([{ type: 'warded', champion: t.id('goldarr'), against: 'push' }]);
});

test('[SFB-RULING-55] who is out at the end of the Action does not level up; the VP stay', () => {
  const t = turnOf(
    table({
      a: { korvash: { at: [0, 2], damage: 7 } },
      b: { gwaien: { at: [0, 1], damage: 5 } },
      hands: { 0: ['leaping-strike'] },
      traps: [
        [-1, 0, 'damage1'],
        [1, 0, 'damage1'],
        [-3, 1, 'stun'],
        [2, 1, 'stun'],
      ],
    }).dice('damage3'),
  )
    .play('leaping-strike')
    .stay()
    .aim('gwaien')
    .to(1, 0)
    .trap(3, -1);
  expect([t.s.vp, t.where('korvash'), t.events('levelledUp')]).toEqual([[1, 1], 'gate', []]);
});

const TRAPPED: Setting = {
  a: { goldarr: [-3, 2] },
  b: { sulka: [4, -3] },
  hands: { 0: ['plundarr', 'intimidation'] },
};
const OTHERS = [
  [-2, -1, 'damage2'],
  [-1, 0, 'damage2'],
  [1, 0, 'damage2'],
] as const;

test('[SFB-TRAP-05] [SFB-KW-ROOT-01] [SFB-KW-ROOT-02] [SFB-KW-ROOT-03] a Root trap ends the movement; the Champion may still attack, but not move again this turn', () => {
  const t = turnOf(
    table({
      ...TRAPPED,
      b: { sulka: [-2, 0] },
      traps: [[-3, 1, 'root'], ...OTHERS],
      hands: { 0: ['plundarr'] },
    }).dice('damage1'),
  )
    .play('plundarr')
    .to(-3, 1)
    .trap(2, 1);
  expect([t.asked, t.s.champions[0]?.rooted]).toEqual(['0 attack', true]);
  t.aim('sulka');
  expect(t.s.champions[t.id('sulka')]?.damage).toBe(2);
  while (t.asked !== '0 act') t.count(0);
  t.standard('move', 'goldarr', 'manipulation');
  expect([t.asked, t.where('goldarr')]).toEqual(['0 act', '-3,1']);
});

test('[SFB-TRAP-06] a Stun trap stuns', () => {
  const t = turnOf(table({ ...TRAPPED, traps: [[-3, 1, 'stun'], ...OTHERS] }).dice('damage1'))
    .standard('move', 'goldarr', 'manipulation')
    .to(-3, 1);
  expect(t.asked).toBe('0 stun');
  t.say({ card: 'intimidation' }).trap(2, 1);
  expect(t.s.players[0]?.discard).toEqual(['intimidation']);
  expect(t.asked).toBe('0 move');
});

test('[SFB-TRAP-08] [SFB-TRAP-09] [SFB-TRAP-10] [SFB-TRAP-11] [SFB-TRAP-12] [SFB-RULING-47] [SFB-DEC-25] the controller puts a fresh token elsewhere; only then the old one goes back', () => {
  const t = turnOf(table({ ...TRAPPED, traps: [[-3, 1, 'damage1'], ...OTHERS] }).dice('damage3'))
    .standard('move', 'goldarr', 'manipulation')
    .to(-3, 1);
  expect(t.view(1).sprung).toEqual({ hex: h(-3, 1), face: 'damage1' });
  expect(t.s.supply).toHaveLength(8);
  expect(t.s.supply.filter((face) => face === 'damage1')).toHaveLength(1);
  expect(t.hexes).toEqual(spots([2, 1], [3, -1]));
  t.trap(3, -1);
  expect(t.view(1).sprung).toBeNull();
  expect(t.s.traps).toHaveLength(4);
  expect(t.s.supply.filter((face) => face === 'damage1')).toHaveLength(2);
  expect(t.t.seenBy(0, 'trapPlaced')).toEqual([{ type: 'trapPlaced', seat: 0, hex: h(3, -1) }]);
  intact(t.t);
});

test('[SFB-TRAP-14] [SFB-RULING-98] a hex with a token is a trap hex, and is none when the token is gone', () => {
  const at = (traps: Setting['traps']) =>
    turnOf(
      table({
        a: { deryn: { at: [0, 2], levelled: true } },
        b: { sulka: [4, -3] },
        ...(traps ? { traps } : {}),
      }),
    ).view(0).champions[0]?.defence;
  expect([at([[0, 2, 'stun']]), at([])]).toEqual([2, 0]);
  expect(TRAP_HEXES).not.toContain(hexId(0, 2));
});

test('[SFB-TRAP-13] [SFB-RULING-48] the fallback holds no Champion, Statue or trap; hexes beside a token count, too', () => {
  const t = acting(
    table({
      a: { goldarr: [-3, 1], kilgore: [2, 1], deryn: [3, -1], gwaien: [-1, 0] },
      b: { sulka: [1, 0], korvash: [-2, -1] },
      traps: [
        [0, 2, 'stun'],
        [4, -3, 'stun'],
        [-5, 3, 'root'],
      ],
    })
      .dice('damage3')
      .begin(
        flow.springTrap,
        { champion: 0, seat: 0, source: 0, hex: h(-3, 1), back: h(-3, 2), face: 'damage1' },
        'replace',
      ),
  );
  expect(t.hexes).toContain('0,3');
  expect(t.hexes).toContain('-4,1');
  expect(t.hexes).not.toContain('-3,0');
  expect(t.hexes).not.toContain('0,2');
  expect(t.why({ at: { hex: h(5, -2) } })).toEqual({ rule: 'SFB-TRAP-13' });
});

test('[SFB-RULING-49] a trap that ends the match is not replaced', () => {
  const t = turnOf(
    table({
      ...TRAPPED,
      a: { goldarr: { at: [-3, 2], damage: 7 } },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
      vp: [0, 4],
    }),
  )
    .standard('move', 'goldarr', 'manipulation')
    .to(-3, 1);
  t.t.expectOver({ winners: [1] });
  expect(t.s.traps).toHaveLength(3);
});

test('[SFB-RULING-50] [SFB-RULING-39] [SFB-RULING-99] [SFB-DEC-28] a trap below somebody who ignored it: the next to pass triggers it, and rooted there steps back without triggering anything', () => {
  const t = turnOf(
    table({
      a: { deryn: { at: [-3, 1], levelled: true }, goldarr: [-3, 2], kilgore: [-2, 2] },
      b: { sulka: [-2, 1], korvash: [-4, 2] },
      traps: [[-3, 1, 'root'], ...OTHERS],
    }).dice('damage1'),
  ).standard('move', 'goldarr', 'manipulation');
  expect(t.hexes).toContain('-3,1');
  t.to(-3, 1);
  expect(t.events('rooted')).toEqual([{ type: 'rooted', champion: t.id('goldarr') }]);
  expect([t.where('goldarr'), t.where('deryn')]).toEqual(['-3,2', '-3,1']);
  t.trap(2, 1);
  expect(t.asked).toBe('0 act');
  intact(t.t);
});

test('[SFB-RULING-39] on the trap below an Ally, unhindered, one must go on', () => {
  const t = turnOf(
    table({
      a: { deryn: { at: [-3, 1], levelled: true }, goldarr: [-3, 2] },
      b: { sulka: [4, -3] },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
    }).dice('damage3'),
  )
    .standard('move', 'goldarr', 'manipulation')
    .to(-3, 1)
    .trap(2, 1);
  expect(t.why('stay')).toEqual({ rule: 'SFB-MOVE-04' });
  // Two on one hex, for as long as one of them is on its way.
  intact(t.t);
  t.to(-4, 1);
  expect(t.wounds).toEqual({ goldarr: 1 });
});

test('[SFB-DISP-01] [SFB-DISP-02] [SFB-RULING-36] Hold Ground negates Push, Pull, Fear and Force with all they would cause', () => {
  const held = (champion: string, card: string, at: readonly [number, number]) => {
    const t = turnOf(
      table({
        a: { [champion]: at },
        b: { gwaien: [2, 2], dugrun: [4, -3] },
        hands: { 0: [card], 1: ['hold-ground'] },
      }),
    )
      .play(card)
      .stay()
      .aim('gwaien')
      .react('hold-ground', 'gwaien');
    return [t.where('gwaien'), t.s.champions[1]?.damage, t.asked];
  };
  expect(held('kilgore', 'maul-thrash', [1, 2])).toEqual(['2,2', 2, '0 act']);
  expect(held('goldarr', 'harpoon-strike', [0, 2])).toEqual(['2,2', 1, '0 act']);
  expect(held('alistair', 'bow-before-the-king', [1, 2])).toEqual(['2,2', 2, '0 act']);
  expect(held('xinshen', 'mind-over-matter', [0, 2])).toEqual(['2,2', 1, '0 act']);
});

test('[SFB-KW-PUSH-01] [SFB-KW-PUSH-02] [SFB-KW-PUSH-04] [SFB-KW-PULL-02] [SFB-KW-PULL-04] the full distance, straight, over traps that trigger', () => {
  const pushed = turnOf(
    table({
      a: { kilgore: [-1, 1] },
      b: { alistair: [-2, 1] },
      hands: { 0: ['maul-thrash'] },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
    }).dice('stun'),
  )
    .play('maul-thrash')
    .stay()
    .aim('alistair')
    .trap(2, 1);
  expect([pushed.where('alistair'), pushed.wounds]).toEqual(['-4,1', { alistair: 3 }]);
  const pulled = turnOf(
    table({
      a: { goldarr: [-2, 1] },
      b: { alistair: [-4, 1] },
      hands: { 0: ['harpoon-strike'] },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
    }).dice('stun'),
  )
    .play('harpoon-strike')
    .stay()
    .aim('alistair')
    .trap(2, 1);
  expect([pulled.where('alistair'), pulled.wounds]).toEqual(['-3,1', { alistair: 3 }]);
});

test('[SFB-KW-PULL-06] off the hex row a Pull does nothing', () => {
  const t = turnOf(
    table({ a: { xinshen: [0, 3] }, b: { gwaien: [1, 0] }, hands: { 0: ['pull-of-the-panther'] } }),
  )
    .play('pull-of-the-panther')
    .stay()
    .aim('gwaien');
  expect([t.where('gwaien'), t.wounds]).toEqual(['1,0', {}]);
});

test('[SFB-RULING-33] [SFB-RULING-35] a Pull on an adjacent target is all damage, and counts for the puller', () => {
  const t = turnOf(
    table({
      a: { khalize: [0, 2] },
      b: { gwaien: { at: [1, 2], damage: 3 } },
      hands: { 0: ['ibis-strike'] },
    }),
  )
    .play('ibis-strike')
    .stay()
    .aim('gwaien');
  expect([t.s.vp, t.where('gwaien')]).toEqual([[1, 0], 'gate']);
  expect(t.events('damaged').map(({ why, amount }) => [why, amount])).toEqual([
    ['attack', 2],
    ['collision', 1],
  ]);
  expect(t.s.champions[t.id('khalize')]?.levelled).toBe(true);
});

test('[SFB-KW-ROOT-04] nothing moves a rooted Champion', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: { at: [1, 2], rooted: true } },
      b: { sulka: [4, -3] },
      hands: { 0: ['throw', 'ignite'] },
    }),
  )
    .play('throw')
    .stay()
    .aim('gwaien');
  expect([t.asked, t.where('gwaien')]).toEqual(['0 act', '1,2']);
});

test('[SFB-RULING-40] going out of action ends Root and everything else that lasts', () => {
  const boon = { op: 'strength', amount: 1, until: 'endOfTurn', from: 'focus' } as const;
  const t = turnOf(
    table({
      ...FELLED,
      b: { gwaien: { at: [0, 1], damage: 5, rooted: true, boons: [boon] } },
    }),
  )
    .play('maul-thrash')
    .stay()
    .aim('gwaien');
  expect(t.s.champions[t.id('gwaien')]).toMatchObject({ rooted: false, boons: [] });
});

test('[SFB-OOA-02] [SFB-OOA-12] [SFB-RULING-44] [SFB-RULING-57] [SFB-DEC-34] an Ally thrown onto a fatal trap counts as taken out by its own side', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: { at: [1, 2], damage: 5 } },
      b: { sulka: [4, -3] },
      hands: { 0: ['throw'] },
      traps: [[2, 1, 'damage1'], ...OTHERS],
    }).dice('damage3'),
  )
    .play('throw')
    .stay()
    .aim('gwaien');
  expect(t.asked).toBe('0 move');
  t.to(2, 1).trap(-3, 1);
  expect([t.s.vp, t.events('levelledUp')]).toEqual([[0, 1], []]);
});

test('[SFB-RULING-44] [SFB-RULING-100] (d) a Reaction that forces the attacker onto a fatal trap is credited; one that takes out its own side levels up the attacker [SFB-F4]', () => {
  const forced = turnOf(
    table({
      a: { gwaien: { at: [-3, 2], damage: 5 } },
      b: { xinshen: [-2, 1] },
      hands: { 0: ['ignite'], 1: ['shift-the-elements'] },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
    }).dice('damage3'),
  )
    .play('ignite')
    .stay()
    .aim('xinshen')
    .react('shift-the-elements', 'xinshen');
  expect(forced.asked).toBe('1 move');
  forced.to(-3, 1);
  expect(forced.asked).toBe('0 replaceTrap');
  forced.trap(2, 1);
  expect([forced.s.vp, forced.s.champions[1]?.levelled]).toEqual([[0, 1], true]);
  const placed = turnOf(
    table({
      a: { kilgore: [-2, 2] },
      b: { deryn: { at: [-3, 2], damage: 5 } },
      hands: { 0: ['maul-thrash'], 1: ['ambush'] },
      traps: [[-3, 1, 'damage1'], ...OTHERS],
    }).dice('damage3'),
  )
    .play('maul-thrash')
    .stay()
    .aim('deryn')
    .react('ambush', 'deryn')
    .to(-3, 1)
    .trap(2, 1);
  expect(placed.s.vp).toEqual([1, 0]);
  expect(placed.events('levelledUp')).toEqual([{ type: 'levelledUp', champion: placed.id('kilgore') }]);
});

test('[SFB-VEC-54] [SFB-KW-CONTROL-01] [SFB-KW-CONTROL-02] control is having more Champions in the area', () => {
  const metBy = (a: number, b: number) => {
    const places = [
      [-1, 2],
      [0, 1],
      [-1, 1],
    ] as const;
    const line = (names: readonly string[], from: number, n: number) =>
      Object.fromEntries(names.slice(0, n).map((name, i) => [name, places[from + i] ?? 'gate']));
    return turnOf(
      table({
        a: { kilgore: [4, 0], ...line(['goldarr', 'gwaien'], 0, a) },
        b: { sulka: [-4, 0], ...line(['korvash'], 2, b) },
        track: [null, 'red-ground', null, null],
      }),
    ).view(null).track[1]?.metBy;
  };
  expect([metBy(2, 1), metBy(1, 1), metBy(1, 0), metBy(0, 0), metBy(0, 1)]).toEqual([[0], [], [0], [], [1]]);
});

test('[SFB-ROUND-02] a champion out of action can be brought back in the same turn', () => {
  const t = roundFrom(table({ a: { gwaien: 'gate' }, b: { sulka: [4, -3] } }).chance('back'));
  t.standard('move', 'gwaien', 'creation').to(0, 3);
  expect(t.where('gwaien')).toBe('0,3');
});
