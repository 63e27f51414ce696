/** The large cards: figures, items, skills, events. */
import type { DungeonlandView, Item } from '@questhall/games/dungeonland';
import {
  ALLIES,
  activeLines,
  allyText,
  belongings,
  CONSUMABLES,
  consumableText,
  EQUIPMENT,
  EVENT_CARDS,
  eventText,
  figureNotes,
  HEROES,
  heroText,
  itemText,
  MINIONS,
  minionText,
  nameOfFigure,
  nameOfThing,
  ownItem,
  ownMonster,
  pileLines,
  SKILLS,
  STARTING_ITEMS,
  sceneryNotes,
  skillText,
  tileNotes,
  VILLAINS,
  villainText,
  vitals,
} from '@questhall/games/dungeonland';
import type { Ref } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import { SCENERY_NAMES } from './board/Scenery.tsx';
import { icon } from './icons.ts';
import { intentionWords } from './logic/ahead.ts';
import { figureArt } from './logic/looks.ts';
import { oddsLines } from './logic/odds.ts';
import { figureOf } from './logic/scene.ts';

export function inspect(
  ref: Ref,
  view: DungeonlandView,
  decision: SeenDecision | null = null,
): InspectCardProps | undefined {
  if ('figure' in ref) return figureCard(Number(ref.figure), view, decision);
  if ('hero' in ref) return heroCard(String(ref.hero));
  if ('item' in ref) return itemCard(String(ref.item));
  if ('skill' in ref) return skillCard(String(ref.skill));
  if ('event' in ref) return eventCard(String(ref.event), view);
  if ('scenery' in ref) return sceneryCard(Number(ref.scenery), view);
  return undefined;
}

const picture = (card: string) => {
  const address = figureArt(card);
  return address === undefined ? undefined : <img src={address} alt="" />;
};

const printedOn = (card: string): string | undefined => {
  const hero = HEROES.find(({ id }) => id === card);
  const minion = ownMonster(card) ?? MINIONS.find(({ id }) => id === card);
  const villain = VILLAINS.find(({ id }) => id === card);
  const ally = ALLIES.find(({ id }) => id === card);
  if (hero) return heroText(hero);
  if (minion) return minionText(minion);
  if (villain) return villainText(villain);
  return ally && allyText(ally);
};

function figureCard(
  id: number,
  view: DungeonlandView,
  decision: SeenDecision | null,
): InspectCardProps | undefined {
  const figure = figureOf(id, view);
  if (figure === undefined) return undefined;
  const { card, health, maxHealth } = figure;
  const hero = view.heroes.find((each) => each.id === id);
  const printed = printedOn(card);
  return {
    title: nameOfFigure(id, view),
    picture: picture(card),
    facts: [
      {
        id: 'health',
        icon: icon.heartsIcon,
        text: hero === undefined ? `${health} of ${maxHealth} health` : vitals(hero),
      },
      { id: 'notes', icon: icon.footprintIcon, text: figureNotes(figure, view) },
      ...(hero === undefined ? [] : [{ id: 'things', icon: icon.backpackIcon, text: belongings(hero) }]),
      ...(view.active?.figure === id ? facts(activeLines(view), icon.rollingDicesIcon) : []),
      ...facts(oddsLines(decision, id), icon.rollingDicesIcon),
      ...intentionWords(decision, id, view).map((text) => ({ id: 'intention', icon: icon.hoodIcon, text })),
      ...(printed === undefined ? [] : [{ id: 'card', icon: icon.scrollUnfurledIcon, text: printed }]),
    ],
  };
}

const facts = (lines: readonly string[], shape: IconShape): readonly InspectFact[] =>
  lines.map((text) => ({ id: text, icon: shape, text }));

function sceneryCard(id: number, view: DungeonlandView): InspectCardProps | undefined {
  const piece = view.scenery.find((each) => each.id === id);
  const notes = piece === undefined ? [] : sceneryNotes(piece);
  return piece && notes.length > 0
    ? { title: SCENERY_NAMES[piece.type], facts: facts(notes, icon.backpackIcon) }
    : undefined;
}

function heroCard(id: string): InspectCardProps | undefined {
  const printed = printedOn(id);
  return printed === undefined
    ? undefined
    : {
        title: nameOfThing(id),
        picture: picture(id),
        facts: [{ id: 'card', icon: icon.scrollUnfurledIcon, text: printed }],
      };
}

function itemCard(id: string): InspectCardProps | undefined {
  const item: Item | undefined =
    ownItem(id) ?? [...EQUIPMENT, ...STARTING_ITEMS].find((each) => each.id === id);
  const consumable = CONSUMABLES.find((each) => each.id === id);
  const text = item ? itemText(item) : consumable && consumableText(consumable);
  return text === undefined
    ? undefined
    : { title: nameOfThing(id), facts: [{ id: 'text', icon: icon.backpackIcon, text }] };
}

function skillCard(id: string): InspectCardProps | undefined {
  const skill = SKILLS.find((each) => each.id === id);
  if (skill === undefined) return undefined;
  return {
    title: skill.name,
    facts: [{ id: 'text', icon: icon.magicSwirlIcon, text: skillText(skill) }],
  };
}

/** The event of the round, and what else the round and the piles hold. */
function eventCard(id: string, view: DungeonlandView): InspectCardProps | undefined {
  const card = EVENT_CARDS.find((each) => each.id === id);
  return (
    card && {
      title: card.name,
      facts: [
        { id: 'text', icon: icon.scrollUnfurledIcon, text: eventText(card) },
        ...facts([...pileLines(view), ...tileNotes(view)], icon.scrollUnfurledIcon),
      ],
    }
  );
}
