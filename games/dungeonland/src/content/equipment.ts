/** Three decks of twenty: eight weapons, seven armours, five trinkets each. */
import type { Item } from '../vocabulary.ts';
import { armour, trinket, weapon } from './items.ts';
import { cancel, increase, lucky, onlyWhen, power } from './powers.ts';

const [arm1, arm2, arm3] = [weapon(1), weapon(2), weapon(3)];
const [wear1, wear2, wear3] = [armour(1), armour(2), armour(3)];
const [charm1, charm2, charm3] = [trinket(1), trinket(2), trinket(3)];

const LEVEL_1: readonly Item[] = [
  arm1('soldiers-sword', "Soldier's Sword", ['melee'], 3, 1, 24),
  arm1('woodcutters-axe', "Woodcutter's Axe", ['melee'], 4, 2, 30),
  arm1('hunting-spear', 'Hunting Spear', ['melee'], 3, 2, 32, [power('penetrative', 1)]),
  arm1('short-bow', 'Short Bow', ['ranged', 5], 4, 2, 28),
  arm1('throwing-knives', 'Throwing Knives', ['ranged', 3], 3, 1, 30, [power('sureStrike')]),
  arm1('ash-staff', 'Ash Staff', ['magical', 4], 4, 2, 30),
  arm1('silver-wand', 'Silver Wand', ['magical', 5], 3, 1, 28),
  arm1('cudgel', 'Cudgel', ['melee'], 3, 1, 34, [power('stun')]),
  wear1('leather-coat', 'Leather Coat', ['light', 'torso'], 1, 26, [power('swift', 1)]),
  wear1('chain-hauberk', 'Chain Hauberk', ['heavy', 'torso'], 2, 34),
  wear1('round-shield', 'Round Shield', ['shield', 'hand'], 1, 20),
  wear1('iron-cap', 'Iron Cap', ['heavy', 'head'], 1, 22),
  wear1('hood', 'Hood', ['light', 'head'], 0, 20, [lucky('loot')]),
  wear1('soft-boots', 'Soft Boots', ['light', 'feet'], 0, 24, [power('agile')]),
  wear1('greaves', 'Greaves', ['heavy', 'feet'], 1, 18, [], -1),
  charm1('copper-ring', 'Copper Ring', 'ring', 24, [increase('energy', 1)]),
  charm1('wolf-tooth-amulet', 'Wolf-Tooth Amulet', 'amulet', 32, [increase('health', 1)]),
  charm1('purse', 'Purse', 'other', 15, [power('payroll')]),
  charm1('thimble-ring', 'Thimble Ring', 'ring', 30, [lucky('defence')]),
  charm1('ribbon-amulet', 'Ribbon Amulet', 'amulet', 22, [cancel('terror')]),
];

const LEVEL_2: readonly Item[] = [
  arm2('fang-blade', 'Fang Blade', ['melee'], 4, 1, 60),
  arm2('giants-cleaver', "Giant's Cleaver", ['melee'], 5, 2, 85, [power('brutalStrike')]),
  arm2('glass-rapier', 'Glass Rapier', ['melee'], 4, 1, 80, [power('superiorCritical')]),
  arm2('huntsmans-bow', "Huntsman's Bow", ['ranged', 7], 5, 2, 70, [power('deadeye')]),
  arm2('net-launcher', 'Net Launcher', ['ranged', 4], 4, 2, 65, [power('immobilize')]),
  arm2('midnight-staff', 'Midnight Staff', ['magical', 5], 5, 2, 85, [power('empower')]),
  arm2('fox-wand', 'Fox Wand', ['magical', 6], 4, 1, 70, [lucky('attack')]),
  arm2('gamblers-cutlass', "Gambler's Cutlass", ['melee'], 'gable', 1, 60, [power('gable')]),
  wear2('elven-jerkin', 'Elven Jerkin', ['light', 'torso'], 2, 80, [power('dodge')]),
  wear2('knights-plate', "Knight's Plate", ['heavy', 'torso'], 3, 75),
  wear2('tower-shield', 'Tower Shield', ['shield', 'hand'], 2, 70, [power('block')]),
  wear2('winged-helm', 'Winged Helm', ['light', 'head'], 1, 60, [power('deadeye')]),
  wear2('seven-league-boots', 'Seven-League Boots', ['light', 'feet'], 0, 65, [power('swift', 2)]),
  wear2('bucket-helm', 'Bucket Helm', ['heavy', 'head'], 1, 55, [cancel('stun')]),
  wear2('chancers-buckler', "Chancer's Buckler", ['shield', 'hand'], 'gable', 60, [power('gable')]),
  charm2('frog-ring', 'Frog Ring', 'ring', 60, [increase('health', 1)]),
  charm2('owl-amulet', 'Owl Amulet', 'amulet', 65, [power('quickcast')]),
  charm2('glass-slipper', 'Glass Slipper', 'other', 75, [power('swift', 1), power('dodge')], {
    slot: 'feet',
  }),
  charm2('ruby-ring', 'Ruby Ring', 'ring', 75, [power('empower')]),
  charm2('poppet-amulet', 'Poppet Amulet', 'amulet', 70, [onlyWhen('newTile', power('regeneration', 1))]),
];

const LEVEL_3: readonly Item[] = [
  arm3('vorpal-sword', 'Vorpal Sword', ['melee'], 5, 1, 140, [power('superiorCritical')]),
  arm3('beanstalk-maul', 'Beanstalk Maul', ['melee'], 6, 2, 150, [power('stun')]),
  arm3('thunder-bow', 'Thunder Bow', ['ranged', 8], 6, 2, 150, [power('penetrative', 2)]),
  arm3('snow-queens-sceptre', "Snow Queen's Sceptre", ['magical', 6], 6, 2, 150, [power('immobilize')]),
  arm3('star-wand-of-wishes', 'Star Wand of Wishes', ['magical', 6], 5, 1, 140, [power('quickcast')]),
  arm3('sugar-lance', 'Sugar Lance', ['melee'], 5, 2, 140, [power('penetrative', 2)]),
  arm3('dice-of-fate', 'Dice of Fate', ['ranged', 5], 'gable', 1, 110, [power('gable'), lucky('attack')]),
  arm3('heartseeker', 'Heartseeker', ['ranged', 6], 5, 1, 145, [power('sureStrike')]),
  wear3('dragonscale', 'Dragonscale', ['heavy', 'torso'], 4, 160, [power('magicResistance')]),
  wear3('cloak-of-shadows', 'Cloak of Shadows', ['light', 'torso'], 2, 150, [
    onlyWhen('noEnemyAdjacent', power('invisible')),
  ]),
  wear3('mirror-shield', 'Mirror Shield', ['shield', 'hand'], 3, 130, [cancel('blind')]),
  wear3('crown-of-thorns', 'Crown of Thorns', ['heavy', 'head'], 2, 120, [
    onlyWhen('melee', power('penetrative', 1)),
  ]),
  wear3('ghost-slippers', 'Ghost Slippers', ['light', 'feet'], 0, 120, [power('ghostly')]),
  wear3('feathered-mask', 'Feathered Mask', ['light', 'head'], 1, 110, [lucky('defence')]),
  wear3('iron-shoes', 'Iron Shoes', ['heavy', 'feet'], 2, 100, [cancel('immobilize')]),
  charm3('ring-of-the-genie', 'Ring of the Genie', 'ring', 120, [increase('energy', 3)]),
  charm3('heart-of-the-forest', 'Heart of the Forest', 'amulet', 140, [power('regeneration', 1)]),
  charm3('crystal-ball', 'Crystal Ball', 'other', 110, [cancel('control')], { slot: 'hand', focus: 6 }),
  charm3('spindle-ring', 'Spindle Ring', 'ring', 130, [onlyWhen('spell', power('superiorCritical'))]),
  charm3('phoenix-amulet', 'Phoenix Amulet', 'amulet', 150, [], { phoenix: true }),
];

export const EQUIPMENT: readonly Item[] = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3];
