/** How bots take their choices at a glance. How they judge positions stands in heuristics.ts. */
import type { Decision } from '@questhall/kernel';
import { askerOf } from '@questhall/kernel';
import type { DungeonlandOption } from './decisions.ts';
import { asDungeonlandOption } from './decisions.ts';
import { attackUnderWay } from './procedures/attack.ts';
import { cellAt } from './queries/board.ts';
import { attackFace, signOf } from './queries/dice.ts';
import { figureOrNone, foes, isFriend, isHero } from './queries/figures.ts';
import type { HeroState, State } from './state.ts';
import { fightWeights, weakness } from './tactics/fight.ts';
import { quietWeights } from './tactics/quiet.ts';
import { placesToGo, stepsTo, stepsToFoes } from './tactics/routes.ts';
import { foundWeights, learnWeights, shopWeights } from './tactics/shopping.ts';

export function inclinations(s: State, decision: Decision): readonly number[] {
  const options = decision.options.map(asDungeonlandOption);
  /** The frame that asks says for whom. */
  const asking = askerOf<{ readonly hero?: number; readonly thing?: string }>(s);
  const hero = s.heroes[asking.hero ?? -1];
  switch (decision.kind) {
    case 'act':
      if (!hero) break;
      return foes(s).length > 0 ? fightWeights(s, hero, options) : quietWeights(s, hero, options);
    case 'learn':
      if (hero) return learnWeights(hero, options);
      break;
    case 'trade':
    case 'swap':
      if (hero) return shopWeights(s, hero, options);
      break;
    case 'found':
      return foundWeights(s, asking.thing ?? '', options);
    case 'allyAct':
      return allyWeights(s, options);
    case 'step':
    case 'space':
      return placeWeights(s, activeHero(s), options);
    default:
  }
  return options.map((option) => weight(s, decision.kind, option));
}

const activeHero = (s: State): HeroState | undefined => {
  const active = s.active ? figureOrNone(s, s.active.figure) : undefined;
  return active && isHero(active) ? active : undefined;
};

/** Those who cannot fight keep away from those who can, and go along with the others. */
function allyWeights(s: State, options: readonly DungeonlandOption[]): readonly number[] {
  const danger = foes(s).length > 0;
  const steps = danger ? stepsToFoes(s) : stepsTo(s, placesToGo(s));
  return options.map((option) => {
    if (option.do === 'hit') return isEnemy(s, option.at.figure) ? 10 : 0;
    if (option.do !== 'move') return 0.2;
    const far = steps[cellAt(s, option.at)] as number;
    const provokes = option.provokes > 0 ? 0.1 : 1;
    return provokes * (danger ? Math.min(8, far) : 6 / (1 + far));
  });
}

/** Step by step, or where a spell is to fall. */
function placeWeights(
  s: State,
  hero: HeroState | undefined,
  options: readonly DungeonlandOption[],
): readonly number[] {
  const steps = foes(s).length > 0 ? stepsToFoes(s) : stepsTo(s, placesToGo(s));
  const aims = options.some(({ do: deed }) => deed === 'aim');
  const here = hero && hero.cell >= 0 ? (steps[hero.cell] as number) : 0;
  return options.map((option) => {
    if (option.do === 'aim') return 4 / (1 + (steps[cellAt(s, option.at)] as number));
    if (option.do !== 'step') return aims ? 0 : 0.2;
    const closer = here - (steps[cellAt(s, option.at)] as number);
    return closer > 0 ? 4 / (1 + option.provokes * 9) : 0.1;
  });
}

/** So many questions, and the campaign is not won: the party goes home. */
const WEARY = 12_000;

function weight(s: State, kind: string, option: DungeonlandOption): number {
  switch (option.do) {
    case 'strike':
      return kind === 'surprise' || kind === 'flurry' ? 4 : 9;
    case 'hit':
      return isEnemy(s, option.at.figure) ? 10 + weakness(s, option.at.figure) : 0;
    case 'move':
      return option.provokes > 0 ? 0.1 : 1;
    case 'surge':
      return kind === 'defendSurge' ? 6 : 0.5;
    case 'turn':
    case 'cleave':
    case 'berserk':
      return 9;
    case 'reroll':
      return option.die === 0 && kind === 'reroll' ? rerollWeight(s) : 1;
    case 'decline':
      return 0.3;
    case 'cancel':
      return 0.2;
    case 'replay':
      return s.asks < WEARY ? 1 : 0;
    case 'leave':
      return s.asks < WEARY ? 0 : 1;
    default:
      return 1;
  }
}

const isEnemy = (s: State, id: number): boolean => {
  const figure = figureOrNone(s, id);
  return figure !== undefined && !isFriend(figure);
};

/** Worth it where the first die failed. */
function rerollWeight(s: State): number {
  if (!s.stack.some(({ proc }) => proc === 'attack')) return 1;
  const { pips, type } = attackUnderWay(s);
  const failed = pips.some((pip) => pip !== 6 && attackFace(pip) !== signOf(type));
  return failed ? 4 : 0.2;
}
