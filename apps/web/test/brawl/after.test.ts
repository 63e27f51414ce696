import type { BrawlView } from '@questhall/games/brawl';
import { brawl } from '@questhall/games/brawl';
import type { Option } from '@questhall/kernel';
import { below, eventsFor, openMatch, present, seeded, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { positionAfter } from '../../src/tables/brawl/logic/after.ts';

const viewOf = (match: ReturnType<typeof openMatch>, seat: number | null): BrawlView =>
  present(match, seat).view as unknown as BrawlView;

/** What events tell in full: where everybody stands, what they suffered, what they hold, what is on the track. */
const told = ({ round, turn, vp, champions, seats, traps, track }: BrawlView) => ({
  round,
  turn,
  vp,
  champions: champions.map(({ id, hex, damage, levelled }) => ({
    id,
    hex,
    damage: hex === null ? 0 : damage,
    levelled,
  })),
  hands: seats.map(({ handCount, hand }) => ({ handCount, hand: hand?.toSorted() })),
  traps: traps.toSorted((a, b) => a - b),
  track: track.map(({ challenge }) => challenge),
});

/** Plays at random and compares, after every answer, what the events told with what is. */
function playAndCompare(
  setup: { readonly [key: string]: unknown },
  seed: string,
  viewer: number | null,
): number {
  const configured = brawl.configure(setup);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(brawl, { options: configured.options, seed, seats: [] });
  const chance = { rng: seeded(seed) };
  let compared = 0;
  for (let answers = 0; match.decisions.length > 0 && answers < 700; answers++) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (decision === undefined) break;
    const option = decision.options[below(chance, decision.options.length)] as Option;
    const before = viewOf(match, viewer);
    const result = submit(match, { seat: decision.seat, decision: decision.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    const events = eventsFor(viewer, result.events);
    const shown = events.reduce<BrawlView>(positionAfter, before);
    const now = viewOf(match, viewer);
    if (now.turn !== null && before.turn !== null && match.state.outcome === null) {
      expect(told(shown), `${seed}: answer ${answers} ${JSON.stringify(option)}`).toEqual(told(now));
      compared += events.length;
    }
  }
  return compared;
}

describe('the position after each event', () => {
  test.each(['a', 'b', 'c'])('of a duel is the position the rules say (%s)', (seed) => {
    expect(playAndCompare({ players: 2 }, seed, 0)).toBeGreaterThan(200);
  });
  test.each(['d', 'e'])('of a team match, for who looks on (%s)', (seed) => {
    expect(playAndCompare({ players: 4 }, seed, null)).toBeGreaterThan(200);
  });
});
