/** Each card of the base box does what its text says, and not what it does not say. */
import { expect, test } from 'vitest';
import { turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

const at = (setting: Setting) => turnOf(table(setting));
const far = { sulka: [4, -3] } as const;

test('Plundarr!: Draw up to the attack damage dealt, at most 2', () => {
  const plunder = (b: Setting['b']) =>
    at({ a: { goldarr: [0, 2] }, b, hands: { 0: ['plundarr'] } })
      .play('plundarr')
      .stay()
      .aim(Object.keys(b)[0] ?? '');
  expect(plunder({ gwaien: [1, 2] }).options()).toHaveLength(3);
  expect(plunder({ kilgore: [1, 2] }).options()).toHaveLength(2);
  expect(plunder({ dugrun: [1, 2] }).asked).toBe('0 act');
});

test('Anchors Aweigh!: strength 1 and Push 1 on all in the arc, and nobody outside', () => {
  const t = at({
    a: { goldarr: [0, 2] },
    b: { gwaien: [1, 2], sulka: [-1, 2] },
    hands: { 0: ['anchors-aweigh'] },
  })
    .play('anchors-aweigh')
    .stay()
    .area(0);
  expect([t.where('gwaien'), t.where('sulka'), t.wounds]).toEqual(['2,2', '-1,2', { gwaien: 1 }]);
});

test('Intimidation: +1 defence, then the attacker flees 2', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { goldarr: [0, 1] },
    hands: { 0: ['fury'], 1: ['intimidation'] },
  })
    .play('fury')
    .stay()
    .area(0)
    .react('intimidation', 'goldarr');
  expect([t.wounds, t.asked]).toEqual([{}, '0 fear']);
  t.say({ ...(t.options()[0] ?? {}) });
  expect(t.where('kilgore')).not.toBe('0,2');
});

test('Set Sail!: Swoop 5, then 1 damage to each adjacent Enemy, whatever its defence', () => {
  const t = at({
    a: { goldarr: [-3, 2], gwaien: [2, 1] },
    b: { dugrun: [3, 2], sulka: [1, 1] },
    hands: { 0: ['set-sail'] },
  })
    .play('set-sail')
    .stay()
    .use()
    .to(2, 2);
  expect(t.wounds).toEqual({ dugrun: 1 });
});

test('Harpoon Strike: Pull 2', () => {
  const t = at({ a: { goldarr: [-3, 2] }, b: { gwaien: [0, 2] }, hands: { 0: ['harpoon-strike'] } })
    .play('harpoon-strike')
    .stay()
    .aim('gwaien');
  expect([t.where('gwaien'), t.wounds]).toEqual(['-2,2', { gwaien: 1 }]);
});

test('Me Hearties: Draw 1, Allies strike harder and move farther, Gold’arr does not', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 3], tzuxiao: [0, 2] },
      b: { gwaien: [0, 1] },
      hands: { 0: ['me-hearties', 'challenge'] },
    }).dice('focus'),
  )
    .play('me-hearties')
    .stay()
    .use()
    .count(1);
  expect(t.s.players[0]?.hand).toEqual(['challenge', 'focus']);
  t.play('challenge');
  expect(t.t.about().left).toBe(2);
  t.stay().aim('gwaien');
  expect(t.events('struck')[0]).toMatchObject({ strength: 3 });
  expect(t.view(0).champions[0]).toMatchObject({ strength: 0, movement: 0 });
});

test('Gold’arr levelled up cannot be Pushed, but Pulled', () => {
  const t = at({
    a: { khalize: [0, 2] },
    b: { goldarr: { at: [2, 2], levelled: true } },
    hands: { 0: ['ibis-strike'] },
  })
    .play('ibis-strike')
    .stay()
    .aim('goldarr');
  expect(t.where('goldarr')).toBe('1,2');
});

test('Flamespear: direct 3-5, Push 1; levelled up 2-6', () => {
  const shot = (q: number, levelled: boolean) =>
    at({ a: { gwaien: { at: [-3, 2], levelled } }, b: { sulka: [q, 2] }, hands: { 0: ['flamespear'] } })
      .play('flamespear')
      .stay();
  expect([-1, 0, 2, 3].map((q) => shot(q, false).names.length)).toEqual([0, 1, 1, 0]);
  expect([-2, -1, 3].map((q) => shot(q, true).names.length)).toEqual([0, 1, 1]);
  const t = shot(0, false).aim('sulka');
  expect([t.where('sulka'), t.wounds]).toEqual(['1,2', { sulka: 3 }]);
});

test('Fireball: 2 damage to all around the target, friend and foe, not beyond', () => {
  const t = at({
    a: { gwaien: [0, 3], kilgore: [1, 1] },
    b: { sulka: [0, 1], korvash: [-1, 2], tzuxiao: [2, 1] },
    hands: { 0: ['fireball'] },
  })
    .play('fireball')
    .stay()
    .aim('sulka');
  expect(t.wounds).toEqual({ sulka: 3, korvash: 2, kilgore: 2 });
});

test('Chain Lightning leaps only if damage was dealt, and only within 2 hexes', () => {
  const strike = (boons: readonly { op: 'defence'; amount: number; until: 'endOfTurn'; from: string }[]) =>
    at({
      a: { gwaien: [0, 3] },
      b: { kilgore: { at: [0, 1], boons }, sulka: [2, 1], tzuxiao: [3, -1] },
      hands: { 0: ['chain-lightning'] },
    })
      .play('chain-lightning')
      .stay()
      .aim('kilgore');
  const leapt = strike([]);
  expect(leapt.names).toEqual(['sulka']);
  leapt.pick('sulka');
  expect(leapt.wounds).toEqual({ kilgore: 2, sulka: 2 });
  expect(strike([{ op: 'defence', amount: 2, until: 'endOfTurn', from: 'darksteel-armour' }]).asked).toBe(
    '0 act',
  );
});

test('Arcane Shield: +1, and +3 against an attacker that is not adjacent', () => {
  const shielded = (hex: readonly [number, number]) =>
    at({
      a: { korvash: hex },
      b: { gwaien: [0, 1] },
      hands: { 0: ['hell-hath-no-fury'], 1: ['arcane-shield'] },
    })
      .play('hell-hath-no-fury')
      .stay()
      .aim('gwaien')
      .react('arcane-shield', 'gwaien').wounds;
  expect(shielded([0, 2])).toEqual({ gwaien: 2 });
  expect(shielded([0, 3])).toEqual({});
});

test('Teleport: Jump 4', () => {
  const t = at({ a: { gwaien: [0, 3] }, b: far, hands: { 0: ['teleport'] } })
    .play('teleport')
    .use();
  expect(t.hexes).toContain('0,-1');
  expect(t.hexes).not.toContain('0,-2');
});

test('Ignite: later attacks against the target have +2 strength, this one has not', () => {
  const t = at({
    a: { gwaien: [0, 3], kilgore: [1, 2] },
    b: { alistair: [0, 2] },
    hands: { 0: ['ignite', 'fury'] },
  })
    .play('ignite')
    .stay()
    .aim('alistair');
  expect(t.wounds).toEqual({ alistair: 2 });
  t.play('fury').stay().area(0);
  expect(t.events('struck').map(({ champion, strength }) => [champion, strength])).toContainEqual([
    t.id('alistair'),
    4,
  ]);
});

test('Relentless Advance: Force 1, and Kilgore may follow', () => {
  const advance = () =>
    at({ a: { kilgore: [0, 2] }, b: { sulka: [1, 2] }, hands: { 0: ['relentless-advance'] } })
      .play('relentless-advance')
      .stay()
      .aim('sulka');
  const t = advance().to(2, 1);
  expect([t.asked, t.hexes]).toEqual(['0 place', ['1,2']]);
  t.to(1, 2);
  expect([t.where('kilgore'), t.where('sulka')]).toEqual(['1,2', '2,1']);
  expect(advance().to(2, 1).stay().where('kilgore')).toBe('0,2');
  expect(advance().stay().asked).toBe('0 act');
});

test('Appetite for Destruction: at most 5, and heals what it deals', () => {
  const t = at({
    a: { kilgore: { at: [0, 2], damage: 6 } },
    b: { alistair: [1, 2] },
    hands: { 0: ['appetite-for-destruction'] },
    ready: { 0: ['creation'] },
  })
    .play('appetite-for-destruction')
    .aim('alistair');
  expect(t.wounds).toEqual({ kilgore: 5, alistair: 1 });
});

test('Fury: all around, then Heal 1', () => {
  const t = at({
    a: { kilgore: { at: [0, 2], damage: 2 } },
    b: { sulka: [1, 2], tzuxiao: [-1, 2] },
    hands: { 0: ['fury'] },
  })
    .play('fury')
    .stay()
    .area(0)
    .count(1);
  expect(t.wounds).toEqual({ kilgore: 1, sulka: 2, tzuxiao: 2 });
});

test('Maul Thrash: Push 2; Throw: an adjacent Ally Jumps 3', () => {
  const t = at({
    a: { kilgore: [0, 2], gwaien: [1, 2], deryn: [-4, 3] },
    b: { sulka: [-1, 2] },
    hands: { 0: ['maul-thrash', 'throw'] },
  });
  t.play('maul-thrash').stay().aim('sulka');
  expect(t.where('sulka')).toBe('-3,2');
  const thrown = at({
    a: { kilgore: [0, 2], gwaien: [1, 2], deryn: [-4, 3] },
    b: far,
    hands: { 0: ['throw'] },
  })
    .play('throw')
    .stay();
  expect(thrown.names).toEqual(['gwaien']);
  thrown.aim('gwaien').to(1, -1);
  expect(thrown.where('gwaien')).toBe('1,-1');
});

test('Darksteel Armour: +1 now, +2 against later attacks this turn', () => {
  const t = at({
    a: { tzuxiao: [0, 2], alistair: [2, 2] },
    b: { kilgore: [1, 2] },
    hands: { 0: ['pounce', 'die-for-your-king'], 1: ['darksteel-armour'] },
  })
    .play('die-for-your-king')
    .stay()
    .area(0)
    .react('darksteel-armour', 'kilgore');
  expect(t.events('struck').map(({ defence }) => defence)).toEqual([2]);
  t.play('pounce').stay().aim('kilgore');
  expect(t.events('struck').map(({ defence }) => defence)).toEqual([2, 3]);
});

test('Kilgore levelled up cannot be Stunned', () => {
  const t = at({
    a: { alistair: [0, 2] },
    b: { kilgore: { at: [1, 2], levelled: true } },
    hands: { 0: ['the-tyrants-gaze'], 1: ['fury'] },
  })
    .play('the-tyrants-gaze')
    .stay()
    .aim('kilgore');
  t.say({ ...(t.options()[0] ?? {}) });
  expect([t.asked, t.s.players[1]?.hand]).toEqual(['0 act', ['fury']]);
});

test('Hunter’s Quarry: attacks against the target have +1 strength and ignore its defence', () => {
  const t = at({
    a: { deryn: [0, 3], goldarr: [1, 1] },
    b: { dugrun: [0, 1], kilgore: [2, 1] },
    hands: { 0: ['hunters-quarry', 'anchors-aweigh'] },
  })
    .play('hunters-quarry')
    .stay()
    .aim('dugrun')
    .play('anchors-aweigh')
    .stay()
    .area(3);
  expect(t.events('struck')[0]).toMatchObject({ champion: t.id('dugrun'), strength: 2, defence: 0 });
});

test('Ambush: +1 defence, then the defender is Placed beside where it stood', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { deryn: [4, -3], sulka: [0, 1] },
    hands: { 0: ['fury'], 1: ['ambush'] },
  })
    .play('fury')
    .stay()
    .area(0)
    .react('ambush', 'sulka')
    .to(1, 1);
  expect([t.where('sulka'), t.wounds]).toEqual(['1,1', { sulka: 1 }]);
});

test('Heavy Shot: 2 and Push 1, on a trap hex 3 and Push 2', () => {
  const shot = (from: readonly [number, number], to: readonly [number, number]) =>
    at({ a: { deryn: from }, b: { alistair: to }, hands: { 0: ['heavy-shot'] } })
      .play('heavy-shot')
      .stay()
      .aim('alistair');
  const plain = shot([-2, 2], [0, 2]);
  expect([plain.where('alistair'), plain.wounds]).toEqual(['1,2', { alistair: 2 }]);
  const trap = shot([-3, 1], [-1, 1]);
  expect([trap.where('alistair'), trap.wounds]).toEqual(['1,1', { alistair: 3 }]);
});

test('Spring the Trap: 2, against a target on a trap hex 4 and Stun', () => {
  const shot = (to: readonly [number, number]) =>
    at({
      a: { deryn: [0, 2] },
      b: { alistair: to },
      hands: { 0: ['spring-the-trap'], 1: ['forced-march'] },
      ready: { 1: [] },
    })
      .play('spring-the-trap')
      .stay()
      .aim('alistair');
  expect([shot([1, 1]).asked, shot([1, 1]).wounds]).toEqual(['0 act', { alistair: 2 }]);
  expect([shot([2, 1]).asked, shot([2, 1]).wounds]).toEqual(['1 stun', { alistair: 4 }]);
});

test('Hit and Run: a Dash 2 after the attack', () => {
  const t = at({ a: { deryn: [0, 3] }, b: { sulka: [0, 1] }, hands: { 0: ['hit-and-run'] } })
    .play('hit-and-run')
    .stay()
    .aim('sulka')
    .to(2, 1);
  expect(t.where('deryn')).toBe('2,1');
});

test('Deryn levelled up may ignore traps, and has +2 defence on a trap hex', () => {
  const t = at({
    a: { deryn: { at: [-3, 2], levelled: true } },
    b: far,
    traps: [[-3, 1, 'damage3']],
  })
    .standard('move', 'deryn', 'creation')
    .to(-3, 1)
    .say('ignore');
  expect(t.view(0).champions[0]?.defence).toBe(2);
  t.to(-2, 1);
  expect(t.view(0).champions[0]?.defence).toBe(0);
});

test('Knock Down: the next attack against the target this turn has +2 strength, the one after not', () => {
  const t = at({
    a: { dugrun: [0, 2], tzuxiao: [1, 1], alistair: [2, 2] },
    b: { korvash: [1, 2] },
    hands: { 0: ['knock-down', 'challenge', 'die-for-your-king'] },
  })
    .play('knock-down')
    .stay()
    .aim('korvash')
    .play('challenge')
    .stay()
    .aim('korvash');
  t.play('die-for-your-king').stay();
  expect(t.events('struck').map(({ strength }) => strength)).toEqual([2, 4]);
  t.area(0);
  expect(
    t
      .events('struck')
      .filter(({ champion }) => champion === t.id('korvash'))
      .at(-1)?.strength,
  ).toBe(3);
});

test('Onwards!: Draw 1, then each Ally may Dash 1', () => {
  const t = at({
    a: { dugrun: [0, 3], kilgore: [1, 3], gwaien: [-1, 3] },
    b: far,
    hands: { 0: ['onwards'] },
  })
    .play('onwards')
    .stay()
    .use()
    .count(0);
  expect([t.asked, t.names]).toEqual(['0 next', ['gwaien', 'kilgore']]);
  t.next('gwaien').to(-1, 2).to(1, 2);
  expect([t.where('gwaien'), t.where('kilgore'), t.asked]).toEqual(['-1,2', '1,2', '0 act']);
});

test('Mighty Blow: Stun only if the Push ended in a collision', () => {
  const blow = (hex: readonly [number, number]) =>
    at({
      a: { dugrun: hex },
      b: { sulka: [hex[0] + 1, hex[1]] },
      hands: { 0: ['mighty-blow'], 1: ['effigy'] },
      ready: { 1: [] },
    })
      .play('mighty-blow')
      .stay()
      .aim('sulka').asked;
  expect([blow([-2, 2]), blow([1, 2])]).toEqual(['0 act', '1 stun']);
});

test('Shield Slam: Dash 2, then Push 1 on each adjacent Enemy', () => {
  const t = at({
    a: { dugrun: [-2, 2], gwaien: [-1, 3] },
    b: { sulka: [1, 2], korvash: [0, 1] },
    hands: { 0: ['shield-slam'] },
  })
    .play('shield-slam')
    .stay()
    .use()
    .to(0, 2);
  t.next('sulka');
  expect([t.where('sulka'), t.where('gwaien'), t.wounds]).toEqual(['2,2', '-1,3', { korvash: 1 }]);
});

test('Blizzard: 2 damage to other Enemies beside the target if damage was dealt', () => {
  const t = at({
    a: { dugrun: [0, 2], gwaien: [2, 2] },
    b: { sulka: [1, 2], tzuxiao: [1, 1], korvash: [3, 1] },
    hands: { 0: ['blizzard'] },
  })
    .play('blizzard')
    .stay()
    .aim('sulka');
  expect(t.wounds).toEqual({ sulka: 2, tzuxiao: 2 });
});

test('Dugrun levelled up: Allies beside him have +1 defence, he has not', () => {
  const view = at({
    a: { dugrun: { at: [0, 2], levelled: true }, gwaien: [1, 2], kilgore: [2, 2] },
    b: { sulka: [0, 1] },
  }).view(0);
  expect(view.champions.map(({ defence }) => defence)).toEqual([2, 1, 1, 0]);
});

test('Flash of Jade hits Allies in the arc, too', () => {
  const t = at({
    a: { tzuxiao: [0, 2], gwaien: [1, 1] },
    b: { dugrun: [1, 2] },
    hands: { 0: ['flash-of-jade'] },
  })
    .play('flash-of-jade')
    .stay()
    .area(0);
  expect(t.wounds).toEqual({ gwaien: 3, dugrun: 3 });
});

test('Double Strike: Dash 2 first; Pounce: Jump 3 first, Push 1 after; Challenge: Pull 1', () => {
  const double = at({ a: { tzuxiao: [-2, 2] }, b: { sulka: [1, 2] }, hands: { 0: ['double-strike'] } })
    .play('double-strike')
    .to(0, 2)
    .aim('sulka');
  expect(double.wounds).toEqual({ sulka: 4 });
  const pounce = at({ a: { tzuxiao: [0, 3] }, b: { sulka: [1, 1] }, hands: { 0: ['pounce'] } })
    .play('pounce')
    .to(0, 1)
    .aim('sulka');
  expect([pounce.where('sulka'), pounce.wounds]).toEqual(['2,1', { sulka: 1 }]);
  const pull = at({ a: { tzuxiao: [0, 2] }, b: { sulka: [2, 2] }, hands: { 0: ['challenge'] } })
    .play('challenge')
    .stay()
    .aim('sulka');
  expect([pull.where('sulka'), pull.wounds]).toEqual(['1,2', { sulka: 2 }]);
});

test('Revenge gives back what was dealt to the defender, in an area as well', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { tzuxiao: [1, 2], sulka: [0, 1] },
    hands: { 0: ['fury'], 1: ['revenge'] },
  })
    .play('fury')
    .stay()
    .area(0)
    .react('revenge', 'tzuxiao');
  expect(t.s.champions[0]?.damage).toBe(2);
});

test('Tzu Xiao levelled up: his targets count 1 defence less, never below 0', () => {
  const hit = (target: string) =>
    at({
      a: { tzuxiao: { at: [0, 2], levelled: true } },
      b: { [target]: [1, 2] },
      hands: { 0: ['challenge'] },
    })
      .play('challenge')
      .stay()
      .aim(target)
      .events('struck')[0]?.defence;
  expect([hit('dugrun'), hit('kilgore'), hit('sulka')]).toEqual([1, 0, 0]);
});
