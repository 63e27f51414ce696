/** What one can learn from a throw, in a few words: "2 cm short, left; bounced once". */
import type { Fault, Rest, Traced } from '../throws.ts';
import { listed, REQUIREMENT_NAMES } from './names.ts';

/** The rim of the board, in mm from its middle. */
const RIM = 200;
/** Less than this is the middle. */
const NEAR = 10;
/** A turn and a bit more: later the window has closed. */
const WHOLE_TURN = 360;
/** Turns a second that a spinning die must have, in tenths. */
const SPINNING = 40;

const cm = (mm: number): string => `${Math.max(1, Math.round(Math.abs(mm) / 10))} cm`;

/** How far off: of the board, if it lies beside it; of its middle, if it lies on it. */
function offBy({ beyond, right }: Traced, rest: Rest): string {
  const distance = Math.sqrt(beyond * beyond + right * right);
  const off = rest === 'outside' ? Math.max(NEAR, distance - RIM) : distance;
  if (rest !== 'outside' && distance < NEAR) return 'dead centre';
  const along = Math.abs(beyond) >= Math.abs(right);
  const length = beyond < 0 ? 'short' : 'long';
  const side = right < 0 ? 'left' : 'right';
  const slanted =
    2 * Math.min(Math.abs(beyond), Math.abs(right)) > Math.max(Math.abs(beyond), Math.abs(right));
  const [first, second] = along ? [length, side] : [side, length];
  const middle = rest === 'outside' ? '' : ' of the middle';
  return `${cm(off)} ${first}${slanted ? `, ${second}` : ''}${middle}`;
}

const TIMES = ['did not bounce', 'bounced once', 'bounced twice'] as const;
const bounced = (times: number): string => TIMES[times] ?? `bounced ${times} times`;

/** What was lacking, where it is known. */
function lacking(fault: Fault, { bounces, turned, spun }: Traced): string | undefined {
  if (fault === 'bounce')
    return bounces === 0 ? 'it touched the board before the table' : 'it slid along the table';
  if (fault === 'dancing' && turned !== undefined)
    return turned < WHOLE_TURN ? `it turned ${turned}° of ${WHOLE_TURN}°` : 'it came too late after the turn';
  if (fault === 'diceSpin' && spun !== undefined && spun >= SPINNING) return 'it tumbled more than it spun';
  if (fault === 'diceSpin' && spun !== undefined)
    return `it spun ${spun / 10} of ${SPINNING / 10} turns a second`;
  return undefined;
}

export const verdictWords = (trace: Traced, rest: Rest): string =>
  `${offBy(trace, rest)}; ${bounced(trace.bounces)}`;

export const faultsWords = (
  faults: readonly Fault[],
  trace: Traced | null,
  named: (fault: Fault) => string,
): string =>
  listed(
    faults.map((fault) => {
      const detail = trace && lacking(fault, trace);
      if (!detail) return named(fault);
      return fault === 'bounce' ? detail : `${named(fault)} (${detail.replace(/^it /, '')})`;
    }),
  );

/** What a throw that was not as asked for did not do. */
const LACKED: { readonly [fault in Fault]: string } = {
  bounce: 'did not bounce on the table',
  chalice: 'did not come out of the Chalice',
  dancing: 'let go outside the turn',
  diceSpin: 'spun too little',
  flick: 'was not flicked',
  gate: 'did not go through the Gate',
  hip: 'did not touch the hip',
  knee: 'did not touch the knee',
  oneEye: 'did not start at the eye',
  ramp: 'did not run up the Ramp',
};

/** Beside the die: what was lacking, or else how far off it lies. "Dancing: turned 240° of 360°". */
export function verdictOfThrow(faults: readonly Fault[], rest: Rest, trace: Traced): string {
  if (faults.length === 0) return verdictWords(trace, rest);
  return faults
    .map((fault) => {
      const lacked = lacking(fault, trace)?.replace(/^it /, '') ?? LACKED[fault];
      return fault === 'bounce' ? lacked : `${REQUIREMENT_NAMES[fault]}: ${lacked}`;
    })
    .join('; ');
}
