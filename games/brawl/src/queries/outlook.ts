/** What a choice would lead to, as far as everybody can see it: for the table to show before it is made. */
import type { HexId } from '../content/arena.ts';
import { actionCard } from '../content/index.ts';
import type { Attack, Walk } from '../flow.ts';
import type { ChampionId, State } from '../state.ts';
import { clone, GATE } from '../state.ts';
import type { ActionCard } from '../vocabulary.ts';
import { effectsOf } from './cards.ts';
import { meets } from './challenges.ts';
import { champion, enemiesOf, hasTrap } from './champions.ts';
import { pathTo } from './reach.ts';
import { defenceAgainst, strengthAgainst } from './strength.ts';
import {
  adjacentEnemiesOf,
  areaHexes,
  championsIn,
  isArea,
  orientationsOf,
  takesOneChampion,
  whyNoArea,
  whyNoTarget,
} from './targeting.ts';

/** [SFB-DEC-11] One end of a movement. */
export type WayAhead = {
  readonly hex: HexId;
  /** Hex by hex, without the start. */
  readonly path: readonly HexId[];
  /** The way ends on a face-down trap, which is sprung. */
  readonly trap: boolean;
  /** Enemies the card that is being played could reach from there. */
  readonly targets: readonly ChampionId[];
  /** Slots of the track whose Challenge the mover's side would meet then. */
  readonly meets: readonly number[];
};

export function waysAhead(s: State, f: Walk & { readonly card?: string }): WayAhead[] {
  const then = clone(s);
  const mover = champion(then, f.champion);
  const start = mover.hex;
  return f.ends.map((hex) => {
    mover.hex = start;
    const path = pathTo(then, f.champion, f.how, f.left, hex);
    mover.hex = hex;
    return {
      hex,
      path,
      trap: hasTrap(s, hex),
      targets: f.card === undefined ? [] : targetsIn(then, actionCard(f.card), f.champion),
      meets: then.track.flatMap((challenge, slot) =>
        challenge && meets(then, mover.side, challenge) ? [slot] : [],
      ),
    };
  });
}

/** Whom a card could be aimed at as things stand; nobody while a Dash or Jump before it is still to come. */
function targetsIn(s: State, card: ActionCard, by: ChampionId): ChampionId[] {
  const { targeting } = card;
  if (effectsOf(card.id, 'pre').length > 0) return [];
  if (takesOneChampion(targeting)) return enemiesOf(s, by).filter((id) => !whyNoTarget(s, card, by, id));
  if (targeting.kind === 'adjacentEnemies') return adjacentEnemiesOf(s, by);
  if (!isArea(targeting)) return [];
  const hexes = orientationsOf(targeting).flatMap((turns) =>
    areaHexes(targeting, champion(s, by).hex, turns),
  );
  return enemiesOf(s, by).filter((id) => hexes.includes(champion(s, id).hex));
}

/** What an attack would do to one target before any Reaction. */
export type HitAhead = {
  readonly champion: ChampionId;
  readonly strength: number;
  readonly defence: number;
  readonly damage: number;
};

/** [SFB-DEC-15] [SFB-DEC-16] One way to aim an attack: at a Champion, or turned so many sixths. */
export type AimAhead = {
  readonly champion: ChampionId | null;
  readonly turns: number | null;
  /** [SFB-KW-DOUBLE-01] How often the damage is dealt. */
  readonly times: number;
  readonly hits: readonly HitAhead[];
};

export function aimsAhead(s: State, f: Attack): AimAhead[] {
  const card = actionCard(f.card);
  const { targeting } = card;
  const { hex } = champion(s, f.champion);
  if (hex === GATE) return [];
  const times = effectsOf(f.card, 'main').some(({ op }) => op === 'double') ? 2 : 1;
  if (isArea(targeting))
    return orientationsOf(targeting).flatMap((turns) => {
      const hexes = areaHexes(targeting, hex, turns);
      if (whyNoArea(s, f.champion, hexes)) return [];
      return [{ champion: null, turns, times, hits: hitsOn(s, f, championsIn(s, hexes)) }];
    });
  return enemiesOf(s, f.champion)
    .filter((id) => !whyNoTarget(s, card, f.champion, id))
    .map((id) => ({ champion: id, turns: null, times, hits: hitsOn(s, f, [id]) }));
}

/** A bonus for the next attack still lies on its target, and counts from there. */
function hitsOn(s: State, f: Attack, targets: readonly ChampionId[]): HitAhead[] {
  const none = targets.map(() => 0);
  const attack: Attack = { ...f, targets: [...targets], dealt: none, bonus: none };
  return targets.map((id) => {
    const strength = strengthAgainst(s, attack, id);
    const defence = defenceAgainst(s, attack, id);
    return { champion: id, strength, defence, damage: Math.max(0, strength - defence) };
  });
}
