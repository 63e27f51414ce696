/** How many throws were made on this machine, and the best of each kind: its ghost can be seen beside the next ones. */
import type { Board } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import { useEffect, useState } from 'react';
import type { DfScene } from '../logic/scene.ts';
import { boardOf } from '../logic/scene.ts';
import { keyOf, worthOf } from '../practice/statistics.ts';
import { diceOf } from './use-aim.ts';
import type { At } from './way.ts';
import { wayOf } from './way.ts';

type Note = NonNullable<SeenDice['last']>;

export interface Best {
  readonly worth: number;
  /** mm from the middle. */
  readonly off: number;
  /** Its way, in mm. */
  readonly points: readonly (readonly [number, number, number])[];
}

export interface Records {
  readonly thrown: number;
  readonly best: { readonly [kind: string]: Best };
}

const NONE: Records = { thrown: 0, best: {} };
/** One pose in so many is enough for a ghost. */
const EVERY = 3;

const inMm = ({ x, y, z }: At): readonly [number, number, number] => [
  Math.round(x * 100),
  Math.round(y * 100),
  Math.round(z * 100),
];

function bestOf(note: Note): Best | undefined {
  const { outcome } = note;
  const way = wayOf(note);
  if (outcome.kind !== 'throw' || way === undefined) return undefined;
  const worth = worthOf({
    rest: outcome.rest,
    faults: [...(outcome.bounced ? [] : (['bounce'] as const)), ...outcome.failed],
    icon: false,
  });
  if (worth === 0) return undefined;
  const points = way.points.filter((_, at) => at % EVERY === 0).map(inMm);
  return {
    worth,
    off: Math.round(Math.hypot(way.end.at.x, way.end.at.z) * 100),
    points: [...points, inMm(way.end.at)],
  };
}

const isBetter = (a: Best, b: Best): boolean => a.worth > b.worth || (a.worth === b.worth && a.off < b.off);

/** One throw more. */
export function withThrow(records: Records, note: Note, board: Board): Records {
  const { input, outcome } = note;
  if (input.kind !== 'throw' || outcome.kind !== 'throw') return records;
  const thrown = records.thrown + 1;
  const kind = keyOf({ board, die: input.die, requirements: input.styles, bushes: false });
  const made = bestOf(note);
  const before = records.best[kind];
  if (made === undefined || (before !== undefined && !isBetter(made, before))) return { ...records, thrown };
  return { thrown, best: { ...records.best, [kind]: made } };
}

/** The way of a ghost, in dm. */
export const ghostPoints = ({ points }: Best): readonly At[] =>
  points.map(([x, y, z]) => ({ x: x / 100, y: y / 100, z: z / 100 }));

const KEPT = 'questhall.dice-records';

function keptRecords(): Records {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'best' in kept ? (kept as Records) : NONE;
  } catch {
    return NONE;
  }
}

function keepRecords(records: Records): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(records));
  } catch {
    // A page that may keep nothing begins anew next time.
  }
}

export const forgetRecords = (): void => keepRecords(NONE);

/** The records, with the throws that were let go here. */
export function useRecords(scene: DfScene, own: ReadonlySet<number>): Records {
  const [records, setRecords] = useState(keptRecords);
  const last = diceOf(scene)?.last;
  const board = boardOf(scene);
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    if (!last || last.serial === counted || !own.has(last.serial)) return;
    setCounted(last.serial);
    setRecords((before) => {
      const after = withThrow(before, last, board);
      keepRecords(after);
      return after;
    });
  }, [last, counted, own, board]);
  return records;
}
