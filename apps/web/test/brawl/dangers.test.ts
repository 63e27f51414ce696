/** What can hit a Champion: around statues and along open rows only. */
import type { BrawlView } from '@questhall/games/brawl';
import { brawl, championCard, HEXES } from '@questhall/games/brawl';
import { openMatch, present, submit } from '@questhall/kernel';
import { beforeAll, expect, test } from 'vitest';
import { bearings } from '../../src/tables/brawl/bearings.ts';

const at = (q: number, r: number): number => HEXES.findIndex((hex) => hex.q === q && hex.r === r);

/** Everybody is chosen. */
let deployed: BrawlView;
beforeAll(() => {
  const configured = brawl.configure({ players: 2 });
  if (!('options' in configured)) throw new Error('the game wants other settings');
  const match = openMatch(brawl, { options: configured.options, seed: 'dangers', seats: [] });
  for (let [asked] = match.decisions; asked !== undefined && asked.kind !== 'act'; [asked] = match.decisions)
    submit(match, { seat: asked.seat, decision: asked.id, option: asked.options[0] ?? { do: '' } });
  deployed = present(match, 0).view as unknown as BrawlView;
});

/** Khalize, whose Move is used and who has but these cards left, here; the other one there; nobody else. */
function told(cards: readonly string[], here: number, there: number, rooted: boolean): readonly string[] {
  const target = deployed.champions.find(({ side }) => side === 0);
  const foe = deployed.champions.find(({ side }) => side === 1);
  const gone = championCard('khalize')
    .cards.map(({ id }) => id)
    .filter((id) => !cards.includes(id));
  const view: BrawlView = {
    ...deployed,
    champions: deployed.champions.map((each) => ({
      ...each,
      ...(each === foe ? { key: 'khalize', hex: here, rooted } : { hex: each === target ? there : null }),
    })),
    turn: foe?.seat ?? null,
    seats: deployed.seats.map((each) =>
      each.seat === foe?.seat ? { ...each, discard: gone, standardUsed: ['move'] } : each,
    ),
  };
  return bearings.threats({ champion: target?.id ?? -1 }, view);
}

test('[A6] a direct shot hits along an open row, and not past a statue', () => {
  expect(told(['ibis-strike'], at(-1, 1), at(1, 1), true)).toHaveLength(1);
  expect(told(['ibis-strike'], at(-1, 0), at(1, 0), true)).toEqual([]);
  expect(told(['ibis-strike'], at(-1, 1), at(0, -1), true)).toEqual([]);
});

test('[A6] after a step a strike hits two hexes away, and not beyond a statue', () => {
  expect(told([], at(-1, 1), at(1, 1), false)).toHaveLength(1);
  expect(told([], at(-1, 0), at(1, 0), false)).toEqual([]);
});
