/** The large cards: Heroes, Monsters, rooms, Equipment, dice, Templates. */
import type { Colour, DfView, Die, Template } from '@questhall/games/dungeon-fighter';
import {
  BOSSES,
  COLOURS,
  combatLines,
  DIE_NAMES,
  EQUIPMENT,
  equipmentText,
  FACES_OF,
  foeText,
  HEROES,
  heroText,
  MONSTERS,
  ownEquipment,
  ownHero,
  ownMonster,
  ownRoom,
  pileLines,
  ROOMS,
  roomText,
  TEMPLATE_NAMES,
  TYPE_NAMES,
  templateText,
  throwLine,
} from '@questhall/games/dungeon-fighter';
import type { Ref } from '@questhall/kernel';
import { art } from '../../art/dungeon-fighter/index.ts';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import { icon } from './icons.ts';
import { GEAR_TYPES, TEMPLATE_ICONS } from './logic/looks.ts';
import { heroOf } from './logic/scene.ts';

export function inspect(ref: Ref, view: DfView): InspectCardProps | undefined {
  if ('hero' in ref) return heroCard(String(ref.hero), view);
  if ('card' in ref) return foe(String(ref.card), view) ?? room(String(ref.card)) ?? gear(String(ref.card));
  if ('pile' in ref) return pilesCard(view);
  if ('die' in ref) return dieCard(ref.die as Die);
  if ('template' in ref) return templateCard(ref.template as Template);
  return undefined;
}

const picture = (name: string) => {
  const address = art(name);
  return address === undefined ? undefined : <img src={address} alt="" />;
};

const facts = (lines: readonly string[], shape: IconShape): readonly InspectFact[] =>
  lines.map((text) => ({ id: text, icon: shape, text }));

function heroCard(id: string, view: DfView): InspectCardProps | undefined {
  const sheet = ownHero(id) ?? HEROES.find((hero) => hero.id === id);
  if (sheet === undefined) return undefined;
  const hero = heroOf(id, view);
  return {
    title: sheet.name,
    picture: picture(sheet.picture),
    facts: [
      ...(hero === undefined
        ? []
        : [{ id: 'life', icon: icon.heartsIcon, text: `${hero.life} of ${hero.maxLife} life` }]),
      ...facts(heroText(sheet), icon.rollingDicesIcon),
      { id: 'quote', icon: icon.hoodIcon, text: `“${sheet.quote}”` },
    ],
  };
}

function foe(id: string, view: DfView): InspectCardProps | undefined {
  const card = ownMonster(id) ?? [...MONSTERS, ...BOSSES].find((each) => each.id === id);
  if (card === undefined) return undefined;
  const combat = view.combat?.monster === id ? view.combat : undefined;
  return {
    title: card.name,
    picture: picture(card.picture),
    facts: [
      {
        id: 'life',
        icon: icon.heartsIcon,
        text:
          combat === undefined
            ? `${card.life} life`
            : `${Math.max(0, combat.life)} of ${combat.startLife} life`,
      },
      {
        id: 'damage',
        icon: icon.bleedingWoundIcon,
        text: `A Miss costs ${combat?.damage ?? card.damage} life`,
      },
      { id: 'type', icon: icon.arrowScopeIcon, text: TYPE_NAMES[card.type] },
      ...facts(foeText(card), icon.rollingDicesIcon),
      ...facts(combat === undefined ? [] : combatLines(combat).slice(1), icon.arrowScopeIcon),
      ...facts(
        combat === undefined || view.throw === null ? [] : [throwLine(view.throw)],
        icon.rollingDicesIcon,
      ),
      { id: 'flavour', icon: icon.hoodIcon, text: card.flavour },
    ],
  };
}

const pilesCard = (view: DfView): InspectCardProps => ({
  title: 'Decks and piles',
  facts: facts(pileLines(view), icon.shopIcon),
});

function room(id: string): InspectCardProps | undefined {
  const card = ownRoom(id) ?? ROOMS.find((each) => each.id === id);
  return (
    card && {
      title: card.name,
      picture: picture(card.picture),
      facts: [
        ...facts(roomText(card), icon.dungeonGateIcon),
        { id: 'icons', icon: icon.shopIcon, text: `${card.icons} towards the Shop` },
        { id: 'flavour', icon: icon.hoodIcon, text: card.flavour },
      ],
    }
  );
}

function gear(id: string): InspectCardProps | undefined {
  const card = ownEquipment(id) ?? EQUIPMENT.find((each) => each.id === id);
  return (
    card && {
      title: card.name,
      picture: picture(card.picture),
      facts: [
        {
          id: 'type',
          icon: icon.knapsackIcon,
          text: `${GEAR_TYPES[card.type]}, ${card.price} Gold`,
        },
        ...facts(equipmentText(card), icon.rollingDicesIcon),
        { id: 'flavour', icon: icon.hoodIcon, text: card.flavour },
      ],
    }
  );
}

const isColour = (die: Die): die is Colour => COLOURS.some((colour) => colour === die);

function dieCard(die: Die): InspectCardProps {
  const icons = FACES_OF[die].filter((face) => face === 'icon').length;
  return {
    title: DIE_NAMES[die],
    facts: [
      {
        id: 'faces',
        icon: icon.perspectiveDiceSixIcon,
        text: `${icons} of its 6 faces show an icon`,
      },
      {
        id: 'what',
        icon: icon.rollingDicesIcon,
        text: isColour(die)
          ? `The icon lets a Hero use the ${die} ability.`
          : 'It must bounce on the table before it touches the board.',
      },
    ],
  };
}

const templateCard = (template: Template): InspectCardProps => ({
  title: TEMPLATE_NAMES[template],
  facts: [{ id: 'text', icon: TEMPLATE_ICONS[template], text: templateText(template) }],
});
