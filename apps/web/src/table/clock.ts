import type { Seat } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import type { Staged } from './stage.ts';

/** "2:05", "1:02:05" */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...rest] = parts;
  const shown = hours > 0 ? parts : rest;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The time each seat has left, running for those who are being waited for. Undefined where there are no clocks. */
export function useClock(staged: Staged | null): ((seat: Seat) => string | undefined) | undefined {
  const clock = staged?.seen.clock ?? null;
  const runs = clock !== null && staged?.seen.outcome === null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, [runs]);
  if (clock === null || staged === null) return undefined;
  return (seat) => {
    const left = clock[seat];
    if (left === undefined) return undefined;
    const running = runs && staged.seen.waiting.some((asked) => asked.seat === seat);
    return formatTime(running ? left - Math.max(0, now - staged.seenAt) : left);
  };
}
