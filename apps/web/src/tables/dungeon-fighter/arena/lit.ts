/** The section a die lies on, lit, with its number. */
import { BOARD, RINGS } from '@questhall/dice-table';
import type { Region, Section } from '@questhall/games/dungeon-fighter';
import { SECTION_VALUES } from '@questhall/games/dungeon-fighter';
import { Group, Mesh, PlaneGeometry, RingGeometry } from 'three';
import { flat, glow } from './models.ts';
import { glowingNumber } from './textures.ts';

/** How far from the middle the numbers are printed, in dm. */
const PRINTED: { readonly [section in Section]: number } = {
  section1: 1.57,
  section2: 1.3,
  section3: 1,
  section4: 0.7,
  section5: 0.4,
  bullseye: 0,
};
const ABOVE = BOARD.top + 0.012;
const SIZE = 0.44;

/** Nothing for what is no section. */
export function litModel(region: Region): Group | undefined {
  const at = RINGS.findIndex(([name]) => name === region);
  if (at < 0) return undefined;
  const section = region as Section;
  const lit = new Group();
  const [inner, outer] = [at === 0 ? 0.001 : (RINGS[at - 1]?.[1] ?? 0), RINGS[at]?.[1] ?? 0];
  lit.add(flat(new Mesh(new RingGeometry(inner, outer, 72), glow('#ffd86a', 0.42)), ABOVE));
  lit.add(flat(new Mesh(new RingGeometry(outer - 0.02, outer, 96), glow('#fff1b8', 0.9)), ABOVE + 0.002));
  const texture = glowingNumber(SECTION_VALUES[section]);
  const out = PRINTED[section];
  for (let quarter = 0; quarter < (out === 0 ? 1 : 4); quarter++) {
    const material = glow('#ffffff');
    material.map = texture;
    const number = flat(new Mesh(new PlaneGeometry(SIZE, SIZE), material), ABOVE + 0.004);
    number.position.x = Math.cos((quarter * Math.PI) / 2) * out;
    number.position.z = Math.sin((quarter * Math.PI) / 2) * out;
    lit.add(number);
  }
  return lit;
}
