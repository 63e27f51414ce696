/** What must hold in every state: nothing is in two places, nothing is lost. */
import { runsOf } from '@questhall/kernel';
import { CONSUMABLES, EQUIPMENT, EVENT_CARDS } from './content/index.ts';
import * as flow from './flow.ts';
import { boardOf } from './queries/board.ts';
import { spacesOf } from './queries/figures.ts';
import { BACKPACK, mostConsumables } from './queries/items.ts';
import { maxEnergy, maxHealth } from './queries/values.ts';
import type { State } from './state.ts';

export function faults(s: State): string[] {
  return [...cards(s), ...standing(s), ...heroes(s)];
}

/** Cards that a procedure under way holds in its hand. */
const inMidAir = (s: State): string[] => runsOf(s, flow.takeFound).map(({ thing }) => thing);

function cards(s: State): string[] {
  const held = s.heroes.flatMap((hero) => [...hero.wielded, ...hero.backpack]);
  const equipment = [
    ...s.equipment.flat(),
    ...s.equipmentDiscard.flat(),
    ...s.offer,
    ...held,
    ...inMidAir(s),
  ];
  const consumables = [
    ...s.consumables,
    ...s.consumableDiscard,
    ...s.heroes.flatMap((hero) => hero.consumables),
    ...inMidAir(s),
  ];
  const events = [...s.eventDeck, ...s.eventDiscard];
  return [
    ...EQUIPMENT.flatMap(({ id }) => miscounted(equipment, id, 1)),
    /** [DL-RULING-118] A trader's copies come on top. */
    ...CONSUMABLES.flatMap(({ id, count, price }) => (price > 0 ? [] : miscounted(consumables, id, count))),
    ...(events.length === 0 ? [] : EVENT_CARDS.flatMap(({ id }) => miscounted(events, id, 1))),
  ];
}

function miscounted(pile: readonly string[], card: string, expected: number): string[] {
  let found = 0;
  for (const each of pile) if (each === card) found++;
  return found === expected ? [] : [`${found} × ${card} instead of ${expected}`];
}

function standing(s: State): string[] {
  if (s.map.tiles.length === 0) return [];
  const { closed, obstacle } = boardOf(s);
  const taken = new Map<number, number>();
  const found: string[] = [];
  /** Whoever flies over somebody is on his way. */
  const passing = s.stack.some(({ proc }) => proc === 'walk' || proc === 'travel');
  for (const figure of [...s.heroes, ...s.others]) {
    if (figure.cell < 0) continue;
    for (const cell of spacesOf(s, figure)) {
      const other = taken.get(cell);
      if (other !== undefined && !passing) found.push(`${figure.id} and ${other} stand on one space`);
      if (closed[cell] === 1) found.push(`${figure.id} stands in rock`);
      if (obstacle[cell] === 1 && !passing) found.push(`${figure.id} stands on an obstacle`);
      taken.set(cell, figure.id);
    }
  }
  return found;
}

function heroes(s: State): string[] {
  return s.heroes.flatMap((hero) => {
    const found: string[] = [];
    if (hero.out && hero.cell >= 0) found.push(`${hero.card} is unconscious on the map`);
    if (hero.energy < 0 || hero.energy > maxEnergy(s, hero))
      found.push(`${hero.card} has ${hero.energy} energy`);
    if (hero.health > Math.max(1, maxHealth(s, hero))) found.push(`${hero.card} has ${hero.health} Health`);
    if (hero.gold < 0) found.push(`${hero.card} has ${hero.gold} gold`);
    if (hero.backpack.length > BACKPACK) found.push(`${hero.card} carries ${hero.backpack.length} items`);
    if (hero.consumables.length > mostConsumables(hero))
      found.push(`${hero.card} holds ${hero.consumables.length} consumables`);
    return found;
  });
}
