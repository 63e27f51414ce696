/** Rulings that no other chapter has shown: what is measured, in which order, and what is lost. */
import { expect, test } from 'vitest';
import { actionCard } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { acting, attackBy, turnOf } from '../acting.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

const b = { sulka: [4, -3] } as const;

test('[SFB-RULING-02] printed strength meets defence; every other number of hurt does not', () => {
  for (const id of ['flash-of-jade', 'set-sail']) {
    expect(actionCard(id).strength).toBeUndefined();
    expect(actionCard(id).effects.some(({ op }) => op === 'damage')).toBe(true);
  }
  const t = turnOf(
    table({ a: { tzuxiao: [0, 2] }, b: { dugrun: [1, 2] }, hands: { 0: ['flash-of-jade', 'challenge'] } }),
  );
  t.play('flash-of-jade').stay().area(0);
  expect(t.wounds).toEqual({ dugrun: 3 });
  t.play('challenge').stay().aim('dugrun');
  expect(t.events('struck')[0]).toMatchObject({ strength: 2, defence: 2, damage: 0 });
});

test('[SFB-RULING-13] what comes after the attack passes by a target that is out, and goes on for the others', () => {
  const t = turnOf(
    table({
      a: { goldarr: [0, 2] },
      b: { gwaien: { at: [1, 2], damage: 5 }, korvash: [1, 1] },
      hands: { 0: ['anchors-aweigh'] },
    }),
  )
    .play('anchors-aweigh')
    .stay()
    .area(0);
  expect([t.where('gwaien'), t.where('korvash')]).toEqual(['gate', '2,0']);
});

test('[SFB-RULING-15] abilities in printed order: Force first, and the Push looks at the hex row after it', () => {
  const t = turnOf(
    table({ a: { xinshen: [-1, 2] }, b: { kilgore: [1, 1] }, hands: { 0: ['mind-over-matter'] } }),
  )
    .play('mind-over-matter')
    .stay()
    .aim('kilgore')
    .to(1, 2);
  expect(t.where('kilgore')).toBe('2,2');
});

test('[SFB-RULING-20] damage dealt is attack damage: what defence swallowed counts for nothing', () => {
  const bowing = (target: string) =>
    turnOf(table({ a: { alistair: [0, 2] }, b: { [target]: [1, 2] }, hands: { 0: ['bow-before-the-king'] } }))
      .play('bow-before-the-king')
      .stay()
      .aim(target).asked;
  expect([bowing('dugrun'), bowing('gwaien')]).toEqual(['0 act', '1 fear']);
});

test('[SFB-RULING-21] a shot without a printed minimum reaches adjacent Enemies', () => {
  const t = turnOf(table({ a: { tzuxiao: [0, 2] }, b: { gwaien: [1, 2] }, hands: { 0: ['challenge'] } }))
    .play('challenge')
    .stay();
  expect(t.names).toEqual(['gwaien']);
});

test('[SFB-RULING-22] traps and areas do not stop a direct shot; Allies do', () => {
  const shot = (ally: readonly [number, number]) =>
    turnOf(
      table({
        a: { khalize: [-2, 1], kilgore: ally },
        b: { gwaien: [-4, 1] },
        hands: { 0: ['ibis-strike'] },
        traps: [[-3, 1, 'stun']],
      }),
    )
      .play('ibis-strike')
      .stay().names;
  expect(shot([0, 3])).toEqual(['gwaien']);
  expect(shot([-3, 1])).toEqual([]);
});

test('[SFB-RULING-24] an area without an Enemy cannot be chosen', () => {
  const t = turnOf(table({ a: { kilgore: [0, 2], gwaien: [1, 2] }, b, hands: { 0: ['fury'] } }))
    .play('fury')
    .stay();
  expect(t.options().map((option) => option.do)).toEqual(['decline']);
  expect(t.why('aimArea')).toEqual({ rule: 'SFB-RULING-24' });
});

test('[SFB-RULING-66] each side of a Champion card has its own numbers and effects', () => {
  const at = (levelled: boolean) =>
    turnOf(
      table({ a: { alistair: { at: [0, 3], levelled } }, b: { goldarr: { at: [4, -3], levelled } } }),
    ).view(0).champions;
  expect(at(false)[0]).toMatchObject({ hitpoints: 9, defence: 0 });
  expect(at(true)[0]).toMatchObject({ hitpoints: 10, defence: 1 });
});

test('[SFB-RULING-79] bonuses add up and last this turn; strength counts for attacks only', () => {
  const focus = { op: 'strength', amount: 1, until: 'endOfTurn', from: 'focus' } as const;
  const boons = [focus, { ...focus, from: 'me-hearties' }];
  const setting: Setting = {
    a: { tzuxiao: { at: [0, 2], boons } },
    b: { gwaien: [1, 2] },
    hands: { 0: ['challenge', 'flash-of-jade'] },
  };
  const attack = turnOf(table(setting)).play('challenge').stay().aim('gwaien');
  expect(attack.events('struck')[0]).toMatchObject({ strength: 4 });
  const skill = turnOf(table(setting)).play('flash-of-jade').stay().area(0);
  expect(skill.wounds).toEqual({ gwaien: 3 });
  const over = turnOf(table(setting).chance('over')).end();
  expect(over.s.champions[0]?.boons).toEqual([]);
});

test('[SFB-RULING-92] the source on the Gate: effects on Champions are forfeited, those on the player’s cards are not; an attacker out in step 5 breaks off', () => {
  const t = turnOf(
    table({
      a: { goldarr: { at: [0, 2], damage: 7 } },
      b: { tzuxiao: [1, 2] },
      hands: { 0: ['plundarr'], 1: ['revenge'] },
    }).dice('set-sail'),
  )
    .play('plundarr')
    .stay()
    .aim('tzuxiao')
    .react('revenge', 'tzuxiao');
  expect([t.where('goldarr'), t.asked]).toEqual(['gate', '0 draw']);
  t.count(1);
  expect(t.s.players[0]?.hand).toEqual(['set-sail']);
  const broken = acting(
    table({ a: { goldarr: 'gate' }, b: { tzuxiao: [1, 2] } }).begin(
      flow.attack,
      attackBy({
        champion: 0,
        card: 'plundarr',
        targets: [1],
        reaction: 'revenge',
        reactor: 1,
        reactedOn: 1,
      }),
      'brokenOff',
    ),
  );
  broken.t.expectEnd();
  expect(broken.wounds).toEqual({});
});

test('[SFB-RULING-93] effects around a target are measured from where it is, or fell; every other Champion includes the actor', () => {
  const t = turnOf(
    table({
      a: { gwaien: { at: [0, 3], levelled: true }, kilgore: [-1, 2] },
      b: { xinshen: { at: [0, 2], damage: 2 }, sulka: [0, 1], korvash: [2, 2] },
      hands: { 0: ['fireball'] },
    }),
  )
    .play('fireball')
    .stay()
    .aim('xinshen');
  expect(t.where('xinshen')).toBe('gate');
  expect(t.wounds).toEqual({ gwaien: 2, kilgore: 2, sulka: 2 });
});

test('[SFB-RULING-96] out by its own movement, the rest of the card is lost, Draw and Plan included', () => {
  const t = turnOf(
    table({
      a: { deryn: { at: [-3, 2], damage: 6 } },
      b,
      hands: { 0: ['prowl'] },
      traps: [
        [-3, 1, 'damage1'],
        [2, 1, 'stun'],
        [1, 0, 'stun'],
        [-2, -1, 'root'],
      ],
    }).dice('damage3'),
  )
    .play('prowl')
    .to(-3, 1)
    .trap(3, -1);
  expect([t.asked, t.s.players[0]?.hand, t.s.players[0]?.discard]).toEqual(['0 act', [], ['prowl']]);
});

test('[SFB-RULING-101] a Reaction lies aside until the attack is over, and its defence ends with it', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2] },
      b: { alistair: [1, 2], gwaien: [4, -3] },
      hands: { 0: ['fury', 'maul-thrash'], 1: ['reverence'] },
    }),
  )
    .play('fury')
    .stay()
    .area(0);
  t.react('reverence', 'alistair');
  expect(t.s.players[1]).toMatchObject({ discard: ['reverence'] });
  t.play('maul-thrash').stay().aim('alistair');
  expect(t.events('struck').map(({ defence }) => defence)).toEqual([1, 0]);
  const lying = turnOf(
    table({
      a: { alistair: [0, 2] },
      b: { goldarr: [1, 2] },
      hands: { 0: ['bow-before-the-king'], 1: ['intimidation'] },
    }),
  )
    .play('bow-before-the-king')
    .stay()
    .aim('goldarr')
    .react('intimidation', 'goldarr');
  expect(lying.view(null).resolving).toEqual([
    { seat: 0, card: 'bow-before-the-king' },
    { seat: 1, card: 'intimidation' },
  ]);
});
