/** [SFB-DMG] [SFB-OOA] Damage, and Champions that go out of action by it. */
import type { Seat } from '@questhall/kernel';
import { nearest } from '@questhall/kernel';
import type { Harm } from '../events.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { checkVictory, gainVp } from '../outcome.ts';
import { champion, isIn, otherSide, sideOf } from '../queries/champions.ts';
import { remainingOf } from '../queries/values.ts';
import type { ChampionId, State } from '../state.ts';
import { GATE, SIDES } from '../state.ts';

export interface Hit {
  readonly target: ChampionId;
  readonly amount: number;
}

/**
 * [SFB-RULING-51] One damage event: everybody suffers at the same time, then VP are given, then it is looked whether somebody
 * has won. `source` is the Champion credited with it, `seat` the player of the card.
 */
export function dealDamage(s: State, hits: readonly Hit[], source: ChampionId, seat: Seat, why: Harm): void {
  for (const { target, amount } of hits) {
    if (amount <= 0 || !isIn(s, target)) continue;
    champion(s, target).damage += amount;
    emit(s, { type: 'damaged', champion: target, amount, source, why });
  }
  const out: ChampionId[] = [];
  for (const { target } of hits) {
    /** [SFB-OOA-01] */
    if (isIn(s, target) && remainingOf(s, target) <= 0 && !out.includes(target)) out.push(target);
  }
  if (out.length > 0) knockOut(s, out, source, seat);
}

function knockOut(s: State, out: readonly ChampionId[], source: ChampionId, seat: Seat): void {
  const gained = [0, 0];
  for (const id of out) {
    emit(s, { type: 'knockedOut', champion: id, source });
    /** [SFB-OOA-02] [SFB-OOA-12] Whoever did it, the other side gains by it. */
    const gainer = otherSide(champion(s, id).side);
    gained[gainer] = (gained[gainer] ?? 0) + 1;
    const risen = creditedWith(s, id, source);
    if (risen !== undefined && !s.levelUps.includes(risen)) s.levelUps.push(risen);
  }
  for (const side of SIDES) gainVp(s, side, gained[side] ?? 0);
  for (const id of out) toTheGate(s, id);
  checkVictory(s, sideOf(seat));
}

/**
 * [SFB-LEVEL-01] [SFB-RULING-100] Who levels up when this one is out: the Champion being activated if that was an Enemy of
 * its, whatever the cause; [SFB-RULING-09] otherwise the source, if it was one of its Enemies.
 */
function creditedWith(s: State, id: ChampionId, source: ChampionId): ChampionId | undefined {
  const { side } = champion(s, id);
  const activated = nearest(s, flow.action)?.champion ?? source;
  return [activated, source].find((each) => champion(s, each).side !== side);
}

/** [SFB-OOA-04] to [SFB-OOA-06] [SFB-RULING-40] Healed, on the Basic side, and free of everything that lasted. */
function toTheGate(s: State, id: ChampionId): void {
  const fallen = champion(s, id);
  fallen.fellAt = fallen.hex;
  fallen.hex = GATE;
  fallen.damage = 0;
  fallen.levelled = false;
  fallen.rooted = false;
  fallen.boons = [];
}

/** [SFB-LEVEL-01] [SFB-RULING-10] [SFB-RULING-55] When the Action is over, those still in the arena. */
export function levelUp(s: State): void {
  for (const id of s.levelUps) {
    const risen = champion(s, id);
    if (risen.levelled || risen.hex === GATE) continue;
    risen.levelled = true;
    emit(s, { type: 'levelledUp', champion: id });
  }
  s.levelUps = [];
}

/** [SFB-KW-HEAL-01] */
export function healBy(s: State, id: ChampionId, most: number): void {
  const healed = champion(s, id);
  const amount = Math.min(most, healed.damage);
  if (amount <= 0) return;
  healed.damage -= amount;
  emit(s, { type: 'healed', champion: id, amount });
}
