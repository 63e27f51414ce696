import { expect, test } from 'vitest';
import {
  AREAS,
  DEPLOYMENT,
  distance,
  HEX_COUNT,
  HEXES,
  hexId,
  IS_STATUE,
  next,
  rowDirection,
  STATUES,
  TRAP_HEXES,
} from '../../src/content/arena.ts';
import { BOX } from '../../src/content/box.ts';
import { CHALLENGES, CHAMPIONS, championCard, STANDARD, TRAPS } from '../../src/content/index.ts';
import { CORES, STANDARD_ACTIONS } from '../../src/vocabulary.ts';
import { cardText, championText } from '../../src/words/cards.ts';
import { turnOf } from '../acting.ts';
import { started, upTo } from '../starting.ts';
import { table } from '../table.ts';

test('[SFB-COMP-01] there are 22 Challenges', () => {
  expect(CHALLENGES).toHaveLength(22);
  expect(new Set(CHALLENGES.map(({ id }) => id)).size).toBe(22);
});

test('[SFB-COMP-02] twelve traps: 2 Stun, 2 Root, 2 of 1 damage, 4 of 2, 2 of 3', () => {
  const count = (face: string) => TRAPS.filter((trap) => trap === face).length;
  expect(['stun', 'root', 'damage1', 'damage2', 'damage3'].map(count)).toEqual([2, 2, 2, 4, 2]);
  expect(BOX.trapTokens).toBe(TRAPS.length);
});

test('[SFB-COMP-03] [SFB-CORE-01] [SFB-TEAM-32] four players have three Cores each, one of each kind', () => {
  const t = upTo(started({ players: 4 }), 'placeTrap');
  expect(t.s.players.map(({ ready }) => ready)).toEqual([[...CORES], [...CORES], [...CORES], [...CORES]]);
  expect(BOX.coreTokens).toBe(4 * CORES.length);
  for (const one of t.s.players)
    for (const other of t.s.players)
      if (one !== other) expect(one.deck.some((card) => other.deck.includes(card))).toBe(false);
});

test('[SFB-COMP-05] [SFB-CARD-03] every Champion card has a Basic and a Levelled Up side with hitpoints, defence, name and number', () => {
  expect(CHAMPIONS).toHaveLength(12);
  expect(new Set(CHAMPIONS.map(({ number }) => number)).size).toBe(12);
  for (const { id, name, basic, levelled } of CHAMPIONS) {
    expect(name).not.toBe('');
    expect([basic, levelled].every(({ hitpoints, defence }) => hitpoints >= 4 && defence >= 0)).toBe(true);
    expect(championText(id)).toContain('Levelled Up:');
  }
});

test('[SFB-COMP-06] [SFB-COMP-07] six Action cards each; the six of the base box come first', () => {
  for (const { cards } of CHAMPIONS) expect(cards).toHaveLength(6);
  const base = CHAMPIONS.slice(0, 6);
  expect(base.map(({ name }) => name)).toEqual([
    "Gold'arr",
    'Gwaien',
    'Kilgore',
    'Deryn',
    'Dugrun',
    'Tzu Xiao',
  ]);
  expect(base.flatMap(({ cards }) => cards)).toHaveLength(36);
});

test('[SFB-COMP-08] [SFB-COMP-09] three Statues, each in the area of its Core', () => {
  expect(CORES).toEqual(['manipulation', 'destruction', 'creation']);
  expect(CORES.map((core) => STATUES[core].name)).toEqual(['Esmæ', 'Garnet', 'Ragryl']);
  for (const core of CORES) {
    const near = AREAS[core].filter((hex) => distance(hex, STATUES[core].hex) === 1);
    expect([AREAS[core].length, near.length]).toEqual([6, 4]);
  }
});

test('[SFB-COMP-10] two Gates, deployment hexes for each side, six trap hexes', () => {
  expect([DEPLOYMENT.south.length, DEPLOYMENT.north.length, TRAP_HEXES.length]).toEqual([6, 6, 6]);
  const gates = turnOf(table({ a: { gwaien: 'gate' }, b: { sulka: 'gate' } }));
  expect(gates.view(0).champions.map(({ hex, side }) => [hex, side])).toEqual([
    [null, 0],
    [null, 1],
  ]);
});

test('[SFB-COMP-11] [SFB-TEAM-10] [SFB-TRACK-05] [SFB-RULING-61] the track: N, 1, 2, 1; the overlay adds a second N', () => {
  expect(
    started({})
      .view(null)
      .track.map(({ vp }) => vp),
  ).toEqual([0, 1, 2, 1]);
  expect(
    started({ players: 4 })
      .view(null)
      .track.map(({ vp }) => vp),
  ).toEqual([0, 0, 1, 2, 1]);
});

test('[SFB-COMP-13] a board, four dashboards with the four Standard Actions', () => {
  expect([BOX.boards, BOX.dashboards]).toEqual([1, 4]);
  expect(Object.keys(STANDARD)).toEqual([...STANDARD_ACTIONS]);
  expect(STANDARD_ACTIONS).toHaveLength(4);
});

test('[SFB-COMP-14] a Core shows ready or exhausted', () => {
  const t = turnOf(table({ a: { kilgore: [0, 3] }, b: { gwaien: [0, -3] } }));
  expect(t.view(1).seats[0]?.ready).toContain('creation');
  t.standard('heal', 'kilgore').stay();
  expect(t.view(1).seats[0]?.ready).toEqual(['manipulation', 'destruction']);
});

test('[SFB-CARD-04] one number is the maximum of a range, two are minimum and maximum', () => {
  expect(cardText('challenge')).toContain('Direct shot 2.');
  expect(cardText('flamespear')).toContain('Direct shot 3-5.');
});

test('[SFB-CARD-06] names, numbers and pictures do nothing: a card is what its data say', () => {
  for (const { cards } of CHAMPIONS) {
    for (const card of cards) {
      const { id: _id, name: _name, number: _number, champion: _champion, ...rules } = card;
      expect(Object.keys(rules).sort()).toEqual(
        Object.keys(rules)
          .filter((key) =>
            ['core', 'defence', 'effects', 'move', 'strength', 'targeting', 'type'].includes(key),
          )
          .sort(),
      );
    }
  }
  expect(championCard('alistair').levelled.effects).toEqual([]);
});

test('the arena is the same from both ends and from both hands, and hangs together', () => {
  expect(HEX_COUNT).toBe(59);
  expect(IS_STATUE.reduce((sum, flag) => sum + flag, 0)).toBe(3);
  const sets = [AREAS.destruction, TRAP_HEXES, [...DEPLOYMENT.south, ...DEPLOYMENT.north]];
  for (const hexes of sets) {
    const places = hexes.map((hex) => HEXES[hex] ?? { q: 0, r: 0 });
    const flipped = places.map(({ q, r }) => hexId(q + r, -r));
    const mirrored = places.map(({ q, r }) => hexId(-q - r, r));
    expect([...flipped].sort((a, b) => a - b)).toEqual([...hexes].sort((a, b) => a - b));
    expect([...mirrored].sort((a, b) => a - b)).toEqual([...hexes].sort((a, b) => a - b));
  }
  for (let from = 0; from < HEX_COUNT; from++) {
    for (let to = 0; to < HEX_COUNT; to++) {
      let hex = from;
      const direction = rowDirection(from, to);
      if (direction < 0) continue;
      for (let steps = distance(from, to); steps > 0; steps--) hex = next(hex, direction);
      expect(hex).toBe(to);
    }
  }
});
