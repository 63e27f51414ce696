/** Icons and colours of what is printed. */
import type { AbilityKind, Die, Equipment, Requirement, Template } from '@questhall/games/dungeon-fighter';
import { art } from '../../../art/dungeon-fighter/index.ts';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

export const ABILITY_ICONS: { readonly [kind in AbilityKind]: IconShape } = {
  agileInstincts: icon.dodgingIcon,
  rethrow: icon.clockwiseRotationIcon,
  healParty: icon.healingIcon,
  piercing: icon.armorPunchIcon,
  pickpocket: icon.robberHandIcon,
  focused: icon.bullseyeIcon,
  selfHealing: icon.healthNormalIcon,
  swornEnemy: icon.arrowScopeIcon,
  metamorphosis: icon.frogIcon,
  royalMoney: icon.twoCoinsIcon,
  trackingStrike: icon.footprintIcon,
  hammer: icon.thorHammerIcon,
  grapeshot: icon.cannonShotIcon,
  paradeShield: icon.shieldIcon,
  bellRinger: icon.ringingBellIcon,
  clowning: icon.jugglerIcon,
};

export const TEMPLATE_ICONS: { readonly [template in Template]: IconShape } = {
  slime: icon.slimeIcon,
  majorHeal: icon.healthNormalIcon,
  lightning: icon.lightningTrioIcon,
};

export const TEMPLATE_TONES: { readonly [template in Template]: string } = {
  slime: '#7fb53c',
  majorHeal: '#d9574a',
  lightning: '#5d78c9',
};

/** Top, left and right side, and the star on it. */
export const DIE_TONES: { readonly [die in Die]: readonly [string, string, string, string] } = {
  red: ['#e0574a', '#9a241c', '#6e1712', '#fff0cc'],
  green: ['#62ab58', '#356f33', '#234d22', '#fff0cc'],
  blue: ['#5a9bd8', '#245a94', '#163d68', '#fff0cc'],
  white: ['#f6ebcf', '#d3bd8c', '#a88f5e', '#6b3a1a'],
  big: ['#b98a52', '#80592c', '#57391a', '#fff0cc'],
  rubber: ['#5c5660', '#37323c', '#211d26', '#f6d48a'],
  lead: ['#8b95a3', '#565f6d', '#3a414c', '#ffe9b0'],
  tiny: ['#c58bd0', '#84508f', '#5a3363', '#fff0cc'],
};

const THROWS: { readonly [requirement in Requirement]: string } = {
  chalice: 'throw-chalice',
  dancing: 'throw-dancing',
  diceSpin: 'throw-dice-spin',
  flick: 'throw-flick',
  gate: 'throw-gate',
  hip: 'throw-hip',
  knee: 'throw-knee',
  oneEye: 'throw-one-eye',
  ramp: 'throw-ramp',
};

export const throwArt = (requirement: Requirement): string | undefined => art(THROWS[requirement]);

export const GEAR_TYPES: { readonly [type in Equipment['type']]: string } = {
  weapon: 'Weapon',
  armor: 'Armor',
  spendable: 'Spendable',
  relic: 'Relic',
};
