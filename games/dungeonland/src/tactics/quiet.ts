/** A hero's choices while no monster is about: search, mend, dress, go on. */
import { consumableCard } from '../content/index.ts';
import type { DungeonlandOption } from '../decisions.ts';
import { adventureOf } from '../objectives.ts';
import { fociOf } from '../queries/attacks.ts';
import { cellAt } from '../queries/board.ts';
import { figureOrNone, isHero } from '../queries/figures.ts';
import { maxEnergy, maxHealth } from '../queries/values.ts';
import type { HeroState, State } from '../state.ts';
import { isBadlyDressed } from './outfit.ts';
import { placesToGo, stepsTo } from './routes.ts';

/** Rounds a tile takes, counted generously. */
const ROUNDS_PER_TILE = 6;
const USUAL_LIMIT = 50;

/** Is there time to mend what is broken? A banner has to be held meanwhile. */
function isTimeLeft(s: State): boolean {
  const { tiles, losses } = adventureOf(s);
  const limit = losses.find(({ lost }) => lost === 'rounds');
  const last = limit?.lost === 'rounds' ? limit.after : USUAL_LIMIT;
  return last - s.round > (tiles - s.progress.explored) * ROUNDS_PER_TILE;
}

const canHealOthers = (hero: HeroState): boolean =>
  !hero.out &&
  fociOf(hero).length > 0 &&
  (hero.skills.includes('heal') || hero.skills.includes('restoration'));

/** A scratch is not worth a round. */
const isWhole = (s: State, hero: HeroState): boolean => hero.health * 4 > maxHealth(s, hero) * 3;

/** Wounds that somebody here can close. */
const canMend = (s: State, hero: HeroState): boolean =>
  !isWhole(s, hero) && (hero.skills.includes('vigor') || s.heroes.some(canHealOthers));

const isRested = (s: State, hero: HeroState): boolean => hero.energy >= maxEnergy(s, hero) * 0.8;

/** Nobody opens a door out of breath. */
function isReady(s: State): boolean {
  if (s.heroes.some(({ out }) => out)) return false;
  if (!isTimeLeft(s)) return true;
  return s.heroes.every((hero) => isRested(s, hero) && !canMend(s, hero));
}

export function quietWeights(
  s: State,
  hero: HeroState,
  options: readonly DungeonlandOption[],
): readonly number[] {
  const ready = isReady(s);
  const goals = stepsTo(s, goalsOf(s, hero, options));
  const here = goals[hero.cell] as number;
  const weights = options.map((option) => weightOf(s, hero, option, ready, goals, here));
  const most = Math.max(...weights);
  return weights.map((weight) => (weight * 2 > most ? weight : 0));
}

/** Who can heal goes to the wounded first. */
function goalsOf(s: State, hero: HeroState, options: readonly DungeonlandOption[]): readonly number[] {
  const heals = options.some((option) => option.do === 'cast' && mending(s, option) > 0);
  if (heals || !canHealOthers(hero) || !isTimeLeft(s)) return placesToGo(s);
  const wounded = s.heroes.filter((each) => each.cell >= 0 && each !== hero && !isWhole(s, each));
  return wounded.length > 0 ? wounded.map(({ cell }) => cell) : placesToGo(s);
}

function weightOf(
  s: State,
  hero: HeroState,
  option: DungeonlandOption,
  ready: boolean,
  goals: Uint8Array,
  here: number,
): number {
  const tired = !isRested(s, hero);
  switch (option.do) {
    case 'move': {
      const closer = here - (goals[cellAt(s, option.at)] as number);
      return Math.max(0, closer);
    }
    case 'openDoor':
      return ready ? 60 : 0;
    case 'interact':
    case 'loot':
    case 'lootScenery':
      return 100;
    case 'swap':
      return isBadlyDressed(hero) ? 70 : 0;
    case 'cast':
    case 'consume':
      return mending(s, option);
    case 'castParty':
      return isTimeLeft(s) && s.heroes.filter((each) => !isWhole(s, each)).length > 1 ? 60 : 0;
    case 'vigor':
      return isTimeLeft(s) ? 40 : 0;
    case 'rest':
      return tired ? 40 : 0;
    case 'forgo':
      return tired && s.active?.taken === 0 && here <= 1 ? 20 : 0;
    case 'endActivation':
      return 0.1;
    default:
      return 0;
  }
}

function mending(s: State, option: Extract<DungeonlandOption, { readonly do: 'cast' | 'consume' }>): number {
  const figure = figureOrNone(s, option.at.figure);
  if (!figure) return 0;
  const isOut = isHero(figure) && figure.out !== null;
  if (option.do === 'consume') {
    const { effect } = consumableCard(option.consumable);
    if (effect.does === 'revive') return 90;
    return effect.does === 'heal' && figure.health * 2 <= maxHealth(s, figure) ? 50 : 0;
  }
  if (option.spell !== 'heal' || !isTimeLeft(s)) return 0;
  if (isOut) return 60;
  return isHero(figure) && !isWhole(s, figure) ? 50 + maxHealth(s, figure) - figure.health : 0;
}
