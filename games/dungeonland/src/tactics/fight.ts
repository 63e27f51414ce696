/** A hero's choices while there is somebody to fight. */
import { consumableCard, heroCard, spellCard } from '../content/index.ts';
import type { DungeonlandOption } from '../decisions.ts';
import { aimsOf, isHealing } from '../queries/attacks.ts';
import { cellAt } from '../queries/board.ts';
import {
  areAdjacent,
  distanceFrom,
  distanceToCell,
  figureOrNone,
  foes,
  isFriend,
  isHero,
  occupants,
  standsBeside,
} from '../queries/figures.ts';
import { canAim } from '../queries/sight.ts';
import { maxEnergy, maxHealth } from '../queries/values.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import type { SpellId } from '../vocabulary.ts';
import { FAR, stepsTo, stepsToFoes } from './routes.ts';

const isBlow = (option: DungeonlandOption): boolean =>
  option.do === 'attack' || option.do === 'shieldSlam' || (option.do === 'cast' && !isHealing(option.spell));

/** How many ways lead nearer that are worth a thought. */
const MOST_WAYS = 8;

/** Weights of all options of an activation; 0 is not worth a thought. */
export function fightWeights(
  s: State,
  hero: HeroState,
  options: readonly DungeonlandOption[],
): readonly number[] {
  const blows = options.some(isBlow);
  const weights = options.map((option) => weightOf(s, hero, option, blows));
  const actions = s.active?.actions ?? 0;
  const duty = bannerDuty(s, hero);
  if (duty === 'go' && actions === 1) return toBanner(s, options);
  if (!blows && actions > 0) addWays(s, hero, options, weights, duty === 'stay');
  return weights.some((weight) => weight > 0)
    ? weights
    : options.map(({ do: deed }) => (deed === 'endActivation' ? 1 : 0));
}

/** [DL-RULING-115] Somebody must stand by the banner when the round ends. */
function bannerDuty(s: State, hero: HeroState): 'none' | 'go' | 'stay' {
  const banner = s.map.scenery.find(({ type }) => type === 'banner');
  if (!banner) return 'none';
  const at = cellAt(s, banner);
  const keeps = (each: HeroState): boolean => each.cell >= 0 && distanceToCell(s, each, at) <= 1;
  if (s.heroes.some((other) => other !== hero && keeps(other))) return 'none';
  return keeps(hero) ? 'stay' : 'go';
}

const bannerSteps = (s: State): Uint8Array =>
  stepsTo(
    s,
    s.map.scenery.filter(({ type }) => type === 'banner').map((banner) => cellAt(s, banner)),
  );

function toBanner(s: State, options: readonly DungeonlandOption[]): readonly number[] {
  const steps = bannerSteps(s);
  const weights = options.map((option) =>
    option.do === 'move' ? Math.max(0, FAR - (steps[cellAt(s, option.at)] as number)) : 0,
  );
  const most = Math.max(...weights);
  return weights.map((weight, at) => (weight === most || options[at]?.do === 'endActivation' ? 1 : 0));
}

/** Nobody in reach: to where somebody is, with few blows from behind; who shoots keeps his distance. */
function addWays(
  s: State,
  hero: HeroState,
  options: readonly DungeonlandOption[],
  weights: number[],
  stay: boolean,
): void {
  const banner = stay ? bannerSteps(s) : undefined;
  const aims = aimsOf(s, hero);
  const shoots = aims.some(({ type }) => type !== 'melee');
  const enemies = foes(s);
  const where = occupants(s);
  const steps = stepsToFoes(s);
  const ways = options.flatMap((option, at) => {
    if (option.do !== 'move' && option.do !== 'run') return [];
    const cell = cellAt(s, option.at);
    if (banner && (banner[cell] as number) > 1) return [];
    const strikes = enemies.filter((foe) => aims.some((aim) => canAim(s, hero, cell, foe, aim, where)));
    const beside = enemies.filter((foe) => standsBeside(s, false, cell, foe)).length;
    const away = Math.min(4, ...enemies.map((foe) => distanceFrom(s, false, cell, foe)));
    const weakest = Math.min(9, ...strikes.map(({ health }) => health));
    const good =
      strikes.length > 0
        ? 20 - weakest * 0.4 - beside + (shoots ? away : 0)
        : 10 - (steps[cell] as number) * 0.5;
    return [{ at, good: good - option.provokes * 3 - (option.do === 'run' ? 0.5 : 0) }];
  });
  ways.sort((a, b) => b.good - a.good);
  for (const { at, good } of ways.slice(0, MOST_WAYS)) weights[at] = Math.max(0.2, good / 3);
}

function weightOf(s: State, hero: HeroState, option: DungeonlandOption, blows: boolean): number {
  const energy = hero.energy / Math.max(1, maxEnergy(s, hero));
  switch (option.do) {
    case 'attack':
    case 'shieldSlam':
      return 12 + weakness(s, option.at.figure);
    case 'cast':
      return castWeight(s, option.spell, option.at.figure);
    case 'castParty':
      return s.heroes.some((each) => each.out || each.health * 2 <= maxHealth(s, each)) ? 8 : 0;
    case 'castSpace':
      return foes(s).length > 2 ? 0.5 : 0;
    case 'vigor':
      return hero.health * 2 <= maxHealth(s, hero) ? 3 : 0;
    case 'rest':
      return energy < 0.5 ? 6 : 0;
    case 'consume':
      return consumableWeight(s, hero, option.consumable, option.at.figure);
    case 'consumeAt':
      return 0.5;
    case 'interact':
      return interestOf(s, option.at.scenery);
    case 'stance':
      return isPressed(s, hero) ? 0.5 : 0;
    case 'forgo':
      return energy < 0.3 && s.active?.taken === 0 && !blows ? 2 : 0;
    case 'endActivation':
      return (s.active?.actions ?? 0) === 0 ? 3 : 0;
    default:
      return 0;
  }
}

/** Captives are safer in their cages until the fight is over. */
function interestOf(s: State, id: number): number {
  const type = s.map.scenery.find((piece) => piece.id === id)?.type;
  return type === 'lever' || type === 'key' || type === 'gate'
    ? 20
    : type === 'fountain' || type === 'chest'
      ? 8
      : 0;
}

const isPressed = (s: State, hero: HeroState): boolean =>
  foes(s).filter((foe) => areAdjacent(s, hero, foe)).length > 1 && heroCard(hero.card).health > 4;

/** Finish what is nearly down. */
export const weakness = (s: State, id: number): number => {
  const figure: FigureState | undefined = figureOrNone(s, id);
  return figure ? 6 / (1 + figure.health) : 0;
};

/** Health that healing would bring back, and whether it is pressing. */
function healingWeight(s: State, figure: FigureState): number {
  if (isHero(figure) && figure.out) return 10;
  const missing = maxHealth(s, figure) - figure.health;
  return figure.health * 2 <= maxHealth(s, figure) ? missing * 3 : 0;
}

function castWeight(s: State, spell: SpellId, id: number): number {
  const figure = figureOrNone(s, id);
  if (!figure) return 0;
  const { powers, energy } = spellCard(spell);
  if (isHealing(spell)) return healingWeight(s, figure);
  if (isFriend(figure)) return 0;
  return figure.kind === 'mirror' && powers.length > 0 ? 1 : 8 + energy;
}

function consumableWeight(s: State, hero: HeroState, consumable: string, id: number): number {
  const { effect } = consumableCard(consumable);
  const figure = figureOrNone(s, id);
  switch (effect.does) {
    case 'heal':
      return figure && figure.health * 2 <= maxHealth(s, figure) ? 14 : 0;
    case 'revive':
      return 12;
    case 'energy':
      return hero.energy * 3 <= maxEnergy(s, hero) ? 9 : 0;
    default:
      return 1;
  }
}
