/** The abilities printed on each card, prepared once: rules ask for them at every step. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import type { State } from '../state.ts';
import type { Ability, Amount, Flag, Hero, Modifier, Price, Stat } from '../vocabulary.ts';
import type { Source } from './cards.ts';
import { heroCard, source, sourceAt } from './cards.ts';

/** An ability and where it is printed. */
export interface AbilityInPlay {
  readonly at: Source;
  readonly ability: Ability;
}

/** What a modifier changes: a value, a price, or what is allowed at all. */
export type Changed = Stat | Price | Flag;

/** A modifier of an ability that always works. A flag counts as 1. */
interface Change {
  readonly what: Changed;
  readonly by: Amount;
  readonly ability: Ability;
}

export interface Printed {
  readonly abilities: readonly AbilityInPlay[];
  /** What those of them that stand always change. */
  readonly standing: readonly Change[];
}

const NOTHING: Printed = { abilities: [], standing: [] };

export function whatChanges(modifier: Modifier): Changed {
  if (typeof modifier === 'string') return modifier;
  return 'stat' in modifier ? modifier.stat : modifier.price;
}

export const byHowMuch = (modifier: Modifier): Amount => (typeof modifier === 'string' ? 1 : modifier.by);

const changesBy = (ability: Ability): Change[] =>
  (ability.modifiers ?? []).map((modifier) => ({
    what: whatChanges(modifier),
    by: byHowMuch(modifier),
    ability,
  }));

function prepare(abilities: readonly Ability[] | undefined, at: (n: number) => Source): Printed {
  if (!abilities?.length) return NOTHING;
  return {
    abilities: abilities.map((ability, n) => ({ at: at(n), ability })),
    standing: abilities.filter((ability) => ability.when === 'standing').flatMap(changesBy),
  };
}

const table = <T extends { readonly id: string }>(
  kind: string,
  cards: readonly T[],
  abilities: (card: T) => readonly Ability[] | undefined,
): ReadonlyMap<string, Printed> =>
  new Map(cards.map((card) => [card.id, prepare(abilities(card), (n) => sourceAt(kind, card.id, n))]));

const sheets = table('sheet', [...MONSTERS, ...BOSSES], (card) => card.abilities);
const prizes = table('prize', MONSTERS, (card) => card.prize?.abilities);
const treasures = table('trinket', TREASURES, (card) => card.abilities);
const loot = table('loot', TREASURES, (card) => card.underCreature);
const features = table('feature', WORLDS, (card) => card.feature);

const ofHero = (hero: Hero): Printed => prepare([hero.ability], () => source('ability', hero.id));
const heroes: ReadonlyMap<string, Printed> = new Map(HEROES.map((hero) => [hero.id, ofHero(hero)]));

export const onSheet = (id: string): Printed => sheets.get(id) ?? NOTHING;
export const onPrize = (id: string): Printed => prizes.get(id) ?? NOTHING;
export const onTreasure = (id: string): Printed => treasures.get(id) ?? NOTHING;
export const onLoot = (id: string): Printed => loot.get(id) ?? NOTHING;
export const onWorld = (id: string): Printed => features.get(id) ?? NOTHING;
/** A table's own Heroes are prepared each time: there are two of them at most. */
export const onHero = (s: State, id: string): Printed => heroes.get(id) ?? ofHero(heroCard(s, id));
