/** From ids to printed cards, and from the ids of effects to the text they come from. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import { ownCombo, ownFoe } from '../content/own.ts';
import type { State } from '../state.ts';
import type { Ability, Boss, Combo, Effect, Hero, Monster, Treasure, World } from '../vocabulary.ts';

const byId = <T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

const heroes = byId(HEROES);
const monsters: ReadonlyMap<string, Monster | Boss> = byId<Monster | Boss>([...MONSTERS, ...BOSSES]);
const treasures = byId(TREASURES);
const worlds = byId(WORLDS);
const bossIds: ReadonlySet<string> = new Set(BOSSES.map((boss) => boss.id));

const combosOfHeroes = (list: readonly Hero[]): readonly Combo[] => list.flatMap((hero) => [...hero.combos]);
const lentCombos = [
  ...TREASURES.flatMap((treasure) => (treasure.combo ? [treasure.combo] : [])),
  ...MONSTERS.flatMap((monster) => (monster.prize?.combo ? [monster.prize.combo] : [])),
];
/** All combos of the box. */
export const COMBOS: readonly Combo[] = [...combosOfHeroes(HEROES), ...lentCombos];
const combos = byId(COMBOS);

function found<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** [PQ-COMP-03] A table's own Heroes count as well. */
export const heroCard = (s: State, id: string): Hero =>
  found(heroes.get(id) ?? s.options.customHeroes.find((hero) => hero.id === id), id);
/** Those made by players as well. */
export const monsterCard = (id: string): Monster | Boss => found(monsters.get(id) ?? ownFoe(id), id);
export const treasureCard = (id: string): Treasure => found(treasures.get(id), id);
export const worldCard = (id: string): World => found(worlds.get(id), id);
export const isBossCard = (id: string): boolean => bossIds.has(id) || ownFoe(id)?.rank === 'boss';
export const comboCard = (s: State, id: string): Combo =>
  found(
    combos.get(id) ?? ownCombo(id) ?? combosOfHeroes(s.options.customHeroes).find((combo) => combo.id === id),
    id,
  );

/**
 * Where a list of effects is printed: `combo:<id>`, `ability:<hero>`, `consumable:<treasure>`, `trinket:<treasure>#n`,
 * `prize:<monster>#n`, `turn:<monster>`, `hit:<monster>`, `sheet:<monster>#n`, `loot:<treasure>#n`, `feature:<world>#n`.
 */
export type Source = string;

interface SourceParts {
  readonly kind: string;
  readonly id: string;
  readonly n: number;
}

/** What is printed at a source. */
interface Text extends SourceParts {
  readonly at: Source;
  readonly effects: readonly Effect[];
  readonly ability?: Ability;
  readonly activation: boolean;
}

const NO_EFFECTS: readonly Effect[] = [];

const plainText = (
  kind: string,
  id: string,
  effects: readonly Effect[] = NO_EFFECTS,
  activation = false,
): Text => ({ at: `${kind}:${id}`, kind, id, n: 0, effects, activation });

const comboText = ({ id, effects, activation }: Combo): Text => plainText('combo', id, effects, activation);

const heroText = ({ id, ability }: Hero): Text => ({ ...plainText('ability', id, ability.effects), ability });

const abilityTexts = (kind: string, id: string, abilities: readonly Ability[] = []): Text[] =>
  abilities.map((ability, n) => ({
    ...plainText(kind, id, ability.effects),
    at: `${kind}:${id}#${n}`,
    n,
    ability,
  }));

const ofSheet = ({ id, turn, onHit, activation, abilities }: Monster | Boss): Text[] => [
  plainText('turn', id, turn, activation),
  plainText('hit', id, onHit, activation),
  ...abilityTexts('sheet', id, abilities),
];

const ofTreasure = ({ id, effects, abilities, underCreature }: Treasure): Text[] => [
  plainText('consumable', id, effects),
  ...abilityTexts('trinket', id, abilities),
  ...abilityTexts('loot', id, underCreature),
];

/** All texts of the box, prepared once: rules ask for them at every step. */
const texts: ReadonlyMap<Source, Text> = new Map(
  [
    ...HEROES.map(heroText),
    ...COMBOS.map(comboText),
    ...[...monsters.values()].flatMap(ofSheet),
    ...MONSTERS.flatMap(({ id, prize }) => abilityTexts('prize', id, prize?.abilities)),
    ...TREASURES.flatMap(ofTreasure),
    ...WORLDS.flatMap(({ id, feature }) => abilityTexts('feature', id, feature)),
  ].map((text) => [text.at, text]),
);

/** Sources of cards that have one text of a kind: to look one up is cheaper than to put it together. */
const sources = new Map<string, Map<string, Source>>();
for (const { kind, id, at } of texts.values()) {
  if (at !== `${kind}:${id}`) continue;
  const ofKind = sources.get(kind) ?? new Map<string, Source>();
  sources.set(kind, ofKind.set(id, at));
}

export const source = (kind: string, id: string): Source => sources.get(kind)?.get(id) ?? `${kind}:${id}`;

export const sourceAt = (kind: string, id: string, n: number): Source => `${kind}:${id}#${n}`;

export function parseSource(at: Source): SourceParts {
  const text = texts.get(at);
  if (text) return text;
  const [kind = '', rest = ''] = at.split(':');
  const [id = '', n = '0'] = rest.split('#');
  return { kind, id, n: Number(n) };
}

/** What is printed on Monsters made by players is put together when it is asked for; a server sees many. */
const ownTexts = new Map<Source, Text>();
const MOST_KEPT = 2000;

function ownText(at: Source, id: string): Text | undefined {
  const known = ownTexts.get(at);
  if (known !== undefined) return known;
  const foe = ownFoe(id);
  if (foe === undefined) return undefined;
  if (ownTexts.size >= MOST_KEPT) ownTexts.clear();
  const prizes = 'prize' in foe ? abilityTexts('prize', id, foe.prize?.abilities) : [];
  for (const text of [...ofSheet(foe), ...prizes]) ownTexts.set(text.at, text);
  return ownTexts.get(at);
}

/** What is not of the box is on the sheet of a table's own Hero, Monster or Boss. */
function textAt(s: State, at: Source): Text {
  const text = texts.get(at);
  if (text) return text;
  const { kind, id } = parseSource(at);
  const own = ownText(at, id);
  if (own) return own;
  return kind === 'combo' ? comboText(comboCard(s, id)) : heroText(heroCard(s, id));
}

/** The ability printed there, where the source is one. */
export const abilityAt = (s: State, at: Source): Ability | undefined => textAt(s, at).ability;

/** [PQ-ACTV-01] [PQ-MON-11] Whether the Activation symbol stands beside this text. */
export const hasActivation = (s: State, at: Source): boolean => textAt(s, at).activation;

export const effectsAt = (s: State, at: Source): readonly Effect[] => textAt(s, at).effects;
