/** [DF-SIM-04] The table as bodies of the physics, made anew for every throw and always in the same order. */
import type * as Rapier from '@dimforge/rapier3d-deterministic-compat';
import { BIG_CUP_SLABS, CUP_SLABS, MESHES, PEGS } from './baked.ts';
import { placedAt } from './bits.ts';
import type { DieMeasures, Stuff } from './measures.ts';
import {
  BOARD,
  BUSH,
  CARD,
  CUP,
  DIE_DAMPING,
  dieOn,
  FLOOR,
  GATE,
  HIP,
  KNEE,
  PEG,
  RAMP,
  SURFACE,
  TABLE,
  TEMPLATE_RADIUS,
  TOP_DAMPING,
} from './measures.ts';
import type { Frame, RampPlace, Staging, Start, Swing } from './stage.ts';
import { outOf, RAMP_RISE, RAMP_RUN } from './stage.ts';
import type { Quat, Vec } from './trig.ts';
import { about, plus, scaled, times, X, Z } from './trig.ts';
import type { Board, Die, Requirement, Table, Template } from './types.ts';

export type Engine = typeof Rapier;

export const STEP = 1 / 240;
const GRAVITY = { x: 0, y: -98.1, z: 0 };
/** Contacts are looked for so far ahead, in dm: the 2 mm the engine would take are much for a die of 16. */
const PREDICTION = 0.01;

type RawStep = Rapier.PhysicsPipeline['raw']['stepWithEvents'];
/** The binding hands on nothing where there are no hooks, though its types do not say so. */
const NO_HOOKS = [undefined, null, null] as unknown as [object, () => void, () => void];

export interface Scene {
  readonly world: Rapier.World;
  readonly events: Rapier.EventQueue;
  readonly gravity: Parameters<RawStep>[0];
  readonly engine: Engine;
  /** What a collider belongs to, in the words of `Contact`. */
  readonly names: Map<number, string>;
  readonly lying: { readonly by: number; readonly die: Die; readonly body: Rapier.RigidBody }[];
}

const FINE = 2 ** 20;

/** The shapes of the boards, made once for each engine: they never change, and to prepare a mesh takes longer than all other shapes of a table. */
const boards = new WeakMap<Engine, Map<Board, Rapier.TriMesh>>();

function boardShape(engine: Engine, board: Board): Rapier.TriMesh {
  const shapes = boards.get(engine) ?? new Map<Board, Rapier.TriMesh>();
  const made = shapes.get(board);
  if (made) return made;
  const mesh = MESHES[board];
  const shape = new engine.TriMesh(
    Float32Array.from(mesh.vertices, (n) => n / FINE),
    Uint32Array.from(mesh.indices),
    engine.TriMeshFlags.FIX_INTERNAL_EDGES,
  );
  const raw = shape.intoRaw();
  // A collider keeps a share of it; what the binding would free after each use stays for the next table.
  raw.free = () => undefined;
  shape.intoRaw = () => raw;
  boards.set(engine, shapes.set(board, shape));
  return shape;
}

function put(
  scene: Scene,
  name: string,
  desc: Rapier.ColliderDesc,
  stuff: Stuff,
  at: Vec,
  rotation?: Quat,
): void {
  desc.setFriction(stuff.friction).setRestitution(stuff.restitution).setTranslation(at.x, at.y, at.z);
  if (rotation) desc.setRotation(rotation);
  scene.names.set(scene.world.createCollider(desc).handle, name);
}

/** The bare table with what lies and stands on it, up to the gadgets. */
export function openScene(engine: Engine, table: Table): Scene {
  const world = new engine.World(GRAVITY);
  world.timestep = STEP;
  world.numSolverIterations = 4;
  world.maxCcdSubsteps = 1;
  world.integrationParameters.normalizedPredictionDistance = PREDICTION;
  const scene: Scene = {
    world,
    events: new engine.EventQueue(true),
    gravity: engine.VectorOps.intoRaw(GRAVITY),
    engine,
    names: new Map(),
    lying: [],
  };
  const { ColliderDesc } = engine;
  put(scene, 'floor', ColliderDesc.cuboid(FLOOR.half, FLOOR.depth / 2, FLOOR.half), FLOOR, {
    x: 0,
    y: FLOOR.top - FLOOR.depth / 2,
    z: 0,
  });
  put(scene, 'table', ColliderDesc.cuboid(TABLE.half, TABLE.depth / 2, TABLE.half), TABLE, {
    x: 0,
    y: -TABLE.depth / 2,
    z: 0,
  });
  const { board } = table;
  put(scene, 'board', new ColliderDesc(boardShape(engine, board)), SURFACE[board], { x: 0, y: 0, z: 0 });
  putPegs(scene, board);
  if (table.bushes) putBushes(scene);
  for (const { template, pose } of table.templates) {
    const { at, rotation } = placedAt(pose);
    put(scene, `template:${template}`, templateDesc(engine, template), CARD, at, rotation);
  }
  return scene;
}

/** One step, as `world.step` makes it, which would make and free a vector of the gravity each time. */
export function advance({ world, events, gravity }: Scene): void {
  world.physicsPipeline.raw.stepWithEvents(
    gravity,
    world.integrationParameters.raw,
    world.islands.raw,
    world.broadPhase.raw,
    world.narrowPhase.raw,
    world.bodies.raw,
    world.colliders.raw,
    world.impulseJoints.raw,
    world.multibodyJoints.raw,
    world.ccdSolver.raw,
    events.raw,
    ...NO_HOOKS,
  );
}

export function closeScene({ world, events, gravity }: Scene): void {
  gravity.free();
  events.free();
  world.free();
}

/** They are part of the board. */
function putPegs(scene: Scene, board: Board): void {
  for (const [x = 0, z = 0] of PEGS[board])
    put(scene, 'board', scene.engine.ColliderDesc.cylinder(PEG.height / 2, PEG.radius), PEG, {
      x: x / FINE,
      y: BOARD.top + PEG.height / 2,
      z: z / FINE,
    });
}

/** One in each gap between the bones, in the order of their angles. */
function putBushes(scene: Scene): void {
  const places: [number, number][] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  for (const [index, [x, z]] of places.entries())
    put(scene, `bush:${index}`, scene.engine.ColliderDesc.cylinder(BUSH.height / 2, BUSH.radius), BUSH, {
      x: x * BUSH.at,
      y: BOARD.top + BUSH.height / 2,
      z: z * BUSH.at,
    });
}

export const templateDesc = (engine: Engine, template: Template): Rapier.ColliderDesc =>
  engine.ColliderDesc.cylinder(CARD.thickness / 2, TEMPLATE_RADIUS[template]);

/** The dice of earlier throws, asleep until something hits them (DF-SIM-17). */
export function putLyingDice(scene: Scene, table: Table): void {
  for (const { die, by, pose } of table.dice) {
    const { at, rotation } = placedAt(pose);
    const { body, collider } = putDie(scene, dieOn(table.board, die), {
      at,
      rotation,
      speed: { x: 0, y: 0, z: 0 },
      spin: { x: 0, y: 0, z: 0 },
    });
    body.sleep();
    scene.names.set(collider.handle, `die:${by}`);
    scene.lying.push({ by, die, body });
  }
}

export interface Thrown {
  readonly body: Rapier.RigidBody;
  readonly collider: Rapier.Collider;
}

export function putBody(
  { world, engine }: Scene,
  desc: Rapier.ColliderDesc,
  start: Start,
  damping: { readonly linear: number; readonly angular: number },
): Thrown {
  const { at, rotation, speed, spin } = start;
  const body = world.createRigidBody(
    engine.RigidBodyDesc.dynamic()
      .setTranslation(at.x, at.y, at.z)
      .setRotation(rotation)
      .setLinvel(speed.x, speed.y, speed.z)
      .setAngvel(spin)
      .setLinearDamping(damping.linear)
      .setAngularDamping(damping.angular)
      .setCcdEnabled(true),
  );
  return { body, collider: world.createCollider(desc, body) };
}

export function putDie(
  scene: Scene,
  { half, edge, density, friction, restitution }: DieMeasures,
  start: Start,
  whirls = false,
): Thrown {
  const side = half - edge;
  const desc = scene.engine.ColliderDesc.roundCuboid(side, side, side, edge)
    .setDensity(density)
    .setFriction(friction)
    .setRestitution(restitution);
  return putBody(scene, desc, start, whirls ? TOP_DAMPING : DIE_DAMPING);
}

/** Gate, ramp, knee and hip; the moving cup comes back. */
export function putGadgets(
  scene: Scene,
  styles: readonly Requirement[],
  { frame, ramp, swing }: Staging,
): Rapier.RigidBody | undefined {
  if (styles.includes('gate')) putGate(scene, frame);
  if (ramp) putRamp(scene, frame, ramp);
  if (styles.includes('knee')) putKnee(scene, frame, styles.includes('hip'));
  if (styles.includes('hip')) putHip(scene, frame);
  return swing && putCup(scene, swing);
}

function putGate(scene: Scene, frame: Frame): void {
  const { ColliderDesc } = scene.engine;
  const place = (y: number, z: number): Vec => outOf(frame, { x: -GATE.at, y, z });
  const post = (): Rapier.ColliderDesc => ColliderDesc.cuboid(GATE.depth / 2, GATE.height / 2, GATE.post / 2);
  const aside = GATE.halfWidth + GATE.post / 2;
  put(scene, 'gate', post(), GATE, place(GATE.height / 2, -aside), frame.rotation);
  put(scene, 'gate', post(), GATE, place(GATE.height / 2, aside), frame.rotation);
  const lintel = ColliderDesc.cuboid(GATE.depth / 2, GATE.lintel / 2, GATE.halfWidth + GATE.post);
  put(scene, 'gate', lintel, GATE, place(GATE.height + GATE.lintel / 2, 0), frame.rotation);
}

const WEDGE = Float32Array.from(
  [-RAMP.halfWidth, RAMP.halfWidth].flatMap((z) => [0, 0, z, RAMP_RUN, 0, z, RAMP_RUN, RAMP_RISE, z]),
);

function putRamp(scene: Scene, frame: Frame, { foot }: RampPlace): void {
  const wedge = scene.engine.ColliderDesc.convexHull(WEDGE);
  if (wedge === null) throw new Error('the ramp has no hull');
  put(scene, 'ramp', wedge, RAMP, outOf(frame, foot), frame.rotation);
}

function putKnee(scene: Scene, frame: Frame, beforeHip: boolean): void {
  const desc = scene.engine.ColliderDesc.capsule(KNEE.halfStraight, KNEE.radius);
  const across = times(frame.rotation, about(X, Math.PI / 2));
  const at = outOf(frame, { x: -(beforeHip ? KNEE.atBeforeHip : KNEE.at), y: 0, z: 0 });
  put(scene, 'knee', desc, KNEE, at, across);
}

function putHip(scene: Scene, frame: Frame): void {
  const { ColliderDesc } = scene.engine;
  const belly = ColliderDesc.cylinder(HIP.height / 2, HIP.radius);
  put(scene, 'hip', belly, HIP, outOf(frame, { x: -(HIP.front + HIP.radius), y: HIP.height / 2, z: 0 }));
  const ledge = ColliderDesc.cuboid(HIP.ledge / 2, HIP.ledgeThickness / 2, HIP.ledgeHalfWidth);
  const at = { x: -HIP.front + HIP.ledge / 2, y: HIP.ledgeTop - HIP.ledgeThickness / 2, z: 0 };
  put(scene, 'hip', ledge, HIP, outOf(frame, at), frame.rotation);
}

/** Where the cup is after so many seconds. */
export function cupAt(swing: Swing, seconds: number): { readonly at: Vec; readonly rotation: Quat } {
  const part = Math.min(1, seconds / swing.seconds);
  const done = part * part;
  const lean = swing.from + (swing.to - swing.from) * done;
  return {
    at: plus(swing.base, scaled(swing.way, done)),
    rotation: times(swing.heading, about(Z, -lean)),
  };
}

function putCup(scene: Scene, swing: Swing): Rapier.RigidBody {
  const { engine, world, names } = scene;
  const { at, rotation } = cupAt(swing, 0);
  const body = world.createRigidBody(
    engine.RigidBodyDesc.kinematicPositionBased().setTranslation(at.x, at.y, at.z).setRotation(rotation),
  );
  const add = (desc: Rapier.ColliderDesc): void => {
    desc.setFriction(CUP.friction).setRestitution(CUP.restitution);
    names.set(world.createCollider(desc, body).handle, 'chalice');
  };
  add(engine.ColliderDesc.cylinder(CUP.wall / 2, swing.radius + CUP.wall).setTranslation(0, CUP.wall / 2, 0));
  const { halfWidth, slabs } = swing.radius === CUP.radius ? CUP_SLABS : BIG_CUP_SLABS;
  const middle = CUP.wall + CUP.depth / 2;
  for (const [x = 0, z = 0, sin = 0, cos = 0] of slabs)
    add(
      engine.ColliderDesc.cuboid(CUP.wall / 2, CUP.depth / 2, halfWidth / FINE)
        .setTranslation(x / FINE, middle, z / FINE)
        .setRotation({ x: 0, y: sin / FINE, z: 0, w: cos / FINE }),
    );
  return body;
}
