/** How far long work is: a bar on a terminal, a plain line every few seconds elsewhere. Always on the error stream. */
import type { Io } from '../io.ts';
import { duration } from './numbers.ts';

export interface Progress {
  /** So much is done; `note` is said beside it. */
  at(done: number, note?: string): void;
  /** Takes the bar away. */
  end(): void;
}

const BAR = 28;
const REDRAW_MS = 100;
const PLAIN_MS = 5000;
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export function progress({ err }: Io, label: string, total: number): Progress {
  const started = performance.now();
  let drawn = err.isTTY ? 0 : started;
  let shown = false;

  const line = (done: number, note: string): string => {
    const share = total === 0 ? 1 : done / total;
    const elapsed = (performance.now() - started) / 1000;
    const left = share > 0.01 ? `, ${duration((elapsed / share) * (1 - share))} left` : '';
    const percent = `${Math.floor(share * 100)} %`.padStart(5);
    return `${label} ${err.isTTY ? `${bar(share)} ` : ''}${percent}  ${done}/${total}${left}${note ? `  ${note}` : ''}`;
  };

  return {
    at(done, note = '') {
      const now = performance.now();
      if (now - drawn < (err.isTTY ? REDRAW_MS : PLAIN_MS)) return;
      drawn = now;
      shown = true;
      if (err.isTTY) err.write(`\r\x1b[2K${line(done, note).slice(0, err.columns - 1)}`);
      else err.write(`${line(done, note)}\n`);
    },
    end() {
      if (shown && err.isTTY) err.write('\r\x1b[2K');
    },
  };
}

function bar(share: number): string {
  const eighths = Math.round(Math.min(1, share) * BAR * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] ?? '');
  return `▕${full.padEnd(BAR)}▏`;
}
