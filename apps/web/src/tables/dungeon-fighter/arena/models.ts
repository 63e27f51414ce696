/** Things on the table as bodies to look at, in dm like the physics. */
import { BOARD, CARD, CUP, DIE, GATE, HIP, KNEE, PEG, RAMP, TEMPLATE_RADIUS } from '@questhall/dice-table';
import type { Board, Die, Face, Template } from '@questhall/games/dungeon-fighter';
import { FACES_OF } from '@questhall/games/dungeon-fighter';
import type { Material, Object3D, Texture } from 'three';
import {
  BoxGeometry,
  BufferGeometry,
  CapsuleGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  IcosahedronGeometry,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Path,
  RingGeometry,
  Shape,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { HOLES, PEGS } from '../logic/place.ts';
import { dieFace, numbersFrom, target, templateFace } from './textures.ts';

const WHOLE = Math.PI * 2;

const solid = (
  color: string,
  rough: number,
  more: ConstructorParameters<typeof MeshStandardMaterial>[0] = {},
): MeshStandardMaterial => new MeshStandardMaterial({ color, roughness: rough, ...more });

function shaded<Kind extends Object3D>(thing: Kind): Kind {
  thing.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return thing;
}

/** The same in as few bodies as it has materials: quicker to draw. */
function merged(group: Group): Group {
  group.updateMatrixWorld(true);
  const parts = new Map<Material, BufferGeometry[]>();
  group.traverse((part) => {
    if (!(part instanceof Mesh) || Array.isArray(part.material)) return;
    const made = part.geometry as BufferGeometry;
    const geometry = (made.index ? made.toNonIndexed() : made).applyMatrix4(part.matrixWorld);
    parts.set(part.material, [...(parts.get(part.material) ?? []), geometry]);
  });
  const whole = new Group();
  for (const [material, geometries] of parts) whole.add(new Mesh(mergeGeometries(geometries), material));
  return shaded(whole);
}

const put = <Kind extends Object3D>(thing: Kind, x: number, y: number, z: number): Kind => {
  thing.position.set(x, y, z);
  return thing;
};

export function boardModel(size: number, bump: Texture, board: Board): Group {
  const group = new Group();
  const shape = new Shape();
  shape.absarc(0, 0, BOARD.radius, 0, WHOLE);
  for (const { x, y, radius } of HOLES[board]) {
    const hole = new Path();
    hole.absarc(x / 100, -y / 100, radius / 100, 0, WHOLE, true);
    shape.holes.push(hole);
  }
  const bevel = 0.006;
  const geometry = new ExtrudeGeometry(shape, {
    depth: BOARD.top - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 72,
  });
  const { position, uv } = geometry.attributes;
  if (position && uv)
    for (let n = 0; n < position.count; n++)
      uv.setXY(n, position.getX(n) / 4 + 0.5, position.getY(n) / 4 + 0.5);
  const top = new MeshStandardMaterial({
    map: target(size, board),
    roughness: board === 'fair' ? 0.32 : 0.55,
    bumpMap: bump,
    bumpScale: 0.25,
  });
  const body = put(new Mesh(geometry, [top, solid('#5b3d22', 0.8)]), 0, bevel, 0);
  body.rotation.x = -Math.PI / 2;
  const dark = put(new Mesh(new CircleGeometry(BOARD.radius - 0.01, 48), solid('#0c0805', 1)), 0, 0.004, 0);
  dark.rotation.x = -Math.PI / 2;
  dark.receiveShadow = true;
  group.add(shaded(body), dark, ...PEGS[board].map(({ x, y }) => pegModel(x / 100, y / 100)));
  return group;
}

function pegModel(x: number, z: number): Object3D {
  const peg = new Mesh(
    new CylinderGeometry(PEG.radius * 0.85, PEG.radius, PEG.height, 20),
    new MeshStandardMaterial({ color: '#d9a441', roughness: 0.3, metalness: 0.6 }),
  );
  return shaded(put(peg, x, BOARD.top + PEG.height / 2, z));
}

/** Sides of a box as three numbers them: +x −x +y −y +z −z. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;
const faces = new Map<string, MeshStandardMaterial>();

function faceMaterial(die: Die, face: Face, side: number): MeshStandardMaterial {
  const key = `${die} ${face} ${side}`;
  const known = faces.get(key);
  if (known) return known;
  const made = new MeshStandardMaterial({
    map: dieFace(die, face, side),
    roughness: die === 'rubber' ? 0.85 : die === 'lead' ? 0.35 : 0.5,
    metalness: die === 'lead' ? 0.7 : 0,
  });
  faces.set(key, made);
  return made;
}

/** A die whose face lies on this side; the others are what is left of its faces. */
export function dieModel(die: Die, face: Face, up: Side): Mesh {
  const left = [...FACES_OF[die]];
  left.splice(Math.max(0, left.indexOf(face)), 1);
  // Opposite the face that counts is a blank one, and the rest goes round.
  const others = [...left].sort((a, b) => Number(a === 'blank') - Number(b === 'blank'));
  const opposite = (up ^ 1) as Side;
  const materials = [0, 1, 2, 3, 4, 5].map((side) => {
    if (side === up) return faceMaterial(die, face, side);
    return faceMaterial(die, side === opposite ? 'blank' : (others.shift() ?? 'blank'), side);
  });
  const edge = DIE[die].half * 2;
  return shaded(new Mesh(new RoundedBoxGeometry(edge, edge, edge, 3, edge * 0.1), materials));
}

export function templateModel(template: Template): Mesh {
  const radius = TEMPLATE_RADIUS[template];
  const rim = solid('#f4e6c4', 0.8);
  const face = new MeshStandardMaterial({ map: templateFace(template), roughness: 0.75 });
  return shaded(new Mesh(new CylinderGeometry(radius, radius, CARD.thickness, 48), [rim, face, face]));
}

export function bushModel(seed: number): Group {
  const next = numbersFrom(seed);
  const bush = new Group();
  const leaves = [solid('#3f6a2c', 0.85), solid('#567f35', 0.85), solid('#2c4d20', 0.9)];
  const thorn = solid('#e6d9b0', 0.6);
  for (let n = 0; n < 22; n++) {
    const [angle, out] = [next() * WHOLE, Math.sqrt(next()) * 0.105];
    const up = 0.04 + next() * 0.24 * (1 - out / 0.16);
    const ball = new Mesh(new IcosahedronGeometry(0.052 + next() * 0.036, 1), leaves[n % 3]);
    bush.add(put(ball, Math.cos(angle) * out, up, Math.sin(angle) * out));
  }
  for (let n = 0; n < 30; n++) {
    const [angle, rise] = [next() * WHOLE, next() * 1.35];
    const way = new Vector3(
      Math.cos(angle) * Math.cos(rise),
      Math.sin(rise),
      Math.sin(angle) * Math.cos(rise),
    );
    const spike = new Mesh(new ConeGeometry(0.011, 0.085, 5), thorn);
    spike.position
      .copy(way)
      .multiplyScalar(0.155)
      .add(new Vector3(0, 0.12, 0));
    spike.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way);
    bush.add(spike);
  }
  for (let n = 0; n < 3; n++) {
    const angle = next() * WHOLE;
    const flower = new Mesh(new SphereGeometry(0.028, 10, 8), solid('#d23b6a', 0.5));
    bush.add(put(flower, Math.cos(angle) * 0.09, 0.26 + next() * 0.06, Math.sin(angle) * 0.09));
  }
  return merged(bush);
}

/** Gadgets look along −x from the thrower to the centre: x is the distance from the centre. */
export function gateModel(bump: Texture): Group {
  const gate = new Group();
  const wood = solid('#8a5a30', 0.7, { bumpMap: bump, bumpScale: 0.8 });
  const iron = solid('#565b60', 0.4, { metalness: 0.7 });
  const stone = solid('#8a8f86', 0.9);
  const middle = GATE.halfWidth + GATE.post / 2;
  for (const side of [-1, 1]) {
    const z = side * middle;
    const post = new RoundedBoxGeometry(GATE.depth, GATE.height, GATE.post, 2, 0.02);
    gate.add(put(new Mesh(post, wood), 0, GATE.height / 2, z));
    gate.add(put(new Mesh(new RoundedBoxGeometry(0.2, 0.1, 0.22, 2, 0.03), stone), 0, 0.05, z + side * 0.05));
    for (const y of [0.3, 0.66])
      gate.add(put(new Mesh(new BoxGeometry(GATE.depth + 0.012, 0.05, GATE.post + 0.012), iron), 0, y, z));
    gate.add(put(new Mesh(new SphereGeometry(0.068, 16, 12), iron), 0, GATE.height + 0.14, z));
  }
  const lintel = new RoundedBoxGeometry(GATE.depth, GATE.lintel, 2 * middle + 0.2, 2, 0.02);
  gate.add(put(new Mesh(lintel, wood), 0, GATE.height + GATE.lintel / 2, 0));
  gate.position.x = GATE.at;
  return shaded(gate);
}

export function rampModel(): Group {
  const run = RAMP.length * Math.cos((RAMP.degrees * Math.PI) / 180);
  const rise = RAMP.length * Math.sin((RAMP.degrees * Math.PI) / 180);
  const w = RAMP.halfWidth;
  // The low end at x = 0, the high end towards the board.
  const corners = [
    [0, 0, -w],
    [0, 0, w],
    [-run, 0, w],
    [-run, 0, -w],
    [-run, rise, w],
    [-run, rise, -w],
  ] as const;
  const triangles = [0, 1, 4, 0, 4, 5, 3, 5, 4, 3, 4, 2, 0, 5, 3, 1, 2, 4, 0, 2, 1, 0, 3, 2];
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      triangles.flatMap((at) => [...(corners[at] ?? [])]),
      3,
    ),
  );
  geometry.computeVertexNormals();
  const ramp = new Group();
  ramp.add(new Mesh(geometry, solid('#8f6136', 0.7, { side: DoubleSide, flatShading: true })));
  const slope = (RAMP.degrees * Math.PI) / 180;
  for (const [z, tone, thick] of [
    [-0.1, '#5d3a1c', 0.014],
    [0, '#5d3a1c', 0.014],
    [0.1, '#5d3a1c', 0.014],
    [-w, '#7d8a6a', 0.03],
    [w, '#7d8a6a', 0.03],
  ] as const) {
    const rail = put(
      new Mesh(new BoxGeometry(RAMP.length, thick, thick), solid(tone, 0.6)),
      -run / 2,
      rise / 2,
      z,
    );
    rail.rotation.z = -slope;
    ramp.add(rail);
  }
  return shaded(ramp);
}

export function kneeModel(at: number): Group {
  const knee = new Group();
  const cloth = solid('#5f6f9a', 0.9);
  const length = KNEE.halfStraight * 2;
  const leg = new Mesh(new CapsuleGeometry(KNEE.radius, length, 12, 32), cloth);
  leg.rotation.x = Math.PI / 2;
  knee.add(leg);
  const patch = put(
    new Mesh(new SphereGeometry(0.2, 24, 16), solid('#b4533c', 0.9)),
    0,
    KNEE.radius - 0.12,
    0,
  );
  patch.scale.set(1, 0.7, 1);
  knee.add(patch);
  knee.position.x = at;
  return shaded(knee);
}

/** The die starts in front of the belly, and one looks from behind it. */
const SEEN_THROUGH = { transparent: true, opacity: 0.38, depthWrite: false } as const;

export function hipModel(): Group {
  const hip = new Group();
  const belly = new CylinderGeometry(HIP.radius, HIP.radius * 0.96, HIP.height, 48);
  hip.add(
    put(new Mesh(belly, solid('#7a8f4e', 0.95, SEEN_THROUGH)), HIP.front + HIP.radius, HIP.height / 2, 0),
  );
  const belt = new CylinderGeometry(HIP.radius + 0.02, HIP.radius + 0.02, 0.26, 48, 1, true);
  hip.add(
    put(new Mesh(belt, solid('#4a2d17', 0.6, SEEN_THROUGH)), HIP.front + HIP.radius, HIP.ledgeTop + 0.25, 0),
  );
  const ledge = new RoundedBoxGeometry(HIP.ledge, HIP.ledgeThickness, HIP.ledgeHalfWidth * 2, 2, 0.03);
  hip.add(
    put(
      new Mesh(ledge, solid('#d9a441', 0.4, { metalness: 0.2 })),
      HIP.front - HIP.ledge / 2,
      HIP.ledgeTop - HIP.ledgeThickness / 2,
      0,
    ),
  );
  return shaded(hip);
}

/** Its base in the origin, as the physics moves it. */
export function chaliceModel(die: Die): Mesh {
  const inner = die === 'big' ? CUP.bigRadius : CUP.radius;
  const outer = inner + CUP.wall;
  const profile = [
    [0, 0],
    [outer * 0.9, 0],
    [outer, 0.05],
    [outer * 1.02, CUP.depth * 0.7],
    [outer * 1.1, CUP.depth],
    [inner, CUP.depth],
    [inner, CUP.wall],
    [0, CUP.wall],
  ] as const;
  const geometry = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    40,
  );
  return shaded(new Mesh(geometry, solid('#d0a347', 0.38, { metalness: 0.25, side: DoubleSide })));
}

/** A broken wall around the far side of the table, and moss. */
export function ruins(bump: Texture): Group {
  const next = numbersFrom(91);
  const group = new Group();
  const moss = ['#55703a', '#6b8745', '#42582f'].map((tone) => solid(tone, 1));
  const stones = ['#6d746e', '#7f857c', '#5a625e'].map((tone) =>
    solid(tone, 0.95, { bumpMap: bump, bumpScale: 1 }),
  );
  const tuft = (x: number, y: number, z: number, size: number, n: number): void => {
    const ball = put(new Mesh(new IcosahedronGeometry(size, 1), moss[n % 3]), x, y, z);
    ball.scale.set(1.7, 0.4, 1.2);
    group.add(ball);
  };
  const wall = (
    from: readonly [number, number],
    to: readonly [number, number],
    count: number,
    rows: number,
  ): void => {
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const wide = Math.hypot(dx, dz) / count;
    for (let n = 0; n < count; n++)
      for (let row = 0; row < rows; row++) {
        if (row === rows - 1 && next() < 0.3) continue;
        const part = (n + 0.5) / count;
        const block = new Mesh(
          new RoundedBoxGeometry(wide * 0.97, 0.34, 0.5, 2, 0.05),
          stones[(n + row) % 3],
        );
        put(block, from[0] + dx * part + (row % 2) * wide * 0.2, 0.17 + row * 0.335, from[1] + dz * part);
        block.rotation.y = -Math.atan2(dz, dx) + (next() - 0.5) * 0.08;
        group.add(block);
        if (row === rows - 1 || next() < 0.25)
          for (let k = 0; k < 3; k++)
            tuft(
              block.position.x + (next() - 0.5) * wide,
              block.position.y + 0.17,
              block.position.z + (next() - 0.5) * 0.4,
              0.09 + next() * 0.09,
              k,
            );
      }
  };
  wall([-7.4, -4.6], [1.6, -4.8], 10, 2);
  wall([1.6, -4.8], [7.4, -4.6], 6, 3);
  for (let n = 0; n < 26; n++) {
    const angle = next() * WHOLE;
    const out = 2.7 + next() * 3.4;
    if (Math.sin(angle) * out < 1.2)
      tuft(Math.cos(angle) * out, 0.01, Math.sin(angle) * out, 0.04 + next() * 0.07, n);
  }
  return merged(group);
}

export const glow = (color: string, opacity = 1): MeshBasicMaterial =>
  new MeshBasicMaterial({
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    fog: false,
    toneMapped: false,
  });

export const flat = <Kind extends Object3D>(thing: Kind, y: number): Kind => {
  thing.rotation.x = -Math.PI / 2;
  thing.position.y = y;
  return thing;
};

/** Where the die will bounce, and how much the hand may tremble. */
export function aimModel(): Group {
  const aim = new Group();
  aim.add(flat(new Mesh(new CircleGeometry(0.36, 48), glow('#ff7a4d', 0.16)), 0.01));
  aim.add(flat(new Mesh(new RingGeometry(0.345, 0.365, 64), glow('#ff9a6a', 0.95)), 0.013));
  aim.add(flat(new Mesh(new RingGeometry(0.15, 0.19, 48), glow('#ffe9a8')), 0.016));
  aim.add(flat(new Mesh(new CircleGeometry(0.038, 24), glow('#fff6d8')), 0.018));
  return aim;
}

export const dotModel = (): Mesh => new Mesh(new SphereGeometry(0.024, 12, 8), glow('#ffe08a', 0.8));
export const cornerModel = (): Mesh => flat(new Mesh(new CircleGeometry(0.035, 20), glow('#fff3b0')), 0);

export function freeModel(thing: Object3D): void {
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    const shared = [part.material].flat() as Material[];
    for (const material of shared)
      if (![...faces.values()].includes(material as MeshStandardMaterial)) material.dispose();
  });
}
