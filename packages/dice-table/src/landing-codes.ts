/** How measured landings are written down: a line of codes, each with how often it came. */
import type { Region, Requirement } from './types.ts';

export type LandingFault = 'bounce' | Requirement;

export interface Landing {
  readonly rest: Region;
  readonly faults: readonly LandingFault[];
  /** A bush was touched. */
  readonly thorns: boolean;
  /** It stands askew and shows nothing (DF-SIM-15). */
  readonly cocked: boolean;
  /** How often, against the other landings of the same list. */
  readonly weight: number;
}

/** `section4`, `hole!cocked`, `outside!bounce!thorns`. */
export const codeOf = ({ rest, faults, thorns, cocked }: Omit<Landing, 'weight'>): string =>
  [rest, ...faults, ...(thorns ? ['thorns'] : []), ...(cocked ? ['cocked'] : [])].join('!');

function readCode(code: string, weight: number): Landing {
  const [rest, ...marks] = code.split('!');
  return {
    rest: rest as Region,
    faults: marks.filter((mark) => mark !== 'thorns' && mark !== 'cocked') as LandingFault[],
    thorns: marks.includes('thorns'),
    cocked: marks.includes('cocked'),
    weight,
  };
}

/** `section4 812, hole!cocked 40`. */
export const writeTally = (tally: ReadonlyMap<string, number>): string =>
  [...tally]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, times]) => `${code} ${times}`)
    .join(', ');

export const readTally = (line: string): Landing[] =>
  line.split(', ').map((entry) => {
    const [code = '', times = '0'] = entry.split(' ');
    return readCode(code, Number(times));
  });
