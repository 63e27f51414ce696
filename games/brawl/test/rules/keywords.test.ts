/** Keywords that no other chapter has shown, and the questions they ask. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { acting, spots, turnOf, upkeepOf } from '../acting.ts';
import { h, intact, table } from '../table.ts';

const b = { sulka: [4, -3] } as const;

test('[SFB-KW-DRAW-01] [SFB-KW-DRAW-02] [SFB-DEC-21] the number, 0 to X, is said before the first card', () => {
  const drawing = () =>
    turnOf(
      table({ a: { kolel: [0, 3] }, b, hands: { 0: ['scout-ahead'] } }).dice('tongue-lash', 'mighty-jump'),
    )
      .play('scout-ahead')
      .stay()
      .use();
  expect(
    drawing()
      .options()
      .map((option) => ('n' in option ? option.n : -1)),
  ).toEqual([0, 1, 2, 3]);
  expect(drawing().count(2).s.players[0]?.hand).toEqual(['tongue-lash', 'mighty-jump']);
  expect(drawing().count(0).s.players[0]?.hand).toEqual([]);
});

test('[SFB-KW-PLAN-01] [SFB-RULING-68] [SFB-RULING-69] [SFB-DEC-22] cards go back on top, in an order of one’s own; others see only how many; Upkeep draws them first', () => {
  const t = turnOf(
    table({
      a: { kolel: [0, 3], kilgore: [1, 3] },
      b,
      hands: { 0: ['scout-ahead', 'fury', 'throw'] },
    }).dice('tongue-lash'),
  )
    .play('scout-ahead')
    .stay()
    .use()
    .count(1);
  expect(t.asked).toBe('0 plan');
  t.say({ do: 'plan', card: 'tongue-lash' }).say({ do: 'plan', card: 'fury' }).say('done');
  expect(t.s.players[0]).toMatchObject({ hand: ['throw'], planned: ['tongue-lash', 'fury'] });
  expect(t.t.seenBy(1, 'planned')).toEqual([
    { type: 'planned', seat: 0 },
    { type: 'planned', seat: 0 },
  ]);
  const next = upkeepOf(
    table({
      a: { kolel: [0, 3], kilgore: [1, 3], gwaien: [-1, 3] },
      b,
      planned: { 0: ['tongue-lash', 'fury'] },
    }).chance('planned'),
  );
  expect(next.s.players[0]?.hand.slice(0, 2)).toEqual(['fury', 'tongue-lash']);
  const empty = turnOf(table({ a: { kilgore: [0, 3] }, b }))
    .standard('plan', 'kilgore')
    .stay();
  expect(empty.asked).toBe('0 act');
});

test('[SFB-KW-FORCE-01] [SFB-RULING-28] [SFB-DEC-20] Force goes 0 to X hexes any way the card’s player likes, over traps', () => {
  const t = turnOf(
    table({
      a: { sulka: [-1, 3] },
      b: { gwaien: [-3, 2], korvash: [-2, 3] },
      hands: { 0: ['mind-control'] },
      traps: [
        [-3, 1, 'damage1'],
        [2, 1, 'stun'],
        [1, 0, 'stun'],
        [-1, 0, 'root'],
      ],
    }).dice('damage3', 'ignite'),
  )
    .play('mind-control')
    .stay()
    .aim('gwaien');
  expect(t.asked).toBe('0 move');
  expect(t.options().some((option) => option.do === 'stay')).toBe(true);
  expect(t.hexes).not.toContain('-3,0');
  expect(t.hexes).not.toContain('-2,3');
  t.to(-3, 1);
  expect(t.asked).toBe('1 replaceTrap');
  t.trap(3, -1);
  expect([t.asked, t.t.about().left]).toEqual(['0 move', 1]);
  t.to(-2, 1);
  expect([t.where('gwaien'), t.wounds]).toEqual(['-2,1', { gwaien: 1 }]);
  expect(t.s.players[1]?.discard).toEqual(['ignite']);
});

test('[SFB-RULING-27] seen by the moved one: Force may pass its own side and not end there; its Enemies block', () => {
  const t = turnOf(
    table({
      a: { sulka: [0, 3], kilgore: [-2, 2] },
      b: { gwaien: [-1, 2], korvash: [0, 1] },
      hands: { 0: ['mind-control'] },
    }),
  )
    .play('mind-control')
    .stay()
    .aim('gwaien');
  expect(t.hexes).toContain('1,1');
  expect(t.hexes).not.toContain('0,1');
  expect(t.hexes).not.toContain('-2,2');
});

test('[SFB-KW-HEAL-01] [SFB-KW-HEAL-02] [SFB-DEC-23] Heal removes up to X damage, of the acting Champion unless the card says otherwise', () => {
  const own = turnOf(
    table({ a: { kilgore: { at: [0, 3], damage: 3 }, gwaien: { at: [1, 3], damage: 2 } }, b }),
  )
    .standard('heal', 'kilgore')
    .stay();
  expect(own.options()).toHaveLength(2);
  own.count(1);
  expect(own.wounds).toEqual({ kilgore: 2, gwaien: 2 });
  const other = turnOf(
    table({
      a: { khalize: { at: [0, 3], damage: 1 }, gwaien: { at: [1, 3], damage: 2 } },
      b,
      hands: { 0: ['restoration'] },
      discards: { 0: ['fireball', 'ignite'] },
    }),
  )
    .play('restoration')
    .stay()
    .aim('gwaien');
  expect(other.options()).toHaveLength(3);
  other.count(2);
  expect(other.wounds).toEqual({ khalize: 1 });
  expect(other.asked).toBe('0 recover');
});

test('[SFB-KW-JUMP-01] [SFB-KW-JUMP-02] [SFB-KW-JUMP-03] [SFB-DEC-13] a Jump goes over everything and triggers only where it ends', () => {
  const jumping = () =>
    turnOf(
      table({
        a: { kolel: [0, 2] },
        b: { gwaien: [0, 1], korvash: [1, 1], goldarr: [-1, 2] },
        hands: { 0: ['mighty-jump'] },
        traps: [
          [1, 0, 'damage1'],
          [-1, 0, 'damage1'],
          [2, 1, 'stun'],
          [-3, 1, 'stun'],
        ],
      }).dice('damage3'),
    ).play('mighty-jump');
  const t = jumping();
  expect(t.hexes).toContain('1,-1');
  expect(t.hexes).not.toContain('0,0');
  expect(t.hexes).not.toContain('0,1');
  expect(t.hexes).not.toContain('1,-2');
  t.to(1, -1);
  expect([t.wounds, t.asked]).toEqual([{}, '0 attack']);
  const trapped = jumping().to(1, 0);
  expect(trapped.events('trapSprung')).toHaveLength(1);
  trapped.trap(3, -1);
  expect([trapped.asked, trapped.wounds]).toEqual(['0 attack', { kolel: 1 }]);
});

test('[SFB-DEC-12] coming back: a deployment hex, then the way', () => {
  const t = turnOf(table({ a: { gwaien: 'gate', kilgore: [0, 3] }, b })).standard(
    'move',
    'gwaien',
    'creation',
  );
  expect(t.hexes).toContain('1,3');
  expect(t.hexes).toContain('1,2');
  expect(t.hexes).not.toContain('0,3');
  expect(t.why({ at: { hex: h(3, 2) } })).toEqual({ rule: 'SFB-OOA-10' });
});

test('[SFB-DEC-19] [SFB-RULING-30] the feared one’s controller chooses; a Root trap ends the flight without damage', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 1] },
      b: { gwaien: [-1, 1] },
      hands: { 0: ['the-tyrants-gaze'] },
      traps: [
        [-3, 1, 'root'],
        [2, 1, 'stun'],
        [1, 0, 'stun'],
        [-2, -1, 'root'],
      ],
    }).dice('damage3'),
  )
    .play('the-tyrants-gaze')
    .stay()
    .aim('gwaien');
  expect(t.asked).toBe('1 fear');
  t.say({ direction: 3 }).trap(3, -1);
  expect([t.where('gwaien'), t.wounds]).toEqual(['-3,1', {}]);
  const short = acting(
    table({
      a: { alistair: [-1, 1] },
      b: { gwaien: [-2, 1] },
      traps: [
        [-3, 1, 'root'],
        [2, 1, 'stun'],
        [1, 0, 'stun'],
        [-2, -1, 'root'],
      ],
    })
      .dice('damage3')
      .begin(flow.slide, {
        champion: 1,
        seat: 0,
        source: 0,
        how: 'fear',
        direction: 3,
        left: 2,
        back: h(-2, 1),
      }),
  ).trap(3, -1);
  expect([short.where('gwaien'), short.wounds]).toEqual(['-3,1', {}]);
});

test('[SFB-DEC-18] [SFB-RULING-14] several targets of a Push are pushed in the order the card’s player says', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 2] },
      b: { gwaien: [1, 2], korvash: [1, 1] },
      hands: { 0: ['anchors-aweigh'] },
    }),
  )
    .play('anchors-aweigh')
    .stay()
    .area(0);
  expect(t.wounds).toEqual({ gwaien: 1, korvash: 1 });
  expect([t.asked, t.names]).toEqual(['0 next', ['gwaien', 'korvash']]);
  t.next('korvash');
  expect([t.where('korvash'), t.where('gwaien')]).toEqual(['2,0', '2,2']);
});

test('[SFB-DEC-24] which fitting card to discard is the controller’s choice', () => {
  const t = acting(
    table({ a: { gwaien: [0, 3] }, b, hands: { 0: ['fireball', 'ignite'] } }).begin(flow.stun, {
      champion: 0,
    }),
  );
  expect(t.options()).toHaveLength(2);
  t.say({ card: 'ignite' });
  expect(t.s.players[0]?.hand).toEqual(['fireball']);
});

test('[SFB-DEC-27] [SFB-RULING-89] card choices: a second target, a trap and where it goes, a card of the discard pile, another Core', () => {
  const lightning = turnOf(
    table({
      a: { gwaien: [0, 3] },
      b: { kilgore: [0, 1], korvash: [1, 1], sulka: [-1, 2], goldarr: [4, -3] },
      hands: { 0: ['chain-lightning'] },
    }),
  )
    .play('chain-lightning')
    .stay()
    .aim('kilgore');
  expect([lightning.asked, lightning.names]).toEqual(['0 pick', ['korvash', 'sulka']]);
  lightning.pick('sulka');
  expect(lightning.wounds).toEqual({ kilgore: 2, sulka: 2 });
  const prowl = turnOf(
    table({
      a: { deryn: [0, 3], kilgore: [2, 1] },
      b,
      hands: { 0: ['prowl'] },
      traps: [
        [-2, -1, 'stun'],
        [3, -1, 'stun'],
        [-1, 0, 'root'],
        [1, 0, 'root'],
      ],
    }),
  )
    .play('prowl')
    .stay()
    .use()
    .count(0);
  expect(prowl.hexes).toEqual(spots([-2, -1], [3, -1], [-1, 0], [1, 0]));
  prowl.to(3, -1);
  expect(prowl.hexes).toEqual(['-3,1']);
  expect(prowl.why({ at: { hex: h(2, 1) } })).toEqual({ rule: 'SFB-RULING-89' });
  prowl.to(-3, 1);
  expect(prowl.t.seenBy(0, 'trapMoved')).toEqual([
    { type: 'trapMoved', seat: 0, from: h(3, -1), to: h(-3, 1) },
  ]);
  intact(prowl.t);
  const swap = turnOf(
    table({
      a: { khalize: { at: [0, 3], levelled: true } },
      b,
      hands: { 0: ['radiant-rush', 'ibis-strike'] },
      ready: { 0: ['creation', 'destruction'] },
    }),
  );
  expect(swap.options().filter((option) => option.do === 'play')).toHaveLength(4);
  swap.play('radiant-rush', 'creation').stay().decline();
  expect(swap.s.players[0]?.ready).toEqual(['destruction']);
  expect(swap.options().filter((option) => option.do === 'play')).toEqual([]);
});

test('[SFB-DEC-36] [SFB-DEC-27] Life Drain: the healing goes to Sulka or to one Ally, whole', () => {
  const t = turnOf(
    table({
      a: { sulka: { at: [0, 3], damage: 1 }, kilgore: { at: [-4, 3], damage: 4 } },
      b: { gwaien: [0, 1] },
      hands: { 0: ['life-drain'] },
    }),
  )
    .play('life-drain')
    .stay()
    .aim('gwaien');
  expect([t.asked, t.names]).toEqual(['0 healReceiver', ['kilgore', 'sulka']]);
  t.pick('kilgore');
  expect(t.wounds).toEqual({ sulka: 1, kilgore: 2, gwaien: 2 });
});
