/** Each seat has a bank of time. The banks of those who are being waited for run; an answer brings some back. */
import type { Seat } from '@questhall/kernel';
import type { ClockSetting } from '../table.ts';
import type { ClockRecord, LogEntry, TableRecord } from './record.ts';

export interface Clock {
  readonly setting: ClockSetting;
  /** Milliseconds in each bank at `at`. */
  readonly left: number[];
  at: number;
}

/** Who takes a seat back from a bot gets at least this much. */
const GRACE = 30_000;

export const startClock = (setting: ClockSetting, seats: number, now: number): Clock => ({
  setting,
  left: Array.from({ length: seats }, () => setting.bank * 1000),
  at: now,
});

export const resumeClock = (setting: ClockSetting, { left, at }: ClockRecord): Clock => ({
  setting,
  left: [...left],
  at,
});

/** Clocks are kept with each entry of the log, and with the record when seats change. */
export function latestClock({ clock }: TableRecord, entry: LogEntry | undefined): ClockRecord | null {
  if (!entry?.clock || (clock && clock.at > entry.at)) return clock;
  return { left: entry.clock, at: entry.at };
}

/** Time goes by for those who are being waited for. */
export function charge(clock: Clock, running: readonly Seat[], now: number): void {
  const spent = Math.max(0, now - clock.at);
  for (const seat of running) clock.left[seat] = Math.max(0, (clock.left[seat] as number) - spent);
  clock.at = Math.max(clock.at, now);
}

export function gain(clock: Clock, seat: Seat): void {
  clock.left[seat] = (clock.left[seat] as number) + clock.setting.gain * 1000;
}

export function grantGrace(clock: Clock, seat: Seat): void {
  clock.left[seat] = Math.max(clock.left[seat] as number, GRACE);
}

/** No stretch is longer: who has days has no need of it. */
const LONGEST_STRETCH = 900;

/** Whoever needs more time than others takes another bank, or a quarter of an hour of a longer one. */
export function stretch(clock: Clock, seat: Seat): void {
  clock.left[seat] = (clock.left[seat] as number) + Math.min(clock.setting.bank, LONGEST_STRETCH) * 1000;
}

/** When the first of the running banks is empty. */
export function deadline(clock: Clock, running: readonly Seat[]): number | undefined {
  if (running.length === 0) return undefined;
  return clock.at + Math.min(...running.map((seat) => clock.left[seat] as number));
}

/** A time in which no host was there. */
export interface Away {
  readonly from: number;
  readonly until: number;
}

/** Nobody pays for a time in which no host was there. False: the clock has run since, so that it was forgiven already. */
export function forgive(clock: Clock, { from, until }: Away): boolean {
  if (clock.at >= until) return false;
  clock.at += until - Math.max(clock.at, from);
  return true;
}
