import type { PugView } from '@questhall/games/pug-quest';
import { pugQuest } from '@questhall/games/pug-quest';
import type { Option } from '@questhall/kernel';
import { below, eventsFor, openMatch, present, seeded, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { TableView } from '../../src/tables/pug-quest/logic/after.ts';
import { positionAfter } from '../../src/tables/pug-quest/logic/after.ts';

const viewOf = (match: ReturnType<typeof openMatch>, seat: number | null): PugView =>
  present(match, seat).view as unknown as PugView;

/** What events tell in full: where everybody stands, what they suffered, what they hold. */
const told = ({
  world,
  round,
  heroLanes,
  monsterLanes,
  heroes,
  hands,
  monsters,
  market,
  leaving = [],
}: TableView) => {
  const stay = (lanes: PugView['heroLanes']) =>
    lanes.map((queue) => queue.filter((id) => !leaving.includes(id)));
  const standing = (id: string) => [...stay(heroLanes), ...stay(monsterLanes)].flat().includes(id);
  return {
    world,
    round,
    heroLanes: stay(heroLanes),
    monsterLanes: stay(monsterLanes),
    heroes: heroes
      .filter(({ id }) => standing(id))
      .map(({ id, damage, cards, treasures, level }) => ({
        id,
        damage,
        cards,
        hand: hands?.[id]?.toSorted(),
        treasures: treasures.toSorted(),
        level,
      })),
    monsters: Object.fromEntries(
      monsters.filter(({ id }) => standing(id)).map(({ id, damage }) => [id, damage]),
    ),
    market: market.toSorted(),
  };
};

/** Plays at random and compares, after every answer, what the events told with what is. */
function playAndCompare(
  setup: { readonly [key: string]: unknown },
  seed: string,
  viewer: number | null,
): number {
  const configured = pugQuest.configure(setup);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(pugQuest, { options: configured.options, seed, seats: [] });
  const chance = { rng: seeded(seed) };
  let compared = 0;
  for (let answers = 0; match.decisions.length > 0 && answers < 900; answers++) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (decision === undefined) break;
    const option = decision.options[below(chance, decision.options.length)] as Option;
    const before = viewOf(match, viewer);
    const result = submit(match, { seat: decision.seat, decision: decision.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    const events = eventsFor(viewer, result.events);
    // Cards that are picked one by one are gone from the hand before an event tells of it; the market closes silently.
    const silent = ['discardCards', 'market'].includes(decision.kind);
    const shown = events.reduce<TableView>(positionAfter, before);
    const now = viewOf(match, viewer);
    if (!silent && now.world > 0 && match.state.outcome === null) {
      expect(told(shown), `${seed}: answer ${answers} ${JSON.stringify(option)}`).toEqual(told(now));
      compared += events.length;
    }
  }
  return compared;
}

describe('the position after each event', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])(
    'is, after the last of them, the position the rules come to (%s)',
    (seed) => {
      expect(playAndCompare({ players: 3 }, seed, 0)).toBeGreaterThan(300);
    },
  );

  test('also for somebody who sees no hands', () => {
    expect(playAndCompare({ players: 2 }, 'onlooker', null)).toBeGreaterThan(200);
  });

  test('also with an Evil Lord', () => {
    expect(playAndCompare({ players: 3, mode: 'evil-lord' }, 'lord', 2)).toBeGreaterThan(100);
  });

  test('whoever is Defeated is seen to leave, and is gone with the next event', () => {
    const configured = pugQuest.configure({ players: 1 });
    if ('problems' in configured) throw new Error('no options');
    const match = openMatch(pugQuest, { options: configured.options, seed: 'x', seats: [] });
    const view: TableView = { ...viewOf(match, 0), monsterLanes: [['slime'], [], [], [], []] };
    const leaves = positionAfter(view, { type: 'defeated', creature: 'slime', by: 'warrior' } as {
      type: string;
    });
    expect(leaves.leaving).toEqual(['slime']);
    expect(leaves.monsterLanes[0]).toEqual(['slime']);
    const gone = positionAfter(leaves, { type: 'turnEnded', creature: 'warrior' } as { type: string });
    expect(gone.leaving).toBeUndefined();
    expect(gone.monsterLanes[0]).toEqual([]);
  });
});
