/** How bots take their choices at a glance. How they judge positions stands in heuristics.ts. */
import type { Decision } from '@questhall/kernel';
import { consumableCard, itemCard, spellCard } from './content/index.ts';
import type { DungeonlandOption } from './decisions.ts';
import { asDungeonlandOption } from './decisions.ts';
import { attackUnderWay } from './procedures/attack.ts';
import { squareAt } from './queries/board.ts';
import { attackFace, signOf } from './queries/dice.ts';
import { figureOrNone, foes, friends, isFriend, isHero } from './queries/figures.ts';
import { maxEnergy, maxHealth } from './queries/values.ts';
import type { FigureState, HeroState, State } from './state.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What the mover of this question wants to be near to, and how near. */
interface Aims {
  readonly hero: HeroState | undefined;
  readonly goals: readonly Square[];
  readonly near: number;
}

export function inclinations(s: State, decision: Decision): readonly number[] {
  const aims = aimsOf(s, decision);
  return decision.options.map((option) => weight(s, decision.kind, aims, asDungeonlandOption(option)));
}

function aimsOf(s: State, { kind }: Decision): Aims {
  const active = s.active ? figureOrNone(s, s.active.figure) : undefined;
  const hero = active && isHero(active) ? active : undefined;
  const enemies = foes(s);
  if (kind !== 'act' && kind !== 'step' && kind !== 'space' && kind !== 'allyAct' && kind !== 'controlled')
    return { hero, goals: [], near: 0 };
  const theirs = enemies.map((foe) => squareAt(s, foe.cell));
  /** Those who cannot fight keep away from those who can. */
  if (kind === 'allyAct' && enemies.length > 0) return { hero, goals: theirs, near: 9 };
  if (kind === 'allyAct')
    return {
      hero,
      goals: friends(s)
        .filter(isHero)
        .map((each) => squareAt(s, each.cell)),
      near: 1,
    };
  if (enemies.length > 0) return { hero, goals: theirs, near: hero ? reachOf(hero) : 1 };
  return { hero, goals: placesToGo(s), near: 0 };
}

/** Whoever shoots keeps away a little. */
const reachOf = (hero: HeroState): number => {
  let most = 1;
  for (const worn of hero.wielded) {
    const item = itemCard(worn);
    if (item.kind === 'weapon' && item.range > 0) most = Math.max(most, Math.min(3, item.range));
  }
  return most;
};

/** With nobody to fight: what the adventure wants, then doors. */
function placesToGo(s: State): readonly Square[] {
  const wanted = s.map.scenery.filter(
    ({ type, used }) =>
      !used &&
      (type === 'key' ||
        type === 'lever' ||
        type === 'cage' ||
        type === 'chest' ||
        (type === 'gate' && s.progress.keys >= 3)),
  );
  const banner = s.map.scenery.filter(({ type }) => type === 'banner');
  if (wanted.length + banner.length > 0) return [...wanted, ...banner];
  const newest = s.map.tiles.at(-1);
  const shut = s.map.doors.filter(({ open }) => !open);
  const here = shut.filter(
    ({ x, y }) => newest && x >= newest.x && x < newest.x + 8 && y >= newest.y && y < newest.y + 8,
  );
  return here.length > 0 ? here : shut;
}

/** Spaces between a square and the nearest goal, less than wanted counts as well. */
function missing({ goals, near }: Aims, { x, y }: Square): number {
  let least = 20;
  for (const goal of goals) least = Math.min(least, Math.max(Math.abs(goal.x - x), Math.abs(goal.y - y)));
  return Math.abs(least - near);
}

const goingTo = (aims: Aims, at: Square, provokes: number): number => {
  const worth = 6 / (1 + missing(aims, at) * missing(aims, at));
  return provokes > 0 ? worth * 0.1 : worth;
};

function weight(s: State, kind: string, aims: Aims, option: DungeonlandOption): number {
  const { hero } = aims;
  const energy = hero ? hero.energy / maxEnergy(s, hero) : 1;
  const hurt = hero ? maxHealth(s, hero) - hero.health : 0;
  switch (option.do) {
    case 'attack':
    case 'shieldSlam':
      return 12 + weakness(s, option.at.figure);
    case 'strike':
      return kind === 'surprise' || kind === 'flurry' ? 4 : 9;
    case 'hit':
      return isEnemy(s, option.at.figure) ? 10 : 0;
    case 'cast':
      return castWeight(s, option.spell, option.at.figure);
    case 'castParty':
      return s.heroes.some((each) => each.out || each.health + 1 < maxHealth(s, each)) ? 6 : 0;
    case 'castSpace':
      return foes(s).length > 1 ? 0.5 : 0;
    case 'aim':
      return 4 / (1 + missing({ ...aims, near: 1 }, option.at));
    case 'move':
    case 'step':
      return goingTo(aims, option.at, option.provokes);
    case 'run':
      return goingTo(aims, option.at, option.provokes) * 0.15;
    case 'openDoor':
      return isRested(s) ? 14 : 0.1;
    case 'interact':
    case 'loot':
    case 'lootScenery':
      return 14;
    case 'vigor':
      return hurt > 1 ? 6 : 2;
    case 'rest':
      return energy < 0.5 || (energy < 1 && foes(s).length === 0) ? 8 : 0.1;
    case 'forgo':
      return energy < 0.9 && foes(s).length === 0 && s.active?.taken === 0 ? 6 : 0;
    case 'consume':
      return consumableWeight(s, option.consumable, option.at.figure, energy);
    case 'consumeAt':
      return foes(s).length > 0 ? 0.5 : 0;
    case 'endActivation':
      return (s.active?.actions ?? 0) === 0 || (foes(s).length === 0 && !isRested(s)) ? 3 : 0.1;
    case 'stance':
      return foes(s).length > 2 ? 0.3 : 0;
    case 'walk':
    case 'attackSpace':
    case 'swap':
    case 'unwield':
    case 'sell':
    case 'give':
    case 'giveGold':
      return 0;
    case 'buy':
    case 'learn':
      return 5;
    case 'wield':
      return 4;
    case 'buyConsumable':
      return 0.5;
    case 'surge':
      return kind === 'defendSurge' ? 6 : 0.5;
    case 'turn':
    case 'cleave':
    case 'berserk':
      return 9;
    case 'reroll':
      return option.die === 0 && kind === 'reroll' ? rerollWeight(s) : 1;
    case 'discard':
    case 'decline':
      return 0.3;
    case 'cancel':
    case 'leave':
      return 0.2;
    default:
      return 1;
  }
}

/** Nobody opens a door out of breath. */
const isRested = (s: State): boolean =>
  s.heroes.every((each) => each.cell < 0 || each.energy >= maxEnergy(s, each) * 0.7) &&
  s.heroes.every(({ out }) => !out);

const isEnemy = (s: State, id: number): boolean => {
  const figure = figureOrNone(s, id);
  return figure !== undefined && !isFriend(figure);
};

/** Finish what is nearly down. */
const weakness = (s: State, id: number): number => {
  const figure: FigureState | undefined = figureOrNone(s, id);
  return figure ? 6 / (1 + figure.health) : 0;
};

function castWeight(s: State, spell: Parameters<typeof spellCard>[0], id: number): number {
  const figure = figureOrNone(s, id);
  if (!figure) return 0;
  const { powers, energy } = spellCard(spell);
  if (powers.some(({ power }) => power === 'heal')) {
    if (isHero(figure) && figure.out) return 6;
    return Math.max(0, maxHealth(s, figure) - figure.health) * 3;
  }
  return figure.kind === 'mirror' && powers.length > 0 ? 1 : 8 + energy;
}

function consumableWeight(s: State, consumable: string, id: number, energy: number): number {
  const { effect } = consumableCard(consumable);
  const figure = figureOrNone(s, id);
  if (effect.does === 'heal') return figure && maxHealth(s, figure) - figure.health >= 2 ? 12 : 0.1;
  if (effect.does === 'revive') return 12;
  if (effect.does === 'energy') return energy < 0.5 ? 8 : 0.1;
  return foes(s).length > 0 ? 1 : 0;
}

/** Worth it where the first die failed. */
function rerollWeight(s: State): number {
  if (!s.stack.some(({ proc }) => proc === 'attack')) return 1;
  const { pips, type } = attackUnderWay(s);
  const failed = pips.some((pip) => pip !== 6 && attackFace(pip) !== signOf(type));
  return failed ? 4 : 0.2;
}
