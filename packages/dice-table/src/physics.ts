/** The door to the physics: loaded when first asked for, in Node and in browsers alike. */
import { same } from '@questhall/kernel';
import { simulateFlip } from './flip.ts';
import { simulateThrow } from './throw.ts';
import type { Recording } from './track.ts';
import { noRecorder, recorder } from './track.ts';
import type { FlipInput, FlipOutcome, Launch, Table, ThrowOutcome } from './types.ts';
import type { Engine } from './world.ts';

const ENGINE = '0.20.0';

/** [DF-SIM-01] Part of the record of a match: the same launches land elsewhere under any other name. */
export const PHYSICS = `rapier3d-deterministic ${ENGINE}, table 4`;

export interface Physics {
  /** The outcome of a launch on this table; `labelling` (0 to 23) says how the faces are painted on. */
  readonly throwDie: (table: Table, launch: Launch, labelling: number) => ThrowOutcome;
  readonly flipTemplate: (table: Table, launch: FlipInput) => FlipOutcome;
  /** [DF-SIM-07] Whether this, to the last bit, is what comes of the launch. */
  readonly verify: (table: Table, launch: Launch, labelling: number, outcome: ThrowOutcome) => boolean;
  /** The same again, with the ways of all moving bodies. */
  readonly filmThrow: (
    table: Table,
    launch: Launch,
    labelling: number,
  ) => { readonly outcome: ThrowOutcome; readonly recording: Recording };
  readonly filmFlip: (
    table: Table,
    launch: FlipInput,
  ) => { readonly outcome: FlipOutcome; readonly recording: Recording };
}

function physicsOn(engine: Engine): Physics {
  return {
    throwDie: (table, launch, labelling) => simulateThrow(engine, table, launch, labelling, noRecorder),
    flipTemplate: (table, launch) => simulateFlip(engine, table, launch, noRecorder),
    verify: (table, launch, labelling, outcome) =>
      same(simulateThrow(engine, table, launch, labelling, noRecorder), outcome),
    filmThrow: (table, launch, labelling) => {
      const film = recorder();
      return {
        outcome: simulateThrow(engine, table, launch, labelling, film),
        recording: film.recording(),
      };
    },
    filmFlip: (table, launch) => {
      const film = recorder();
      return { outcome: simulateFlip(engine, table, launch, film), recording: film.recording() };
    },
  };
}

async function load(): Promise<Physics> {
  const engine = await import('@dimforge/rapier3d-deterministic-compat');
  await engine.init();
  if (engine.version() !== ENGINE)
    throw new Error(`DF-SIM-01: the physics is ${engine.version()}, this table needs ${ENGINE}`);
  return physicsOn(engine);
}

let loading: Promise<Physics> | undefined;

export function loadPhysics(): Promise<Physics> {
  loading ??= load();
  return loading;
}
