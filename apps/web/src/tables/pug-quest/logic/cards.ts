/** From ids on the table to the cards they name. */
import type {
  Boss,
  Combo,
  Hero,
  HeroView,
  Monster,
  PugView,
  Treasure,
  World,
} from '@questhall/games/pug-quest';
import { BOSSES, HEROES, MONSTERS, ownCombo, ownFoe, TREASURES, WORLDS } from '@questhall/games/pug-quest';
import type { EnergyType } from '../vocabulary.ts';

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const heroes = byId(HEROES);
const foes: ReadonlyMap<string, Monster | Boss> = byId<Monster | Boss>([...MONSTERS, ...BOSSES]);
const bosses = byId(BOSSES);
const treasures = byId(TREASURES);
const worlds = byId(WORLDS);

type Named = Pick<PugView, 'customHeroes'>;

export const heroCard = (id: string, view: Named): Hero | undefined =>
  heroes.get(id) ?? view.customHeroes.find((hero) => hero.id === id);
export const foeCard = (id: string): Monster | Boss | undefined => foes.get(id) ?? ownFoe(id);
export const isBoss = (id: string): boolean => bosses.has(id) || ownFoe(id)?.rank === 'boss';

/** Whom it is drawn like. */
export const looksOf = (id: string): string => ownFoe(id)?.looks ?? id;
export const treasureCard = (id: string): Treasure | undefined => treasures.get(id);
export const worldCard = (id: string | null): World | undefined => (id === null ? undefined : worlds.get(id));

/** Everyone who can be chosen. */
export const allHeroes = (view: Named): readonly Hero[] => [...HEROES, ...view.customHeroes];

/** What the World taxes, sells for, and looks like. */
export const worldType = (view: PugView): EnergyType => worldCard(view.worldCard)?.type ?? 'spirit';

/** The Energy type of a Hero, Monster or Boss. */
export const typeOf = (id: string, view: Named): EnergyType =>
  heroCard(id, view)?.type ?? foeCard(id)?.type ?? 'spirit';

/** The Hero this seat plays. */
export const heroOfSeat = (view: PugView, seat: number | null): HeroView | undefined =>
  view.heroes.find((hero) => hero.seat === seat);

export const creatureOf = (view: PugView, id: string) =>
  view.heroes.find((hero) => hero.id === id) ?? view.monsters.find((monster) => monster.id === id);

export const isHeroId = (view: PugView, id: string): boolean => view.heroes.some((hero) => hero.id === id);

/** A combo and the card it is printed on: the sheet of a Hero, a Treasure, or a Monster taken as a Prize. */
export interface OwnedCombo {
  readonly combo: Combo;
  readonly from: 'sheet' | 'treasure' | 'prize';
  readonly card: string;
}

function lent(card: string, from: 'treasure' | 'prize'): readonly OwnedCombo[] {
  const foe = foeCard(card);
  const combo =
    from === 'treasure'
      ? treasureCard(card)?.combo
      : foe !== undefined && 'prize' in foe
        ? foe.prize?.combo
        : undefined;
  return combo === undefined ? [] : [{ combo, from, card }];
}

/** [PQ-HERO-05] [PQ-TREAS-08] [PQ-PRIZE-02] Sheet first, then Treasures, then Prizes. */
export function combosOf({ id, treasures: held, prizes }: HeroView, view: Named): readonly OwnedCombo[] {
  const sheet = heroCard(id, view)?.combos ?? [];
  return [
    ...sheet.map((combo): OwnedCombo => ({ combo, from: 'sheet', card: id })),
    ...held.flatMap((card) => lent(card, 'treasure')),
    ...prizes.flatMap((card) => lent(card, 'prize')),
  ];
}

const lentCombos: readonly OwnedCombo[] = [
  ...TREASURES.flatMap(({ id }) => lent(id, 'treasure')),
  ...MONSTERS.flatMap(({ id }) => lent(id, 'prize')),
];

/** Any combo of the box or of the table's own Heroes. */
export function comboById(id: string, view: Named): OwnedCombo | undefined {
  for (const hero of allHeroes(view)) {
    const combo = hero.combos.find((candidate) => candidate.id === id);
    if (combo) return { combo, from: 'sheet', card: hero.id };
  }
  const own = ownCombo(id);
  if (own !== undefined) return { combo: own, from: 'prize', card: '' };
  return lentCombos.find(({ combo }) => combo.id === id);
}

/** The name that fits a narrow card. */
export const shortName = (id: string, view: Named): string | undefined =>
  heroCard(id, view)?.short ?? foeCard(id)?.short ?? treasureCard(id)?.short;
