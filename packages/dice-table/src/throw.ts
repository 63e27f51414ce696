/** A launch record in, an outcome out. */
import { hash } from '@questhall/kernel';
import type { Placed } from './bits.ts';
import { placedAt, poseOf } from './bits.ts';
import { LABELLINGS, topOf } from './faces.ts';
import { judgeOf, touchedThorns } from './judge.ts';
import { DIE, dieOn, SLIME_ARROW, TEMPLATE_RADIUS } from './measures.ts';
import { cornersOf, pointedAt, restOn, standingCorners } from './regions.ts';
import { runToRest } from './run.ts';
import { stage } from './stage.ts';
import type { Recorder } from './track.ts';
import { minus, rotated, X } from './trig.ts';
import type { Board, Launch, Pose, Region, Rest, Table, Template, ThrowOutcome } from './types.ts';
import type { Engine, Scene, Thrown } from './world.ts';
import { closeScene, cupAt, openScene, putDie, putGadgets, putLyingDice, STEP } from './world.ts';

/** Nearer than this at rest is touching, in dm. */
const TOUCHING = 0.002;

/** Everything the die stands on or leans against at rest, as in `Contact`. */
function touchedAtRest({ world, names }: Scene, { collider }: Thrown): string[] {
  const touched: string[] = [];
  world.contactPairsWith(collider, (other) => {
    let touches = false;
    world.contactPair(collider, other, (manifold) => {
      for (let i = 0; i < manifold.numContacts(); i++) touches ||= manifold.contactDist(i) < TOUCHING;
    });
    const name = names.get(other.handle);
    if (touches && name !== undefined) touched.push(name);
  });
  return touched;
}

/** [DF-SIM-14] The Template under the whole die: the top one, unless something below it is touched as well. */
function templateUnder(touched: readonly string[], table: Table): Template | undefined {
  const ground = touched.filter((name) => /^(?:table|board|template)/.test(name));
  if (ground.some((name) => !name.startsWith('template'))) return undefined;
  const on = table.templates.filter(({ template }) => ground.includes(`template:${template}`));
  const [first, second] = on;
  if (first === undefined || second === undefined) return first?.template;
  // Of Templates on top of each other the lower decides; side by side neither does.
  const apart = minus(placedAt(first.pose).at, placedAt(second.pose).at);
  const reach = TEMPLATE_RADIUS[first.template] + TEMPLATE_RADIUS[second.template];
  return apart.x * apart.x + apart.z * apart.z < reach * reach ? first.template : undefined;
}

/** [DF-SIM-34] What the arrow of Slime points at. */
function slimeTargetOf(table: Table): Rest {
  const slime = table.templates.find(({ template }) => template === 'slime');
  if (slime === undefined) throw new Error('there is no Slime on the board');
  const { at, rotation } = placedAt(slime.pose);
  const arrow = rotated(rotation, X);
  const level = Math.sqrt(arrow.x * arrow.x + arrow.z * arrow.z);
  const x = at.x + (arrow.x / level) * SLIME_ARROW;
  const z = at.z + (arrow.z / level) * SLIME_ARROW;
  const there = table.templates.findLast(({ template, pose }) => {
    const centre = placedAt(pose).at;
    const radius = TEMPLATE_RADIUS[template];
    return template !== 'slime' && (x - centre.x) ** 2 + (z - centre.z) ** 2 < radius * radius;
  });
  return there?.template ?? pointedAt(table.board, x, z);
}

/** Less than this is no push: where the die lay is where it lies (0.2 mm). */
const PUSHED = 0.02;

const regionOf = (board: Board, { at, rotation }: Placed, half: number): Region => {
  const corners = cornersOf(at, rotation, half);
  return restOn(board, corners, standingCorners(board, corners));
};

/** [DF-SIM-17, R-06] The dice that were pushed, with their new poses; nothing for those which are off the board. */
function movedDice(scene: Scene, table: Table): { by: number; pose: Pose | null }[] {
  return scene.lying.flatMap(({ by, die, body }, nth) => {
    const old = placedAt(table.dice[nth]?.pose ?? []);
    const now = { at: body.translation(), rotation: body.rotation() };
    const { x, y, z } = minus(now.at, old.at);
    if (x * x + y * y + z * z < PUSHED * PUSHED) return [];
    const off = regionOf(table.board, now, DIE[die].half) === 'outside';
    return [{ by, pose: off ? null : poseOf(now.at, now.rotation) }];
  });
}

export function simulateThrow(
  engine: Engine,
  table: Table,
  launch: Launch,
  labelling: number,
  recorder: Recorder,
): ThrowOutcome {
  const staging = stage(launch);
  const { swing } = staging;
  const scene = openScene(engine, table);
  try {
    const cup = putGadgets(scene, launch.styles, staging);
    putLyingDice(scene, table);
    const measures = dieOn(table.board, launch.die);
    const thrown = putDie(scene, measures, staging.die, launch.grip === 'corner');
    const judge = judgeOf(launch, staging, measures);
    const bodies = (): (Placed & { body: string })[] => [
      { body: 'die', at: thrown.body.translation(), rotation: thrown.body.rotation() },
      ...(cup ? [{ body: 'chalice', at: cup.translation(), rotation: cup.rotation() }] : []),
      ...scene.lying.map(({ by, body }) => ({
        body: `die:${by}`,
        at: body.translation(),
        rotation: body.rotation(),
      })),
    ];
    recorder.note(0, false, bodies);
    const { contacts, last, lost } = runToRest(scene, thrown, {
      ...(swing && {
        busyUntil: swing.seconds + 0.05,
        drive: (seconds) => {
          // Where the cup has stopped it stays.
          if (seconds >= swing.seconds + 2 * STEP) return;
          const { at, rotation } = cupAt(swing, seconds);
          cup?.setNextKinematicTranslation(at);
          cup?.setNextKinematicRotation(rotation);
        },
      }),
      after: (step, before, after, began) =>
        judge.watch(step, before, after, began, swing && cupAt(swing, step * STEP)),
      note: (step) => recorder.note(step, false, bodies),
    });
    recorder.note(0, true, bodies);

    const corners = cornersOf(last.at, last.rotation, DIE[launch.die].half);
    const standing = standingCorners(table.board, corners);
    const template =
      lost || table.templates.length === 0 ? undefined : templateUnder(touchedAtRest(scene, thrown), table);
    const rest = template ?? (lost ? 'outside' : restOn(table.board, corners, standing));
    const { side, cocked } = topOf(last.rotation);
    const faceIndex = LABELLINGS[labelling]?.[side] ?? side;
    const pose = poseOf(last.at, last.rotation);
    const moved = movedDice(scene, table);
    return {
      kind: 'throw',
      contacts,
      ...judge.verdict(),
      thorns: touchedThorns(contacts),
      rest,
      ...(rest === 'slime' && { slimeTarget: slimeTargetOf(table) }),
      corners: standing,
      faceIndex,
      face: cocked ? 'blank' : (DIE[launch.die].faces[faceIndex] ?? 'blank'),
      cocked,
      pose: rest === 'outside' ? null : pose,
      moved,
      // [DF-SIM-07]
      hash: hash([pose, contacts.map(({ step, other, start }) => [step, other, start]), moved]),
    };
  } finally {
    closeScene(scene);
  }
}
