/** Each card of the six other Champions does what its text says, and not what it does not say. */
import { expect, test } from 'vitest';
import { turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

const at = (setting: Setting) => turnOf(table(setting));
const far = { gwaien: [4, -3] } as const;

test('Bow Before the King!: Fear 1 if damage was dealt', () => {
  const t = at({ a: { alistair: [0, 2] }, b: { sulka: [1, 2] }, hands: { 0: ['bow-before-the-king'] } })
    .play('bow-before-the-king')
    .stay()
    .aim('sulka');
  expect(t.asked).toBe('1 fear');
  t.to(2, 2);
  expect(t.where('sulka')).toBe('2,2');
});

test('Reverence: +1 defence, and no Fear', () => {
  const t = at({
    a: { alistair: [0, 2] },
    b: { sulka: [1, 2], alistair: [4, -3] },
    hands: { 0: ['bow-before-the-king'], 1: ['reverence'] },
  })
    .play('bow-before-the-king')
    .stay()
    .aim('sulka')
    .react('reverence', 'sulka');
  expect([t.where('sulka'), t.asked, t.s.champions[1]?.damage]).toEqual(['1,2', '0 act', 1]);
});

test('Die for Your King!: strength 3 all around, Allies included', () => {
  const t = at({
    a: { alistair: [0, 2], gwaien: [0, 3] },
    b: { sulka: [1, 2], kilgore: [3, 2] },
    hands: { 0: ['die-for-your-king'] },
  })
    .play('die-for-your-king')
    .stay()
    .area(0);
  expect(t.wounds).toEqual({ gwaien: 3, sulka: 3 });
});

test('The Tyrant’s Gaze: Fear 2, then Stun', () => {
  const t = at({
    a: { alistair: [0, 2] },
    b: { sulka: [1, 2] },
    hands: { 0: ['the-tyrants-gaze'], 1: ['curse', 'effigy'] },
  })
    .play('the-tyrants-gaze')
    .stay()
    .aim('sulka')
    .to(3, 2);
  expect(t.asked).toBe('1 stun');
  t.say({ card: 'effigy' });
  expect([t.wounds, t.s.players[1]?.hand]).toEqual([{}, ['curse']]);
});

test('Long Live the King!: Heal 2 only if the target goes out', () => {
  const live = (damage: number) =>
    at({
      a: { alistair: { at: [0, 2], damage: 3 } },
      b: { sulka: { at: [1, 2], damage } },
      hands: { 0: ['long-live-the-king'] },
    })
      .play('long-live-the-king')
      .stay()
      .aim('sulka');
  expect(live(4).asked).toBe('0 heal');
  expect(live(4).count(2).wounds).toEqual({ alistair: 1 });
  expect(live(3).asked).toBe('0 act');
});

test('Forced March: Force 1 on an Enemy up to 3 away', () => {
  const t = at({ a: { alistair: [0, 3] }, b: { sulka: [1, 1] }, hands: { 0: ['forced-march'] } })
    .play('forced-march')
    .stay()
    .aim('sulka')
    .to(2, 1);
  expect([t.where('sulka'), t.asked]).toEqual(['2,1', '0 act']);
});

test('Salt the Wound: as strong as the target is hurt', () => {
  const t = at({
    a: { khalize: [0, 2] },
    b: { alistair: { at: [1, 2], damage: 4 } },
    hands: { 0: ['salt-the-wound'] },
  })
    .play('salt-the-wound')
    .stay()
    .aim('alistair');
  expect(t.wounds).toEqual({ alistair: 8 });
});

test('Glimpse of Divinity: +2 defence, and nothing that comes after the attack', () => {
  const t = at({
    a: { kilgore: { at: [0, 2], damage: 1 } },
    b: { khalize: [1, 2] },
    hands: { 0: ['maul-thrash'], 1: ['glimpse-of-divinity'] },
  })
    .play('maul-thrash')
    .stay()
    .aim('khalize')
    .react('glimpse-of-divinity', 'khalize');
  expect([t.where('khalize'), t.wounds]).toEqual(['1,2', { kilgore: 1 }]);
  expect(t.events('warded')).toEqual([{ type: 'warded', champion: 1, against: 'postAttack' }]);
});

test('Radiant Rush: Swoop 3, then Heal 1 for each hex of it', () => {
  const rush = (q: number) =>
    at({ a: { khalize: { at: [0, 3], damage: 5 } }, b: far, hands: { 0: ['radiant-rush'] } })
      .play('radiant-rush')
      .to(-1, 3)
      .use()
      .to(q, 3);
  expect(rush(2).options()).toHaveLength(4);
  expect(rush(0).options()).toHaveLength(2);
});

test('Heaven’s Blessing: any Ally in the arena', () => {
  const t = at({
    a: { khalize: [0, 3], kilgore: { at: [-4, 2], damage: 3 }, deryn: 'gate' },
    b: far,
    hands: { 0: ['heavens-blessing'] },
  })
    .play('heavens-blessing')
    .stay();
  expect(t.names).toEqual(['kilgore']);
  t.aim('kilgore').count(2);
  expect([t.wounds, t.view(0).champions[1]]).toMatchObject([{ kilgore: 1 }, { strength: 1, movement: 1 }]);
});

test('Restoration: Heal 3, and a card from the discard pile', () => {
  const t = at({
    a: { khalize: [0, 3], kilgore: { at: [1, 3], damage: 3 } },
    b: far,
    hands: { 0: ['restoration'] },
    discards: { 0: ['fury', 'throw'] },
  })
    .play('restoration')
    .stay()
    .aim('kilgore')
    .count(3)
    .say({ card: 'throw' });
  expect([t.s.players[0]?.hand, t.s.players[0]?.discard]).toEqual([['throw'], ['fury', 'restoration']]);
});

test('Khalize levelled up pays with another Core once per turn, Reactions included', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { khalize: { at: [1, 2], levelled: true } },
    hands: { 0: ['maul-thrash', 'fury'], 1: ['glimpse-of-divinity'] },
    ready: { 1: ['creation'] },
  })
    .play('maul-thrash')
    .stay()
    .aim('khalize')
    .say({ do: 'react', card: 'glimpse-of-divinity', core: 'creation' });
  expect([t.s.players[1]?.ready, t.s.champions[1]?.usedOnce]).toEqual([[], true]);
});

test('Chop: twice the number of Enemies in the ring, also against Allies', () => {
  const t = at({
    a: { korvash: [0, 2], dugrun: [0, 3] },
    b: { alistair: [1, 2], sulka: [0, 1] },
    hands: { 0: ['chop'] },
  })
    .play('chop')
    .area(0);
  expect(t.wounds).toEqual({ alistair: 4, sulka: 4, dugrun: 2 });
});

test('Bloodcurdling Roar: +2; if the defender is Bloodied nothing comes after the attack', () => {
  const roar = (damage: number) =>
    at({
      a: { kilgore: [0, 2] },
      b: { korvash: { at: [1, 2], damage } },
      hands: { 0: ['maul-thrash'], 1: ['bloodcurdling-roar'] },
    })
      .play('maul-thrash')
      .stay()
      .aim('korvash')
      .react('bloodcurdling-roar', 'korvash')
      .where('korvash');
  expect([roar(4), roar(3)]).toEqual(['1,2', '3,2']);
});

test('Leaping Strike: a Jump 2 after the attack', () => {
  const t = at({ a: { korvash: [0, 2] }, b: { sulka: [1, 2] }, hands: { 0: ['leaping-strike'] } })
    .play('leaping-strike')
    .stay()
    .aim('sulka')
    .to(2, 2);
  expect([t.where('korvash'), t.wounds]).toEqual(['2,2', { sulka: 3 }]);
});

test('Hell Hath No Fury: Force 1 while Korvash is Bloodied; Sap Strength: 2, or 4', () => {
  const hell = (damage: number) =>
    at({
      a: { korvash: { at: [0, 2], damage } },
      b: { alistair: [1, 1] },
      hands: { 0: ['hell-hath-no-fury', 'sap-strength'] },
    });
  expect(hell(4).play('hell-hath-no-fury').stay().aim('alistair').asked).toBe('0 move');
  expect(hell(3).play('hell-hath-no-fury').stay().aim('alistair').asked).toBe('0 act');
  const sap = (damage: number) =>
    hell(damage).play('sap-strength').to(1, 2).aim('alistair').events('struck')[0]?.strength;
  expect([sap(3), sap(4)]).toEqual([2, 4]);
});

test('Shockwave: each adjacent Enemy is Pushed and Stunned; with none beside him it cannot be used', () => {
  const t = at({
    a: { korvash: [0, 2], gwaien: [0, 3] },
    b: { sulka: [1, 2] },
    hands: { 0: ['shockwave'], 1: ['curse'] },
  })
    .play('shockwave')
    .stay()
    .use();
  expect([t.where('sulka'), t.where('gwaien'), t.asked]).toEqual(['2,2', '0,3', '1 stun']);
  const alone = at({ a: { korvash: [0, 2] }, b: far, hands: { 0: ['shockwave'] } })
    .play('shockwave')
    .stay();
  expect(alone.why('use')).toEqual({ rule: 'SFB-RULING-16' });
});

test('Korvash levelled up and Bloodied ignores defence, unhurt he does not', () => {
  const chop = (damage: number) =>
    at({
      a: { korvash: { at: [0, 2], damage, levelled: true } },
      b: { dugrun: [1, 2] },
      hands: { 0: ['chop'], 1: ['hold-ground'] },
    })
      .play('chop')
      .area(0)
      .pass()
      .events('struck')[0]?.defence;
  expect([chop(5), chop(4)]).toEqual([0, 2]);
});

test('Spirit Slither: Jump 3, then Enemies beside Sulka have −2 defence, not below 0', () => {
  const t = at({
    a: { sulka: [0, 3] },
    b: { dugrun: [1, 1], kilgore: [0, 1], goldarr: [4, -3] },
    hands: { 0: ['spirit-slither'] },
  })
    .play('spirit-slither')
    .use()
    .to(0, 2);
  expect(t.view(0).champions.map(({ defence }) => defence)).toEqual([0, 0, 0, 1]);
});

test('Mind Control: Force 2, and the top card of the target’s player is lost', () => {
  const t = turnOf(
    table({ a: { sulka: [0, 3] }, b: { kilgore: [0, 1] }, hands: { 0: ['mind-control'] } }).dice('fury'),
  )
    .play('mind-control')
    .stay()
    .aim('kilgore')
    .to(2, 1);
  expect([t.where('kilgore'), t.s.players[1]?.discard]).toEqual(['2,1', ['fury']]);
});

test('Effigy: Force 1, then Stun', () => {
  const t = at({
    a: { sulka: [0, 2] },
    b: { kilgore: [2, 2] },
    hands: { 0: ['effigy'], 1: ['fury'] },
  })
    .play('effigy')
    .stay()
    .aim('kilgore')
    .to(2, 1);
  expect(t.asked).toBe('1 stun');
});

test('Curse: +2 defence, then the attacker is Rooted', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { sulka: [1, 2] },
    hands: { 0: ['maul-thrash', 'fury'], 1: ['curse'] },
  })
    .play('maul-thrash')
    .stay()
    .aim('sulka')
    .react('curse', 'sulka');
  expect([t.wounds, t.s.champions[0]?.rooted]).toEqual([{}, true]);
  t.play('fury');
  expect(t.asked).toBe('0 attack');
});

test('Darting Strikes: Double at a distance', () => {
  const t = at({ a: { sulka: [0, 3] }, b: { kilgore: [0, 1] }, hands: { 0: ['darting-strikes'] } })
    .play('darting-strikes')
    .aim('kilgore');
  expect(t.wounds).toEqual({ kilgore: 2 });
});

test('Sulka levelled up: Draw 1 when a skill of hers is played, before its movement; not for an attack', () => {
  const sulka = (card: string) =>
    at({ a: { sulka: { at: [0, 3], levelled: true } }, b: far, hands: { 0: [card] } }).play(card).asked;
  expect([sulka('effigy'), sulka('life-drain')]).toEqual(['0 draw', '0 move']);
});

test('Mighty Jump: Jump 3, then a ring with Push 1', () => {
  const t = at({
    a: { kolel: [0, 3] },
    b: { sulka: [1, 1], kilgore: [0, 1] },
    hands: { 0: ['mighty-jump'] },
  })
    .play('mighty-jump')
    .to(0, 2)
    .area(0);
  expect(t.wounds).toEqual({ sulka: 2, kilgore: 1 });
  t.next('sulka');
  expect(t.where('sulka')).toBe('2,0');
});

test('Double Jump: 3 before, 3 after', () => {
  const t = at({ a: { kolel: [0, 3] }, b: { sulka: [1, 1] }, hands: { 0: ['double-jump'] } })
    .play('double-jump')
    .to(0, 2)
    .aim('sulka')
    .to(-3, 2);
  expect([t.where('kolel'), t.wounds]).toEqual(['-3,2', { sulka: 3 }]);
});

test('Blinding Dart: the attacker is Stunned', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { kolel: [1, 2] },
    hands: { 0: ['maul-thrash', 'fury'], 1: ['blinding-dart'] },
  })
    .play('maul-thrash')
    .stay()
    .aim('kolel')
    .react('blinding-dart', 'kolel');
  expect(t.asked).toBe('0 stun');
});

test('Tongue Lash: Pull 2 and Stun only if damage was dealt', () => {
  const lash = (target: string, card: string) =>
    at({
      a: { kolel: [0, 2] },
      b: { [target]: [3, 2] },
      hands: { 0: ['tongue-lash'], 1: [card] },
      ready: { 1: [] },
    })
      .play('tongue-lash')
      .stay()
      .aim(target);
  const hit = lash('sulka', 'curse');
  expect([hit.where('sulka'), hit.asked]).toEqual(['1,2', '1 stun']);
  const none = lash('dugrun', 'blizzard');
  expect([none.where('dugrun'), none.asked]).toEqual(['3,2', '0 act']);
});

test('Ko’lel levelled up: attacks ignore up to 2 defence', () => {
  const t = at({
    a: { kolel: { at: [0, 3], levelled: true } },
    b: { dugrun: [0, 1] },
    hands: { 0: ['poisoned-dart'] },
  })
    .play('poisoned-dart')
    .stay()
    .aim('dugrun');
  expect(t.wounds).toEqual({ dugrun: 3 });
});

test('Telekinetic Fury: Push 1 once, after both passes', () => {
  const t = at({ a: { xinshen: [0, 2] }, b: { sulka: [-2, 2] }, hands: { 0: ['telekinetic-fury'] } })
    .play('telekinetic-fury')
    .stay()
    .aim('sulka');
  expect([t.where('sulka'), t.wounds]).toEqual(['-3,2', { sulka: 4 }]);
});

test('Feline’s Grace: Jump 3, then Push 1 on one adjacent Enemy', () => {
  const t = at({
    a: { xinshen: [0, 3] },
    b: { sulka: [1, 1], kilgore: [-1, 2] },
    hands: { 0: ['felines-grace'] },
  })
    .play('felines-grace')
    .use()
    .to(0, 2);
  expect(t.names).toEqual(['kilgore', 'sulka']);
  t.pick('sulka');
  expect([t.where('sulka'), t.where('kilgore')]).toEqual(['2,0', '-1,2']);
});

test('Shift the Elements: +2 defence, then Force 1 on the attacker, steered by the reacting player', () => {
  const t = at({
    a: { kilgore: [0, 2] },
    b: { xinshen: [1, 2] },
    hands: { 0: ['maul-thrash'], 1: ['shift-the-elements'] },
  })
    .play('maul-thrash')
    .stay()
    .aim('xinshen')
    .react('shift-the-elements', 'xinshen');
  expect(t.asked).toBe('1 move');
  t.to(0, 1);
  expect([t.where('kilgore'), t.where('xinshen')]).toEqual(['0,1', '1,2']);
});

test('Pull of the Panther: off the hex row it does nothing; Contemplation: Draw 2, Plan 2', () => {
  const t = at({ a: { xinshen: [0, 3] }, b: { sulka: [-3, 3] }, hands: { 0: ['pull-of-the-panther'] } })
    .play('pull-of-the-panther')
    .stay()
    .aim('sulka');
  expect(t.where('sulka')).toBe('-1,3');
  const calm = at({ a: { xinshen: [0, 3] }, b: far, hands: { 0: ['contemplation', 'felines-grace'] } })
    .play('contemplation')
    .stay()
    .use();
  expect(calm.options()).toHaveLength(3);
  calm.count(0);
  expect([calm.asked, calm.t.about().left]).toEqual(['0 plan', 2]);
});

test('Xinshén levelled up: Enemies hurt by his Push or Pull are Stunned, others not', () => {
  const fury = (levelled: boolean, hex: readonly [number, number]) =>
    at({
      a: { xinshen: { at: [0, 2], levelled } },
      b: { alistair: hex },
      hands: { 0: ['telekinetic-fury'], 1: ['forced-march'] },
      ready: { 1: [] },
    })
      .play('telekinetic-fury')
      .stay()
      .aim('alistair').asked;
  expect([fury(true, [3, 2]), fury(false, [3, 2]), fury(true, [2, 2])]).toEqual(['1 stun', '0 act', '0 act']);
});
