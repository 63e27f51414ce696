/** What somebody's matches at one game have come to, and what the next one changes. Nothing here knows of storage. */
import { createHash } from 'node:crypto';
import type { RatedResult } from '@questhall/protocol/host';
import type { Skill } from './plackett-luce.ts';
import { NEW_SKILL, rated } from './plackett-luce.ts';

export interface Standing extends Skill {
  /** Whose it was first: it goes along to another guest, and both have met the same people. Nothing: whose it is. */
  readonly own?: string;
  readonly matches: number;
  /** When one has met whom lately, by a mark that only tells whether it is the same person again. */
  readonly met: { readonly [mark: string]: readonly number[] };
}

export const NEW_STANDING: Standing = { ...NEW_SKILL, matches: 0, met: {} };

/** A point of skill, as it is shown: who has 400 more wins 10 of 11. And what newcomers are shown as. */
const POINTS = 30;
const MIDDLE = 1500;

/** For people to read. `deviation`: 95 of 100 are no further off. */
export const shown = ({ mu, sigma, matches }: Standing) => ({
  rating: Math.max(0, Math.round(MIDDLE + POINTS * (mu - NEW_SKILL.mu))),
  deviation: Math.round(2 * POINTS * sigma),
  matches,
});

const DAY = 24 * 3600 * 1000;
/** Whom one met longer ago one has not met lately. */
const LATELY = 30 * DAY;
/** So many matches against the same person count in full within that time. */
const IN_FULL = 2;

/** Only whose guest's id one knows already can tell who is meant. */
const markOf = (guest: string, other: string): string =>
  createHash('sha256').update(`${guest} has met ${other}`).digest('base64url').slice(0, 10);

const lately = ({ met }: Standing, at: number): Standing['met'] =>
  Object.fromEntries(
    Object.entries(met).flatMap(([mark, times]) => {
      const fresh = times.filter((time) => at - time < LATELY);
      return fresh.length > 0 ? [[mark, fresh]] : [];
    }),
  );

interface Player {
  /** Whose standing it was first. */
  readonly own: string;
  readonly standing: Standing;
}

/**
 * How much a match against this person tells. From the third on, those against the same person tell less and less: all of a month
 * together no more than four. And who has met few others is known by few: against them one has proved little to many.
 */
function tells(me: Player, other: Player, at: number): number {
  const mine = lately(me.standing, at);
  const theirs = lately(other.standing, at);
  const mark = markOf(me.own, other.own);
  const before = mine[mark]?.length ?? 0;
  const again = before < IN_FULL ? 1 : (IN_FULL / (before + 1)) ** 2;
  const others = (met: Standing['met'], but: string): number =>
    Object.keys(met).filter((key) => key !== but).length;
  const known = (others(theirs, markOf(other.own, me.own)) + 1) / (others(mine, mark) + 1);
  return again * Math.min(1, known);
}

/**
 * What the match makes of the standing of whoever sat at this seat. Nothing: it says nothing about them.
 *
 * Who has left has lost, also where a bot has won for them; but nobody wins because the others left, and nobody loses to a bot
 * or for want of a partner.
 */
export function standingAfter(
  { at, guests, sides, left, winners }: RatedResult,
  standings: readonly Standing[],
  seat: number,
): Standing | undefined {
  const side = sides[seat];
  const gone = left[seat] ?? null;
  const against = sides.flatMap((other, index) => (other === side ? [] : [index]));
  const stayed = (index: number): boolean => (left[index] ?? null) === null;
  if (gone !== null) {
    // Of those who all left in the end, nobody has lost to who left before.
    const outstayed = against.some((index) => stayed(index) || (left[index] ?? 0) > gone);
    if (!outstayed) return undefined;
  } else {
    const won = winners?.includes(seat) === true;
    const whole = sides.every((_, index) => stayed(index));
    if (!winners || (!won && !whole)) return undefined;
  }
  const ranks = (group: number): number => {
    if (gone !== null) return group === side ? 2 : 1;
    return sides.some((each, index) => each === group && winners?.includes(index)) ? 1 : 2;
  };
  const groups = [...new Set(sides)];
  const skills = groups.map((group) =>
    sides.flatMap((each, index) => (each === group ? [standings[index] ?? NEW_STANDING] : [])),
  );
  const playerAt = (index: number): Player => {
    const standing = standings[index] ?? NEW_STANDING;
    return { own: standing.own ?? guests[index] ?? '', standing };
  };
  const me = playerAt(seat);
  const told = against.map((index) => tells(me, playerAt(index), at));
  const weight = told.reduce((total, each) => total + each, 0) / Math.max(1, told.length);
  const inSide = sides.slice(0, seat).filter((each) => each === side).length;
  const after = rated(skills, groups.map(ranks), weight)[groups.indexOf(side ?? 0)]?.[inSide];
  if (!after) return undefined;
  const met = { ...lately(me.standing, at) };
  for (const index of against) {
    const mark = markOf(me.own, playerAt(index).own);
    met[mark] = [...(met[mark] ?? []), at];
  }
  return { ...after, own: me.own, matches: me.standing.matches + 1, met };
}
