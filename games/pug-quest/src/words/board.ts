/** The whole table as text. */
import type { HeroView, MonsterView, PugView } from '../view.ts';
import { ENERGY_NAMES, listed, nameOf, plural } from './names.ts';

export function boardWords(view: PugView): string {
  return [
    headline(view),
    ...laneLines(view),
    ...view.heroes.map((hero) => heroLine(hero, view)),
    `Display: ${view.display.length > 0 ? listed(view.display.map((card) => ENERGY_NAMES[card])) : 'empty'}. ` +
      `Deck ${view.decks.energy}, discarded ${view.decks.energyDiscard}.`,
    ...(view.market.length > 0 ? [`Market: ${listed(view.market.map((card) => nameOf(card, view)))}.`] : []),
    ...evilLines(view),
  ].join('\n');
}

function headline(view: PugView): string {
  if (view.world === 0) return 'The pugs gather.';
  const place = view.worldCard ? `, ${nameOf(view.worldCard, view)}` : '';
  return `World ${view.world} of 3${place}. Round ${view.round} of 10.`;
}

/** Both sides of each lane, front first. */
function laneLines(view: PugView): string[] {
  if (view.world === 0) return [];
  return view.heroLanes.map((heroes, index) => {
    const monsters = view.monsterLanes[index] ?? [];
    const side = (ids: readonly string[]): string => ids.map((id) => creature(id, view)).join(' < ') || '·';
    return `Lane ${index + 1}:  ${side(heroes)}   |   ${side(monsters)}`;
  });
}

function creature(id: string, view: PugView): string {
  const found: HeroView | MonsterView | undefined =
    view.heroes.find((hero) => hero.id === id) ?? view.monsters.find((monster) => monster.id === id);
  if (!found) return nameOf(id, view);
  const marks =
    found.marks.length > 0 ? ` (${found.marks.map((mark) => mark.key.replaceAll('-', ' ')).join(', ')})` : '';
  return `${nameOf(id, view)} ${found.life - found.damage}/${found.life} i${found.initiative}${marks}`;
}

function heroLine(hero: HeroView, view: PugView): string {
  const cards = view.hands?.[hero.id];
  const hand = cards ? listed(cards.map((card) => ENERGY_NAMES[card])) : plural(hero.cards, 'card');
  const gear = [...hero.treasures, ...hero.prizes].map((card) => nameOf(card, view));
  const state = hero.fallen ? 'Defeated' : `${hero.life - hero.damage} Life`;
  const turn = view.turn?.of === hero.id ? ` ${plural(view.turn.actionsLeft, 'Action')} left.` : '';
  return `${nameOf(hero.id, view)} (seat ${hero.seat + 1}): ${state}, Level ${hero.level}, ${hero.xp} XP. Hand: ${hand}.${
    gear.length > 0 ? ` Carries ${listed(gear)}.` : ''
  }${turn}`;
}

function evilLines(view: PugView): string[] {
  if (!view.evilLord) return [];
  const { hand, cards } = view.evilLord;
  return [`Evil Lord: ${hand ? listed(hand.map((card) => ENERGY_NAMES[card])) : plural(cards, 'card')}.`];
}
