/** What a hand did at the page's controls, written down: where its pointer was, or its key, and when. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Physics } from '@questhall/dice-table';
import { throwOnRange } from '../../src/tables/dungeon-fighter/practice/range.ts';
import type { Kind, Shot } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import { worthOf } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import type { AimInput, Pull } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { pullOf, stanceFor, thrownBy } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { needleAt } from '../../src/tables/dungeon-fighter/throwing/needles.ts';
import { sweepOf } from '../../src/tables/dungeon-fighter/throwing/pace.ts';

export const DEVICES = ['mouse', 'touch', 'keys'] as const;
export const MANNERS = ['steady', 'hasty', 'shaky'] as const;
export type Device = (typeof DEVICES)[number];
export type Manner = (typeof MANNERS)[number];

/** Milliseconds from the first touch, and pixels from there: to the right and down. */
export type Move = readonly [ms: number, right: number, down: number];

export interface Gesture {
  readonly device: Device;
  readonly manner: Manner;
  readonly isNew: boolean;
  readonly n: number;
  /** A pointer's way, from where it takes hold to where it lets go. */
  readonly path?: readonly Move[];
  /** When the one key was pressed: to begin, and for each needle. */
  readonly presses?: readonly number[];
}

export const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };
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

/** All that chance adds to it: the sway is public, the tremor is not. */
export const seedsOf = ({ device, manner, n }: Pick<Gesture, 'device' | 'manner' | 'n'>) => ({
  public: `sway ${device} ${manner} ${n}`,
  secret: `secret ${device} ${manner} ${n}`,
});

function pulledBy({ path, presses }: Gesture): { readonly pull: Pull; readonly t: number } | undefined {
  const end = path?.at(-1);
  if (end !== undefined) {
    const [t, right, down] = end;
    const pull = pullOf(right, down);
    return pull && { pull, t };
  }
  const [begun, straight, strong] = presses ?? [];
  if (begun === undefined || straight === undefined || strong === undefined) return undefined;
  const sweep = sweepOf('usual');
  const { heading = 0 } = needleAt('heading', straight - begun, sweep);
  const { power = 0 } = needleAt('power', strong - straight, sweep);
  return { pull: { heading, power }, t: strong - begun };
}

/** The throw that the page makes of it; nothing where the hand lets go without one. */
export function inputOf(gesture: Gesture): AimInput | undefined {
  const pulled = pulledBy(gesture);
  return pulled && thrownBy(STANCE, pulled.pull, pulled.t);
}

const OFF: Shot = { rest: 'outside', faults: [], icon: false };

/** Where the die comes to lie, by the physics of this machine. */
function landedBy(physics: Physics, gesture: Gesture): Shot {
  const input = inputOf(gesture);
  if (input === undefined) return OFF;
  const { landing } = throwOnRange(physics, PLAIN, gesture.n, { by: 'hand', input }, seedsOf(gesture));
  return { rest: landing.rest, faults: landing.faults, icon: landing.face === 'icon' };
}

export interface Rates {
  readonly hits: number;
  readonly bullseyes: number;
}

export function ratesOf(physics: Physics, gestures: readonly Gesture[]): Rates {
  const worths = gestures.map((gesture) => worthOf(landedBy(physics, gesture)));
  const share = (counts: (worth: number) => boolean): number => worths.filter(counts).length / worths.length;
  return { hits: share((worth) => worth > 0), bullseyes: share((worth) => worth === 10) };
}

const FILE = new URL('gestures.json', import.meta.url);

/** On file a way is one line: "0 0 0, 50 1 3". */
type Filed = Omit<Gesture, 'path'> & { readonly path?: string };

const wayIn = (line: string): readonly Move[] =>
  line.split(', ').map((move) => move.split(' ').map(Number) as unknown as Move);

/** Twenty of each hand, as `node test/dungeon-fighter/hands.ts --record` wrote them down. */
export const recordedGestures = (): readonly Gesture[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Filed[]).map(({ path, ...gesture }) =>
    path === undefined ? gesture : { ...gesture, path: wayIn(path) },
  );

export const record = (gestures: readonly Gesture[]): void => {
  const filed = gestures.map(
    ({ path, ...gesture }): Filed =>
      path === undefined ? gesture : { ...gesture, path: path.map((move) => move.join(' ')).join(', ') },
  );
  writeFileSync(FILE, JSON.stringify(filed));
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(FILE)], { stdio: 'ignore' });
};
