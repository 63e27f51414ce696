/** What an attack or a move would come to in the present position, as far as a seat can tell. */
import type { Amount, Combo, Effect, HeroView, MonsterView, PugView } from '@questhall/games/pug-quest';
import { inReach, isChosen, laneAfter, placeOf } from '@questhall/games/pug-quest';
import type { Direction, Reach } from '../vocabulary.ts';
import { creatureOf, foeCard, worldCard } from './cards.ts';

type Creature = HeroView | MonsterView;

function measured(amount: Amount, owner: Creature, view: PugView): number {
  if (typeof amount === 'number') return amount;
  const measures = {
    ownDamage: owner.damage,
    roundNumber: view.round,
    heroCount: view.heroes.length,
    treasuresHeld: 'treasures' in owner ? owner.treasures.length : 0,
  };
  const grown = amount.each * measures[amount.per];
  return amount.max === undefined ? grown : Math.min(amount.max, grown);
}

/** [PQ-ATK-09] What one hit comes to: with everything the attacker adds and the target takes off. */
export function hitFor(amount: Amount, by: Creature, target: Creature, view: PugView): number {
  const dealt = Math.max(0, measured(amount, by, view) + by.attackBonus);
  return Math.max(0, dealt - target.armour);
}

/** One creature that an attack could hit. */
export interface Threat {
  readonly id: string;
  /** In all, over all attacks of the text; undefined: it is Defeated, or only named. */
  readonly damage?: number;
  readonly defeats: boolean;
  /** The attacker picks among several. */
  readonly choice: boolean;
  /** [PQ-MON-10] It may turn up a card and ignore the hit. */
  readonly mayDefend: boolean;
}

const aims = (effect: Effect): effect is Extract<Effect, { do: 'attack' | 'defeat' }> =>
  effect.do === 'attack' || effect.do === 'defeat';

function threatsOf(
  effect: Extract<Effect, { do: 'attack' | 'defeat' }>,
  by: Creature,
  view: PugView,
): readonly Threat[] {
  const side = effect.do === 'attack' ? (effect.side ?? 'either') : 'either';
  const own = placeOf(view, by.id)?.lane;
  return inReach(view, by.id, effect.reach, side).flatMap((id): Threat[] => {
    const target = creatureOf(view, id);
    if (target === undefined) return [];
    const beside = placeOf(view, id)?.lane !== own;
    const choice = isChosen(effect.reach) || (effect.reach === 'double-side' && side === 'either' && beside);
    const mayDefend = foeCard(id)?.defend !== undefined;
    if (effect.do === 'defeat') return [{ id, defeats: true, choice, mayDefend: false }];
    const damage = hitFor(effect.damage, by, target, view) * (effect.times ?? 1);
    const defeats = damage >= target.life - target.damage;
    return [{ id, damage, defeats, choice, mayDefend }];
  });
}

/** Whom a list of effects would hit, played by this creature now. Two attacks on the same creature add up. */
export function threats(effects: readonly Effect[], by: Creature, view: PugView): readonly Threat[] {
  const all = new Map<string, Threat>();
  if (placeOf(view, by.id) === undefined) return [];
  for (const threat of effects.filter(aims).flatMap((effect) => threatsOf(effect, by, view))) {
    const before = all.get(threat.id);
    const target = creatureOf(view, threat.id);
    const damage = (before?.damage ?? 0) + (threat.damage ?? 0);
    const left = target === undefined ? 1 : target.life - target.damage;
    all.set(threat.id, {
      ...threat,
      ...(threat.damage !== undefined && { damage }),
      defeats: threat.defeats || before?.defeats === true || damage >= left,
    });
  }
  return [...all.values()];
}

/** Whom a combo would reach: by its attack, or by naming a target. */
export function comboThreats(combo: Combo, by: Creature, view: PugView): readonly Threat[] {
  if (combo.reach === undefined) return threats(combo.effects, by, view);
  if (placeOf(view, by.id) === undefined) return [];
  const choice = isChosen(combo.reach);
  return inReach(view, by.id, combo.reach).map((id) => ({ id, choice, defeats: false, mayDefend: false }));
}

/** [PQ-ACT-10] One melee attack for 1. */
export const standardAttackThreats = (by: Creature, view: PugView): readonly Threat[] =>
  threats([{ do: 'attack', reach: 'melee', damage: 1 }], by, view);

/** What a Monster or Boss does in its next Turn, if nothing changes until then. */
export interface NextTurn {
  readonly from: number;
  readonly to: number;
  /** It leaves over one edge and comes in over the other. */
  readonly wraps: boolean;
  readonly reach?: Reach;
  readonly damage?: number;
  readonly within: readonly string[];
  readonly choice: boolean;
}

export function nextTurnOf(monster: MonsterView, view: PugView): NextTurn | undefined {
  const card = foeCard(monster.id);
  const from = placeOf(view, monster.id)?.lane;
  if (card === undefined || from === undefined) return undefined;
  const { dir } = card.movement;
  const moves = dir !== undefined && view.evilLord === null ? monster.movement : 0;
  const to = dir === undefined || moves === 0 ? from : laneAfter(from, moves, dir);
  const wraps = dir !== undefined && moves > 0 && (dir === 'right' ? to < from : to > from);
  const attack = card.turn.find((effect) => effect.do === 'attack');
  if (attack?.do !== 'attack') return { from, to, wraps, within: [], choice: false };
  const after = card.attackFirst ? view : withMoved(view, monster.id, to);
  const damage = Math.max(0, measured(attack.damage, monster, view) + monster.attackBonus);
  return {
    from,
    to,
    wraps,
    reach: attack.reach,
    damage,
    within: inReach(after, monster.id, attack.reach, attack.side ?? 'either'),
    choice:
      isChosen(attack.reach) || (attack.reach === 'double-side' && (attack.side ?? 'either') === 'either'),
  };
}

type Area = Parameters<typeof inReach>[0];

function withMoved(view: PugView, id: string, to: number): Area {
  const monsterLanes = view.monsterLanes.map((queue, at) => {
    const rest = queue.filter((other) => other !== id);
    return at === to - 1 ? [...rest, id] : rest;
  });
  return { heroes: view.heroes, heroLanes: view.heroLanes, monsterLanes };
}

/** Where a Hero ends up that moves to a lane, and what the World asks for it. */
export interface MoveForecast {
  readonly end: number;
  readonly slides: boolean;
  readonly discards: number;
}

export function moveForecast(heroId: string, to: number, view: PugView): MoveForecast {
  const from = placeOf(view, heroId)?.lane ?? to;
  const right = (to - from + 5) % 5;
  const dir: Direction | undefined = right === 0 ? undefined : right <= 2 ? 'right' : 'left';
  const effects = (worldCard(view.worldCard)?.feature ?? [])
    .filter((ability) => ability.when === 'onMove' && ability.applies !== 'monsters')
    .flatMap((ability) => ability.effects ?? []);
  const onward = effects.find((effect) => effect.do === 'move' && effect.dir === 'onward');
  const lost = effects.find((effect) => effect.do === 'discard' && effect.what === 'energy');
  const slides = onward?.do === 'move' && dir !== undefined;
  return {
    end: slides ? laneAfter(to, onward.lanes, dir) : to,
    slides,
    discards: lost?.do === 'discard' ? lost.n : 0,
  };
}
