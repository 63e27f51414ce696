/** The large cards: heroes, monsters, abilities, items. */

import type { SuperView } from '@questhall/games/super-fantasy';
import {
  abilityText,
  beastText,
  HEROES,
  heroFacts,
  heroStates,
  ITEMS,
  itemText,
  monsterStates,
  readyIn,
  SMALL_ITEMS,
  smallItemText,
  titleOf,
} from '@questhall/games/super-fantasy';
import type { Ref } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { art } from '../../art/super-fantasy/index.ts';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import { icon } from './icons.ts';
import { intentionIn } from './logic/intentions.ts';
import { heroOf, monsterOf } from './logic/scene.ts';

export function inspect(
  ref: Ref,
  view: SuperView,
  decision: SeenDecision | null = null,
): InspectCardProps | undefined {
  if ('figure' in ref) return figureCard(String(ref.figure), view, decision);
  if ('card' in ref) return cardOf(String(ref.card), view);
  return undefined;
}

const picture = (name: string) => {
  const address = art(name);
  return address === undefined ? undefined : <img src={address} alt="" />;
};

const FACT_ICONS: { readonly [fact in ReturnType<typeof heroFacts>[number]['id']]: IconShape } = {
  life: icon.heartsIcon,
  growth: icon.upgradeIcon,
  attributes: icon.polarStarIcon,
  abilities: icon.sparklesIcon,
  gear: icon.broadswordIcon,
  carries: icon.ringIcon,
};

const stateFacts = (states: readonly string[]): InspectFact[] =>
  states.length > 0 ? [{ id: 'states', icon: icon.targetingIcon, text: states.join(', ') }] : [];

const readyFacts = (view: SuperView): InspectFact[] =>
  readyIn(view).map((text, at) => ({ id: `ready ${at}`, icon: icon.sparklesIcon, text }));

function figureCard(
  id: string,
  view: SuperView,
  decision: SeenDecision | null,
): InspectCardProps | undefined {
  const hero = heroOf(id, view);
  if (hero)
    return {
      title: titleOf(id),
      picture: picture(id),
      facts: [
        ...heroFacts(hero).map(({ id: fact, text }) => ({ id: fact, icon: FACT_ICONS[fact], text })),
        ...stateFacts(heroStates(hero, view)),
        ...(view.turn?.hero === id ? readyFacts(view) : []),
      ],
    };
  const monster = monsterOf(id, view);
  if (!monster) return undefined;
  const beast = view.mission.beasts[monster.kind];
  return {
    title: titleOf(id),
    picture: picture(monster.kind),
    facts: [
      { id: 'life', icon: icon.heartsIcon, text: `${monster.life - monster.wounds} of ${monster.life} life` },
      { id: 'protection', icon: icon.shieldIcon, text: `Protection ${monster.protection}` },
      {
        id: 'attack',
        icon: icon.crossedSwordsIcon,
        text: `${monster.attack} attack dice, ${monster.step} steps`,
      },
      ...stateFacts(monsterStates(monster)),
      ...intentionIn(decision, id).map((text) => ({ id: 'intention', icon: icon.bootsIcon, text })),
      ...(beast === undefined ? [] : [{ id: 'card', icon: icon.pigFaceIcon, text: beastText(beast) }]),
    ],
  };
}

function cardOf(id: string, view: SuperView): InspectCardProps | undefined {
  const hero = HEROES.find((each) => each.id === id);
  if (hero)
    return {
      title: hero.name,
      picture: picture(id),
      facts: hero.abilities.map((ability) => ({
        id: ability.id,
        icon: icon.sparklesIcon,
        text: (
          <>
            <b>{ability.name}</b>. {abilityText(ability, 1)}
          </>
        ),
      })),
    };
  const ability = HEROES.flatMap(({ abilities }) => abilities).find((each) => each.id === id);
  if (ability) {
    const level =
      view.heroes.flatMap(({ abilities }) => abilities).find((each) => each.id === id)?.level ?? 1;
    return {
      title: ability.name,
      facts: ability.levels.map((_, at) => ({
        id: String(at),
        icon: at + 1 === level ? icon.polarStarIcon : icon.sparklesIcon,
        text: `${'I'.repeat(at + 1)}: ${abilityText(ability, at + 1)}`,
      })),
    };
  }
  return itemCard(id);
}

function itemCard(id: string): InspectCardProps | undefined {
  const item =
    ITEMS.find((each) => each.id === id) ??
    HEROES.flatMap(({ basics }) => basics).find((each) => each.id === id);
  const small = SMALL_ITEMS.find((each) => each.id === id);
  const text = item ? itemText(item) : small && smallItemText(small);
  return text === undefined
    ? undefined
    : {
        title: titleOf(id),
        picture: picture(`item-${id}`) ?? picture(`small-${id}`),
        facts: [{ id: 'text', icon: icon.broadswordIcon, text }],
      };
}
