/** The skill trees: their headings, and an icon for every skill. */
import type { SkillId, TREES } from '@questhall/dungeonland';
import type { IconShape } from '../../../ui/icon-shape.ts';
import * as icon from '../icons.ts';

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
