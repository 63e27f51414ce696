import type { DfView } from '@questhall/games/dungeon-fighter';
import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import type { Option } from '@questhall/kernel';
import { below, eventsFor, openMatch, present, seeded, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { positionAfter } from '../../src/tables/dungeon-fighter/logic/after.ts';

const viewOf = (match: ReturnType<typeof openMatch>, seat: number | null): DfView =>
  present(match, seat).view as unknown as DfView;

/** What events tell in full: life, Scars, Equipment, the Chest, the room and who leads. */
const told = ({ round, leader, room, chest, relics, heroes }: DfView) => ({
  round,
  leader,
  room,
  gold: chest.gold,
  relics: relics.toSorted(),
  heroes: heroes.map(({ id, life, maxLife, scars, eliminated, equipment }) => ({
    id,
    life,
    maxLife,
    scars,
    eliminated,
    equipment: equipment.toSorted(),
  })),
});

/** Plays at random and compares, after every answer, what the events told with what is. */
function playAndCompare(setup: { readonly [key: string]: unknown }, seed: string, viewer: number | null) {
  const configured = dungeonFighter.configure({ hand: 'steady', ...setup });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(dungeonFighter, { options: configured.options, seed, seats: [] });
  const chance = { rng: seeded(seed) };
  let compared = 0;
  for (let answers = 0; match.decisions.length > 0 && answers < 500; answers++) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (decision === undefined) break;
    const option = decision.options[below(chance, decision.options.length)] as Option;
    const before = viewOf(match, viewer);
    const result = submit(match, { seat: decision.seat, decision: decision.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    const events = eventsFor(viewer, result.events);
    const shown = events.reduce<DfView>(positionAfter, before);
    if (before.phase !== 'setup' && match.state.outcome === null) {
      expect(told(shown), `${seed}: answer ${answers} ${JSON.stringify(option)}`).toEqual(
        told(viewOf(match, viewer)),
      );
      compared += events.length;
    }
  }
  return compared;
}

describe('the position after each event', () => {
  test.each(['a', 'b', 'c', 'd'])('is the position the rules say (%s)', (seed) => {
    expect(playAndCompare({ players: 4 }, seed, 0)).toBeGreaterThan(40);
  });
  test.each(['e', 'f'])('for who looks on, with all Heroes (%s)', (seed) => {
    expect(playAndCompare({ players: 6, levelUp: true }, seed, null)).toBeGreaterThan(40);
  });
});
