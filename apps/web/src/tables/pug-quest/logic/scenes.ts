/** The picture on each combo card. */
import type { Effect } from '@questhall/games/pug-quest';
import { art as pugArt } from '../../../art/pug-quest/index.ts';
import { shellIcon } from '../../../icons/icons.ts';
import { tableIcon } from '../../../table/icons.ts';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import type { Scene, SceneTone } from '../pieces/SceneArt.tsx';
import type { EnergyType } from '../vocabulary.ts';
import type { OwnedCombo } from './cards.ts';
import { looksOf } from './cards.ts';

const scene = (tone: SceneTone, front: IconShape, back: IconShape, metal?: 'steel' | 'gold'): Scene =>
  metal === undefined ? { tone, front, back } : { tone, front, back, metal };

const SCENES: { readonly [combo: string]: Scene } = {
  'accurate-strike': scene('red', icon.piercingSwordIcon, icon.archeryTargetIcon, 'steel'),
  'parry-and-riposte': scene('steel', icon.quickSlashIcon, icon.shieldReflectIcon, 'gold'),
  'lightning-strikes': scene('gold', icon.lightningSlashesIcon, icon.lightningTrioIcon),
  'chasing-attack': scene('green', icon.broadswordIcon, icon.pawPrintIcon, 'steel'),
  'coup-de-grace': scene('dark', icon.swordWoundIcon, icon.crownedSkullIcon),
  'reckless-chop': scene('red', icon.battleAxeIcon, icon.swordWoundIcon, 'steel'),
  'bite-back': scene('steel', icon.carnivoreMouthIcon, icon.shieldReflectIcon),
  'whirling-braids': scene('gold', icon.spinningBladesIcon, icon.crossedAxesIcon, 'steel'),
  'two-for-the-axe': scene('green', icon.crossedAxesIcon, icon.pawPrintIcon, 'gold'),
  'the-big-bark': scene('dark', icon.sonicShoutIcon, icon.carnivoreMouthIcon),
  barter: scene('blue', icon.tradeIcon, icon.shakingHandsIcon),
  'loose-change': scene('gold', icon.twoCoinsIcon, icon.archeryTargetIcon, 'gold'),
  'money-back': scene('steel', icon.twoCoinsIcon, icon.shieldReflectIcon, 'gold'),
  'treasure-map': scene('green', icon.treasureMapIcon, icon.openTreasureChestIcon),
  'everything-must-go': scene('dark', icon.openTreasureChestIcon, icon.twoCoinsIcon, 'gold'),
  'ladle-lob': scene('violet', icon.ladleIcon, icon.bubblingFlaskIcon, 'steel'),
  'sniffle-hex': scene('green', icon.cursedStarIcon, icon.semiClosedEyeIcon),
  'broom-sweep': scene('gold', icon.broomIcon, icon.sprintIcon),
  'boil-over': scene('red', icon.bubblingFlaskIcon, icon.fireballIcon),
  'curse-of-the-empty-bowl': scene('dark', icon.dogBowlIcon, icon.cursedStarIcon, 'steel'),
  protection: scene('steel', icon.shieldEchoesIcon, icon.angelWingsIcon, 'gold'),
  cure: scene('green', icon.healingIcon, icon.heartsIcon),
  'golden-bonk': scene('gold', icon.warhammerIcon, icon.heartsIcon, 'gold'),
  blessing: scene('blue', icon.prayerIcon, icon.angelWingsIcon),
  'miracle-of-the-bone': scene('gold', icon.angelWingsIcon, icon.boneGnawerIcon),
  pickpocket: scene('violet', icon.robberHandIcon, icon.twoCoinsIcon),
  'not-me': scene('steel', icon.ninjaMaskIcon, icon.shieldReflectIcon),
  'sausage-sting': scene('gold', icon.plainDaggerIcon, icon.archeryTargetIcon, 'steel'),
  'smoke-and-biscuits': scene('green', icon.smokeBombIcon, icon.sprintIcon),
  'the-big-heist': scene('dark', icon.lockedChestIcon, icon.robberHandIcon, 'gold'),
  entangle: scene('green', icon.vinesIcon, icon.archeryTargetIcon),
  regeneration: scene('blue', icon.threeLeavesIcon, icon.heartsIcon),
  'golden-sickle': scene('gold', icon.sickleIcon, icon.lindenLeafIcon, 'gold'),
  'root-and-branch': scene('green', icon.rootTipIcon, icon.vinesIcon),
  'wake-the-oak': scene('dark', icon.oakIcon, icon.lindenLeafIcon),
  'hot-breath': scene('red', icon.fireBreathIcon, icon.fireballIcon),
  'stray-sparks': scene('violet', icon.sparkyBombIcon, icon.lightningTrioIcon),
  'mimic-magic': scene('steel', icon.mirrorMirrorIcon, icon.polarStarIcon, 'gold'),
  'ball-of-fire': scene('gold', icon.fireballIcon, icon.fireBreathIcon),
  'burn-the-library': scene('dark', icon.burningBookIcon, icon.fireballIcon),
  'stick-shot': scene('gold', icon.pocketBowIcon, icon.archeryTargetIcon),
  'tag-you-are-it': scene('green', icon.convergenceTargetIcon, icon.pawPrintIcon),
  'go-fetch': scene('blue', icon.tennisBallIcon, icon.sprintIcon),
  'long-shot': scene('red', icon.highShotIcon, icon.archeryTargetIcon),
  'alpha-pug': scene('dark', icon.wolfHowlIcon, icon.pawPrintIcon),
  'shrill-note': scene('blue', icon.musicalNotesIcon, icon.sonicShoutIcon),
  encore: scene('gold', icon.lyreIcon, icon.musicalNotesIcon, 'gold'),
  lullaby: scene('violet', shellIcon.nightSleepIcon, icon.musicalNotesIcon),
  crescendo: scene('red', icon.harpIcon, icon.sonicShoutIcon, 'gold'),
  'curtain-call': scene('dark', tableIcon.theaterCurtainsIcon, icon.musicalNotesIcon),
};

const TONES: Readonly<Record<EnergyType, SceneTone>> = {
  strength: 'red',
  spirit: 'green',
  intellect: 'blue',
  speed: 'gold',
  magic: 'violet',
};

const FRONTS: { readonly [kind in Effect['do']]?: IconShape } = {
  attack: icon.broadswordIcon,
  defeat: icon.swordWoundIcon,
  prevent: icon.shieldEchoesIcon,
  heal: icon.healingIcon,
  damage: icon.fireballIcon,
  draw: icon.cardDrawIcon,
  drawTreasure: icon.openTreasureChestIcon,
  discard: icon.cardDiscardIcon,
  mark: icon.cursedStarIcon,
  move: icon.sprintIcon,
  swapDisplay: icon.cardExchangeIcon,
  extraAction: icon.upgradeIcon,
  trade: icon.tradeIcon,
};

/** A combo of a Treasure or a Prize shows that card; one of a Hero made by a player what it does first. */
export function sceneOf({ combo, from, card }: OwnedCombo): Scene {
  const own = SCENES[combo.id];
  if (own) return own;
  const tone = combo.riposte === undefined ? TONES[combo.cost[0] ?? 'spirit'] : 'steel';
  const picture =
    from === 'treasure' ? pugArt(`t-${card}`) : from === 'prize' ? pugArt(`m-${looksOf(card)}`) : undefined;
  const [first, second] = combo.effects.map((effect) => FRONTS[effect.do] ?? icon.pawPrintIcon);
  const glyph = first ?? icon.pawPrintIcon;
  const back = second ?? icon.pawPrintIcon;
  return picture === undefined ? { tone, back, front: glyph } : { tone, back: glyph, front: { picture } };
}
