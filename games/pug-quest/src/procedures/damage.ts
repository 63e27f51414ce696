/** [PQ-DMG] Damage that is no attack, and what happens to those that have suffered too much. */
import { call, callEach } from '@questhall/kernel';
import { emit } from '../events.ts';
import type { Inflict } from '../flow.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { finish, heroesBeaten } from '../outcome.ts';
import {
  adjacentMonsters,
  creature,
  inReadingOrder,
  isHero,
  isStanding,
  laneStoodIn,
} from '../queries/area.ts';
import { lifeOf, remainingLife } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import { removeFrom } from './energy.ts';
import { fire, offerRiposteToEffect } from './occasion.ts';
import { fireDamaged, hurtAmong, placeDamage, sufferedByEach } from './wounds.ts';

/** [PQ-RULING-82] Damage by an effect that is no attack. */
const inflict = procedure(flow.inflict, {
  onHeroes: (s, f) => {
    const heroes = heroesAmong(s, f);
    if (f.by !== '' && !isHero(s, f.by) && heroes.length > 0) {
      const amounts = sufferedByEach(s, heroes, f.amount);
      call(s, flow.strikeHeroes, { by: f.by, targets: heroes, amounts, isAttack: false });
      return;
    }
    /** [PQ-RULING-19] Not inflicted by a Monster: it cannot be Defended. */
    for (const id of heroes) placeDamage(s, id, f.amount, f.by, 'effect');
    f.suffered = heroes.map(() => f.amount);
  },
  heroesHurt: (s, f) => {
    f.hurt = hurtAmong(heroesAmong(s, f), f.suffered);
  },
  onMonsters: (s, f) => {
    const monsters = monstersAmong(s, f);
    const amounts = sufferedByEach(s, monsters, f.amount);
    if (f.by !== '' && isHero(s, f.by) && monsters.length > 0) {
      call(s, flow.strikeMonsters, { by: f.by, targets: monsters, amounts, revealed: false });
      return;
    }
    monsters.forEach((id, index) => {
      placeDamage(s, id, amounts[index] ?? 0, f.by, 'effect');
    });
    f.suffered = amounts;
  },
  hurt: (s, f) => fireDamaged(s, f.by, [...(f.hurt ?? []), ...hurtAmong(monstersAmong(s, f), f.suffered)]),
  remove: (s, f) => removeBeaten(s, f.by, f.targets),
  /** [PQ-RULING-75] */
  answer: (s, f) => {
    if (f.revealed) offerRiposteToEffect(s, 'energyRevealed', f.by, '');
  },
});

const heroesAmong = (s: State, f: Inflict): CreatureId[] => f.targets.filter((id) => isHero(s, id));
const monstersAmong = (s: State, f: Inflict): CreatureId[] =>
  f.targets.filter((id) => !isHero(s, id) && isStanding(s, id));

const isBeaten = (s: State, id: CreatureId): boolean => isStanding(s, id) && remainingLife(s, id) <= 0;

/** [PQ-DMG-03] Whoever of these is beaten leaves the area. The last thing a step does. */
export function removeBeaten(s: State, by: CreatureId, among: readonly CreatureId[]): void {
  for (const id of among) if (isBeaten(s, id)) return call(s, flow.removeDefeated, { by, among: [...among] });
}

/** [PQ-DMG-03] [PQ-RULING-09] All removals first, then all lanes close at once; then what follows from each. */
const removeDefeated = procedure(flow.removeDefeated, {
  remove: (s, f) => {
    const beaten = inReadingOrder(
      s,
      f.among.filter((id) => isBeaten(s, id)),
    );
    if (beaten.length === 0) return 'end';
    f.heroes = beaten.filter((id) => isHero(s, id));
    f.monsters = beaten.filter((id) => !isHero(s, id));
    const fallen = f.monsters;
    f.lanes = fallen.map((id) => laneStoodIn(s, id));
    f.neighbours = inReadingOrder(s, [...new Set(fallen.flatMap((id) => adjacentMonsters(s, id)))]);
    for (const id of [...f.heroes, ...fallen]) emit(s, { type: 'defeated', creature: id, by: f.by });
    leave(s.heroLanes, f.heroes);
    leave(s.monsterLanes, fallen);
    /** [PQ-BOSS-07] [PQ-RULING-51] The Boss's defeat ends the game, whoever else falls. */
    if (s.boss !== null && fallen.includes(s.boss)) finish(s, 'bossDefeated');
    return;
  },
  heroesFall: (s, f) =>
    callEach(
      s,
      flow.heroFalls,
      (f.heroes ?? []).map((id) => ({ hero: id, by: f.by })),
    ),
  /** [PQ-EVIL-12] [PQ-FALL-07] */
  lastHero: (s, f) => {
    if ((f.heroes ?? []).length > 0) heroesBeaten(s);
  },
  /** [PQ-RULING-25] By lane, then rank. */
  gains: (s, f) =>
    callEach(
      s,
      flow.gains,
      (f.monsters ?? []).map((id, index) => ({ monster: id, lane: f.lanes?.[index] ?? 1, by: f.by })),
    ),
  neighbours: (s, f) => {
    for (const id of [...(f.neighbours ?? [])].reverse()) {
      if (isStanding(s, id)) fire(s, 'neighbourDefeated', id);
    }
  },
  answer: (s, f) => offerRiposteToEffect(s, 'creatureDefeated', f.by, ''),
});

function leave(lanes: CreatureId[][], gone: readonly CreatureId[]): void {
  for (const id of gone) for (const queue of lanes) if (queue.includes(id)) removeFrom(queue, id);
}

/** [PQ-RULING-78] Defeats Creatures outright, as if they had suffered all their Life. */
export function removeBeatenBy(s: State, by: CreatureId, targets: readonly CreatureId[]): void {
  for (const id of targets) creature(s, id).damage = Math.max(creature(s, id).damage, lifeOf(s, id));
  call(s, flow.removeDefeated, { by, among: [...targets] });
}

/** Heroes suffer damage that nobody inflicts: tax, or the penalty of A Dog's Life. */
const sufferPenalty = procedure(flow.sufferPenalty, {
  /** [PQ-RULING-87] Who is beaten already suffers no more. */
  suffer: (s, f) => {
    f.heroes = f.heroes.filter((id) => isStanding(s, id) && remainingLife(s, id) > 0);
    for (const id of f.heroes) placeDamage(s, id, 1, '', f.why);
  },
  hurt: (s, f) => fireDamaged(s, '', f.heroes),
  remove: (s, f) => removeBeaten(s, '', f.heroes),
});

export const damageProcedures = [inflict, removeDefeated, sufferPenalty];
