/** Monsters that come onto the area: placed by the World, or called by a card. */
import { pick, takeFrom } from '@questhall/kernel';
import { emit } from '../events.ts';
import { isHero, laneOf, placeOf } from '../queries/area.ts';
import { isBossCard } from '../queries/cards.ts';
import type { CreatureId, Lane, State } from '../state.ts';
import { LANES } from '../state.ts';
import type { Effect } from '../vocabulary.ts';
import { drawMonster } from './decks.ts';

/** A Creature joins the tail of a lane, or a rank of its own. */
export function enter(s: State, id: CreatureId, lane: number, rank?: number): void {
  s.monsters.push({ id, damage: 0, marks: [], used: [], boss: isBossCard(id), loot: [] });
  const queue = laneOf(s.monsterLanes, lane);
  queue.splice(rank === undefined ? queue.length : rank - 1, 0, id);
}

/** [PQ-RULING-41] Those that enter during a Round act from the next Round on. */
export function summon(s: State, owner: CreatureId, effect: Extract<Effect, { do: 'summon' }>): void {
  for (let i = 0; i < effect.n; i++) {
    const id = effect.from === 'deck' ? drawMonster(s) : takeDiscarded(s);
    if (id === undefined) return;
    const lane = laneFor(s, owner, effect.lane);
    enter(s, id, lane);
    s.acted.push(id);
    emit(s, { type: 'summoned', monster: id, lane });
  }
}

const takeDiscarded = (s: State): CreatureId | undefined =>
  s.monsterDiscard.length > 0 ? takeFrom(s, s.monsterDiscard) : undefined;

function laneFor(s: State, owner: CreatureId, lane: 'own' | 'random' | 'emptiest'): Lane {
  if (lane === 'own' && owner !== '' && !isHero(s, owner)) return placeOf(s, owner)?.lane ?? 1;
  if (lane === 'random') return pick(s, LANES);
  return LANES.reduce((best, next) =>
    laneOf(s.monsterLanes, next).length < laneOf(s.monsterLanes, best).length ? next : best,
  );
}
