/** Everything in the box that a match can make use of, and what one event makes use of. */
import type { GameEvent } from '@questhall/kernel';
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from './content/index.ts';
import type { DfEvent } from './events.ts';
import { asDfEvent } from './events.ts';
import type { Die } from './throws.ts';
import { TEMPLATES } from './throws.ts';
import { SPECIAL_DICE } from './vocabulary.ts';

const isSpecial = (die: Die): boolean => SPECIAL_DICE.some((special) => special === die);

const tags = (kind: string, cards: readonly { readonly id: string }[]): string[] =>
  cards.map(({ id }) => `${kind}:${id}`);

const ABILITIES: readonly string[] = [
  ...new Set(HEROES.flatMap(({ abilities }) => Object.values(abilities).map(({ kind }) => kind))),
];

export const content: readonly string[] = [
  ...tags('hero', HEROES),
  ...ABILITIES.map((kind) => `ability:${kind}`),
  ...tags('monster', MONSTERS),
  ...tags('boss', BOSSES),
  ...tags('room', ROOMS),
  ...tags('equipment', EQUIPMENT),
  ...TEMPLATES.map((template) => `template:${template}`),
  ...SPECIAL_DICE.map((die) => `die:${die}`),
];

export const used = (event: GameEvent): readonly string[] => shownBy(asDfEvent(event));

function shownBy(event: DfEvent): readonly string[] {
  switch (event.type) {
    case 'heroChosen':
      return [`hero:${event.hero}`];
    case 'abilityUsed':
      return [`ability:${event.ability}`];
    case 'monsterRevealed':
      return [`${event.boss ? 'boss' : 'monster'}:${event.monster}`];
    case 'pathChosen':
      return [`room:${event.card}`];
    case 'equipmentTaken':
    case 'bought':
      return [`equipment:${event.card}`];
    case 'flipped':
      return [`template:${event.template}`];
    case 'thrown':
      return isSpecial(event.die) ? [`die:${event.die}`] : [];
    default:
      return [];
  }
}
