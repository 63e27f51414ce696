/**
 * Modelled hands of different kinds at the page's own controls: each makes a gesture as a pointer or key would send it,
 * and the page's code turns it into a throw. `node test/dungeon-fighter/hands.ts [throws]` prints how often they hit,
 * `--record` writes the gestures down that tests make again in Chromium.
 */
import { loadPhysics, swayAt } from '@questhall/dice-table';
import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { Pull } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { FULL_PULL, GOOD_POWER, pullOf } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { swungPower } from '../../src/tables/dungeon-fighter/throwing/needles.ts';
import { sweepOf } from '../../src/tables/dungeon-fighter/throwing/pace.ts';
import type { Device, Gesture, Manner, Move } from './gestures.ts';
import { DEVICES, MANNERS, ratesOf, record, seedsOf } from './gestures.ts';

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
/** A newcomer has ten tries, is off so many times as far, and does not know yet how strong is strong enough. */
const NEWCOMER = { tries: 10, off: 2.2, guess: 0.3, unlearns: 0.8 } as const;
/** A finger is less exact than a mouse. */
const TOUCH = 1.25;
/** Of the sway that is seen, the part that is answered. */
const ANSWERED = 0.5;
/** Milliseconds from one report of a pointer to the next. */
const REPORT = 100;
/** The part of its time after which a hand has drawn the die back, and only corrects. */
const DRAWN = 0.5;

/** About normal, of deviation 1. */
const normal = (rng: Rng): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below({ rng }, 1000);
  return sum / 1000 - 6;
};

/** Where a pointer must be for this pull. */
function placeFor({ heading, power }: Pull): readonly [right: number, down: number] {
  const steps = Array.from({ length: FULL_PULL }, (_, down) => down);
  const off = (right: number, down: number): number => {
    const pull = pullOf(right, down);
    return pull ? Math.abs(pull.power - power) * 100 + Math.abs(pull.heading - heading) : Infinity;
  };
  const down = steps.reduce((best, each) => (off(0, each) < off(0, best) ? each : best));
  const sides = steps.map((step) => step - FULL_PULL / 2);
  return [sides.reduce((best, each) => (off(each, down) < off(best, down) ? each : best), 0), down];
}

/** What a hand is about to do: how far off it will be, in parts of its habit, and the power it wishes for. */
interface Aimed {
  readonly off: number;
  readonly wish: number;
}

/** The part of the right power somebody takes for it: each try teaches a bit. */
function guessOf({ device, manner, n }: Pick<Gesture, 'device' | 'manner' | 'n'>): number {
  const person = Math.floor(n / NEWCOMER.tries);
  const first = NEWCOMER.guess * normal(seeded(`guess ${device} ${manner} ${person}`));
  return Math.min(1.5, Math.max(0.5, 1 + first * NEWCOMER.unlearns ** (n % NEWCOMER.tries)));
}

/** In whole pixels, and never the negative zero. */
const whole = (x: number): number => Math.round(x) + 0;

/** The way of a pointer: drawn back swiftly, then held while it is corrected. */
function dragged(rng: Rng, { pixels, takes }: Habit, { off, wish }: Aimed, sway: string): readonly Move[] {
  const seen = swayAt(sway, takes, 'hero');
  const [right, down] = placeFor({
    heading: -seen.heading * ANSWERED,
    power: wish * (1 - seen.power * ANSWERED),
  });
  const end = [right + off * pixels * normal(rng), down + off * pixels * normal(rng)] as const;
  const times = Array.from({ length: Math.floor(takes / REPORT) }, (_, at) => at * REPORT);
  const way = times.map((ms): Move => {
    const part = Math.min(1, ms / (takes * DRAWN));
    const eased = part * part * (3 - 2 * part);
    const shake = part < 1 ? 0 : pixels / 4;
    return [ms, whole(end[0] * eased + shake * normal(rng)), whole(end[1] * eased + shake * normal(rng))];
  });
  return [[0, 0, 0], ...way.slice(1), [takes, whole(end[0]), whole(end[1])]];
}

/** Keys stop one needle after the other, each a bit early or late. */
function pressed(rng: Rng, { late }: Habit, { off, wish }: Aimed): readonly number[] {
  const sweep = sweepOf('usual');
  const lateness = (): number => Math.round(off * late * normal(rng));
  const rising = Array.from({ length: sweep / 2 }, (_, ms) => ms);
  const apart = (ms: number): number => Math.abs(swungPower(ms, sweep) - wish);
  const strong = rising.reduce((best, ms) => (apart(ms) < apart(best) ? ms : best));
  const straight = Math.max(1, sweep / 4 + lateness());
  return [0, straight, straight + Math.max(1, strong + lateness())];
}

export function gestureOf(device: Device, manner: Manner, isNew: boolean, n: number): Gesture {
  const rng = seeded(`${device} ${manner} ${n}`);
  const habit = HABITS[manner];
  const who = { device, manner, isNew, n };
  const off = (isNew ? NEWCOMER.off : 1) * (device === 'touch' ? TOUCH : 1);
  const aimed = { off, wish: GOOD_POWER * (isNew ? guessOf(who) : 1) };
  return device === 'keys'
    ? { ...who, presses: pressed(rng, habit, aimed) }
    : { ...who, path: dragged(rng, habit, aimed, seedsOf(who).public) };
}

const gesturesOf = (device: Device, manner: Manner, isNew: boolean, count: number): readonly Gesture[] =>
  Array.from({ length: count }, (_, n) => gestureOf(device, manner, isNew, n));

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(7);

async function print(throws: number): Promise<void> {
  const physics = await loadPhysics();
  for (const isNew of [true, false]) {
    const name = isNew ? 'newcomers' : 'practised';
    const all = DEVICES.flatMap((device) =>
      MANNERS.map((manner) => {
        const rates = ratesOf(physics, gesturesOf(device, manner, isNew, throws));
        console.log(
          `${name} ${device.padEnd(6)} ${manner.padEnd(7)} hits ${percent(rates.hits)}, bullseyes ${percent(rates.bullseyes)}`,
        );
        return rates;
      }),
    );
    const mean = (rate: 'hits' | 'bullseyes'): number =>
      all.reduce((sum, rates) => sum + rates[rate], 0) / all.length;
    console.log(`${name}: hits ${percent(mean('hits'))}, bullseyes ${percent(mean('bullseyes'))}`);
  }
}

const RECORDED = 2 * NEWCOMER.tries;

const recordAll = (): void =>
  record(
    [true, false].flatMap((isNew) =>
      DEVICES.flatMap((device) => MANNERS.flatMap((manner) => gesturesOf(device, manner, isNew, RECORDED))),
    ),
  );

if (import.meta.main) {
  const [what] = process.argv.slice(2);
  if (what === '--record') recordAll();
  else await print(Number(what ?? 60));
}
