/** The abilities printed on each card, prepared once: rules ask for them at every step. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import { ownFoe } from '../content/own.ts';
import type { State } from '../state.ts';
import type { Ability, Amount, EnergyType, Flag, Hero, Modifier, Price, Stat, When } from '../vocabulary.ts';
import { FLAGS, PRICES, STATS, WHENS } from '../vocabulary.ts';
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

/** Of Monsters made by players, prepared when they are asked for; a server sees many. */
const own = new Map<string, { readonly sheet: Printed; readonly prize: Printed }>();
const MOST_KEPT = 500;

function onOwn(id: string, where: 'sheet' | 'prize'): Printed {
  const known = own.get(id);
  if (known !== undefined) return known[where];
  const foe = ownFoe(id);
  if (foe === undefined) return NOTHING;
  if (own.size >= MOST_KEPT) own.clear();
  const prize = 'prize' in foe ? foe.prize?.abilities : undefined;
  own.set(id, {
    sheet: prepare(foe.abilities, (n) => sourceAt('sheet', id, n)),
    prize: prepare(prize, (n) => sourceAt('prize', id, n)),
  });
  return onOwn(id, where);
}

export const onSheet = (id: string): Printed => sheets.get(id) ?? onOwn(id, 'sheet');
export const onPrize = (id: string): Printed => prizes.get(id) ?? onOwn(id, 'prize');
export const onTreasure = (id: string): Printed => treasures.get(id) ?? NOTHING;
export const onLoot = (id: string): Printed => loot.get(id) ?? NOTHING;
export const onWorld = (id: string): Printed => features.get(id) ?? NOTHING;
/** A table's own Heroes are prepared each time: there are two of them at most. */
export const onHero = (s: State, id: string): Printed => heroes.get(id) ?? ofHero(heroCard(s, id));

/** The kinds of cards that have something printed on them. */
export interface Kinds {
  readonly heroes: boolean;
  readonly treasures: boolean;
  readonly prizes: boolean;
  readonly sheets: boolean;
  readonly loot: boolean;
  readonly worlds: boolean;
}

function kindsWith(has: (printed: Printed) => boolean): Kinds {
  const some = (cards: ReadonlyMap<string, Printed>): boolean => [...cards.values()].some(has);
  return {
    heroes: some(heroes),
    treasures: some(treasures),
    prizes: some(prizes),
    sheets: some(sheets),
    loot: some(loot),
    worlds: some(features),
  };
}

const changers: ReadonlyMap<Changed, Kinds> = new Map(
  [...STATS, ...FLAGS, ...PRICES].map((what) => [
    what,
    kindsWith(({ standing }) => standing.some((change) => change.what === what)),
  ]),
);
const firing: ReadonlyMap<When, Kinds> = new Map(
  WHENS.map((when) => [
    when,
    kindsWith(({ abilities }) => abilities.some(({ ability }) => ability.when === when)),
  ]),
);

/**
 * Where the box has anything that changes this, or that is set off then: most is printed on few kinds of cards, and the
 * others need not be looked through at every step. (A tenth of random play.)
 */
export const kindsChanging = (what: Changed): Kinds => changers.get(what) as Kinds;
export const kindsFiring = (when: When): Kinds => firing.get(when) as Kinds;
