/** The whole table as text, for terminals and screen readers. */
import type { DungeonlandView, HeroView } from '../view.ts';
import { CONDITION_NAMES, nameOfFigure, nameOfThing, SCENERY_NAMES } from './names.ts';

const GLYPHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function boardWords(view: DungeonlandView): string {
  const lines = [`${nameOfThing(view.adventure)}, round ${view.round}, ${cardsBehindDoors(view)}`];
  lines.push(
    ...view.objectives.map(
      ({ objective, have, need, met }) => `Objective ${objective.goal}: ${have}/${need}${met ? ', met' : ''}`,
    ),
  );
  lines.push(...map(view), '');
  for (const hero of view.heroes) lines.push(heroLine(hero, view));
  for (const other of view.others) {
    const at = other.at ? `(${other.at.x},${other.at.y})` : 'off the map';
    const marks = other.conditions.map((condition) => CONDITION_NAMES[condition]).join(', ');
    lines.push(
      `${nameOfFigure(other.id, view)} ${at} Health ${other.health}/${other.maxHealth} ${marks}`.trimEnd(),
    );
  }
  const row = view.row.map(({ card, hero, done }) => {
    const name = card !== 'hero' ? nameOfThing(card) : hero < 0 ? 'any hero' : nameOfFigure(hero, view);
    return done ? `(${name})` : name;
  });
  lines.push(`Row: ${row.join(' > ')}`);
  return lines.join('\n');
}

const heroLine = (hero: HeroView, view: DungeonlandView): string => {
  const at = hero.at ? `(${hero.at.x},${hero.at.y})` : 'unconscious';
  const marks = hero.conditions.map((condition) => CONDITION_NAMES[condition]);
  const things = [...hero.wielded, ...hero.consumables].map(nameOfThing);
  return `${nameOfFigure(hero.id, view)} ${at} Health ${hero.health}/${hero.maxHealth} Energy ${hero.energy}/${hero.maxEnergy} gold ${hero.gold} XP ${hero.xp} ${[...marks, ...things].join(', ')}`;
};

/** What is still to be explored. */
export function cardsBehindDoors({ cardsLeft }: Pick<DungeonlandView, 'cardsLeft'>): string {
  if (cardsLeft === 0) return 'no door is left';
  return cardsLeft === 1 ? '1 card behind doors' : `${cardsLeft} cards behind doors`;
}

/** Heroes are digits, others letters, scenery small letters. */
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
  for (const hero of view.heroes) if (hero.at) put(hero.at.x, hero.at.y, String(hero.id + 1));
  for (const [index, other] of view.others.entries())
    if (other.at) put(other.at.x, other.at.y, GLYPHS[index % 26] as string);
  return rows.map((row) => row.join(''));
}
