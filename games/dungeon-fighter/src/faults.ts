/** What must hold in every state: nothing is in two places, nothing is lost. */
import { runsOf } from '@questhall/kernel';
import { BOSSES, EQUIPMENT, MONSTERS, ROOMS } from './content/index.ts';
import * as flow from './flow.ts';
import { equipmentCard, heroSheet, isBoss } from './queries/cards.ts';
import { maxLife } from './queries/heroes.ts';
import type { HeroState, State } from './state.ts';
import { MOST_WHITE, packsOf } from './state.ts';
import type { Pack } from './vocabulary.ts';

export function faults(s: State): string[] {
  const rooms = [
    ...s.dungeonDeck.flatMap(({ cards }) => cards),
    ...s.paths.map(({ card }) => card),
    ...s.setAside,
    ...(s.room === null ? [] : [s.room]),
  ];
  const fought = s.combat && !s.combat.boss && !s.monstersGone.includes(s.combat.monster);
  const monsters = [
    ...s.monsterBags.flat(),
    ...s.monsterDiscard,
    ...s.monstersGone,
    ...(fought && s.combat ? [s.combat.monster] : []),
  ];
  const bosses = [...s.bossDeck, ...(s.combat?.boss ? [s.combat.monster] : [])];
  const equipment = [
    ...s.shopDeck,
    ...s.display,
    ...s.relics,
    ...s.equipmentGone,
    ...s.heroes.flatMap((hero) => hero.equipment),
    ...(s.combat?.tucked ?? []),
    ...found(s),
  ];
  const packs = packsOf(s.options.boxes);
  return [
    ...miscounted(packs, ROOMS, rooms),
    ...miscounted(packs, MONSTERS, monsters),
    ...miscounted(packs, BOSSES, bosses),
    ...miscounted(packs, EQUIPMENT, equipment),
    ...s.heroes.flatMap(heroFaults),
    ...diceFaults(s),
  ];
}

/** A card that waits to be assigned. */
const found = (s: State): string[] => runsOf(s, flow.assignEquipment).map(({ card }) => card);

function miscounted(
  packs: readonly Pack[],
  cards: readonly { readonly id: string; readonly pack: Pack }[],
  places: readonly string[],
): string[] {
  const inPlay = cards.filter(({ pack }) => packs.includes(pack));
  const counts = new Map<string, number>();
  for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1);
  return inPlay.flatMap(({ id }) => {
    const count = counts.get(id) ?? 0;
    return count === 1 ? [] : [`${count} × ${id} instead of 1`];
  });
}

function heroFaults(state: HeroState): string[] {
  const { id, life, scars, fainted, equipment, turned, eliminated } = state;
  const most = maxLife(state);
  const carried = (type: string): number =>
    equipment.filter((card) => equipmentCard(card).type === type).length;
  const { carries } = heroSheet(id);
  return [
    ...(life < 0 || life > most ? [`${id} has ${life} of ${most} life`] : []),
    ...((life === 0) !== fainted && !eliminated ? [`${id} has ${life} life and is fainted: ${fainted}`] : []),
    ...(new Set(scars).size === scars.length ? [] : [`${id} has two Scars on a colour`]),
    ...(turned.every((card) => equipment.includes(card)) ? [] : [`${id} has turned a card it does not have`]),
    ...(['weapon', 'armor', 'spendable'] as const)
      .filter((type) => carried(type) > carries[type])
      .map((type) => `${id} carries ${carried(type)} of ${type}`),
  ];
}

function diceFaults({ chest, combat, throw: thrown }: State): string[] {
  const inHand = thrown !== null && thrown.serial === 0 ? [thrown.die] : [];
  const dice = [
    ...(combat?.pool ?? []),
    ...(combat?.out ?? []),
    ...(combat?.lying ?? []).map(({ die }) => die),
  ];
  const all = [...dice, ...inHand];
  const twice = all.filter((die, at) => die !== 'white' && all.indexOf(die) !== at);
  const white = chest.white + all.filter((die) => die === 'white').length;
  return [
    ...twice.map((die) => `the ${die} die is in two places`),
    ...(white > MOST_WHITE ? [`${white} white dice`] : []),
    ...(chest.gold < 0 || chest.white < 0 ? ['the Chest owes something'] : []),
    ...(combat?.boss && !isBoss(combat.monster) ? [`${combat.monster} is no Boss`] : []),
  ];
}
