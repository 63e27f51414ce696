/** The signs of abilities, and of the things that heroes begin with; all other things are drawn. */
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

const EMBLEMS: { readonly [id: string]: IconShape } = {
  'brutal-assault': icon.axeSwingIcon,
  'war-cry': icon.shoutingIcon,
  'catapult-move': icon.throwingBallIcon,
  'bullet-time': icon.bulletsIcon,
  'relentless-barrage': icon.minigunIcon,
  'double-fire': icon.doubleShotIcon,
  'spectral-wolf': icon.wolfHowlIcon,
  'focused-aim': icon.targetingIcon,
  'elven-step': icon.footprintIcon,
  'arcane-power': icon.focusedLightningIcon,
  'instant-teleport': icon.teleportIcon,
  'dark-knowledge': icon.burningBookIcon,
  'sneak-attack': icon.backstabIcon,
  'shadow-step': icon.hoodedAssassinIcon,
  'dance-of-blades': icon.dervishSwordsIcon,
  'blunt-bazooka': icon.cannonShotIcon,
  'dwarven-jump': icon.jumpAcrossIcon,
  'no-tomorrow-attack': icon.swordClashIcon,
  'engine-arm': icon.mechanicalArmIcon,
  'boiler-lid': icon.vikingShieldIcon,
  'riveted-coat': icon.breastplateIcon,
  'clover-gun': icon.musketIcon,
  'spare-gun': icon.winchesterRifleIcon,
  'long-coat': icon.capeIcon,
  'hunting-knife': icon.plainDaggerIcon,
  'composite-bow': icon.bowArrowIcon,
  'leaf-mail': icon.scaleMailIcon,
  'crooked-wand': icon.crystalWandIcon,
  'spark-ring': icon.ringIcon,
  'too-big-robe': icon.robeIcon,
  'claw-blade': icon.clawsIcon,
  'tail-blade': icon.curvyKnifeIcon,
  'night-wrap': icon.ninjaArmorIcon,
  foil: icon.saberSlashIcon,
  rapier: icon.pointySwordIcon,
  'duelling-vest': icon.leatherVestIcon,
};

export const emblemOf = (id: string): IconShape => EMBLEMS[id] ?? icon.sparklesIcon;
