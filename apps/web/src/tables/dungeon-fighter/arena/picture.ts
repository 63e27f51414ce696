/** What is to be seen on the table at one moment, put together from the view, the dice, the hand and the film. */
import type { Placed } from '@questhall/dice-table';
import { BOARD, CARD, DIE, placedAt } from '@questhall/dice-table';
import type { CombatView, Die, Face, Template } from '@questhall/games/dungeon-fighter';
import { asDfEvent } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import type { SeenLanding } from '../logic/landings.ts';
import { fieldOf, spotOf } from '../logic/place.ts';
import type { DfScene } from '../logic/scene.ts';
import { boardOf } from '../logic/scene.ts';
import { keyOf } from '../practice/statistics.ts';
import type { Spot } from '../throwing/aim.ts';
import { bounceOf, spotAt, stanceFor } from '../throwing/aim.ts';
import type { Film } from '../throwing/film.ts';
import { filmOf, momentAt, poseAt } from '../throwing/film.ts';
import type { Records } from '../throwing/records.ts';
import { ghostPoints } from '../throwing/records.ts';
import type { Aim } from '../throwing/use-aim.ts';
import { diceOf } from '../throwing/use-aim.ts';
import type { At, Way } from '../throwing/way.ts';
import { hasFallen, isNearMiss, wayOf } from '../throwing/way.ts';
import type { Gadgets, Picture, Piece } from './arena.ts';
import type { Side } from './models.ts';

type Quat = Placed['rotation'];
const UPRIGHT: Quat = { x: 0, y: 0, z: 0, w: 1 };
/** Where one looks from while nobody aims. */
const USUAL = { az: 1024, r: 460, y: 0 } as const;
/** The least that is seen of the table, in dm from the centre. */
const NEAREST = 4.3;
/** Who looks down sees what is held high farther up the table, by this part of its height. */
const RAISED = 0.9;
/** The hand needs some room behind the die, in dm. */
const ROOM = 0.7;

/** The side of a turned cube that looks up, as three numbers them. */
function upSide({ x, y, z, w }: Quat): Side {
  const ups = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)];
  const axis = ups.reduce((best, up, at) => (Math.abs(up) > Math.abs(ups[best] ?? 0) ? at : best), 0);
  return (axis * 2 + ((ups[axis] ?? 0) < 0 ? 1 : 0)) as Side;
}

export interface Playing {
  readonly film: Film;
  readonly serial: number;
  /** 0 to 1. */
  readonly part: number;
}

/** The film of the event that is being shown, if it is a throw everybody can see. */
export function filmFor(scene: DfScene): { readonly film: Film; readonly serial: number } | undefined {
  const last = diceOf(scene)?.last;
  const event = scene.happening === null ? undefined : asDfEvent(scene.happening.event);
  if (!last || (event?.type !== 'thrown' && event?.type !== 'flipped')) return undefined;
  const film = event.serial === last.serial ? filmOf(last, isNearMiss(last)) : undefined;
  return film && { film, serial: last.serial };
}

interface Shown {
  readonly scene: DfScene;
  readonly combat: CombatView;
  readonly aim: Aim | undefined;
  readonly landings: ReadonlyMap<number, SeenLanding>;
  readonly playing: Playing | undefined;
  readonly records: Records;
  /** When the last throw came to rest, as far as it was seen here. */
  readonly restedAt: number | undefined;
  readonly now: number;
}

export function pictureOf(shown: Shown): Picture {
  const { scene, combat, aim, playing } = shown;
  const last = diceOf(scene)?.last ?? null;
  const gadgets = gadgetsOf(shown, last);
  const bounce = bounceNow(shown);
  const held = heldPiece(shown);
  const from = seenFrom(shown, last);
  const rest = restOf(shown, last);
  return {
    board: boardOf(scene),
    az: from.az,
    reach: Math.max(NEAREST, (from.r - RAISED * from.y) / 100 + ROOM),
    bushes: combat.bushes,
    pieces: [...lyingPieces(shown), ...(held ? [held] : [])],
    gadgets,
    aim: bounce && held && aim && aim.doing.is !== 'resting' ? { spot: bounce, from: held.placed.at } : null,
    marks: playing === undefined || playing.part > RESTS ? marksOf(scene, last) : null,
    trace: traceNow(shown, last),
    ghost: ghostOf(shown, rest),
    rest,
  };
}

/** The part of the showing after which the die lies. */
const RESTS = 0.8;
/** Milliseconds until a trace is as faint as it gets, and how faint that is. */
const FADES = 9000;
const FAINTEST = 0.55;

/** The last throw, if it was seen here: what happened before one came stays untold. */
function lastSeen({ landings, scene }: Shown, last: SeenDice['last']): Way | undefined {
  if (last === null || (scene.view.throw?.landing?.serial ?? 0) > last.serial) return undefined;
  return landings.has(last.serial) || filmFor(scene) !== undefined ? wayOf(last) : undefined;
}

function traceNow(shown: Shown, last: SeenDice['last']): Picture['trace'] {
  const way = lastSeen(shown, last);
  if (way === undefined || last === null) return null;
  const { playing, restedAt, now } = shown;
  const length = (way.points.length - 1) * way.interval;
  const part = playing ? momentAt(playing.film, playing.part) / length : 1;
  const faded = restedAt === undefined ? 0 : Math.min(1, Math.max(0, now - restedAt) / FADES);
  return {
    key: `${last.serial} ${last.outcome.hash}`,
    points: hasFallen(way) ? way.points.filter(({ y }) => y > 0) : way.points,
    bounces: way.bounces.map((bounce) => ({ ...bounce, part: Math.min(1, bounce.second / length) })),
    part: Math.min(1, part),
    clear: 1 - (1 - FAINTEST) * faded,
  };
}

/** Where the verdict stands: at the die, or where it left the table. */
function restOf(shown: Shown, last: SeenDice['last']): At | null {
  const way = lastSeen(shown, last);
  const landing = shown.scene.view.throw?.landing;
  if (way === undefined) {
    // Nobody filmed it: a place that fits.
    const spot = landing && spotOf(landing.slimeTarget ?? landing.rest, landing.serial, boardOf(shown.scene));
    return spot ? onBoard(spot.x, spot.y, 0).at : null;
  }
  return hasFallen(way) ? (way.points.findLast(({ y }) => y > 0) ?? null) : way.end.at;
}

/** The best throw of this kind, while somebody aims or throws here. */
function ghostOf({ aim, records, scene: { view } }: Shown, end: At | null): Picture['ghost'] {
  if (aim === undefined || !aim.mine || aim.asked.kind !== 'throw' || view.options.sway === 'tournament')
    return null;
  const { die, requirements } = aim.asked;
  const key = keyOf({ board: boardOf({ view }), die, requirements, bushes: false });
  const best = records.best[key];
  // The last throw was the best one: its trace is there already.
  const isLast = best && end && best.off === Math.round(Math.hypot(end.x, end.z) * 100);
  return best === undefined || isLast
    ? null
    : { key: `${key} ${best.worth} ${best.off}`, points: ghostPoints(best), die };
}

/** [3.7] In a tournament nobody is shown where the die will bounce. */
function bounceNow({ aim, scene: { view }, now }: Shown): Spot | undefined {
  if (aim === undefined || view.options.sway === 'tournament') return undefined;
  const input = aim.wouldThrow(now);
  return input && bounceOf(input, aim.swayNow(now));
}

interface Eye {
  readonly az: number;
  readonly r: number;
  readonly y: number;
}

/** From whose place one looks: who throws, or threw last. */
function seenFrom({ aim, playing, scene }: Shown, last: SeenDice['last']): Eye {
  if (playing !== undefined && last !== null) return last.launch;
  if (aim !== undefined) return aim.stance;
  const landing = scene.view.throw?.landing;
  return landing && last?.serial === landing.serial ? last.launch : USUAL;
}

const onBoard = (x: number, y: number, height: number): Placed => ({
  at: { x: x / 100, y: BOARD.top + height, z: y / 100 },
  rotation: UPRIGHT,
});

function lyingPieces({ scene, combat, landings, playing }: Shown): readonly Piece[] {
  const board = boardOf(scene);
  const dice = diceOf(scene);
  const poses = (serial: number): Placed | undefined => {
    const filmed = playing && filmedPose(playing, serial);
    if (filmed) return filmed;
    const lies = dice?.lying[serial];
    return lies && placedAt(lies.pose);
  };
  const rests = (serial: number): Placed | undefined => {
    const lies = dice?.lying[serial];
    return lies ? placedAt(lies.pose) : undefined;
  };
  const off = beside(scene, combat, landings);
  const cubes = [...combat.lying, ...off].map(({ die, by }): Piece => {
    const seen = landings.get(by);
    const spot = spotOf(seen?.rest ?? 'section1', by, board);
    const half = DIE[die].half;
    const fallback = onBoard(spot.x, spot.y, seen?.rest === 'hole' ? half - BOARD.top : half);
    const end = rests(by) ?? endOf(playing, by) ?? fallback;
    const face: Face = seen?.face ?? dice?.lying[by]?.face ?? 'blank';
    return {
      key: `throw ${by}`,
      is: { die, face, up: upSide(end.rotation) },
      placed: poses(by) ?? endOf(playing, by) ?? lastPose(dice, by) ?? fallback,
    };
  });
  const flips = [...combat.templates, ...flyingTemplate(scene, combat, playing)];
  const cards = flips.map(({ template, by }): Piece => {
    const spot = spotOf(template, by, board);
    return {
      key: `flip ${by}`,
      is: { template },
      placed: poses(by) ?? onBoard(spot.x, spot.y, CARD.thickness / 2),
    };
  });
  return [...cubes, ...cards];
}

/** A die that missed the board lies beside it until it is taken back or the next one flies. */
function beside(
  scene: DfScene,
  { lying, pool }: CombatView,
  landings: ReadonlyMap<number, SeenLanding>,
): readonly { readonly die: Die; readonly by: number }[] {
  const landing = scene.view.throw?.landing;
  const last = diceOf(scene)?.last;
  const by = landing?.serial ?? (last?.input.kind === 'throw' ? last.serial : undefined);
  const die = landing ? scene.view.throw?.die : last?.input.kind === 'throw' ? last.input.die : undefined;
  if (by === undefined || die === undefined || lying.some((each) => each.by === by)) return [];
  if (!landing && (!landings.has(by) || pool.includes(die))) return [];
  const way = last?.serial === by ? wayOf(last) : undefined;
  return way && hasFallen(way) && filmFor(scene) === undefined ? [] : [{ die, by }];
}

/** A Template that will be picked up again flies all the same. */
function flyingTemplate(
  { happening }: DfScene,
  { templates }: CombatView,
  playing: Playing | undefined,
): readonly { readonly template: Template; readonly by: number }[] {
  const event = happening === null ? undefined : asDfEvent(happening.event);
  if (playing === undefined || event?.type !== 'flipped') return [];
  return templates.some(({ by }) => by === event.serial)
    ? []
    : [{ template: event.template, by: event.serial }];
}

/** A die that fell off the board lies where its film ended. */
function lastPose(dice: SeenDice | null, serial: number): Placed | undefined {
  if (dice?.last?.serial !== serial) return undefined;
  const film = filmOf(dice.last);
  return film?.bodies.find(({ body }) => body === 'die')?.poses.at(-1);
}

const bodyOf = ({ film, serial }: Playing, by: number): Film['bodies'][number] | undefined =>
  film.bodies.find(({ body }) =>
    by === serial ? body === 'die' || body === 'template' : body === `die:${by}`,
  );

const endOf = (playing: Playing | undefined, by: number): Placed | undefined =>
  playing && bodyOf(playing, by)?.poses.at(-1);

function filmedPose(playing: Playing, by: number): Placed | undefined {
  const body = bodyOf(playing, by);
  return body && poseAt(playing.film, body.poses, momentAt(playing.film, playing.part));
}

/** Where the hand is, drawn back as far as it is pulled. */
function handOf({ stance, pullNow, swayNow }: Aim, now: number): At {
  const pull = pullNow(now);
  const back = (pull?.power ?? 0) * 60;
  const drawn = pull ? -Math.sin((pull.heading * Math.PI) / 180) * back : 0;
  const side = stance.kind === 'throw' ? stance.side : 0;
  const { x, z } = spotAt(stance.az, -(stance.r + back), side + drawn + swayNow(now).heading * 3);
  return { x: x / 100, y: stance.y / 100, z: z / 100 };
}

/** The die or Template in the hand. */
function heldPiece({ scene: { view }, aim, playing, now }: Shown): Piece | undefined {
  if (aim === undefined || playing !== undefined) return undefined;
  const { stance, asked } = aim;
  const turn = Math.PI - (stance.az * Math.PI) / 2048;
  const rotation = { x: 0, y: Math.sin(turn / 2), z: 0, w: Math.cos(turn / 2) };
  const placed = { at: handOf(aim, now), rotation };
  if (asked.kind === 'flip') return { key: 'held', is: { template: asked.template }, placed };
  const die = view.throw?.die ?? asked.die;
  return { key: 'held', is: { die, face: 'icon', up: 2 }, placed };
}

function gadgetsOf({ scene, aim, playing, now }: Shown, last: SeenDice['last']): Gadgets | null {
  if (playing !== undefined && last?.launch.kind === 'throw') {
    const cup = playing.film.bodies.find(({ body }) => body === 'chalice');
    const pose = cup && poseAt(playing.film, cup.poses, momentAt(playing.film, playing.part));
    return standing(last.launch, pose);
  }
  const asked = scene.view.throwing;
  if (asked?.kind !== 'throw') return null;
  const stance = aim?.stance ?? stanceFor(asked);
  if (stance.kind !== 'throw') return null;
  const { x, z } = spotAt(stance.az, -stance.r, stance.side);
  // The die stays in the cup that is drawn back.
  const at = aim ? handOf(aim, now) : { x: x / 100, y: stance.y / 100, z: z / 100 };
  return standing(stance, { at, rotation: UPRIGHT });
}

type Standing = Extract<NonNullable<SeenDice['last']>['launch'], { kind: 'throw' }>;

function standing({ az, styles, die, side, y, r }: Standing, cup: Placed | undefined): Gadgets | null {
  if (styles.length === 0) return null;
  return { az, styles, die, side: side / 100, height: y / 100, out: r / 100, cup };
}

/** Until the next throw the corners of the last one are marked, and the section they count for. */
function marksOf({ view }: DfScene, last: SeenDice['last']): Picture['marks'] {
  const landing = view.throw?.landing;
  if (!landing || last?.serial !== landing.serial || last.outcome.kind !== 'throw') return null;
  const { corners, rest } = last.outcome;
  if (rest === 'outside') return null;
  const places = corners.map(({ x, z }) => ({ x: x / 100, y: z / 100 }));
  return {
    corners: corners.map(({ x, z }) => ({ x: x / 100, z: z / 100 })),
    field: landing.hit ? fieldOf(boardOf({ view }), rest, places) : undefined,
    height: rest === 'hole' ? 0 : BOARD.top,
  };
}
