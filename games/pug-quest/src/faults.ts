/** What must hold in every state: nothing is in two places, nothing is lost. */
import { runsOf } from '@questhall/kernel';
import { BOSSES, MONSTERS, TREASURES, WORLDS } from './content/index.ts';
import * as flow from './flow.ts';
import type { State } from './state.ts';
import { ENERGIES } from './vocabulary.ts';

export function faults(s: State): string[] {
  const energy = [
    ...s.energyDeck,
    ...s.energyDiscard,
    ...s.display,
    ...s.evilHand,
    ...s.heroes.flatMap((hero) => hero.hand),
    // On their way out of a hand.
    ...runsOf(s, flow.discardAction, 'choose').flatMap(({ discarded }) => discarded),
  ];
  const treasures = [
    ...s.treasureDeck,
    ...s.treasureDiscard,
    ...s.market,
    ...s.heroes.flatMap((hero) => hero.treasures),
    ...s.monsters.flatMap((monster) => monster.loot),
    // Offered, and not taken yet.
    ...runsOf(s, flow.offerTreasure).map(({ treasure }) => treasure),
  ];
  const monsters = [
    ...s.monsterDeck,
    ...s.monsterDiscard,
    ...s.monsters.filter((monster) => !monster.boss && !isOwned(s, monster.id)).map((monster) => monster.id),
    ...s.heroes.flatMap((hero) => [...hero.xp, ...hero.prizes]),
  ];
  return [
    ...ENERGIES.flatMap((kind) => miscounted(energy, kind, kind === 'joker' ? 5 : 10)),
    ...TREASURES.flatMap(({ id }) => miscounted(treasures, id, 1)),
    ...MONSTERS.flatMap(({ id }) => miscounted(monsters, id, 1)),
    ...WORLDS.flatMap(({ id }) => miscounted([...s.worldDeck, ...s.worldCards], id, 1)),
    ...BOSSES.flatMap(({ id }) => miscounted(s.boss === null ? s.bossDeck : [...s.bossDeck, s.boss], id, 1)),
    ...standingTwice(s),
  ];
}

/** A Defeated Monster's card may already lie with its owner while its last effects are settled. */
const isOwned = (s: State, id: string): boolean =>
  s.monsterDiscard.includes(id) || s.heroes.some((hero) => hero.xp.includes(id) || hero.prizes.includes(id));

function miscounted(pile: readonly string[], card: string, expected: number): string[] {
  const found = pile.filter((candidate) => candidate === card).length;
  return found === expected ? [] : [`${found} × ${card} instead of ${expected}`];
}

function standingTwice(s: State): string[] {
  const standing = [...s.heroLanes.flat(), ...s.monsterLanes.flat()];
  const twice = standing
    .filter((id, index) => standing.indexOf(id) !== index)
    .map((id) => `${id} stands twice`);
  const fallen = s.heroes
    .filter((hero) => hero.fallen && standing.includes(hero.id))
    .map((hero) => `${hero.id} stands fallen`);
  return [...twice, ...fallen];
}
