/** The skill trees: their headings, and an icon for every skill. */
import type { HeroView, Skill, SkillId, TREES } from '@questhall/games/dungeonland';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

export const TREE_NAMES: { readonly [tree in (typeof TREES)[number]]: string } = {
  martial: 'Martial arts',
  zenith: 'Zenith',
  protection: 'Protection',
  spellcasting: 'Spellcasting',
};

export const SKILL_ICONS: { readonly [skill in SkillId]: IconShape } = {
  powerStrike: icon.punchBlastIcon,
  twoHandedMaster: icon.twoHandedSwordIcon,
  oneHandedMaster: icon.plainDaggerIcon,
  cleaveAttack: icon.axeSwingIcon,
  powerfulBlow: icon.swordClashIcon,
  criticalMastery: icon.bullseyeIcon,
  flurryOfBlows: icon.swordArrayIcon,
  fastReflexes: icon.dodgingIcon,
  magicalMastery: icon.wizardStaffIcon,
  rangedMastery: icon.bowArrowIcon,
  blastingPower: icon.explosionRaysIcon,
  deadlyShot: icon.targetingIcon,
  surpriseAttack: icon.surprisedIcon,
  multiShot: icon.strikingArrowsIcon,
  vigor: icon.healthIncreaseIcon,
  heavyArmorMastery: icon.breastplateIcon,
  lightArmorMastery: icon.leatherVestIcon,
  defensiveStance: icon.shieldIcon,
  shieldSlam: icon.shieldBashIcon,
  evasive: icon.sprintIcon,
  berserk: icon.enrageIcon,
  fireball: icon.fireballIcon,
  magicalArrow: icon.arrowFlightsIcon,
  blindingLight: icon.sunRadiationsIcon,
  inferno: icon.burningEmbersIcon,
  frostLance: icon.iceSpearIcon,
  sleep: icon.nightSleepIcon,
  heal: icon.healingIcon,
  lavaSphere: icon.meteorImpactIcon,
  blizzard: icon.snowingIcon,
  mindControl: icon.psychicWavesIcon,
  restoration: icon.holySymbolIcon,
};

interface Placed {
  readonly skill: Skill;
  /** Its middle, in steps of a tree that is three wide. */
  readonly x: number;
  readonly y: number;
}

/** Row by row as the skills cost, each row in the middle. */
export function treeRows(skills: readonly Skill[]): readonly (readonly Placed[])[] {
  const costs = [...new Set(skills.map(({ cost }) => cost))].toSorted((a, b) => a - b);
  return costs.map((cost, row) => {
    const own = skills.filter((skill) => skill.cost === cost);
    return own.map((skill, at) => ({ skill, x: 1.5 + at - (own.length - 1) / 2, y: row + 0.5 }));
  });
}

export interface Branch {
  readonly from: Skill;
  readonly to: Skill;
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** A line from each skill to those beside it in the row above. */
export const branchesOf = (rows: ReturnType<typeof treeRows>): readonly Branch[] =>
  rows
    .slice(1)
    .flatMap((row, above) =>
      row.flatMap(({ skill: to, x: toX, y: toY }) =>
        (rows[above] ?? [])
          .filter(({ x }) => Math.abs(x - toX) <= 1)
          .map(({ skill: from, x, y }) => ({ from, to, x, y, toX, toY })),
      ),
    );

/** [DL-XP-06] There is nothing but the price between a hero and a skill of his trees. */
export const stateOf = (
  { id, cost }: Skill,
  { skills, xp }: Pick<HeroView, 'skills' | 'xp'>,
): 'learned' | 'affordable' | 'dear' =>
  skills.includes(id) ? 'learned' : cost <= xp ? 'affordable' : 'dear';
