/** [SF-ITEM-08] Thirty Magic Items. */
import type { Bonus, Condition, Guard, Item, Position, Tome, Use, Waiting, Weapon } from '../vocabulary.ts';
import { attack, equipped, use } from './build.ts';

const weapon =
  (attribute: Weapon['attribute']) =>
  (
    id: string,
    name: string,
    range: Weapon['range'],
    bonuses: readonly Waiting[],
    position: Position = 'hand',
  ): Weapon => ({ kind: 'weapon', id, name, position, attribute, range, bonuses });

const melee = weapon('strength');
const ranged = weapon('aim');
const magic = weapon('magic');

const guard =
  (kind: Guard['kind'], position: Position) =>
  (id: string, name: string, shieldDice: number, bonuses: readonly Waiting[] = []): Guard => ({
    kind,
    id,
    name,
    position,
    shieldDice,
    bonuses,
  });
const shield = guard('shield', 'hand');
const armour = guard('armour', 'armour');

/** [SF-TOME-04] All Tomes carry the restriction Test on Magic. */
const tome = (id: string, name: string, effect: Use): Tome => ({
  kind: 'tome',
  id,
  name,
  position: 'hand',
  bonuses: [],
  use: { ...effect, useIf: [{ magicTest: true }] },
});

const plus = (
  attribute: 'speed' | 'strength' | 'cunning' | 'aim' | 'magic' | 'defense',
  n: number,
): Bonus => ({
  do: 'attributeBonus',
  attribute,
  n,
});
const BEHIND: Condition = { behindTarget: true };
const SINGLE: Condition = { inZones: 1 };
const HIT: Condition = { onHit: true };
const stars = (n: number): Condition => ({ starsAtLeast: n });
const total = (n: number): Condition => ({ totalAtLeast: n });

export const ITEMS: readonly Item[] = [
  melee('magic-sai', 'Magic Sai', 1, [
    equipped(attack(1)),
    equipped({ do: 'diceBack', n: 1 }, { class: 'Shadowmaster' }, HIT),
  ]),
  melee('backstabber', 'Backstabber', 1, [equipped(attack(3), BEHIND)]),
  melee('single-combat-rapier', 'Single Combat Rapier', 1, [
    equipped(attack(2), SINGLE),
    equipped(attack(1), { class: 'Duelist' }),
  ]),
  melee('boulder-splitter', 'Boulder Splitter', 1, [equipped(attack(3))], 'both hands'),
  melee('tusk-cleaver', 'Tusk Cleaver', 1, [
    equipped(attack(1)),
    equipped({ do: 'extraDamage', n: 1 }, total(10)),
  ]),
  melee('frying-pan', 'Frying Pan of Fate', 1, [
    equipped(plus('strength', 1)),
    equipped({ do: 'applyStatus', status: 'stunned' }, total(8), HIT),
  ]),
  melee('comet-flail', 'Comet Flail', 1, [equipped(attack(2)), equipped({ do: 'diceBack', n: 1 }, stars(2))]),
  ranged('lucky-pistol', 'Lucky Pistol', 2, [
    equipped(attack(1)),
    equipped(attack(1), { class: 'Gunslinger' }),
  ]),
  ranged('boomerang', 'Homing Boomerang', 2, [equipped({ do: 'diceBack', n: 1 }, stars(2))]),
  ranged('thunder-blunderbuss', 'Thunder Blunderbuss', 2, [
    equipped(attack(1)),
    equipped({ do: 'applyStatus', status: 'stunned' }, HIT),
  ]),
  ranged('moon-bow', 'Moon Bow', 3, [equipped(attack(1)), equipped(attack(2), { class: 'Huntress' })]),
  ranged('repeating-crossbow', 'Repeating Crossbow', 3, [equipped(attack(2))], 'both hands'),
  ranged('shooting-stars', 'Shooting Stars', 3, [equipped(plus('aim', 1)), equipped(attack(2), BEHIND)]),
  magic('ember-wand', 'Ember Wand', 1, [equipped(attack(2)), equipped(attack(1), SINGLE)]),
  magic('frost-staff', 'Frost Staff', 3, [
    equipped(attack(1)),
    equipped({ do: 'applyStatus', status: 'frozen' }, stars(2), HIT),
  ]),
  magic('storm-orb', 'Storm Orb', 2, [
    equipped(plus('magic', 1)),
    equipped({ do: 'extraDamage', n: 1 }, total(12)),
  ]),
  magic('skull-sceptre', 'Skull Sceptre', 2, [
    equipped(attack(1)),
    equipped(attack(2), { class: 'Enchantress' }),
  ]),
  magic('bubble-glove', 'Bubble Glove', 1, [equipped({ do: 'applyStatus', status: 'stunned' }, HIT)]),
  shield('barrel-lid', 'Barrel-Lid Buckler', 1, [equipped(plus('strength', 1), { class: 'Warrior' })]),
  shield('mirror-shield', 'Mirror Shield', 1, [equipped({ do: 'gainCounterattack', n: 1 })]),
  shield('tower-shield', 'Tower of Tin', 2),
  armour('chain-shirt', 'Chain Shirt', 1, [equipped(plus('cunning', 1))]),
  armour('dragon-scale', 'Dragon-Scale Vest', 2),
  armour('turtle-plate', 'Turtle Plate', 2, [equipped(plus('speed', -1)), equipped(plus('strength', 1))]),
  armour('star-cloak', 'Cloak of Falling Stars', 1, [equipped(plus('defense', 1))]),
  tome('tome-mending', 'Tome of Mending', use('heroWithin3', [{ do: 'heal', n: 2 }])),
  tome('tome-fortress', 'Tome of the Fortress', use('heroWithin3', [{ do: 'mark', token: 'fortress' }])),
  tome('tome-embers', 'Tome of Embers', use('self', [{ do: 'damage', n: 1, area: 'around' }])),
  tome('tome-winter', 'Tome of Winter', use('monsterWithin3', [{ do: 'afflict', status: 'frozen' }])),
  tome('tome-wings', 'Tome of Quick Boots', use('heroWithin3', [{ do: 'walk', n: 3 }])),
];
