/** [GEO-24] Axial coordinates of pointy-top hexes: q grows to the east, r to the south; on screen x = q + r/2. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type HexKey = `${number},${number}`;

/** [GEO-24] Clockwise from the east. */
export const HEX_DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

const VECTORS: Record<HexDirection, Hex> = {
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
};

export function formatHex({ q, r }: Hex): HexKey {
  return `${q},${r}`;
}

export function isHexKey(text: string): text is HexKey {
  return /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.test(text);
}

export function parseHex(key: HexKey): Hex {
  const comma = key.indexOf(',');
  return { q: Number(key.slice(0, comma)), r: Number(key.slice(comma + 1)) };
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Reading order: row by row from the north, each row from the west. */
export function compareHexes(a: Hex, b: Hex): number {
  return a.r - b.r || a.q - b.q;
}

export function addHexes(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function stepHex(from: Hex, direction: HexDirection, steps = 1): Hex {
  const vector = VECTORS[direction];
  return { q: from.q + vector.q * steps, r: from.r + vector.r * steps };
}

export function hexNeighbours(hex: Hex): Hex[] {
  return HEX_DIRECTIONS.map((direction) => stepHex(hex, direction));
}

export function hexDistance(a: Hex, b: Hex): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes exactly so far away, clockwise from the east. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  return HEX_DIRECTIONS.flatMap((direction, i) => {
    const along = HEX_DIRECTIONS[(i + 2) % 6] as HexDirection;
    const corner = stepHex(centre, direction, radius);
    return Array.from({ length: radius }, (_, k) => stepHex(corner, along, k));
  });
}

/** All hexes up to so far away, the centre first, then ring by ring. */
export function hexDisc(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, k) => hexRing(centre, k)).flat();
}

/** [GEO-26] Sixths of a turn clockwise about (0,0); negative ones turn back. */
export function turnHex(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let k = ((turns % 6) + 6) % 6; k > 0; k--) [q, r] = [0 - r, q + r];
  return { q, r };
}

export function turnHexDirection(direction: HexDirection, turns: number): HexDirection {
  const index = HEX_DIRECTIONS.indexOf(direction) + turns;
  return HEX_DIRECTIONS[((index % 6) + 6) % 6] as HexDirection;
}

/** West becomes east. */
export function mirrorHex({ q, r }: Hex): Hex {
  return { q: 0 - q - r, r };
}

/** North becomes south. */
export function flipHex({ q, r }: Hex): Hex {
  return { q: q + r, r: 0 - r };
}

/** A shape drawn around (0,0), turned and put where it is used. */
export function placeHexes(shape: readonly Hex[], centre: Hex, turns = 0): Hex[] {
  return shape.map((hex) => addHexes(centre, turnHex(hex, turns)));
}

/** [GEO-26] The sixths of a turn that make a difference: a ring has one orientation, an arc six. */
export function hexOrientations(shape: readonly Hex[]): number[] {
  const seen = new Set<string>();
  return [0, 1, 2, 3, 4, 5].filter((turns) => {
    const outcome = placeHexes(shape, { q: 0, r: 0 }, turns).sort(compareHexes).map(formatHex).join(' ');
    return !seen.has(outcome) && seen.add(outcome);
  });
}
