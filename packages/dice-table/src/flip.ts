/** [DF-SIM-30 to -33] A Template flipped like a coin. */
import { hash } from '@questhall/kernel';
import { placedAt, poseOf } from './bits.ts';
import { BOARD, CARD, DIE, TEMPLATE_RADIUS } from './measures.ts';
import { momentOf, runToRest } from './run.ts';
import { into, stageFlip } from './stage.ts';
import type { Recorder } from './track.ts';
import type { Quat, Vec } from './trig.ts';
import { about, plus, rotated, scaled, X, Y } from './trig.ts';
import type { FlipInput, FlipOutcome, Table, Template } from './types.ts';
import type { Engine, Scene, Thrown } from './world.ts';
import { closeScene, openScene, putBody, putLyingDice, STEP, templateDesc } from './world.ts';

/** Leaning by more than 10 degrees it is laid flat. */
const FLAT = 0.984807753012208;
const HALF_TURN = Math.PI;
const RIM_POINTS = 16;

function touches({ world, names }: Scene, { collider }: Thrown, what: string): boolean {
  let touching = false;
  world.contactPairsWith(collider, (other) => {
    if (names.get(other.handle) !== what) return;
    world.contactPair(collider, other, (manifold) => {
      for (let i = 0; i < manifold.numContacts(); i++) touching ||= manifold.contactDist(i) < 0.002;
    });
  });
  return touching;
}

/** Whether the rim hangs over the table, lower than the top of the board. */
function rimIsLow(at: Vec, rotation: Quat, radius: number): boolean {
  return Array.from({ length: RIM_POINTS }, (_, i) => {
    const spoke = rotated(about(Y, (i * 2 * Math.PI) / RIM_POINTS), X);
    return plus(at, rotated(rotation, scaled(spoke, radius)));
  }).some(({ x, y, z }) => y < BOARD.top && x * x + z * z > BOARD.radius * BOARD.radius);
}

/** Lying flat, with its arrow where it pointed. */
function laidFlat({ at, rotation }: { at: Vec; rotation: Quat }): { at: Vec; rotation: Quat } {
  const arrow = rotated(rotation, X);
  const level = Math.sqrt(arrow.x * arrow.x + arrow.z * arrow.z);
  const cos = level > 0 ? arrow.x / level : 1;
  const sin = level > 0 ? -arrow.z / level : 0;
  // The half angle about the vertical, by roots.
  const w = Math.sqrt(Math.max(0, (1 + cos) / 2));
  const y = Math.sqrt(Math.max(0, (1 - cos) / 2)) * (sin < 0 ? -1 : 1);
  return {
    at: { x: at.x, y: BOARD.top + CARD.thickness / 2, z: at.z },
    rotation: { x: 0, y, z: 0, w },
  };
}

/** [DF-TPL-07] The dice it lies on: those whose middle is under it. */
function coveredDice(table: Table, at: Vec, template: Template): number[] {
  return table.dice
    .filter(({ die, pose }) => {
      const { x, z } = placedAt(pose).at;
      const reach = TEMPLATE_RADIUS[template] + DIE[die].half;
      return (x - at.x) ** 2 + (z - at.z) ** 2 < reach * reach;
    })
    .map(({ by }) => by);
}

export function simulateFlip(
  engine: Engine,
  table: Table,
  launch: FlipInput,
  recorder: Recorder,
): FlipOutcome {
  const start = stageFlip(launch);
  const { template } = launch;
  const scene = openScene(engine, table);
  try {
    putLyingDice(scene, table);
    const desc = templateDesc(engine, template)
      .setDensity(CARD.density)
      .setFriction(CARD.friction)
      .setRestitution(CARD.restitution);
    const thrown = putBody(scene, desc, start, CARD.damping);
    const bodies = () => {
      const { at, rotation } = momentOf(thrown.body);
      return [{ body: 'template', at, rotation }];
    };
    let turned = 0;
    recorder.note(0, false, bodies);
    const { contacts, last } = runToRest(scene, thrown, {
      after: (_step, before, _after, began) => {
        const flying = began.length === 0;
        if (flying) turned += Math.abs(into(start.frame, before.spin).z) * STEP;
        return flying;
      },
      note: (step) => recorder.note(step, false, bodies),
    });
    const upright = Math.abs(rotated(last.rotation, Y).y);
    const leans = upright < FLAT;
    const lies = leans ? laidFlat(last) : last;
    const onTable =
      (!leans && touches(scene, thrown, 'table')) ||
      rimIsLow(lies.at, lies.rotation, TEMPLATE_RADIUS[template]) ||
      lies.at.x ** 2 + lies.at.z ** 2 > BOARD.radius * BOARD.radius;
    const touchedDie = contacts.some(({ other }) => other.startsWith('die'));
    recorder.note(0, true, () => [{ body: 'template', ...lies }]);
    const pose = poseOf(lies.at, lies.rotation);
    return {
      kind: 'flip',
      turned: turned >= HALF_TURN,
      table: onTable,
      covered: leans || touchedDie ? coveredDice(table, lies.at, template) : [],
      pose,
      hash: hash([pose, contacts.map(({ step, other, start: began }) => [step, other, began])]),
    };
  } finally {
    closeScene(scene);
  }
}
