/** A Mission as a picture of letters, for whoever writes one. */
import { cellOf } from '@questhall/geometry';
import { kindCard } from '../content/index.ts';
import { doorEdges, layoutOf } from '../queries/layout.ts';
import { mapLines } from '../words/board.ts';
import type { At, Mission } from './types.ts';

/** Signs: # furniture, o barrel, $ chest, ^ trap, @ Portal, / lever, _ button, % brazier, & Statue, = Tome, ? Fate token, 1-6 entrance. */
export function drawMission(mission: Mission): string {
  const layout = layoutOf(mission);
  const { grid } = layout;
  const cell = ([x, y]: At): number => cellOf(grid, { x, y });
  const local = (edge: { x: number; y: number; side: 'N' | 'W' }): string =>
    `${edge.x - grid.left},${edge.y - grid.top}${edge.side}`;
  const edges = [...mission.doors.map(({ edge }) => edge), ...(mission.gate ? [mission.gate.edge] : [])];
  const signs = new Map<number, string>();
  for (const { cell: square } of layout.furniture) signs.set(square, '#');
  for (const at of mission.barrels) signs.set(cell(at), 'o');
  for (const { at } of mission.chests) signs.set(cell(at), '$');
  for (const at of mission.floorTraps) signs.set(cell(at), '^');
  for (const { kind, at } of mission.portals) {
    const first = cell(at);
    const squares = kind === 'big' ? [first, first + 1, first + grid.width, first + grid.width + 1] : [first];
    for (const square of squares) signs.set(square, '@');
  }
  for (const { kind, at } of mission.props) signs.set(cell(at), PROP_SIGNS[kind]);
  for (const { kind, at, facing } of mission.monsters) {
    const first = cell(at);
    const next = facing === 'N' || facing === 'S' ? first + 1 : first + grid.width;
    const letter = kindCard(kind).name.slice(0, 1).toLowerCase();
    for (const square of kindCard(kind).big ? [first, next] : [first]) signs.set(square, letter);
  }
  mission.entrance.forEach((at, index) => {
    signs.set(cell(at), String(index + 1));
  });
  const names = mission.tiles.map(
    ({ name, at }) => `${name} at ${at.join(',')}${mission.sleepy.includes(name) ? ' (asleep)' : ''}`,
  );
  const lines = mapLines({
    width: grid.width,
    height: grid.height,
    tileOf: [...layout.tileOf],
    walls: layout.walls.map(local),
    doors: edges.flatMap((edge) => doorEdges(edge).map(local)),
    signs,
  });
  return [`${mission.number}. ${mission.title}`, ...lines, ...names].join('\n');
}

const PROP_SIGNS = { lever: '/', button: '_', statue: '&', brazier: '%', tome: '=', fate: '?' } as const;
