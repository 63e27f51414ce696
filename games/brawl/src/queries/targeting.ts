/** [SFB-TARGET] Whom a card can be aimed at, and why not. */
import type { Reason } from '@questhall/kernel';
import type { HexId } from '../content/arena.ts';
import { distance, next, rowDirection } from '../content/arena.ts';
import type { ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';
import type { ActionCard, Targeting } from '../vocabulary.ts';
import { areEnemies, champion, championAt, enemiesOf, isFree } from './champions.ts';
import { rangeShift } from './values.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** [SFB-CARD-04] The range as it is now: only attacks with a printed range change, and never below 1. */
function rangeOf(s: State, card: ActionCard, by: ChampionId): Range {
  const { targeting } = card;
  if (targeting.kind === 'melee' || targeting.kind === 'adjacentAlly') return ADJACENT;
  if (targeting.kind !== 'direct' && targeting.kind !== 'indirect') return ANYWHERE;
  if (card.type !== 'attack') return targeting;
  const { min, max } = rangeShift(s, by);
  return { min: Math.max(1, targeting.min + min), max: targeting.max + max };
}
const ADJACENT: Range = { min: 1, max: 1 };
const ANYWHERE: Range = { min: 1, max: Number.POSITIVE_INFINITY };

export const isArea = ({ kind }: Targeting): boolean => kind === 'arc3' || kind === 'ring6';
export const takesOneChampion = ({ kind }: Targeting): boolean =>
  kind === 'melee' || kind === 'direct' || kind === 'indirect' || kind === 'ally' || kind === 'adjacentAlly';
const wantsAlly = ({ kind }: Targeting): boolean => kind === 'ally' || kind === 'adjacentAlly';

/** Why this Champion is no target. */
export function whyNoTarget(
  s: State,
  card: ActionCard,
  by: ChampionId,
  target: ChampionId,
): Reason | undefined {
  const { targeting } = card;
  const from = champion(s, by).hex;
  const to = champion(s, target).hex;
  if (to === GATE) return { rule: 'SFB-TARGET-10' };
  if (wantsAlly(targeting)) {
    if (target === by || areEnemies(s, by, target)) return { rule: 'SFB-RULING-26' };
  } else if (!areEnemies(s, by, target)) return { rule: 'SFB-BASIC-05' };
  const { min, max } = rangeOf(s, card, by);
  const away = distance(from, to);
  if (away < min) return { rule: 'SFB-TARGET-03', range: min, distance: away };
  if (away > max) {
    const rule = targeting.kind === 'melee' ? 'SFB-TARGET-01' : 'SFB-TARGET-04';
    return { rule, range: max, distance: away };
  }
  return targeting.kind === 'direct' ? whyNoShot(s, from, to) : undefined;
}

/** [SFB-TARGET-06] [SFB-TARGET-07] [SFB-RULING-22] */
function whyNoShot(s: State, from: HexId, to: HexId): Reason | undefined {
  const direction = rowDirection(from, to);
  if (direction < 0) return { rule: 'SFB-TARGET-06' };
  for (let hex = next(from, direction); hex !== to && hex >= 0; hex = next(hex, direction)) {
    if (!isFree(s, hex)) return { rule: 'SFB-TARGET-07', hex };
  }
  return undefined;
}

/** [SFB-TARGET-09] [SFB-RULING-23] The hexes of an AoE; turned, its middle points east, then clockwise. */
export function areaHexes({ kind }: Targeting, centre: HexId, turns: number): HexId[] {
  const directions = kind === 'ring6' ? [0, 1, 2, 3, 4, 5] : [turns + 5, turns, turns + 1];
  return directions.map((direction) => next(centre, direction % 6)).filter((hex) => hex >= 0);
}

export const orientationsOf = ({ kind }: Targeting): readonly number[] =>
  kind === 'ring6' ? ONE_WAY : SIX_WAYS;
const ONE_WAY = [0];
const SIX_WAYS = [0, 1, 2, 3, 4, 5];

/** [SFB-TARGET-08] Everybody in these hexes, Allies included. */
export function championsIn(s: State, hexes: readonly HexId[]): ChampionId[] {
  return hexes.map((hex) => championAt(s, hex)).filter((id) => id >= 0);
}

/** [SFB-BASIC-06] [SFB-RULING-24] */
export const whyNoArea = (s: State, by: ChampionId, hexes: readonly HexId[]): Reason | undefined =>
  championsIn(s, hexes).some((id) => areEnemies(s, by, id)) ? undefined : { rule: 'SFB-RULING-24' };

export const adjacentEnemiesOf = (s: State, by: ChampionId): ChampionId[] => {
  const { hex } = champion(s, by);
  return hex === GATE ? [] : enemiesOf(s, by).filter((id) => distance(hex, champion(s, id).hex) === 1);
};
