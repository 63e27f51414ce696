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
  const every = err.isTTY ? REDRAW_MS : PLAIN_MS;
  let now = { done: 0, note: '' };
  let drawn = err.isTTY ? 0 : started;
  let shown = false;

  const line = (): string => {
    const { done, note } = now;
    const share = total === 0 ? 1 : done / total;
    const elapsed = (performance.now() - started) / 1000;
    const left = share > 0.01 ? `${duration((elapsed / share) * (1 - share))} left` : duration(elapsed);
    const percent = `${Math.floor(share * 100)} %`.padStart(5);
    const drawing = err.isTTY ? `${bar(share)} ` : '';
    return `${label} ${drawing}${percent}  ${done}/${total}, ${left}${note ? `  ${note}` : ''}`;
  };
  const draw = (): void => {
    if (performance.now() - drawn < every) return;
    drawn = performance.now();
    shown = true;
    if (err.isTTY) err.write(`\r\x1b[2K${line().slice(0, err.columns - 1)}`);
    else err.write(`${line()}\n`);
  };
  // A sign of life while nothing is finished yet.
  const timer = setInterval(draw, every + 1);
  timer.unref();

  return {
    at(done, note = '') {
      now = { done, note };
      draw();
    },
    end() {
      clearInterval(timer);
      if (shown && err.isTTY) err.write('\r\x1b[2K');
    },
  };
}

function bar(share: number): string {
  const eighths = Math.round(Math.min(1, share) * BAR * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (PARTS[eighths % 8] ?? '');
  return `▕${full.padEnd(BAR)}▏`;
}
