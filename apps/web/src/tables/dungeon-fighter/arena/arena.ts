/** The table in three dimensions: it shows a picture, and knows nothing of rules or of time. Loaded when it is needed. */
import type { Placed } from '@questhall/dice-table';
import { BOARD, BUSH, CUP, KNEE } from '@questhall/dice-table';
import type { Board, Die, Face, Requirement, Template } from '@questhall/games/dungeon-fighter';
import type { Object3D } from 'three';
import {
  ACESFilmicToneMapping,
  BoxGeometry,
  Color,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SpotLight,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Field } from '../logic/place.ts';
import type { Spot } from '../throwing/aim.ts';
import type { At, Bounce } from '../throwing/way.ts';
import type { Eyes } from './eyes.ts';
import { litModel } from './lit.ts';
import type { Side } from './models.ts';
import {
  aimModel,
  boardModel,
  bushModel,
  chaliceModel,
  cornerModel,
  dieModel,
  dotModel,
  freeModel,
  gateModel,
  hipModel,
  kneeModel,
  rampModel,
  ruins,
  templateModel,
} from './models.ts';
import { roughness, tableTop } from './textures.ts';
import type { TraceModel } from './traces.ts';
import { ghostModel, traceModel } from './traces.ts';

/** Something that lies, flies or is held; the same key is the same thing. */
export interface Piece {
  readonly key: string;
  readonly is:
    | { readonly die: Die; readonly face: Face; readonly up: Side }
    | { readonly template: Template };
  readonly placed: Placed;
}

/** The gadgets of a throw stand on the line from `az` to the centre. */
export interface Gadgets {
  readonly az: number;
  readonly styles: readonly Requirement[];
  readonly die: Die;
  /** Sideways shift and height of ramp and cup, and how far they stand from the centre, in dm. */
  readonly side: number;
  readonly height: number;
  readonly out: number;
  /** Where the film has the cup now. */
  readonly cup?: Placed | undefined;
}

export interface Picture {
  readonly board: Board;
  /** Where one looks from, in 1/4096 turn. */
  readonly az: number;
  /** How far from the centre the hand is, in dm: all from there to the board is to be seen. */
  readonly reach: number;
  readonly bushes: boolean;
  readonly pieces: readonly Piece[];
  readonly gadgets: Gadgets | null;
  /** Where the die will bounce, in mm, and the way there from the hand. */
  readonly aim: { readonly spot: Spot; readonly from: Placed['at'] } | null;
  readonly marks: {
    readonly corners: readonly Spot[];
    /** The field it counts for; nothing for a Miss. */
    readonly field: Field | undefined;
    readonly height: number;
  } | null;
  /** The way of the last throw; the same key is the same way. */
  readonly trace: {
    readonly key: string;
    readonly points: readonly At[];
    readonly bounces: readonly (Bounce & { readonly part: number })[];
    /** So much of it has been gone, and so clearly is it seen, from 0 to 1. */
    readonly part: number;
    readonly clear: number;
  } | null;
  /** The way of the best throw so far. */
  readonly ghost: { readonly key: string; readonly points: readonly At[]; readonly die: Die } | null;
  /** Where the last throw lies. */
  readonly rest: At | null;
}

/** The part of the canvas in which the table is to be seen, in its own pixels. */
export interface Frame {
  /** How many pixels of the screen one of them takes. */
  readonly near: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

export interface Arena extends Eyes {
  resize(frame: Frame): void;
  show(picture: Picture): void;
  close(): void;
}

const DOTS = 14;
/** Half the angle of view in degrees, and the point that is looked at, between the board and the hand. */
const VIEW = 17;
const LOOKED_AT = 1.75;
/** For a hand as far out as usual the eyes are so far behind that point, and so high. */
const USUAL_REACH = 4.6;
const BACK = 6;
const UP = 5.9;
const FAR_SIDE = 3.2;

export function createArena(canvas: HTMLCanvasElement, fine: boolean, board: Board): Arena {
  const renderer = new WebGLRenderer({ canvas, antialias: fine, powerPreference: 'high-performance' });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.3;
  const scene = new Scene();
  scene.background = new Color('#141a14');
  scene.fog = new Fog('#141a14', 13, 26);
  const camera = new PerspectiveCamera(34, 1, 0.5, 60);
  const size = fine ? 2048 : 1024;
  const bump = roughness();
  /** Table top, wall and lamp stay before the eyes, from whichever side one throws. */
  const room = new Group();
  lights(scene, room, fine);
  const top = new Mesh(
    new BoxGeometry(16, 0.6, 16),
    new MeshStandardMaterial({
      map: tableTop(size),
      color: '#b7ab9b',
      roughness: 0.6,
      bumpMap: bump,
      bumpScale: 0.6,
    }),
  );
  top.position.y = -0.3;
  top.receiveShadow = true;
  room.add(top, ruins(bump));
  scene.add(room, boardModel(size, bump, board));

  const bushes = new Group();
  [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].forEach(([x = 0, z = 0], at) => {
    const bush = bushModel(31 + at * 7);
    bush.position.set(x * BUSH.at, BOARD.top, z * BUSH.at);
    bush.rotation.y = at;
    bushes.add(bush);
  });
  const aim = new Group();
  const ring = aimModel();
  const dots = Array.from({ length: DOTS }, dotModel);
  aim.add(ring, ...dots);
  const corners = Array.from({ length: 4 }, cornerModel);
  const marks = new Group();
  marks.add(...corners);
  scene.add(bushes, aim, marks);

  const pieces = new Map<string, { readonly look: string; readonly model: Object3D }>();
  let gadgets:
    | { readonly look: string; readonly model: Group; readonly cup: Object3D | undefined }
    | undefined;
  let lit: { readonly field: Field; readonly model: Object3D } | undefined;
  let trace: (TraceModel & { readonly key: string }) | undefined;
  let ghost: { readonly key: string; readonly model: Object3D } | undefined;
  let frame: Frame = { near: 1, width: 1, height: 1, left: 0, top: 0, across: 1, down: 1 };

  const drop = (model: Object3D): void => {
    scene.remove(model);
    freeModel(model);
  };

  const showPieces = (wanted: readonly Piece[]): void => {
    for (const [key, { model }] of pieces)
      if (!wanted.some((piece) => piece.key === key)) {
        drop(model);
        pieces.delete(key);
      }
    for (const { key, is, placed } of wanted) {
      const look = JSON.stringify(is);
      let piece = pieces.get(key);
      if (piece?.look !== look) {
        if (piece) drop(piece.model);
        const model = 'die' in is ? dieModel(is.die, is.face, is.up) : templateModel(is.template);
        piece = { look, model };
        pieces.set(key, piece);
        scene.add(model);
      }
      place(piece.model, placed);
    }
  };

  const showGadgets = (wanted: Gadgets | null): void => {
    const look = wanted === null ? '' : JSON.stringify({ ...wanted, cup: undefined });
    if (gadgets?.look !== look) {
      if (gadgets) {
        drop(gadgets.model);
        if (gadgets.cup) drop(gadgets.cup);
      }
      gadgets = wanted === null ? undefined : { look, ...gadgetModels(wanted, bump) };
      if (gadgets) scene.add(gadgets.model);
      if (gadgets?.cup) scene.add(gadgets.cup);
    }
    if (gadgets?.cup && wanted?.cup) place(gadgets.cup, wanted.cup);
  };

  const showMarks = (wanted: Picture['marks']): void => {
    marks.visible = wanted !== null;
    corners.forEach((corner, at) => {
      const spot = wanted?.corners[at];
      corner.visible = spot !== undefined;
      if (spot) corner.position.set(spot.x / 100, (wanted?.height ?? 0) + 0.014, spot.z / 100);
    });
    const field = wanted?.field;
    if (lit?.field === field) return;
    if (lit) drop(lit.model);
    lit = field && { field, model: litModel(board, field) };
    if (lit) scene.add(lit.model);
  };

  const showTrace = (wanted: Picture['trace']): void => {
    if (trace?.key !== wanted?.key) {
      if (trace) drop(trace.model);
      trace = wanted ? { key: wanted.key, ...traceModel(wanted.points, wanted.bounces) } : undefined;
      if (trace) scene.add(trace.model);
    }
    if (wanted) trace?.show(wanted.part, wanted.clear);
  };

  const showGhost = (wanted: Picture['ghost']): void => {
    if (ghost?.key === wanted?.key) return;
    if (ghost) drop(ghost.model);
    ghost = wanted ? { key: wanted.key, model: ghostModel(wanted.points, wanted.die) } : undefined;
    if (ghost) scene.add(ghost.model);
  };

  const showAim = (wanted: Picture['aim']): void => {
    aim.visible = wanted !== null;
    if (wanted === null) return;
    const [x, z] = [wanted.spot.x / 100, wanted.spot.z / 100];
    ring.position.set(x, 0, z);
    dots.forEach((dot, n) => {
      const part = (n + 1) / (DOTS + 1);
      const { from } = wanted;
      dot.position.set(
        from.x + (x - from.x) * part,
        from.y * (1 - part * part) + 0.02,
        from.z + (z - from.z) * part,
      );
    });
  };

  const look = (az: number, reach: number): void => {
    const angle = (az * 2 * Math.PI) / 4096;
    const across = Math.max(1, 1.18 / (frame.across / frame.down));
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const away = (across * (reach + FAR_SIDE)) / (USUAL_REACH + FAR_SIDE);
    const middle = LOOKED_AT + (reach - USUAL_REACH) * 0.62;
    const out = middle + BACK * away;
    camera.position.set(x * out, UP * away, z * out);
    camera.lookAt(new Vector3(x * middle, 0, z * middle));
    room.rotation.y = Math.PI / 2 - angle;
    // The table is seen in its frame; what is beside it goes on behind the cards.
    const half = Math.tan((VIEW * Math.PI) / 180) * (frame.height / frame.down);
    camera.fov = (Math.atan(half) * 360) / Math.PI;
    camera.aspect = frame.width / frame.height;
    camera.setViewOffset(
      frame.width,
      frame.height,
      frame.width / 2 - (frame.left + frame.across / 2),
      frame.height / 2 - (frame.top + frame.down / 2),
      frame.width,
      frame.height,
    );
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  };

  return {
    resize(next) {
      frame = next;
      renderer.setPixelRatio(Math.min(fine ? 2 : 1.5, window.devicePixelRatio) * next.near);
      renderer.setSize(next.width, next.height, false);
    },
    show(picture) {
      look(picture.az, picture.reach);
      bushes.visible = picture.bushes;
      showPieces(picture.pieces);
      showGadgets(picture.gadgets);
      showAim(picture.aim);
      showMarks(picture.marks);
      showTrace(picture.trace);
      showGhost(picture.ghost);
      renderer.render(scene, camera);
    },
    seenAt({ x, y, z }) {
      const { x: right, y: up } = new Vector3(x, y, z).project(camera);
      return { x: ((right + 1) / 2) * frame.width, y: ((1 - up) / 2) * frame.height };
    },
    close() {
      scene.traverse((part) => {
        if (part instanceof Mesh) part.geometry.dispose();
      });
      renderer.dispose();
    },
  };
}

function place(model: Object3D, { at, rotation }: Placed): void {
  model.position.set(at.x, at.y, at.z);
  model.quaternion.set(rotation.x, rotation.y, rotation.z, rotation.w);
}

function lights(scene: Scene, room: Group, fine: boolean): void {
  scene.add(new HemisphereLight('#b4c6b8', '#3a2c1c', 0.8));
  const lamp = new SpotLight('#ffd09a', 390, 40, 0.8, 0.6, 1.6);
  lamp.position.set(-5.2, 10, 5.6);
  lamp.target.position.set(0.2, 0, 1.1);
  lamp.castShadow = true;
  lamp.shadow.mapSize.setScalar(fine ? 2048 : 1024);
  lamp.shadow.bias = -0.0004;
  lamp.shadow.normalBias = 0.006;
  lamp.shadow.radius = 5;
  lamp.shadow.camera.near = 4;
  const rim = new DirectionalLight('#8fb0d8', 0.5);
  rim.position.set(6, 5, -6);
  room.add(lamp, lamp.target, rim);
}

function gadgetModels(
  { az, styles, die, side, height, out }: Gadgets,
  bump: ReturnType<typeof roughness>,
): { readonly model: Group; readonly cup: Object3D | undefined } {
  const model = new Group();
  const has = (style: Requirement): boolean => styles.includes(style);
  if (has('gate')) model.add(gateModel(bump));
  if (has('ramp')) {
    const ramp = rampModel();
    // Seen from the centre the thrower's right is −z.
    ramp.position.set(out - (has('chalice') ? CUP.atRamp - CUP.at : 0), has('chalice') ? 0 : height, -side);
    model.add(ramp);
  }
  if (has('knee')) model.add(kneeModel(has('hip') ? KNEE.atBeforeHip : KNEE.at));
  if (has('hip')) model.add(hipModel());
  model.rotation.y = (-az * 2 * Math.PI) / 4096;
  return { model, cup: has('chalice') ? chaliceModel(die) : undefined };
}
