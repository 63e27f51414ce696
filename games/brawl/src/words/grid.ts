/** The arena as a picture made of letters. */
import type { HexId, Home } from '../content/arena.ts';
import { AREAS, DEPLOYMENT, HEXES, HOMES, STATUES, TRAP_HEXES } from '../content/arena.ts';
import type { BrawlView, ChampionView } from '../view.ts';
import type { Core } from '../vocabulary.ts';
import { CORES } from '../vocabulary.ts';

/** What areas and ends are called: their first letters are the marks. */
export interface Places {
  readonly colours: { readonly [core in Core]: string };
  readonly homes: { readonly [home in Home]: string };
}

export const statueMark = (core: Core): string => `${STATUES[core].name.charAt(0)}#`;
export const areaMark = (core: Core, { colours }: Places): string => ` ${colours[core].charAt(0)}`;
export const homeMark = (home: Home, { homes }: Places): string => ` ${homes[home].charAt(0)}`;
/** A Champion is the number in the list, with the letter of its side. */
export const championMark = ({ id, side }: ChampionView): string => `${id + 1}${side === 0 ? 'a' : 'b'}`;

export const areaOf = (hex: HexId): Core | undefined => CORES.find((core) => AREAS[core].includes(hex));

/** The arena row by row. */
export function rows(view: BrawlView, places: Places): string[] {
  const lines = new Map<number, string[]>();
  HEXES.forEach(({ r }, hex) => {
    const line = lines.get(r) ?? [];
    line.push(mark(hex, view, places));
    lines.set(r, line);
  });
  return [...lines].map(
    ([r, line]) => `${'ABCDEFG'[r + 3]} ${line.length === 8 ? '  ' : ''}${line.join('  ')}`,
  );
}

/** What is printed on a hex; the areas, trap hexes and deployment hexes do not overlap. */
function printed(hex: HexId, places: Places): string {
  const statue = CORES.find((core) => STATUES[core].hex === hex);
  if (statue) return statueMark(statue);
  const area = areaOf(hex);
  if (area) return areaMark(area, places);
  const home = HOMES.find((each) => DEPLOYMENT[each].includes(hex));
  if (home) return homeMark(home, places);
  return TRAP_HEXES.includes(hex) ? 'tt' : ' .';
}

function mark(hex: HexId, view: BrawlView, places: Places): string {
  const champion = view.champions.find((each) => each.hex === hex);
  if (champion) return championMark(champion);
  return view.traps.includes(hex) ? '^^' : printed(hex, places);
}
