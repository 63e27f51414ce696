/** A card as it is printed, for looking it up by the name of its content. */
import { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from '../content/index.ts';
import { TEMPLATES } from '../throws.ts';
import type { Ability, Boss, Equipment, Hero, Monster, Pack, Room } from '../vocabulary.ts';
import { abilityText, equipmentText, foeText, heroText, roomText, templateText } from './cards.ts';
import { ABILITY_NAMES, EQUIPMENT_NAMES, plural, TEMPLATE_NAMES, TYPE_NAMES } from './names.ts';

type Lines = readonly string[];

const byId = <T extends { readonly id: string }>(
  cards: readonly T[],
  lines: (card: T) => Lines,
): ReadonlyMap<string, Lines> => new Map(cards.map((card) => [card.id, lines(card)]));

/** [DF-MIX-06] Cards of the second box say so. */
const boxOf = ({ pack }: { readonly pack: Pack }): Lines =>
  pack === 'fair' ? ['From the Travellers’ Fair.'] : [];

export const heroLines = (card: Hero): Lines => [
  card.name,
  ...heroText(card),
  card.flavour,
  `“${card.quote}”`,
  ...boxOf(card),
];

export const monsterLines = (card: Monster): Lines => [
  card.name,
  `${TYPE_NAMES[card.type]}, level ${card.level}. Life ${card.life}, damage ${card.damage}, ${card.gold} Gold.`,
  ...foeText(card),
  card.flavour,
  ...boxOf(card),
];

const boss = (card: Boss): Lines => [
  card.title,
  `${TYPE_NAMES[card.type]}. Life ${card.life}, damage ${card.damage}.`,
  ...foeText(card),
  card.flavour,
  ...boxOf(card),
];

export const roomLines = (card: Room): Lines => [
  card.name,
  `${plural(card.icons, 'Shop icon')}.`,
  ...roomText(card),
  card.flavour,
  ...boxOf(card),
];

export const equipmentLines = (card: Equipment): Lines => [
  card.name,
  `${EQUIPMENT_NAMES[card.type]}, ${card.price} Gold.`,
  ...equipmentText(card),
  card.flavour,
  ...boxOf(card),
];

const abilities = new Map<string, Lines>(
  HEROES.flatMap((card) => Object.values(card.abilities)).map((ability: Ability) => [
    ability.kind,
    [ABILITY_NAMES[ability.kind], abilityText(ability)],
  ]),
);

const SHELVES: { readonly [kind: string]: ReadonlyMap<string, Lines> } = {
  hero: byId(HEROES, heroLines),
  ability: abilities,
  monster: byId(MONSTERS, monsterLines),
  boss: byId(BOSSES, boss),
  room: byId(ROOMS, roomLines),
  equipment: byId(EQUIPMENT, equipmentLines),
  template: new Map(
    TEMPLATES.map((template) => [template, [TEMPLATE_NAMES[template], templateText(template)]]),
  ),
  die: new Map<string, Lines>([
    ['big', ['Big die', 'Two faces with the icon, two that heal its thrower 3. Too big for the holes.']],
    ['rubber', ['Rubber die', 'Two faces with the icon, two that let it be thrown again. It bounces.']],
    [
      'lead',
      ['Lead die', 'Two faces with the icon, two with a hammer: 2 more damage on a Hit. It drops and stays.'],
    ],
    [
      'tiny',
      [
        'Tiny die',
        'Two faces with the icon, two with a coin: 1 Gold, Hit or Miss. Small enough for every hole.',
      ],
    ],
  ]),
};

/** `monster:carnivorose`: its name, its numbers, its text. */
export function contentWords(piece: string): string | undefined {
  const [kind = '', id = ''] = piece.split(':');
  return SHELVES[kind]?.get(id)?.join('\n');
}
