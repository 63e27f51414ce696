/** [PQ-DMG] Damage that is no attack, and what happens to those that have suffered too much. */
import { call, callEach } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { finish, heroesBeaten } from '../outcome.ts';
import {
  adjacentMonsters,
  creature,
  hero,
  inReadingOrder,
  isHero,
  isStanding,
  laneStoodIn,
  standingHeroes,
  standingMonsters,
} from '../queries/area.ts';
import { lifeOf, remainingLife } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import { fire, offerRiposteToEffect } from './occasion.ts';
import { fireDamaged, placeDamage, sufferedBy } from './wounds.ts';

/** [PQ-RULING-82] Damage by an effect that is no attack. */
const inflict = procedure(flow.inflict, {
  onHeroes: (s, f) => {
    const heroes = f.targets.filter((id) => isHero(s, id));
    if (f.by !== '' && !isHero(s, f.by) && heroes.length > 0) {
      const amounts = heroes.map((id) => sufferedBy(s, id, f.amount));
      call(s, flow.strikeHeroes, { by: f.by, targets: heroes, amounts, isAttack: false });
      return;
    }
    /** [PQ-RULING-19] Not inflicted by a Monster: it cannot be Defended. */
    for (const id of heroes) placeDamage(s, id, f.amount, f.by, 'effect');
  },
  onMonsters: (s, f) => {
    const monsters = f.targets.filter((id) => !isHero(s, id) && isStanding(s, id));
    if (f.by !== '' && isHero(s, f.by) && monsters.length > 0) {
      const amounts = monsters.map((id) => sufferedBy(s, id, f.amount));
      call(s, flow.strikeMonsters, { by: f.by, targets: monsters, amounts, revealed: false });
      return;
    }
    for (const id of monsters) placeDamage(s, id, sufferedBy(s, id, f.amount), f.by, 'effect');
  },
  hurt: (s, f) => {
    if (f.by !== '') fireDamaged(s, { ...f, suffered: f.targets.map(() => f.amount) });
  },
  remove: (s, f) => call(s, flow.removeDefeated, { by: f.by }),
});

/** [PQ-DMG-03] [PQ-RULING-09] All removals first, then all lanes close at once; then what follows from each. */
const removeDefeated = procedure(flow.removeDefeated, {
  remove: (s, f) => {
    const beaten = (id: CreatureId): boolean => remainingLife(s, id) <= 0;
    f.heroes = standingHeroes(s).filter(beaten);
    f.monsters = standingMonsters(s).filter(beaten);
    if (f.heroes.length + f.monsters.length === 0) return 'end';
    const fallen = f.monsters;
    f.lanes = fallen.map((id) => laneStoodIn(s, id));
    f.neighbours = inReadingOrder(s, [...new Set(fallen.flatMap((id) => adjacentMonsters(s, id)))]);
    for (const id of [...f.heroes, ...fallen]) emit(s, { type: 'defeated', creature: id, by: f.by });
    s.heroLanes = s.heroLanes.map((queue) => queue.filter((id) => !f.heroes?.includes(id)));
    s.monsterLanes = s.monsterLanes.map((queue) => queue.filter((id) => !fallen.includes(id)));
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

/** [PQ-RULING-78] Defeats Creatures outright, as if they had suffered all their Life. */
export function removeBeatenBy(s: State, by: CreatureId, targets: readonly CreatureId[]): void {
  for (const id of targets) creature(s, id).damage = Math.max(creature(s, id).damage, lifeOf(s, id));
  call(s, flow.removeDefeated, { by });
}

/** A Hero suffers damage that nobody inflicts: tax, or the penalty of A Dog's Life. */
const sufferPenalty = procedure(flow.sufferPenalty, {
  suffer: (s, f) => {
    if (!hero(s, f.hero).fallen) placeDamage(s, f.hero, 1, '', f.why);
  },
  remove: (s) => call(s, flow.removeDefeated, { by: '' }),
});

export const damageProcedures = [inflict, removeDefeated, sufferPenalty];
