/** [SFB-CHAL] Which Challenges a side meets, judged from the position alone. */
import { AREAS, DEPLOYMENT, HEXES, STATUES } from '../src/content/arena.ts';
import { challengeCard } from '../src/content/index.ts';
import type { Core, Test } from '../src/vocabulary.ts';
import { far, isDeployment, wayTo } from './hexes.ts';
import type { Piece, Table } from './table.ts';
import { standing, teamOf } from './table.ts';
import { bloodied, onTrapHex } from './values.ts';

type Stander = Piece & { readonly hex: number };

const ofSide = (table: Table, side: number): readonly Stander[] =>
  standing(table).filter((piece) => piece.side === side);

const controls = (table: Table, side: number, core: Core): boolean => {
  const inside = (which: number): number =>
    ofSide(table, which).filter(({ hex }) => AREAS[core].includes(hex)).length;
  return inside(side) > inside(1 - side);
};

const beside = (table: Table, side: number, hex: number): number =>
  ofSide(table, side).filter((piece) => far(piece.hex, hex) === 1).length;

const row = (hex: number): number => HEXES[hex]?.r ?? 0;

/** One connected group by adjacency. */
function together(pieces: readonly Stander[]): boolean {
  const reached = pieces.slice(0, 1);
  for (const piece of reached) {
    reached.push(...pieces.filter((other) => !reached.includes(other) && far(piece.hex, other.hex) === 1));
  }
  return reached.length === pieces.length;
}

/** At least three on one hex row, whatever stands between. */
const inParade = (pieces: readonly Stander[]): boolean =>
  pieces.some((first) =>
    pieces.some((second) => {
      const way = wayTo(first.hex, second.hex);
      const rest = pieces.filter(({ hex }) => hex === first.hex || wayTo(first.hex, hex) === way);
      return way !== undefined && rest.length >= 3;
    }),
  );

type Tests = {
  readonly [test in Test['test']]: (
    table: Table,
    side: number,
    printed: Extract<Test, { test: test }>,
  ) => boolean;
};

const TESTS: Tests = {
  control: (table, side, { areas }) => areas.every((core) => controls(table, side, core)),
  court: (table, side, { statue }) => beside(table, side, STATUES[statue].hex) >= 2,
  grandTour: (table, side) => Object.values(STATUES).every(({ hex }) => beside(table, side, hex) >= 1),
  onTrapHexes: (table, side, { count }) =>
    ofSide(table, side).filter((piece) => onTrapHex(table, piece)).length >= count,
  inEnemyHalf: (table, side, { count }) => {
    const south = table.homes[1 - side] === 'south';
    return ofSide(table, side).filter(({ hex }) => (south ? row(hex) > 0 : row(hex) < 0)).length >= count;
  },
  onEnemyDeployment: (table, side, { count }) => {
    const home = table.homes[1 - side];
    return ofSide(table, side).filter(({ hex }) => home && DEPLOYMENT[home].includes(hex)).length >= count;
  },
  enemyBesideTwo: (table, side) => ofSide(table, 1 - side).some(({ hex }) => beside(table, side, hex) >= 2),
  allMarked: (table, side) => {
    const enemies = ofSide(table, 1 - side);
    return enemies.length >= 2 && enemies.every(({ hex }) => beside(table, side, hex) >= 1);
  },
  oneGroup: (table, side) => {
    const team = ofSide(table, side);
    const home = table.homes[side];
    const out = team.every(({ hex }) => !home || !DEPLOYMENT[home].includes(hex));
    return team.length === teamOf(table, side).length && out && together(team);
  },
  spreadOut: (table, side) => {
    const team = ofSide(table, side);
    const apart = team.every((a) => team.every((b) => a === b || far(a.hex, b.hex) > 2));
    return team.length === teamOf(table, side).length && apart;
  },
  parade: (table, side) => inParade(ofSide(table, side).filter(({ hex }) => !isDeployment(hex))),
  unscathed: (table, side) => {
    const team = ofSide(table, side);
    const coloured = team.filter(({ hex }) => Object.values(AREAS).some((area) => area.includes(hex)));
    const whole = team.length === teamOf(table, side).length && !team.some(bloodied);
    return whole && coloured.length >= 2;
  },
  firstBlood: (table, side) =>
    teamOf(table, 1 - side).filter((piece) => piece.hex === null || bloodied(piece)).length >= 2,
  moreLevelled: (table, side) => {
    const count = (which: number): number => teamOf(table, which).filter(({ levelled }) => levelled).length;
    return count(side) > count(1 - side);
  },
  moreOnMidline: (table, side) => {
    const count = (which: number): number => ofSide(table, which).filter(({ hex }) => row(hex) === 0).length;
    return count(side) > count(1 - side);
  },
};

/** Whether a side meets a Challenge; some are met only by one side alone. */
export function meets(table: Table, side: number, id: string): boolean {
  const { test, alone } = challengeCard(id);
  const holds = TESTS[test.test] as (table: Table, side: number, printed: Test) => boolean;
  return holds(table, side, test) && !(alone && holds(table, 1 - side, test));
}
