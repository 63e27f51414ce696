/** Basic concepts, movement, attacks, targeting, Reactions, damage, skills. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { acting, attackBy, spots, turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { h, table } from '../table.ts';

test('[SFB-BASIC-01] card text goes before the rules: a levelled Deryn need not trigger a trap', () => {
  const t = turnOf(
    table({
      a: { deryn: { at: [-3, 2], levelled: true } },
      b: { sulka: [4, -3] },
      traps: [[-3, 1, 'damage3']],
    }),
  )
    .standard('move', 'deryn', 'creation')
    .to(-3, 1);
  expect(t.asked).toBe('0 ignoreTrap');
  t.say('ignore');
  expect([t.wounds, t.s.traps.length]).toEqual([{}, 1]);
});

test('[SFB-BASIC-02] [SFB-BASIC-05] [SFB-BASIC-06] only Enemies are targets; an area with one Enemy may hold Allies', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: [1, 2] },
      b: { sulka: [0, 1] },
      hands: { 0: ['maul-thrash', 'fury'] },
    }),
  );
  t.play('maul-thrash').stay();
  expect(t.names).toEqual(['sulka']);
  expect(t.why({ at: { champion: t.id('gwaien') } })).toEqual({ rule: 'SFB-BASIC-05' });
  t.decline().play('fury').stay().area(0);
  expect(t.wounds).toEqual({ gwaien: 2, sulka: 2 });
});

test('[SFB-BASIC-03] [SFB-RULING-26] Ally never means the Champion itself, nor one on the Gate', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 2], gwaien: [1, 2], kilgore: 'gate' },
      b: { sulka: [4, -3] },
      hands: { 0: ['me-hearties'] },
    }),
  )
    .play('me-hearties')
    .stay()
    .use()
    .count(0);
  expect(t.s.champions.map(({ boons }) => boons.length)).toEqual([0, 2, 0, 0]);
  const thrown = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: [1, 2], goldarr: 'gate' },
      b: { sulka: [0, 1] },
      hands: { 0: ['throw'] },
    }),
  )
    .play('throw')
    .stay();
  expect(thrown.names).toEqual(['gwaien']);
  expect(thrown.why({ at: { champion: thrown.id('sulka') } })).toEqual({ rule: 'SFB-RULING-26' });
  expect(thrown.why({ at: { champion: thrown.id('goldarr') } })).toEqual({ rule: 'SFB-TARGET-10' });
});

test('[SFB-BASIC-04] what cannot be done is forfeited, the rest is done', () => {
  const t = turnOf(
    table({
      a: { deryn: [0, 3] },
      b: { sulka: [4, -3] },
      hands: { 0: ['prowl'] },
      traps: [
        [-2, -1, 'stun'],
        [3, -1, 'stun'],
        [-1, 0, 'root'],
        [1, 0, 'root'],
        [-3, 1, 'damage1'],
        [2, 1, 'damage1'],
      ],
    }).chance('prowl'),
  )
    .play('prowl')
    .stay()
    .use()
    .count(2)
    .say('done');
  expect([t.asked, t.s.players[0]?.hand.length]).toEqual(['0 act', 2]);
});

/** A walk that must lead towards, or away from, a hex. */
const bound = (how: 'towards' | 'away', setting: Setting, mark: number, left = 2) =>
  acting(
    table(setting).begin(flow.walk, {
      champion: 0,
      seat: 0,
      how: 'walk',
      left,
      direction: -1,
      source: 0,
      must: false,
      moved: 0,
      ends: [],
      back: 0,
      bound: how,
      mark,
    }),
  );

test('[SFB-BASIC-07] [SFB-BASIC-08] [SFB-RULING-37] towards and away are judged by the end of the move; without such an end nobody moves', () => {
  const b = { sulka: [4, -3] } as const;
  const near = bound('towards', { a: { kilgore: [0, 3] }, b }, h(0, 1), 1);
  expect(near.hexes).toEqual(spots([0, 2]));
  expect(near.why({ at: { hex: h(1, 2) } })).toEqual({ rule: 'SFB-BASIC-07' });
  const away = bound('away', { a: { kilgore: [0, 2] }, b }, h(0, 1), 1);
  expect(away.hexes).toEqual(spots([0, 3], [-1, 3], [1, 2]));
  expect(away.why({ at: { hex: h(1, 1) } })).toEqual({ rule: 'SFB-BASIC-08' });
  const stuck = bound('away', { a: { kilgore: [-5, 3] }, b }, h(-4, 2), 1);
  stuck.t.expectEnd();
  expect(stuck.where('kilgore')).toBe('-5,3');
});

test('[SFB-BASIC-09] [SFB-DMG-01] [SFB-DMG-03] defence takes off strength; a printed 0 can be raised', () => {
  const guard = { op: 'defence', amount: 2, until: 'endOfTurn', from: 'darksteel-armour' } as const;
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { gwaien: { at: [0, 1], boons: [guard] }, goldarr: [1, 2], sulka: [-1, 2] },
      hands: { 0: ['fury'] },
    }),
  )
    .play('fury')
    .stay()
    .area(0);
  expect(t.wounds).toEqual({ goldarr: 1, sulka: 2 });
});

test('[SFB-BASIC-11] [SFB-KW-PLACE-01] [SFB-RULING-42] [SFB-DEC-26] placing is no movement: a rooted Champion can be placed, and a trap there triggers', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { deryn: { at: [0, 1], rooted: true } },
      hands: { 0: ['maul-thrash'], 1: ['ambush'] },
      traps: [[1, 0, 'damage2']],
    }).dice('damage1', 'damage1', 'stun', 'stun'),
  )
    .play('maul-thrash')
    .stay()
    .aim('deryn')
    .react('ambush', 'deryn');
  expect(t.asked).toBe('1 place');
  expect(t.hexes).toEqual(spots([-1, 1], [-1, 2], [1, 0], [1, 1]));
  expect(t.why('stay')).toEqual({ rule: 'SFB-ATTACK-10' });
  t.to(1, 0);
  expect(t.events('trapSprung')).toHaveLength(1);
  t.trap(-1, 0).trap(2, 1).trap(3, -1).trap(-3, 1);
  expect(t.s.champions[t.id('deryn')]?.damage).toBe(3);
});

const WALK: Setting = {
  a: { kilgore: [0, 2], gwaien: [1, 2] },
  b: { sulka: [0, 1] },
};

test('[SFB-MOVE-01] [SFB-DEC-11] up to the move value, hex by hex, or not at all', () => {
  const t = turnOf(table(WALK)).standard('heal', 'kilgore');
  expect(t.hexes).toEqual(spots([-1, 2], [-1, 3], [0, 3], [1, 1]));
  expect(t.why({ at: { hex: h(-2, 3) } })).toEqual({ rule: 'SFB-MOVE-01', left: 1 });
  t.stay();
  expect(t.where('kilgore')).toBe('0,2');
});

test('[SFB-MOVE-02] [SFB-MOVE-03] [SFB-MOVE-09] Statues and Enemies can be neither entered nor passed, and the edge is a border', () => {
  const t = turnOf(
    table({ a: { kilgore: [0, 1] }, b: { sulka: [1, 0], korvash: [-1, 1], gwaien: [-1, 0] } }),
  ).standard('move', 'kilgore', 'creation');
  expect(t.why({ at: { hex: h(0, 0) } })).toEqual({ rule: 'SFB-MOVE-02' });
  expect(t.why({ at: { hex: h(1, 0) } })).toEqual({ rule: 'SFB-MOVE-03' });
  expect(t.hexes).not.toContain('0,-1');
  expect(t.hexes).not.toContain('-2,1');
  const corner = turnOf(table({ a: { kilgore: [2, 3] }, b: { sulka: [4, -3] } })).standard('heal', 'kilgore');
  expect(corner.hexes).toEqual(spots([1, 3], [2, 2], [3, 2]));
});

test('[SFB-MOVE-05] [SFB-MOVE-06] [SFB-TRAP-02] [SFB-TRAP-03] [SFB-TRAP-04] [SFB-TRAP-07] [SFB-DEC-11] a trap triggers in the middle of the way, and the rest of the movement is left', () => {
  const t = turnOf(
    table({
      a: { goldarr: [-3, 2] },
      b: { sulka: [4, -3] },
      traps: [
        [-3, 1, 'damage2'],
        [-2, -1, 'stun'],
        [3, -1, 'stun'],
        [1, 0, 'root'],
      ],
    }).dice('root'),
  )
    .standard('move', 'goldarr', 'creation')
    .to(-3, 1);
  expect([t.asked, t.wounds]).toEqual(['0 replaceTrap', { goldarr: 2 }]);
  t.trap(2, 1);
  expect([t.asked, t.t.about().left]).toEqual(['0 move', 1]);
  t.to(-2, 0);
  expect(t.where('goldarr')).toBe('-2,0');
});

test('[SFB-ATTACK-01] [SFB-ATTACK-02] [SFB-ATTACK-04] [SFB-ATTACK-05] [SFB-ATTACK-07] [SFB-ATTACK-08] [SFB-ATTACK-09] [SFB-ATTACK-15] [SFB-RULING-01] the steps of an attack, in this order', () => {
  const t = turnOf(
    table({
      a: { kolel: [-1, 3] },
      b: { alistair: [0, 1], goldarr: [4, -3] },
      hands: { 0: ['double-jump'], 1: ['intimidation'] },
    }),
  );
  t.play('double-jump').to(0, 2).aim('alistair').react('intimidation', 'alistair');
  t.to(2, 2);
  expect(t.asked).toBe('0 move');
  t.stay();
  const types = ['cardPlayed', 'moved', 'attackDeclared', 'reactionPlayed', 'struck', 'damaged'];
  expect(
    t.t
      .events()
      .map(({ type }) => type)
      .filter((type) => types.includes(type)),
  ).toEqual([
    'cardPlayed',
    'moved',
    'attackDeclared',
    'reactionPlayed',
    'struck',
    'damaged',
    'moved',
    'moved',
  ]);
  expect(t.where('kolel')).toBe('2,2');
});

test('[SFB-ATTACK-10] [SFB-ATTACK-13] [SFB-RULING-19] Push cannot be waived; Heal, Draw, Dash, Jump and Force can come to nothing', () => {
  const pushed = turnOf(
    table({ a: { kilgore: [0, 2] }, b: { sulka: [1, 2] }, hands: { 0: ['maul-thrash'] } }),
  )
    .play('maul-thrash')
    .stay()
    .aim('sulka');
  expect([pushed.asked, pushed.where('sulka')]).toEqual(['0 act', '3,2']);
  const healed = turnOf(
    table({ a: { kilgore: { at: [0, 2], damage: 1 } }, b: { sulka: [1, 2] }, hands: { 0: ['fury'] } }),
  )
    .play('fury')
    .stay()
    .area(0);
  expect(healed.options().map((option) => ('n' in option ? option.n : -1))).toEqual([0, 1]);
  healed.count(0);
  expect(healed.wounds).toEqual({ kilgore: 1, sulka: 2 });
});

test('[SFB-ATTACK-14] [SFB-RULING-04] [SFB-DEC-33] what a Reaction does before the attack is done at once, before the damage', () => {
  const t = acting(
    table({ a: { kilgore: [0, 2] }, b: { gwaien: [0, 1] } }).begin(
      flow.attack,
      /** No Reaction of the box has a pre-attack ability: the Jump of another card stands in for one. */
      attackBy({ champion: 0, card: 'fury', targets: [1], reaction: 'pounce', reactor: 1, reactedOn: 1 }),
      'preReaction',
    ),
  );
  expect(t.asked).toBe('1 move');
  expect(t.wounds).toEqual({});
  t.to(3, 1);
  expect(t.wounds).toEqual({ gwaien: 2 });
});

test('[SFB-TARGET-01] [SFB-TARGET-02] [SFB-TARGET-03] [SFB-TARGET-04] [SFB-TARGET-06] melee is adjacent; range counts the target’s hex and not the actor’s', () => {
  const t = turnOf(
    table({
      a: { tzuxiao: [0, 2] },
      b: { sulka: [1, 2], korvash: [2, 2] },
      hands: { 0: ['double-strike', 'challenge'] },
    }),
  );
  t.play('double-strike').stay();
  expect(t.names).toEqual(['sulka']);
  expect(t.why({ at: { champion: t.id('korvash') } })).toEqual({
    rule: 'SFB-TARGET-01',
    range: 1,
    distance: 2,
  });
});

test('[SFB-TARGET-09] [SFB-CARD-05] [SFB-RULING-23] [SFB-DEC-16] an arc is turned six ways around the actor; Statues, edges and the actor do not matter', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 1] },
      b: { sulka: [1, 1], korvash: [0, 2] },
      hands: { 0: ['anchors-aweigh'] },
    }),
  )
    .play('anchors-aweigh')
    .stay();
  const areas = t.options().flatMap((option) => ('turns' in option ? [option] : []));
  expect(areas.map((option) => ('turns' in option ? option.turns : -1))).toEqual([0, 1, 2, 5]);
  expect(t.why({ do: 'aimArea', turns: 3 })).toEqual({ rule: 'SFB-RULING-24' });
  t.area(0);
  expect(t.events('attackDeclared')[0]?.hexes).toEqual([h(1, 0), h(1, 1), h(0, 2)]);
  expect(t.asked).toBe('0 next');
});

test('[SFB-TARGET-10] [SFB-OOA-08] nobody on the Gate is a target', () => {
  const t = turnOf(table({ a: { gwaien: [0, 2] }, b: { sulka: 'gate' }, hands: { 0: ['fireball'] } }))
    .play('fireball')
    .stay();
  expect(t.why({ at: { champion: t.id('sulka') } })).toEqual({ rule: 'SFB-TARGET-10' });
});

test('[SFB-TARGET-11] [SFB-SKILL-03] [SFB-DEC-15] skills aim by the same rules', () => {
  const t = turnOf(
    table({
      a: { xinshen: [0, 3] },
      b: { sulka: [0, 1], korvash: [0, -1] },
      hands: { 0: ['pull-of-the-panther'] },
    }),
  )
    .play('pull-of-the-panther')
    .stay();
  expect(t.names).toEqual(['korvash']);
  expect(t.why({ at: { champion: t.id('sulka') } })).toEqual({
    rule: 'SFB-TARGET-03',
    range: 3,
    distance: 2,
  });
});

const HIT: Setting = {
  a: { kilgore: [0, 2] },
  b: { gwaien: [0, 1], goldarr: [4, -3], tzuxiao: 'gate' },
  hands: { 0: ['maul-thrash'], 1: ['intimidation', 'revenge', 'fireball'] },
};

test('[SFB-REACT-01] [SFB-REACT-03] [SFB-REACT-06] [SFB-REACT-07] [SFB-RULING-60] [SFB-DEC-17] a Reaction of any Champion, even on the Gate, is played on a targeted one', () => {
  const t = turnOf(table(HIT)).play('maul-thrash').stay().aim('gwaien');
  expect(t.asked).toBe('1 react');
  expect(t.wounds).toEqual({});
  expect(new Set(t.names)).toEqual(new Set(['gwaien']));
  expect(t.why({ card: 'fireball' })).toEqual({ rule: 'SFB-CARD-02' });
  t.react('revenge', 'gwaien');
  expect(t.s.champions[t.id('kilgore')]?.damage).toBe(2);
});

test('[SFB-REACT-09] [SFB-SKILL-06] [SFB-RULING-18] nobody reacts to a skill or a Standard Action', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2] },
      b: { goldarr: [0, 1] },
      hands: { 0: ['the-tyrants-gaze'], 1: ['intimidation'] },
    }),
  );
  t.standard('strike', 'alistair').stay().pick('goldarr');
  expect(t.asked).toBe('0 act');
  t.play('the-tyrants-gaze').stay().aim('goldarr');
  expect(t.asked).toBe('1 fear');
});

test('[SFB-DMG-05] damage stays on the Champion card', () => {
  const t = turnOf(table(HIT).chance('lasting')).play('maul-thrash').stay().aim('gwaien').pass();
  expect(t.s.champions[t.id('gwaien')]?.damage).toBe(4);
  t.end();
  expect(t.s.champions[t.id('gwaien')]?.damage).toBe(4);
});

test('[SFB-DMG-06] Poison, Double and Lifesteal belong to the damage step, before what a Reaction does after the attack', () => {
  const t = turnOf(
    table({
      a: { sulka: { at: [0, 3], damage: 3 } },
      b: { tzuxiao: [0, 1] },
      hands: { 0: ['life-drain'], 1: ['revenge'] },
    }),
  )
    .play('life-drain')
    .stay()
    .aim('tzuxiao')
    .react('revenge', 'tzuxiao');
  const order = t.t.events().map(({ type }) => type);
  expect(order.indexOf('healed')).toBeLessThan(order.lastIndexOf('damaged'));
  expect(t.wounds).toEqual({ sulka: 3, tzuxiao: 2 });
});

test('[SFB-SKILL-01] [SFB-SKILL-02] [SFB-SKILL-04] [SFB-DEC-14] a skill: movement, use or decline, then its text', () => {
  const setting: Setting = { a: { tzuxiao: [0, 3] }, b: { gwaien: [4, -3] }, hands: { 0: ['focus'] } };
  const used = turnOf(table(setting)).play('focus').to(0, 2);
  expect(used.asked).toBe('0 use');
  used.use();
  expect(used.s.champions[0]?.boons.map(({ op, amount }) => [op, amount])).toEqual([
    ['strength', 1],
    ['move', 1],
  ]);
  const declined = turnOf(table(setting)).play('focus').to(0, 2).decline();
  expect([declined.where('tzuxiao'), declined.s.champions[0]?.boons]).toEqual(['0,2', []]);
  expect(declined.s.players[0]?.discard).toEqual(['focus']);
});
