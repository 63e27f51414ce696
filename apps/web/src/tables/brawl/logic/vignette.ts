/** What is drawn on a card: the sign of its Champion, and of what the card does, out of its effects. */
import type { ActionCard, Effect } from '@questhall/games/brawl';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { looksOf } from './looks.ts';

/** How each Champion fights. */
const EMBLEMS: { readonly [champion: string]: IconShape } = {
  alistair: icon.queenCrownIcon,
  deryn: icon.bowmanIcon,
  dugrun: icon.snowflake1Icon,
  goldarr: icon.harpoonTridentIcon,
  gwaien: icon.fireSpellCastIcon,
  khalize: icon.sunRadiationsIcon,
  kilgore: icon.mailedFistIcon,
  kolel: icon.frogIcon,
  korvash: icon.battleAxeIcon,
  sulka: icon.snakeIcon,
  tzuxiao: icon.crossedSabresIcon,
  xinshen: icon.floatingCrystalIcon,
};

const DEEDS: { readonly [op in Effect['op']]: IconShape } = {
  dash: icon.sprintIcon,
  jump: icon.jumpAcrossIcon,
  swoop: icon.featheredWingIcon,
  fear: icon.terrorIcon,
  force: icon.windSlapIcon,
  pull: icon.grabIcon,
  push: icon.pushIcon,
  damage: icon.spikyExplosionIcon,
  heal: icon.healingIcon,
  healReceiver: icon.healingIcon,
  draw: icon.cardDrawIcon,
  plan: icon.treasureMapIcon,
  mill: icon.cardDiscardIcon,
  recover: icon.cycleIcon,
  stun: icon.knockoutIcon,
  root: icon.rootTipIcon,
  double: icon.crossedSlashesIcon,
  lifesteal: icon.bleedingHeartIcon,
  moveTrap: icon.wolfTrapIcon,
  poison: icon.poisonBottleIcon,
  strength: icon.bicepsIcon,
  move: icon.runIcon,
  defence: icon.shieldReflectIcon,
  incomingStrength: icon.crackedShieldIcon,
  range: icon.targetingIcon,
  ignoreDefence: icon.piercingSwordIcon,
  immune: icon.auraIcon,
  place: icon.teleportIcon,
  payOtherCore: icon.psychicWavesIcon,
};

/** Where a card without any effect of its own strikes. */
const REACHES: { readonly [kind in ActionCard['targeting']['kind']]: IconShape } = {
  none: icon.walkingBootIcon,
  melee: icon.broadswordIcon,
  direct: icon.targetingIcon,
  indirect: icon.highShotIcon,
  arc3: icon.crossedSlashesIcon,
  ring6: icon.spikyExplosionIcon,
  adjacentEnemies: icon.spikyExplosionIcon,
  ally: icon.healingIcon,
  adjacentAlly: icon.healingIcon,
};

export interface Vignette {
  /** In front, and behind it. */
  readonly front: IconShape;
  readonly back: IconShape;
  /** From 0 to 1, the same for the same card: how both stand to each other. */
  readonly turn: number;
  readonly mirrored: boolean;
}

function grain(text: string): number {
  let bits = 7;
  for (const letter of text) bits = Math.imul(bits ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995);
  return ((bits ^ (bits >>> 13)) >>> 0) / 2 ** 32;
}

/** An attack shows who strikes before what comes of it; everything else what is done before whose deed it is. */
export function vignetteOf({ id, champion, type, targeting, effects }: ActionCard): Vignette {
  const signs = [...new Set(effects.map(({ op }) => DEEDS[op]))];
  const emblem = EMBLEMS[looksOf(champion)] ?? icon.swordsEmblemIcon;
  const luck = grain(id);
  const [first = REACHES[targeting.kind], second] = signs;
  const [front, back] = type === 'attack' ? [emblem, first] : [first, second ?? emblem];
  return { front, back, turn: luck, mirrored: Math.floor(luck * 97) % 2 === 0 };
}
