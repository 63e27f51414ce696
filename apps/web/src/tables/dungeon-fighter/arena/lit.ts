/** The section a die lies on, lit, with its number. */
import { BOARD } from '@questhall/dice-table';
import type { Board } from '@questhall/games/dungeon-fighter';
import { Group, Mesh, PlaneGeometry, RingGeometry } from 'three';
import type { Field } from '../logic/place.ts';
import { numbersOf } from '../logic/place.ts';
import { flat, glow } from './models.ts';
import { glowingNumber } from './textures.ts';

const ABOVE = BOARD.top + 0.012;
const SIZE = 0.44;

const WHOLE = 2 * Math.PI;
const radians = (degrees: number): number => (degrees * WHOLE) / 360;

export function litModel(board: Board, field: Field): Group {
  const lit = new Group();
  const [inner, outer] = [Math.max(0.001, field.inner / 100), Math.min(1.7, field.outer / 100)];
  // Laid flat, angles run the other way round.
  const arc = [-radians(field.to), radians(field.to - field.from)] as const;
  lit.add(flat(new Mesh(new RingGeometry(inner, outer, 72, 1, ...arc), glow('#ffd86a', 0.42)), ABOVE));
  lit.add(
    flat(new Mesh(new RingGeometry(outer - 0.02, outer, 96, 1, ...arc), glow('#fff1b8', 0.9)), ABOVE + 0.002),
  );
  const texture = glowingNumber(field.value);
  for (const { x, y } of numbersOf(board, field)) {
    const material = glow('#ffffff');
    material.map = texture;
    const number = flat(new Mesh(new PlaneGeometry(SIZE, SIZE), material), ABOVE + 0.004);
    number.position.x = x / 100;
    number.position.z = y / 100;
    lit.add(number);
  }
  return lit;
}
