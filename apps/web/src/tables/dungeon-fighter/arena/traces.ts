/** The way a die went, drawn as a glowing line with rings where it bounced; and the fainter one of the best throw so far. */
import { DIE } from '@questhall/dice-table';
import type { Die } from '@questhall/games/dungeon-fighter';
import type { Group } from 'three';
import {
  CatmullRomCurve3,
  Float32BufferAttribute,
  Group as GroupOf,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { At, Bounce } from '../throwing/way.ts';

const SIDES = 6;
const A_PIECE = SIDES * 6;

const glowing = (color: string, opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    fog: false,
    toneMapped: false,
  });

/** Fainter towards the hand: what is newest is clearest. */
function faded(tube: TubeGeometry, pieces: number, from: number): void {
  const colours: number[] = [];
  for (let ring = 0; ring <= pieces; ring++)
    for (let side = 0; side <= SIDES; side++) colours.push(1, 1, 1, from + (1 - from) * (ring / pieces));
  tube.setAttribute('color', new Float32BufferAttribute(colours, 4));
}

export interface TraceModel {
  readonly model: Group;
  /** So much of it (0 to 1) has been gone, and so clearly (0 to 1) is it seen. */
  readonly show: (part: number, clear: number) => void;
}

export function traceModel(
  points: readonly At[],
  bounces: readonly (Bounce & { part: number })[],
): TraceModel {
  const model = new GroupOf();
  const pieces = Math.max(2, points.length * 2);
  const tube = new TubeGeometry(curveOf(points), pieces, 0.03, SIDES);
  faded(tube, pieces, 0.25);
  const line = glowing('#ffc94a', 1);
  line.vertexColors = true;
  model.add(new Mesh(tube, line));
  const rings = bounces.map(({ at, on, part }) => {
    const tone = glowing(on === 'table' ? '#fff1c4' : '#ff9a6a', 0.9);
    const ring = new Mesh(new RingGeometry(0.09, 0.13, 40), tone);
    ring.rotation.x = -Math.PI / 2;
    ring.position.set(at.x, at.y + 0.015, at.z);
    model.add(ring);
    return { ring, tone, part };
  });
  return {
    model,
    show(part, clear) {
      tube.setDrawRange(0, Math.round(pieces * part) * A_PIECE);
      line.opacity = clear;
      for (const { ring, tone, part: from } of rings) {
        ring.visible = part >= from;
        tone.opacity = 0.9 * clear;
      }
    },
  };
}

const GHOST = '#a9d4ff';

export function ghostModel(points: readonly At[], die: Die): Group {
  const model = new GroupOf();
  const pieces = Math.max(2, points.length * 3);
  const tube = new TubeGeometry(curveOf(points), pieces, 0.012, SIDES);
  faded(tube, pieces, 0.1);
  const line = glowing(GHOST, 0.4);
  line.vertexColors = true;
  model.add(new Mesh(tube, line));
  const end = points.at(-1);
  if (end === undefined) return model;
  const edge = DIE[die].half * 2;
  const cube = new Mesh(new RoundedBoxGeometry(edge, edge, edge, 2, edge * 0.1), glowing(GHOST, 0.34));
  cube.position.set(end.x, end.y, end.z);
  model.add(cube);
  return model;
}

const curveOf = (points: readonly At[]): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    points.map(({ x, y, z }) => new Vector3(x, y, z)),
    false,
    'centripetal',
  );
