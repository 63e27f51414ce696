/** Options and a generator to a first state. */
import type { Rng } from '@questhall/kernel';
import { call, copy, freshMachine, NOTHING_ROLLED } from '@questhall/kernel';
import type { Campaign } from './campaign.ts';
import { CONSUMABLES, EQUIPMENT, itemCard } from './content/index.ts';
import { ownItemId } from './content/own.ts';
import * as flow from './flow.ts';
import { firstAdventure, freshProgress, seatHero } from './procedures/adventure.ts';
import { emptyMap } from './procedures/map-changes.ts';
import type { HeroState, Options, State } from './state.ts';
import { frozen } from './state.ts';

const level = (number: number, { ownEquipment = [] }: Options): string[] => [
  ...EQUIPMENT.filter((item) => item.level === number).map(({ id }) => id),
  ...ownEquipment.filter((item) => item.level === number).map(ownItemId),
];

export function setup(options: Options, rng: Rng): State {
  const s: State = {
    ...freshMachine(options.realDice ? { ...rng, byHand: NOTHING_ROLLED } : rng),
    options: frozen(copy(options)),
    heroes: [],
    others: [],
    arrivals: [],
    map: emptyMap(),
    round: 0,
    phase: 'between',
    rules: [],
    row: [],
    active: null,
    villain: null,
    progress: freshProgress(firstAdventure(options)),
    won: [],
    failed: [],
    exploration: [],
    eventDeck: [],
    eventDiscard: [],
    consumables: CONSUMABLES.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
    consumableDiscard: [],
    equipment: [level(1, options), level(2, options), level(3, options)],
    equipmentDiscard: [[], [], []],
    offer: [],
  };
  if (options.campaign) takeUp(s, options.campaign);
  else call(s, flow.playGame, {});
  return s;
}

/** A campaign goes on where its earlier rules left it: before what comes is settled, or in the interlude. */
function takeUp(
  s: State,
  { adventure, met, lost, interlude, heroes, won, failed, discarded }: Campaign,
): void {
  for (const { card, ...gathered } of heroes) {
    seatHero(s, card);
    Object.assign(s.heroes.at(-1) as HeroState, copy(gathered));
  }
  const held = new Set([
    ...discarded,
    ...heroes.flatMap(({ wielded, backpack }) => [...wielded, ...backpack]),
  ]);
  s.equipment = s.equipment.map((deck) => deck.filter((card) => !held.has(card)));
  s.equipmentDiscard = [1, 2, 3].map((number) => discarded.filter((card) => itemCard(card).level === number));
  s.won = [...won];
  s.failed = [...failed];
  s.progress = { ...freshProgress(adventure), met, lost };
  s.stack.push({ proc: flow.playGame.name, step: 'adventures', locals: {}, given: null });
  if (interlude > 0) call(s, flow.interlude, { act: interlude });
  else s.stack.push({ proc: flow.nextAdventure.name, step: 'replay', locals: {}, given: null });
}
