/** What a hero who starts a single adventure in act 2 or 3 has gathered on the way there. */
import type { SkillId } from '../vocabulary.ts';

interface Kit {
  readonly skills: readonly SkillId[];
  readonly wielded: readonly string[];
  readonly backpack: readonly string[];
}

/** By hero, for act 2 and act 3; skills for 8 and 15 XP. */
export const KITS: Readonly<Record<string, readonly [Kit, Kit]>> = {
  'red-riding-hood': [
    {
      skills: ['fastReflexes', 'rangedMastery', 'vigor', 'deadlyShot', 'multiShot'],
      wielded: ['crossbow', 'leather-coat', 'soft-boots'],
      backpack: ['hatchet'],
    },
    {
      skills: [
        'fastReflexes',
        'rangedMastery',
        'vigor',
        'deadlyShot',
        'surpriseAttack',
        'multiShot',
        'evasive',
        'lightArmorMastery',
      ],
      wielded: ['huntsmans-bow', 'elven-jerkin', 'soft-boots'],
      backpack: ['hatchet'],
    },
  ],
  'prince-charming': [
    {
      skills: ['powerStrike', 'oneHandedMaster', 'heavyArmorMastery', 'cleaveAttack', 'criticalMastery'],
      wielded: ['longsword', 'crest-shield', 'chain-hauberk'],
      backpack: [],
    },
    {
      skills: [
        'powerStrike',
        'oneHandedMaster',
        'heavyArmorMastery',
        'vigor',
        'defensiveStance',
        'shieldSlam',
        'cleaveAttack',
        'powerfulBlow',
        'criticalMastery',
      ],
      wielded: ['longsword', 'tower-shield', 'chain-hauberk'],
      backpack: [],
    },
  ],
  'snow-white': [
    {
      skills: ['inferno', 'frostLance', 'vigor', 'heal', 'restoration'],
      wielded: ['silver-wand', 'winter-gown', 'thimble-ring'],
      backpack: [],
    },
    {
      skills: [
        'inferno',
        'frostLance',
        'sleep',
        'vigor',
        'heal',
        'lavaSphere',
        'restoration',
        'mindControl',
        'lightArmorMastery',
      ],
      wielded: ['fox-wand', 'chancers-buckler', 'winter-gown', 'thimble-ring', 'owl-amulet'],
      backpack: [],
    },
  ],
  'robin-hood': [
    {
      skills: ['rangedMastery', 'powerStrike', 'twoHandedMaster', 'deadlyShot', 'multiShot'],
      wielded: ['yew-bow', 'lincoln-green', 'greaves'],
      backpack: ['dagger'],
    },
    {
      skills: [
        'rangedMastery',
        'fastReflexes',
        'powerStrike',
        'twoHandedMaster',
        'deadlyShot',
        'multiShot',
        'surpriseAttack',
        'criticalMastery',
      ],
      wielded: ['net-launcher', 'lincoln-green', 'winged-helm', 'greaves', 'copper-ring'],
      backpack: ['dagger'],
    },
  ],
  nutcracker: [
    {
      skills: [
        'powerStrike',
        'oneHandedMaster',
        'vigor',
        'heavyArmorMastery',
        'defensiveStance',
        'shieldSlam',
      ],
      wielded: ['cudgel', 'drum-shield', 'painted-coat', 'iron-cap'],
      backpack: [],
    },
    {
      skills: [
        'powerStrike',
        'oneHandedMaster',
        'vigor',
        'heavyArmorMastery',
        'defensiveStance',
        'shieldSlam',
        'cleaveAttack',
        'powerfulBlow',
        'berserk',
      ],
      wielded: ['glass-rapier', 'drum-shield', 'painted-coat', 'bucket-helm'],
      backpack: [],
    },
  ],
  'sugar-plum-fairy': [
    {
      skills: ['inferno', 'sleep', 'frostLance', 'blizzard', 'mindControl'],
      wielded: ['star-wand', 'spun-tulle', 'copper-ring', 'wolf-tooth-amulet'],
      backpack: [],
    },
    {
      skills: [
        'inferno',
        'sleep',
        'frostLance',
        'fastReflexes',
        'magicalMastery',
        'blizzard',
        'lavaSphere',
        'mindControl',
        'restoration',
      ],
      wielded: [
        'midnight-staff',
        'spun-tulle',
        'glass-slipper',
        'ruby-ring',
        'frog-ring',
        'wolf-tooth-amulet',
      ],
      backpack: [],
    },
  ],
  'jeanne-darc': [
    {
      skills: ['powerStrike', 'twoHandedMaster', 'inferno', 'heal', 'flurryOfBlows'],
      wielded: ['ash-staff', 'cuirass', 'ribbon-amulet'],
      backpack: [],
    },
    {
      skills: [
        'powerStrike',
        'twoHandedMaster',
        'inferno',
        'frostLance',
        'heal',
        'sleep',
        'powerfulBlow',
        'criticalMastery',
        'restoration',
      ],
      wielded: ['ash-staff', 'knights-plate', 'poppet-amulet'],
      backpack: ['giants-cleaver'],
    },
  ],
  'puss-in-boots': [
    {
      skills: ['powerStrike', 'oneHandedMaster', 'fastReflexes', 'cleaveAttack', 'flurryOfBlows'],
      wielded: ['soldiers-sword', 'cat-boots', 'jerkin', 'round-shield'],
      backpack: ['throwing-knives'],
    },
    {
      skills: [
        'powerStrike',
        'oneHandedMaster',
        'fastReflexes',
        'cleaveAttack',
        'powerfulBlow',
        'flurryOfBlows',
        'criticalMastery',
        'deadlyShot',
      ],
      wielded: ['fang-blade', 'seven-league-boots', 'jerkin', 'iron-cap', 'round-shield'],
      backpack: ['throwing-knives'],
    },
  ],
};
