/** The whole table as text, for terminals and screen readers. */
import type { Position } from '@questhall/kernel';
import type { SuperView } from '../view.ts';
import { objectiveText } from './cards.ts';
import { heroLine, monsterLine, thingLines, turnLines } from './figures.ts';
import { columnName, nameOf, turnOf } from './names.ts';

/** The letter a square shows: figures before things, things before floor. */
function letters(view: SuperView): Map<number, string> {
  const found = new Map<number, string>();
  for (const { square } of view.map.furniture) found.set(square, '#');
  for (const square of view.barrels) found.set(square, 'o');
  for (const { square } of view.chests) found.set(square, '$');
  for (const square of view.floorTraps) found.set(square, '^');
  for (const square of view.holes) found.set(square, 'v');
  for (const { squares, closed } of view.portals)
    for (const square of squares) found.set(square, closed ? '.' : '@');
  for (const { square } of view.levers) found.set(square, '/');
  for (const { square } of view.buttons) found.set(square, '_');
  for (const { square, lit } of view.braziers) found.set(square, lit ? '*' : '%');
  for (const { square } of view.fateTokens) found.set(square, '?');
  for (const { square } of view.tomes) if (square >= 0) found.set(square, '=');
  if (view.statue >= 0) found.set(view.statue, '&');
  if (view.dodge && view.dodge.tome >= 0) found.set(view.dodge.tome, '=');
  for (const monster of view.monsters) {
    for (const square of monster.squares) found.set(square, nameOf(monster.kind).slice(0, 1).toLowerCase());
  }
  for (const hero of view.heroes)
    if (hero.square >= 0) found.set(hero.square, hero.id.slice(0, 1).toUpperCase());
  return found;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly tileOf: readonly number[];
  readonly walls: readonly string[];
  /** Edges of doors that are closed. */
  readonly doors: readonly string[];
  readonly signs: ReadonlyMap<number, string>;
}

/** Two characters a square, with walls as lines and doors as signs between them. */
export function mapLines({ width, height, tileOf, walls, doors: closed, signs }: Picture): string[] {
  const standing = new Set(walls);
  const doors = new Set(closed);
  const lines: string[] = [];
  for (let y = 0; y <= height; y++) {
    let above = '';
    let row = '';
    for (let x = 0; x <= width; x++) {
      const north = `${x},${y}N`;
      const west = `${x},${y}W`;
      above += `+${doors.has(north) ? '=' : standing.has(north) ? '-' : ' '}`;
      const cell = y * width + x;
      const floor = x < width && y < height && (tileOf[cell] ?? -1) >= 0;
      row += `${doors.has(west) ? '!' : standing.has(west) ? '|' : ' '}${floor ? (signs.get(cell) ?? '.') : ' '}`;
    }
    lines.push(above.trimEnd());
    if (y < height) lines.push(row.trimEnd());
  }
  return lines;
}

const MARGIN = 2;

/** Each column's letter above it, each row's number before it: as squares are called. */
function withNames(lines: readonly string[], { map: { width } }: SuperView): readonly string[] {
  const columns = Array.from({ length: width }, (_, x) => ` ${columnName(x).slice(-1)}`);
  const margin = (line: number): string => (line % 2 === 0 ? '' : String((line + 1) / 2)).padStart(MARGIN);
  return [`${margin(0)} ${columns.join('')}`, ...lines.map((line, at) => `${margin(at)} ${line}`.trimEnd())];
}

export function boardWords(view: SuperView): string {
  const { figures, lies } = positionWords(view);
  return [
    headline(view),
    ...withNames(
      mapLines({
        ...view.map,
        doors: view.doors.filter(({ open }) => !open).flatMap(({ edges }) => edges),
        signs: letters(view),
      }),
      view,
    ),
    ...turnLines(view),
    ...figures.map(({ text }) => text),
    ...lies,
  ].join('\n');
}

export const positionWords = (view: SuperView): Position => ({
  stands: [headline(view), ...turnLines(view)],
  figures: [
    ...view.heroes.map((hero) => ({ ref: { figure: hero.id }, text: heroLine(hero, view) })),
    ...view.monsters.map((monster) => ({ ref: { figure: monster.id }, text: monsterLine(monster, view) })),
  ],
  lies: thingLines(view),
});

function headline(view: SuperView): string {
  const clock = view.dodge
    ? ` Round ${view.dodge.round}, ${view.dodge.score.join(' : ')}.`
    : view.phase === 'setup'
      ? ''
      : ` Turn ${turnOf(view.turnMarker, view.endToken)}.`;
  return `${view.mission.title}.${clock} ${view.mode === 'standard' || view.mode === 'ugly-master' ? objectiveText(view.mission.objective) : ''}`.trimEnd();
}
