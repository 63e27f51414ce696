/** [PQ-ACTV] What lies on a Creature, as tokens. */
import type { HeroView, MonsterView, PugView } from '@questhall/games/pug-quest';
import { comboNamed, markText, nameOf } from '@questhall/games/pug-quest';
import { shellIcon } from '../../../icons/icons.ts';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import type { CreatureMark } from '../pieces/CreatureCard.tsx';

/** What each mark does to its bearer, as a glyph. */
const GLYPHS: { readonly [key: string]: IconShape } = {
  ablaze: icon.fireballIcon,
  asleep: shellIcon.nightSleepIcon,
  begging: icon.crossedSwordsIcon,
  blessed: icon.prayerIcon,
  'bowl-cursed': icon.crackedShieldIcon,
  coned: icon.twoCoinsIcon,
  cursed: icon.crackedShieldIcon,
  deafened: icon.cardDiscardIcon,
  festive: icon.crossedSwordsIcon,
  frozen: icon.manaclesIcon,
  hexed: icon.cursedStarIcon,
  'in-the-limelight': icon.crossedSwordsIcon,
  'in-the-pack': icon.wolfHowlIcon,
  queasy: icon.manaclesIcon,
  robbed: icon.robberHandIcon,
  rooted: icon.manaclesIcon,
  snubbed: icon.twoCoinsIcon,
  spooked: icon.sprintIcon,
  startled: icon.sprintIcon,
  sticky: icon.shieldIcon,
  tagged: icon.convergenceTargetIcon,
  'under-orders': icon.crossedSwordsIcon,
  'yapped-at': icon.sprintIcon,
};

/** [PQ-COMP-10] Thirteen pairs. */
const COLOURS = [
  '#e2473a',
  '#4f9bd8',
  '#f0b429',
  '#5bb04e',
  '#b06ad6',
  '#ef7f2d',
  '#3fb8ac',
  '#e86aa6',
  '#8c6a4a',
  '#9aa5ad',
  '#c4d435',
  '#6d6ae0',
  '#ffffff',
] as const;

const colourOf = (colour: number): string => COLOURS[colour % COLOURS.length] ?? '#ffffff';

/** Whoever bears the other token of a pair. */
const bearersOf = (colour: number, view: PugView): string =>
  [...view.heroes, ...view.monsters]
    .filter(({ marks }) => marks.some((mark) => mark.colour === colour))
    .map(({ id }) => nameOf(id, view))
    .join(', ');

export function marksOf(
  { id, marks, tokens }: HeroView | MonsterView,
  view: PugView,
): readonly CreatureMark[] {
  const own = marks.map(({ key, from, until, colour }) => ({
    id: `${from}/${key}`,
    icon: GLYPHS[key] ?? icon.cursedStarIcon,
    label: markText({ key, from, until }, view),
    ...(colour !== undefined && { colour: colourOf(colour) }),
  }));
  const creature = view.monsters.find((monster) => monster.id === id);
  const loot = (creature?.loot ?? []).map((treasure) => ({
    id: `loot/${treasure}`,
    icon: icon.lockedChestIcon,
    label: `Under it: ${nameOf(treasure, view)}`,
  }));
  /** [PQ-ACTV-01] [PQ-MON-11] The second token of each pair. */
  const sources = tokens.map(({ on, colour }) => ({
    id: `token/${on}/${colour}`,
    icon: icon.pawPrintIcon,
    label: `Activation token: ${on === id ? '' : `${comboNamed(on, view)}, `}on ${bearersOf(colour, view)}`,
    colour: colourOf(colour),
  }));
  return [...own, ...sources, ...loot];
}
