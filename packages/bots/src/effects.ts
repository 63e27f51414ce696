/** What happened to whom, for one side: read off the events by what the game says they are in its story. */
import type { Game, GameEvent, Json, MachineState, Ref, Seat } from '@questhall/kernel';
import { eventsFor, partOf, pointed } from '@questhall/kernel';

export interface Effects {
  /** Life that the other side lost, and its figures that were defeated. */
  dealt: number;
  defeated: number;
  /** Life that the own side lost, the part of it that came from the own side, and own figures that fell. */
  taken: number;
  selfHarm: number;
  fell: number;
  /** What the own side gathered. */
  points: number;
  healed: number;
  treasures: number;
}

export const noEffects = (): Effects => ({
  dealt: 0,
  defeated: 0,
  taken: 0,
  selfHarm: 0,
  fell: 0,
  points: 0,
  healed: 0,
  treasures: 0,
});

/** To what was there before. */
export function addEffects(sum: Effects, more: Effects): void {
  for (const key of Object.keys(sum) as (keyof Effects)[]) sum[key] += more[key];
}

/** What the events that wait in this state did to the side of this seat, and to all others. */
export function effectsOn<S extends MachineState>(game: Game<S>, s: S, seat: Seat): Effects {
  const effects = noEffects();
  const { telling } = game;
  if (!telling || s.events === null) return effects;
  const view = game.view(s, seat);
  const side = game.side(s, seat);
  const isOwn = (who: Ref): boolean => {
    const of = telling.seat(who, view);
    return of !== undefined && game.side(s, of) === side;
  };
  for (const event of eventsFor(seat, s.events)) {
    const { loses, source, targets, deeds = [] } = partOf(telling, event);
    const hit = pointed(targets, event);
    if (loses === 'life') {
      const amount = amountIn(event, deeds.find(({ n }) => n !== undefined)?.n);
      const own = hit.some(isOwn);
      if (!own) effects.dealt += amount;
      else {
        effects.taken += amount;
        if (pointed(source, event).some(isOwn)) effects.selfHarm += amount;
      }
    }
    for (const { of, by, n } of deeds) {
      if (of === 'points' || of === 'healed' || of === 'treasures')
        effects[of] += pointed(by, event).filter(isOwn).length * amountIn(event, n);
      if (of === 'fell' && pointed(by, event).some(isOwn)) effects.fell += 1;
      if (of !== 'defeated') continue;
      if (hit.some(isOwn)) effects.fell += 1;
      else if (pointed(by, event).some(isOwn)) effects.defeated += 1;
    }
  }
  return effects;
}

function amountIn(event: GameEvent, field: string | undefined): number {
  const amount = field === undefined ? 1 : (event as unknown as { readonly [field: string]: Json })[field];
  return typeof amount === 'number' ? amount : 1;
}

/** The cards that a seat and its figures hold, as everybody can count them. Nothing: there are none in this game. */
export function cardsOf<S extends MachineState>(game: Game<S>, s: S, seat: Seat): number | undefined {
  const { telling } = game;
  if (!telling) return undefined;
  const view = game.view(s, seat);
  let sum: number | undefined;
  for (const { who, cards } of telling.standing(view)) {
    if (cards !== undefined && telling.seat(who, view) === seat) sum = (sum ?? 0) + cards;
  }
  return sum;
}
