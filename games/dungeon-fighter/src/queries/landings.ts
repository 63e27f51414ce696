/**
 * Where dice and Templates come to rest that nobody throws: bots, simulations, hints, whoever lets chance throw. The shares are those
 * of the physics that hosts throw with, measured at each level of skill (packages/dice-table).
 */
import type { Ground, Level, Landing as Measured } from '@questhall/dice-table/measured';
import { ARROWS, CROWD, FLIPS, landingsOf, ON_TEMPLATE, readTally } from '@questhall/dice-table/measured';
import type { Board, Die, Fault, Region, Requirement, Template } from '../throws.ts';
import type { Hand } from '../vocabulary.ts';

/** The ledger's levels, by the names of the hands. */
export const LEVEL_OF: { readonly [hand in Hand]: Level } = {
  clumsy: 'clumsy',
  average: 'average',
  good: 'good',
  steady: 'floor',
};

export interface Landed {
  readonly rest: Region;
  readonly faults: readonly Fault[];
  readonly thorns: boolean;
  readonly cocked: boolean;
}

/** Something to draw from: what may come, and how often in so many draws. */
export interface Shares<T> {
  readonly of: number;
  readonly list: readonly { readonly what: T; readonly weight: number }[];
}

/** Shares are told in ten-thousandths: whole numbers, whatever was multiplied. */
const PER = 10_000;

function shares<T>(weighted: readonly { readonly what: T; readonly weight: number }[]): Shares<T> {
  const sum = weighted.reduce((all, { weight }) => all + weight, 0);
  const list = weighted.map(({ what, weight }) => ({
    what,
    weight: Math.max(1, Math.floor((weight * PER) / sum + 0.5)),
  }));
  return { of: list.reduce((all, { weight }) => all + weight, 0), list };
}

const landed = ({ rest, faults, thorns, cocked }: Measured): Landed => ({ rest, faults, thorns, cocked });

const known = new Map<string, Shares<Landed>>();

/** Depends on what was measured only, so it is put together once for each sort of throw. */
export function landingShares(
  die: Die,
  requirements: readonly Requirement[],
  hand: Hand,
  board: Board,
  ground: Ground,
): Shares<Landed> {
  const key = `${board} ${die} ${hand} ${ground.bushes} ${ground.lying >= CROWD} ${requirements.join()}`;
  let found = known.get(key);
  if (found === undefined) {
    const measured = landingsOf(die, requirements, LEVEL_OF[hand], board, ground);
    found = shares(measured.map((each) => ({ what: landed(each), weight: each.weight })));
    known.set(key, found);
  }
  return found;
}

/** Of a thousand throws without a fault, those that come to rest on this Template. */
export const onTemplate = (template: Template, hand: Hand, board: Board): number =>
  ON_TEMPLATE[board][LEVEL_OF[hand]][template];

/** [DF-SIM-34] Where the arrow of Slime points. */
const arrowShares = (board: Board): Shares<Region> =>
  shares(readTally(ARROWS[board]).map(({ rest, weight }) => ({ what: rest, weight })));

export const ARROW_SHARES: { readonly [board in Board]: Shares<Region> } = {
  labyrinth: arrowShares('labyrinth'),
  fair: arrowShares('fair'),
};

const FLIP_RESULTS = ['lies', 'short', 'table'] as const;
type FlipResult = (typeof FLIP_RESULTS)[number];

const flipShares = (board: Board, hand: Hand): Shares<FlipResult> => {
  const tally = FLIPS[board][LEVEL_OF[hand]].split(', ').map((entry) => entry.split(' '));
  const times = (result: FlipResult): number => Number(tally.find(([code]) => code === result)?.[1] ?? 0);
  return shares(FLIP_RESULTS.map((what) => ({ what, weight: times(what) })));
};

const flipSharesOn = (board: Board): { readonly [hand in Hand]: Shares<FlipResult> } => ({
  clumsy: flipShares(board, 'clumsy'),
  average: flipShares(board, 'average'),
  good: flipShares(board, 'good'),
  steady: flipShares(board, 'steady'),
});

export const FLIP_SHARES: { readonly [board in Board]: { readonly [hand in Hand]: Shares<FlipResult> } } = {
  labyrinth: flipSharesOn('labyrinth'),
  fair: flipSharesOn('fair'),
};
