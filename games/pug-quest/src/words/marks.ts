/** What lies on a Creature, in words. */
import { BOSSES, HEROES, MONSTERS, TREASURES } from '../content/index.ts';
import { ownCombo, ownFoe } from '../content/own.ts';
import type { Mark } from '../state.ts';
import type { PugView } from '../view.ts';
import type { Ability, Boss, Combo, Effect, Hero, Monster } from '../vocabulary.ts';
import { modifierText, untilText } from './card-effects.ts';
import { IT, listed, sentence } from './card-grammar.ts';

const ofAbilities = (abilities: readonly Ability[] = []): readonly Effect[] =>
  abilities.flatMap((ability) => ability.effects ?? []);

const ofCombos = (
  combos: readonly (Combo | undefined)[],
): readonly (readonly [string, readonly Effect[]])[] =>
  combos.flatMap((combo) => (combo ? [[combo.id, combo.effects] as const] : []));

const ofHeroes = (heroes: readonly Hero[]): readonly (readonly [string, readonly Effect[]])[] =>
  heroes.flatMap((hero) => [[hero.id, ofAbilities([hero.ability])] as const, ...ofCombos(hero.combos)]);

const ofFoe = ({ turn, onHit = [], abilities }: Monster | Boss): readonly Effect[] => [
  ...turn,
  ...onHit,
  ...ofAbilities(abilities),
];

/** What a player's own card puts there. */
function ofOwn(from: string): readonly Effect[] | undefined {
  const foe = ownFoe(from);
  return foe === undefined ? ownCombo(from)?.effects : ofFoe(foe);
}

/** By the card that puts them there. */
const printed = new Map<string, readonly Effect[]>([
  ...ofHeroes(HEROES),
  ...ofCombos([...TREASURES.map(({ combo }) => combo), ...MONSTERS.map(({ prize }) => prize?.combo)]),
  ...[...MONSTERS, ...BOSSES].map((foe) => [foe.id, ofFoe(foe)] as const),
  ...TREASURES.map(
    ({ id, effects = [], abilities, underCreature }) =>
      [id, [...effects, ...ofAbilities(abilities), ...ofAbilities(underCreature)]] as const,
  ),
]);

/** "Rooted: cannot move until the World ends." */
export function markText({ key, from, until }: Pick<Mark, 'key' | 'from' | 'until'>, view: PugView): string {
  const name = key.replaceAll('-', ' ');
  const effects = printed.get(from) ?? ofOwn(from) ?? new Map(ofHeroes(view.customHeroes)).get(from) ?? [];
  const found = effects.find((effect) => effect.do === 'mark' && effect.key === key);
  if (found?.do !== 'mark') return sentence(name);
  const does = listed(found.modifiers.map((modifier) => modifierText(modifier, IT, 'creature')));
  return sentence(`${name}: ${does} ${untilText(until)}`);
}
