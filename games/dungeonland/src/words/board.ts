/** The whole table as text, for terminals and screen readers. */
import type { Position } from '@questhall/kernel';
import { eventCard } from '../content/index.ts';
import { FIRST_ARRIVAL } from '../state.ts';
import type { DungeonlandView, HeroView, OtherView } from '../view.ts';
import { eventText } from './cards.ts';
import { listed, nameOfEvent, nameOfFigure, nameOfThing, SCENERY_NAMES, squareNamed } from './names.ts';
import { cardsBehindDoors, lossText, nearLoss, objectiveText } from './objectives.ts';
import { activeLines, figureNotes, PHASE_NAMES, tableLines } from './under-way.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Heroes are digits on the map, all others letters. */
const heroSign = (hero: number): string => String(hero + 1);
const otherSign = (id: number): string => LETTERS[(id - FIRST_ARRIVAL) % LETTERS.length] as string;

export function boardWords(view: DungeonlandView): string {
  const { stands, lies } = positionWords(view);
  return [
    ...stands,
    ...map(view),
    ...lies,
    ...activeLines(view),
    '',
    ...view.heroes.map((hero) => `${heroSign(hero.id)} ${heroLine(hero, view)}`),
    ...view.others.map((other) => `${otherSign(other.id)} ${otherLine(other, view)}`),
    rowLine(view),
  ].join('\n');
}

export const positionWords = (view: DungeonlandView): Position => ({
  stands: [...standLines(view), ...activeLines(view), ...orderLines(view)],
  figures: [
    ...view.heroes.map((hero) => ({ ref: { figure: hero.id }, text: `${heroLine(hero, view)}.` })),
    ...view.others.map((other) => ({ ref: { figure: other.id }, text: `${otherLine(other, view)}.` })),
  ],
  lies: tableLines(view),
});

function standLines(view: DungeonlandView): readonly string[] {
  const lines = [
    `${nameOfThing(view.adventure)}, round ${view.round}, ${PHASE_NAMES[view.phase]}, ${cardsBehindDoors(view)}`,
  ];
  if (view.losses.length > 0)
    lines.push(`Lost if all heroes are unconscious, or ${view.losses.map(lossText).join(', or ')}`);
  lines.push(...nearLoss(view));
  lines.push(...view.objectives.map((each) => `Objective: ${objectiveText(each)}${each.met ? ', met' : ''}`));
  if (view.lastEvent && view.rules.length > 0)
    lines.push(`Event: ${nameOfEvent(view.lastEvent)}. ${eventText(eventCard(view.lastEvent))}`);
  return lines;
}

function otherLine(other: OtherView, view: DungeonlandView): string {
  const at = other.at ? `on ${squareNamed(other.at)}` : 'off the map';
  return `${nameOfFigure(other.id, view)} ${at}: Health ${other.health} of ${other.maxHealth}, ${figureNotes(other, view)}`;
}

/** The initiative row in sentences. */
function orderLines(view: DungeonlandView): readonly string[] {
  const named = (done: boolean): readonly string[] =>
    view.row
      .filter((place) => place.done === done)
      .map(({ card, hero }) =>
        card !== 'hero' ? nameOfThing(card) : hero < 0 ? 'a hero' : nameOfFigure(hero, view),
      );
  const [toAct, acted] = [named(false), named(true)];
  return [
    ...(toAct.length > 0 ? [`Still to act, in this order: ${listed(toAct)}`] : []),
    ...(acted.length > 0 ? [`Have acted: ${listed(acted)}`] : []),
  ];
}

function rowLine(view: DungeonlandView): string {
  const row = view.row.map(({ card, hero, done }) => {
    const name = card !== 'hero' ? nameOfThing(card) : hero < 0 ? 'any hero' : nameOfFigure(hero, view);
    return done ? `(${name})` : name;
  });
  return `Row: ${row.join(' > ')}`;
}

const heroLine = (hero: HeroView, view: DungeonlandView): string => {
  const at = hero.at
    ? `on ${squareNamed(hero.at)}`
    : hero.outSince === null
      ? 'not placed yet'
      : 'unconscious';
  return `${nameOfFigure(hero.id, view)} ${at}: ${vitals(hero)}, ${figureNotes(hero, view)}. Carries ${belongings(hero)}`;
};

export const vitals = ({ health, maxHealth, energy, maxEnergy, gold, xp }: HeroView): string =>
  `Health ${health} of ${maxHealth}, Energy ${energy} of ${maxEnergy}, ${gold} gold, ${xp} XP`;

/** What a hero wears and has in hand, and what is packed. */
export function belongings({ wielded, consumables, backpack }: HeroView): string {
  const worn = [...wielded, ...consumables].map(nameOfThing);
  const packed = backpack.length > 0 ? `; backpack: ${backpack.map(nameOfThing).join(', ')}` : '';
  return `${(worn.length > 0 ? worn : ['nothing']).join(', ')}${packed}`;
}

const MARGIN = 3;

/** With the last digit of each column above it, and each row's number before it. */
function map(view: DungeonlandView): string[] {
  if (view.tiles.length === 0) return [];
  const left = Math.min(...view.tiles.map(({ x }) => x));
  const top = Math.min(...view.tiles.map(({ y }) => y));
  const width = Math.max(...view.tiles.map(({ x }) => x)) + 8 - left;
  const height = Math.max(...view.tiles.map(({ y }) => y)) + 8 - top;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  const put = (x: number, y: number, glyph: string): void => {
    const row = rows[y - top];
    if (row && x >= left && x - left < width) row[x - left] = glyph;
  };
  for (const tile of view.tiles) {
    for (const [dy, row] of tile.rows.entries()) {
      for (const [dx, letter] of [...row].entries())
        put(tile.x + dx, tile.y + dy, /[1-8]/.test(letter) ? '.' : letter);
    }
  }
  for (const { type, x, y, used } of view.scenery) if (!used) put(x, y, SCENERY_NAMES[type].charAt(0));
  for (const door of view.doors) if (!door.open) put(door.x, door.y, '+');
  for (const hero of view.heroes) if (hero.at) put(hero.at.x, hero.at.y, heroSign(hero.id));
  for (const other of view.others) if (other.at) put(other.at.x, other.at.y, otherSign(other.id));
  const columns = Array.from({ length: width }, (_, x) => Math.abs(left + x) % 10);
  const name = (row: string): string => row.padStart(MARGIN);
  return [
    `${name('')} ${columns.join('')}`,
    ...rows.map((row, y) => `${name(String(top + y))} ${row.join('')}`.trimEnd()),
  ];
}
