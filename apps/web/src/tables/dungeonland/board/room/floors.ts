/** What one walks on, kind by kind. */
import type { Chance, Layer } from './floor-layers.ts';
import { blob, box, courses, dot, shaded, squareAt, squares, stones, strewn } from './floor-layers.ts';
import { chances, GOLD, SIDE, short, WIDE } from './ink.ts';
import type { Floor } from './rooms.ts';

const ALL = box(0, 0, WIDE, WIDE);
const ground = (fill: string): Layer => ({ d: ALL, fill });
const lines = (d: string, stroke: string, width: number, opacity = 1): Layer => ({
  d,
  fill: 'none',
  stroke,
  width,
  opacity,
});

const tuft = (x: number, y: number): string =>
  `M${short(x)} ${short(y)}l2.6-8 2.4 8m1.6 .4l4-6.4m-10.6 6l-3-5`;
const veins = (chance: Chance, count: number): string =>
  strewn(
    count,
    chance,
    (x, y) =>
      `M${short(x)} ${short(y)}q${short(10 + chance() * 14)} ${short(chance() * 20 - 10)} ${short(24 + chance() * 14)} ${short(chance() * 12 - 4)}t${short(16 + chance() * 18)} ${short(chance() * 22 - 11)}`,
  );

const grown = (
  chance: Chance,
  base: string,
  [dark, light]: readonly [string, string],
  blades: string,
): Layer[] => [
  ground(base),
  {
    d: strewn(34, chance, (x, y) => blob(x, y, 20 + chance() * 26, 11 + chance() * 12)),
    fill: dark,
    opacity: 0.5,
  },
  {
    d: strewn(26, chance, (x, y) => blob(x, y, 14 + chance() * 22, 8 + chance() * 9)),
    fill: light,
    opacity: 0.45,
  },
  lines(strewn(90, chance, tuft), blades, 1.3, 0.55),
];

const wooden = (
  chance: Chance,
  high: number,
  lengths: readonly [number, number],
  shades: readonly string[],
  seam: string,
): readonly Layer[] => {
  const { boards, nails, grain } = courses(high, lengths, chance);
  return [
    ...shaded(boards, shades, chance, { stroke: seam, width: 1.5 }),
    lines(grain, seam, 1, 0.34),
    { d: nails, fill: seam },
    lines(boards.map((board) => board.slice(0, board.indexOf('v'))).join(''), '#fff1d8', 0.8, 0.12),
  ];
};

const chequered = (even: readonly string[], odd: readonly string[], chance: Chance): readonly Layer[] => {
  const of = (rest: number): string[] =>
    squares((column, row) => ((column + row) % 2 === rest ? squareAt(column, row) : '')).filter(Boolean);
  return [...shaded(of(0), even, chance), ...shaded(of(1), odd, chance)];
};

const diamond = (column: number, row: number, reach: number): string => {
  const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
  return `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`;
};

/** Blocks laid two and two, now lying, now standing. */
const parquet = (chance: Chance): readonly Layer[] => {
  const half = SIDE / 2;
  const blocks = Array.from({ length: 256 }, (_, at) => {
    const [column, row] = [at % 16, Math.floor(at / 16)];
    const [x, y] = [column * half, row * half];
    const third = half / 3;
    return [0, 1, 2].map((strip) =>
      (column + row) % 2 === 0
        ? box(x, y + strip * third, half, third)
        : box(x + strip * third, y, third, half),
    );
  }).flat();
  return [
    ...shaded(blocks, ['#6b4a4c', '#744f4a', '#5f4449', '#7d5850'], chance, {
      stroke: '#2c1c2b',
      width: 0.9,
    }),
    lines(
      Array.from({ length: 9 }, (_, at) => `M${at * SIDE} 0V${WIDE}M0 ${at * SIDE}H${WIDE}`).join(''),
      '#2c1c2b',
      1.4,
      0.8,
    ),
  ];
};

const MAKERS: { readonly [floor in Floor]: (chance: Chance) => readonly Layer[] } = {
  meadow: (chance) => [
    ...grown(chance, '#3a5c4b', ['#2b4a41', '#54795a'], '#9cc084'),
    { d: strewn(24, chance, (x, y) => dot(x, y, 1.7)), fill: '#f0dfae' },
    { d: strewn(16, chance, (x, y) => dot(x, y, 1.6)), fill: '#d99ab4' },
  ],
  needles: (chance) => [
    ...grown(chance, '#454a43', ['#31413d', '#5d5c46'], '#8fa27a'),
    lines(
      strewn(
        150,
        chance,
        (x, y) => `M${short(x)} ${short(y)}l${short(chance() * 12 - 6)} ${short(3 + chance() * 5)}`,
      ),
      '#b98a58',
      1.2,
      0.55,
    ),
  ],
  earth: (chance) => [
    ...grown(chance, '#473c44', ['#332c39', '#5d4c4b'], '#7d9a6c'),
    lines(veins(chance, 22), '#2a2230', 3, 0.5),
    lines(veins(chance, 14), '#7a6354', 1.6, 0.5),
  ],
  planks: (chance) => wooden(chance, 24, [88, 156], ['#6d5160', '#604857', '#785a5e', '#564254'], '#2a2038'),
  wharf: (chance) => wooden(chance, 16, [96, 190], ['#5d6068', '#535963', '#696a6c', '#4a525f'], '#1d2436'),
  parquet,
  flagstones: (chance) => [
    ground('#272c50'),
    ...shaded(stones(8, [40, 92], chance), ['#5d648f', '#555c88', '#666c95', '#4e5580'], chance),
    lines(
      strewn(26, chance, (x, y) => `M${short(x)} ${short(y)}l6-4 5 3 4-5`),
      '#23284a',
      1.1,
      0.7,
    ),
  ],
  marble: (chance) => [
    ...chequered(['#53689f', '#4b5f97', '#5b70a6'], ['#2b3a74', '#26346c', '#30407b'], chance),
    lines(veins(chance, 34), '#dbe4fb', 1, 0.2),
    lines(
      Array.from({ length: 9 }, (_, at) => `M${at * SIDE} 0V${WIDE}M0 ${at * SIDE}H${WIDE}`).join(''),
      GOLD,
      1,
      0.34,
    ),
  ],
  icing: (chance) => [
    ...chequered(['#a97b86', '#a1737f'], ['#7b5061', '#734a5c'], chance),
    {
      d: squares((column, row) => ((column + row) % 2 === 1 ? diamond(column, row, 15) : '')).join(''),
      fill: '#8d6072',
      stroke: '#f3dcc4',
      width: 1.2,
      opacity: 0.75,
    },
    lines(
      strewn(
        70,
        chance,
        (x, y) => `M${short(x)} ${short(y)}l${short(chance() * 8 - 4)} ${short(chance() * 8 - 4)}`,
      ),
      '#fbe9b4',
      2.3,
      0.6,
    ),
    lines(
      strewn(
        50,
        chance,
        (x, y) => `M${short(x)} ${short(y)}l${short(chance() * 8 - 4)} ${short(chance() * 8 - 4)}`,
      ),
      '#a5dbdd',
      2.3,
      0.55,
    ),
  ],
  cards: (chance) => [
    ...chequered(['#5a2c42', '#542840', '#613148'], ['#2c2748', '#262241', '#322c50'], chance),
    {
      d: squares((column, row) => diamond(column, row, 18)).join(''),
      fill: 'none',
      stroke: GOLD,
      width: 1,
      opacity: 0.3,
    },
  ],
  tower: (chance) => [
    ground('#2b2846'),
    ...shaded(stones(12, [22, 54], chance), ['#5a5478', '#524c70', '#635d82', '#4b4568'], chance),
  ],
  frost: (chance) => [
    ground('#5f7f9b'),
    {
      d: strewn(30, chance, (x, y) => blob(x, y, 24 + chance() * 30, 12 + chance() * 14)),
      fill: '#7c9fba',
      opacity: 0.5,
    },
    {
      d: strewn(24, chance, (x, y) => blob(x, y, 16 + chance() * 24, 8 + chance() * 10)),
      fill: '#b3d0e2',
      opacity: 0.35,
    },
    lines(veins(chance, 18), '#eaf6ff', 1.2, 0.4),
    { d: strewn(60, chance, (x, y) => dot(x, y, 1.2)), fill: '#f4fbff', opacity: 0.8 },
  ],
  ice: (chance) => [
    ...chequered(['#5480a8', '#4d789f'], ['#36588a', '#325283'], chance),
    lines(veins(chance, 26), '#e6f5ff', 1.3, 0.34),
    lines(
      strewn(
        34,
        chance,
        (x, y) => `M${short(x)} ${short(y)}l${short(10 + chance() * 16)} ${short(-8 - chance() * 12)}`,
      ),
      '#ffffff',
      2,
      0.16,
    ),
  ],
};

const made = new Map<Floor, readonly Layer[]>();

/** Drawn once, however often the tile is laid. */
export function layersOf(floor: Floor): readonly Layer[] {
  const known = made.get(floor) ?? MAKERS[floor](chances(floor.length * 97 + floor.charCodeAt(1)));
  made.set(floor, known);
  return known;
}
