/** [SF-SETUP-09] The six hero boards. */
import type { Attribute, BasicItem, Hero, Position } from '../vocabulary.ts';
import { ATTRIBUTES } from '../vocabulary.ts';
import * as abilities from './abilities.ts';

/** Speed, Strength, Cunning, Aim, Magic, Defense. */
const values = (...numbers: readonly [number, number, number, number, number, number]) =>
  Object.fromEntries(ATTRIBUTES.map((attribute, at) => [attribute, numbers[at]])) as {
    [attribute in Attribute]: number;
  };

const weapon = (
  id: string,
  name: string,
  attribute: 'strength' | 'aim' | 'magic',
  range: 1 | 2 | 3,
  position: Position = 'hand',
): BasicItem => ({ kind: 'weapon', id, name, position, attribute, range, bonuses: [] });

const armour = (id: string, name: string, shieldDice: 0 | 1): BasicItem => ({
  kind: 'armour',
  id,
  name,
  position: 'armour',
  shieldDice,
  bonuses: [],
});

const shield = (id: string, name: string, shieldDice: 0 | 1): BasicItem => ({
  kind: 'shield',
  id,
  name,
  position: 'hand',
  shieldDice,
  bonuses: [],
});

export const HEROES: readonly Hero[] = [
  {
    id: 'barka',
    name: 'Barka',
    class: 'Warrior',
    colour: 'red',
    attributes: values(3, 3, 1, 2, 2, 3),
    life: 5,
    focus: 'defense',
    abilities: [abilities.brutalAssault, abilities.warCry, abilities.catapultMove],
    basics: [
      weapon('engine-arm', 'Engine Arm', 'strength', 1),
      shield('boiler-lid', 'Boiler Lid', 0),
      armour('riveted-coat', 'Riveted Coat', 1),
    ],
  },
  {
    id: 'luckylock',
    name: 'Luckylock',
    class: 'Gunslinger',
    colour: 'black',
    attributes: values(3, 3, 2, 3, 1, 2),
    life: 4,
    focus: 'aim',
    abilities: [abilities.bulletTime, abilities.relentlessBarrage, abilities.doubleFire],
    basics: [
      weapon('clover-gun', 'Clover Gun', 'aim', 2),
      weapon('spare-gun', 'Spare Gun, Butt First', 'strength', 1),
      armour('long-coat', 'Long Coat', 0),
    ],
  },
  {
    id: 'helena',
    name: 'Helena',
    class: 'Huntress',
    colour: 'brown',
    attributes: values(3, 2, 2, 4, 1, 2),
    life: 4,
    focus: 'aim',
    abilities: [abilities.spectralWolf, abilities.focusedAim, abilities.elvenStep],
    basics: [
      weapon('hunting-knife', 'Hunting Knife', 'strength', 1),
      weapon('composite-bow', 'Composite Bow', 'aim', 3),
      armour('leaf-mail', 'Leaf Mail', 0),
    ],
  },
  {
    id: 'zoe',
    name: 'Zoe',
    class: 'Enchantress',
    colour: 'green',
    attributes: values(2, 1, 3, 2, 4, 2),
    life: 3,
    focus: 'magic',
    abilities: [abilities.arcanePower, abilities.instantTeleport, abilities.darkKnowledge],
    basics: [
      weapon('crooked-wand', 'Crooked Wand', 'magic', 2),
      weapon('spark-ring', 'Spark Ring', 'magic', 1),
      armour('too-big-robe', 'Robe Two Sizes Too Big', 1),
    ],
  },
  {
    id: 'yang-ping',
    name: 'Yang-Ping',
    class: 'Shadowmaster',
    colour: 'blue',
    attributes: values(4, 3, 3, 1, 2, 1),
    life: 4,
    focus: 'speed',
    abilities: [abilities.sneakAttack, abilities.shadowStep, abilities.danceOfBlades],
    basics: [
      weapon('claw-blade', 'Claw Blade', 'strength', 1),
      weapon('tail-blade', 'Tail Blade', 'strength', 1),
      armour('night-wrap', 'Night Wrap', 0),
    ],
  },
  {
    id: 'zanvor',
    name: 'Zanvor',
    class: 'Duelist',
    colour: 'yellow',
    attributes: values(2, 4, 2, 1, 2, 3),
    life: 4,
    focus: 'strength',
    abilities: [abilities.bluntBazooka, abilities.dwarvenJump, abilities.noTomorrowAttack],
    basics: [
      weapon('foil', 'Foil', 'strength', 1),
      weapon('rapier', 'Rapier', 'strength', 1),
      armour('duelling-vest', 'Duelling Vest', 0),
    ],
  },
];
