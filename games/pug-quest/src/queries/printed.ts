/** The abilities printed on each card, prepared once: rules ask for them at every step. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import type { State } from '../state.ts';
import type { Ability, Amount, EnergyType, Flag, Hero, Modifier, Price, Stat } from '../vocabulary.ts';
import { FLAGS, PRICES, STATS } from '../vocabulary.ts';
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
  /** [PQ-RULING-77] Those that are free actions of the owner's Turn. Replacing a cost (Prayer) comes with its combo. */
  readonly free: readonly AbilityInPlay[];
  /** [PQ-RULING-80] What may be paid instead of the cost of a combo. */
  readonly instead: readonly EnergyType[] | undefined;
  /** What those of them that stand always change. */
  readonly standing: readonly Change[];
}

const NOTHING: Printed = { abilities: [], free: [], instead: undefined, standing: [] };

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
  const all = abilities.map((ability, n): AbilityInPlay => ({ at: at(n), ability }));
  return {
    abilities: all,
    free: all.filter(({ ability }) => ability.when === 'free' && insteadBy(ability) === undefined),
    instead: abilities.map(insteadBy).find((cost) => cost !== undefined),
    standing: abilities.filter((ability) => ability.when === 'standing').flatMap(changesBy),
  };
}

const insteadBy = ({ effects = [] }: Ability): readonly EnergyType[] | undefined =>
  effects.flatMap((effect) => (effect.do === 'payInstead' ? [effect.cost] : []))[0];

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

/** On which kinds of cards something of the box is printed that changes a value. */
interface ChangedOn {
  readonly heroes: boolean;
  readonly treasures: boolean;
  readonly prizes: boolean;
  readonly sheets: boolean;
  readonly loot: boolean;
  readonly worlds: boolean;
}

const changes = (cards: ReadonlyMap<string, Printed>, what: Changed): boolean =>
  [...cards.values()].some(({ standing }) => standing.some((change) => change.what === what));

const changedOnWhat: ReadonlyMap<Changed, ChangedOn> = new Map(
  [...STATS, ...FLAGS, ...PRICES].map((what) => [
    what,
    {
      heroes: changes(heroes, what),
      treasures: changes(treasures, what),
      prizes: changes(prizes, what),
      sheets: changes(sheets, what),
      loot: changes(loot, what),
      worlds: changes(features, what),
    },
  ]),
);

/** Most values are changed by few kinds of cards or none: the others need not be looked through at every step. */
export const changedOn = (what: Changed): ChangedOn => changedOnWhat.get(what) as ChangedOn;
