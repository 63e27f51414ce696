/** What a hero attacks, casts and helps with. */
import type { HeroView, Spell } from '@questhall/games/dungeonland';
import { nameOfThing, SKILLS, SPELLS } from '@questhall/games/dungeonland';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { counted, ONE_USE, SHAPE_NAMES, TYPE_NAMES } from '../words.ts';
import { itemOf } from './items.ts';
import { iconOf } from './things.ts';
import { SKILL_ICONS } from './trees.ts';

export interface Arm {
  readonly id: string;
  readonly kind: 'item' | 'skill';
  readonly name: string;
  readonly icon: IconShape;
  /** "Magical 4" */
  readonly detail: string;
  /** "3 dice", "2 energy" */
  readonly cost: string;
  /** It reaches farther than one's arm. */
  readonly far: boolean;
  /** It is added to the next attack with a weapon. */
  readonly boost?: boolean;
}

/** Skills that are deeds of their own. */
const DEEDS = ['vigor', 'defensiveStance', 'shieldSlam'] as const;

/** [DL-DEC-12] Skills that are added to an attack before it is rolled. */
const BOOSTS = ['powerStrike', 'powerfulBlow', 'blastingPower', 'deadlyShot'] as const;

export function armsOf({ wielded, skills, consumables }: HeroView): readonly Arm[] {
  return [
    ...wielded.flatMap(weaponArm),
    ...SPELLS.filter(({ id }) => skills.includes(id)).map(spellArm),
    ...BOOSTS.filter((id) => skills.includes(id)).map((id) => ({ ...skillArm(id), boost: true })),
    ...DEEDS.filter((id) => skills.includes(id)).map(skillArm),
    ...[...new Set(consumables)].map(consumableArm),
  ];
}

const diceOf = (dice: number | 'gable'): string =>
  dice === 'gable' ? 'Gable' : counted(dice, 'die', 'dice');

function weaponArm(id: string): readonly Arm[] {
  const item = itemOf(id);
  if (item?.kind !== 'weapon') return [];
  return [
    {
      id,
      kind: 'item',
      name: item.name,
      icon: iconOf(id),
      detail: `${TYPE_NAMES[item.type]}${item.range > 0 ? ` ${item.range}` : ''}`,
      cost: diceOf(item.dice),
      far: item.range > 0,
    },
  ];
}

const spellArm = ({ id, name, energy, shape }: Spell): Arm => ({
  id,
  kind: 'skill',
  name,
  icon: SKILL_ICONS[id],
  detail: SHAPE_NAMES[shape] ?? '',
  cost: `${energy} energy`,
  far: true,
});

function skillArm(id: (typeof DEEDS | typeof BOOSTS)[number]): Arm {
  const energy = SKILLS.find((skill) => skill.id === id)?.energy;
  return {
    id,
    kind: 'skill',
    name: nameOfThing(id),
    icon: SKILL_ICONS[id],
    detail: '',
    cost: energy === undefined ? '' : `${energy} energy`,
    far: false,
  };
}

const consumableArm = (id: string): Arm => ({
  id,
  kind: 'item',
  name: nameOfThing(id),
  icon: iconOf(id),
  detail: ONE_USE,
  cost: '',
  far: false,
});
