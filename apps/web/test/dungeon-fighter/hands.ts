/**
 * Modelled hands of different kinds at the page's own controls: each makes a gesture as a pointer or key would send it,
 * and the page's code turns it into a throw. `node test/dungeon-fighter/hands.ts [throws]` prints how often they hit.
 */
import type { Physics } from '@questhall/dice-table';
import { loadPhysics, swayAt } from '@questhall/dice-table';
import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { throwOnRange } from '../../src/tables/dungeon-fighter/practice/range.ts';
import type { Kind } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import { worthOf } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import type { AimInput, Pull } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { GOOD_POWER, pullOf, stanceFor, thrownBy } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { needleAt } from '../../src/tables/dungeon-fighter/throwing/needles.ts';
import { sweepOf } from '../../src/tables/dungeon-fighter/throwing/pace.ts';

export const DEVICES = ['mouse', 'touch', 'keys'] as const;
export const MANNERS = ['steady', 'hasty', 'shaky'] as const;
export type Device = (typeof DEVICES)[number];
export type Manner = (typeof MANNERS)[number];

/** A person: pixels the end of a drag is off, ms a key comes early or late, ms until letting go. */
interface Habit {
  readonly pixels: number;
  readonly late: number;
  readonly takes: number;
}

const HABITS: { readonly [manner in Manner]: Habit } = {
  steady: { pixels: 5, late: 28, takes: 1800 },
  hasty: { pixels: 9, late: 45, takes: 500 },
  shaky: { pixels: 12, late: 60, takes: 2600 },
};
/** A newcomer is off so many times as far in the first ten tries. */
const NEWCOMER = 2.2;
/** A finger is less exact than a mouse. */
const TOUCH = 1.25;
/** Pixels from the die to where a good pull ends. */
const GOOD_PULL = 79;

const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };
const STANCE = stanceFor({
  kind: 'throw',
  serial: 1,
  die: 'red',
  requirements: [],
  board: 'labyrinth',
  bushes: false,
  dice: [],
  templates: [],
});

/** About normal, of deviation 1. */
const normal = (rng: Rng): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below({ rng }, 1000);
  return sum / 1000 - 6;
};

/** The pixels a pointer has moved when it lets go: it answers about half of the sway it sees. */
function dragged(rng: Rng, habit: Habit, off: number, sway: string): Pull | undefined {
  const { heading, power } = swayAt(sway, habit.takes, 'hero');
  const seen = { x: (heading / 0.6 / 57.3) * GOOD_PULL * 0.5, y: -power * GOOD_PULL * 0.5 };
  return pullOf(
    seen.x + off * habit.pixels * normal(rng),
    GOOD_PULL + seen.y + off * habit.pixels * normal(rng),
  );
}

/** Keys stop one needle after the other, each a bit early or late. */
function keyed(rng: Rng, habit: Habit, off: number): Pull {
  const sweep = sweepOf('usual');
  const late = (): number => off * habit.late * normal(rng);
  const middle = sweep / 4;
  const wished = ((GOOD_POWER * 2.1 - 1.1 + 1) / 4) * sweep;
  const { heading = 0 } = needleAt('heading', middle + late(), sweep);
  const { power = GOOD_POWER } = needleAt('power', wished + late(), sweep);
  return { heading, power };
}

export function gestureOf(device: Device, manner: Manner, isNew: boolean, n: number): AimInput | undefined {
  const rng = seeded(`${device} ${manner} ${n}`);
  const habit = HABITS[manner];
  const off = (isNew ? NEWCOMER : 1) * (device === 'touch' ? TOUCH : 1);
  const pull =
    device === 'keys' ? keyed(rng, habit, off) : dragged(rng, habit, off, swayOf(device, manner, n));
  return pull && thrownBy(STANCE, pull, habit.takes);
}

const swayOf = (device: Device, manner: Manner, n: number): string => `sway ${device} ${manner} ${n}`;

export interface Rates {
  readonly hits: number;
  readonly bullseyes: number;
}

/** What comes of so many throws. */
export function ratesOf(
  physics: Physics,
  device: Device,
  manner: Manner,
  isNew: boolean,
  throws: number,
): Rates {
  let [hits, bullseyes] = [0, 0];
  for (let n = 0; n < throws; n++) {
    const input = gestureOf(device, manner, isNew, n);
    const seeds = { public: swayOf(device, manner, n), secret: `secret ${device} ${manner} ${n}` };
    const thrown = input && throwOnRange(physics, PLAIN, n, { by: 'hand', input }, seeds);
    const { rest, faults } = thrown?.landing ?? { rest: 'outside' as const, faults: [] };
    const worth = worthOf({ rest, faults, icon: false });
    if (worth > 0) hits += 1;
    if (worth === 10) bullseyes += 1;
  }
  return { hits: hits / throws, bullseyes: bullseyes / throws };
}

if (import.meta.main) {
  const throws = Number(process.argv[2] ?? 60);
  const physics = await loadPhysics();
  for (const isNew of [true, false]) {
    let [hits, bullseyes] = [0, 0];
    for (const device of DEVICES)
      for (const manner of MANNERS) {
        const rates = ratesOf(physics, device, manner, isNew, throws);
        hits += rates.hits / 9;
        bullseyes += rates.bullseyes / 9;
        const percent = (part: number): string => `${Math.round(part * 100)} %`.padStart(5);
        console.log(
          `${isNew ? 'newcomer ' : 'practised'} ${device.padEnd(6)} ${manner.padEnd(7)} hits ${percent(rates.hits)}, bullseyes ${percent(rates.bullseyes)}`,
        );
      }
    console.log(
      `${isNew ? 'newcomers' : 'practised'}: hits ${(hits * 100).toFixed(1)} %, bullseyes ${(bullseyes * 100).toFixed(1)} %`,
    );
  }
}
