import { expect, test } from 'vitest';
import { DEPLOYMENT, HOMES, TRAP_HEXES } from '../../src/content/arena.ts';
import { BOX, RINGS, ringColours } from '../../src/content/box.ts';
import { rules } from '../../src/index.ts';
import { started, teamOf, upTo } from '../starting.ts';
import { intact } from '../table.ts';

test('[SFB-SETUP-01] [SFB-SETUP-24] [SFB-ROUND-03] the first player is chosen at random and stays first', () => {
  const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => started({}, seed).view(0).order[0]);
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const t = upTo(started({}), '0 act');
  const first = t.view(0).order[0];
  while (t.s.round < 3) t.end();
  expect(t.view(0).order[0]).toBe(first);
  expect(t.s.turn).toBe(first);
  expect(BOX.firstPlayerTokens).toBe(1);
});

test('[SFB-SETUP-02] [SFB-DEC-02] the first player chooses an end, the other gets the other one', () => {
  const t = started({});
  const first = t.s.order[0] as number;
  expect(t.asked).toBe(`${first} home`);
  t.say({ do: 'home', home: 'north' });
  expect(t.view(null).homes[first]).toBe('north');
  expect(t.view(null).homes[1 - first]).toBe('south');
});

test('[SFB-SETUP-03] [SFB-DEC-01] three ways to get Champions, and what does not go together is refused', () => {
  const kinds = ['free', 'casual', 'competitive'].map((draft) => {
    const t = started({ draft }).say({ home: 'south' });
    return t.t.decisions[0]?.kind;
  });
  expect(kinds).toEqual(['chooseChampion', 'draft', 'bring']);
  const fields = (input: { readonly [key: string]: unknown }) => {
    const result = rules.configure(input);
    return 'problems' in result ? result.problems.map(({ field }) => field) : [];
  };
  expect(fields({ players: 3 })).toEqual(['players']);
  expect(fields({ draft: 'auction' })).toEqual(['draft']);
  expect(fields({ mirrors: true })).toEqual(['mirrors']);
  expect(fields({ duplicates: true })).toEqual(['duplicates']);
  expect(fields({ players: 4, duplicates: true })).toEqual([]);
  expect(fields({ rings: 'pink-pink', spice: 1 })).toEqual(['spice', 'rings']);
  expect(rules.configure({})).toEqual({
    options: {
      players: 2,
      draft: 'casual',
      pool: 12,
      forming: 'dealt',
      mirrors: false,
      duplicates: false,
      rings: 'teal-orange',
    },
  });
});

test('[SFB-SETUP-04] [SFB-SETUP-05] [SFB-SETUP-06] [SFB-SETUP-07] [SFB-SETUP-23] three Champions each on the Gate, all Cores ready, a deck of 18, no VP', () => {
  const t = upTo(started({}), 'placeTrap');
  for (const seat of [0, 1]) expect(teamOf(t, seat)).toHaveLength(3);
  for (const champion of t.view(0).champions)
    expect(champion).toMatchObject({ hex: null, damage: 0, levelled: false });
  for (const player of t.s.players) {
    expect(player.ready).toEqual(['manipulation', 'destruction', 'creation']);
    expect(player.deck).toHaveLength(18);
    expect(new Set(player.deck).size).toBe(18);
  }
  expect(t.s.vp).toEqual([0, 0]);
  intact(t.t);
});

test('[SFB-SETUP-08] [SFB-SETUP-09] [SFB-SETUP-10] the first Challenge goes to the left 1-VP slot, the second to the N-slot', () => {
  const t = upTo(started({}), 'placeTrap');
  const drawn = t.events('challengeDrawn');
  expect(drawn.map(({ slot }) => slot)).toEqual([1, 0]);
  expect(t.s.track).toEqual([drawn[1]?.challenge, drawn[0]?.challenge, null, null]);
  const others = ['a', 'b', 'c'].map((seed) => upTo(started({}, seed), 'placeTrap').s.track[1]);
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('[SFB-SETUP-11] [SFB-SETUP-12] [SFB-SETUP-13] [SFB-SETUP-14] [SFB-SETUP-15] [SFB-VEC-09] [SFB-DEC-06] two traps each, unseen, on trap hexes that are empty', () => {
  const t = upTo(started({}), 'placeTrap');
  const [first = 0, second = 1] = t.s.order;
  expect([t.s.supply.length, t.hexes.length]).toEqual([12, 6]);
  const order: string[] = [];
  while (t.asked.includes('placeTrap')) {
    order.push(t.asked);
    t.say({ ...(t.options()[0] ?? {}) });
  }
  expect(order).toEqual([first, first, second, second].map((seat) => `${seat} placeTrap`));
  expect([t.s.traps.length, t.s.supply.length]).toEqual([4, 8]);
  const view = JSON.stringify([t.view(0), t.view(1), t.view(null), t.events('trapPlaced')]);
  for (const face of ['stun"', 'root"', 'damage1', 'damage2', 'damage3'])
    expect(view).not.toContain(`"${face}`);
  const traps = t.view(0).traps;
  expect(TRAP_HEXES.filter((hex) => !traps.includes(hex))).toHaveLength(2);
});

test('[SFB-SETUP-16] [SFB-SETUP-17] [SFB-SETUP-18] [SFB-SETUP-19] [SFB-SETUP-20] [SFB-VEC-24] [SFB-DEC-07] a mulligan of three: three new ones from the 13 left, then the old ones back', () => {
  const t = upTo(started({}), 'mulligan');
  const [first = 0, second = 1] = t.s.order;
  expect(t.asked).toBe(`${first} mulligan`);
  expect(t.s.players[second]?.hand).toEqual([]);
  const own = t.s.players[first];
  const before = [...(own?.hand ?? [])];
  expect(t.options()).toHaveLength(32);
  const gone = before.slice(0, 3);
  t.say({ do: 'mulligan', cards: gone });
  expect([own?.hand.length, own?.deck.length, own?.discard.length]).toEqual([5, 13, 0]);
  expect(own?.hand.filter((card) => gone.includes(card))).toEqual([]);
  expect(gone.every((card) => own?.deck.includes(card))).toBe(true);
  expect(t.asked).toBe(`${second} mulligan`);
  expect(t.t.seenBy(second, 'mulliganed')).toEqual([{ type: 'mulliganed', seat: first, n: 3 }]);
  t.say({ do: 'mulligan', cards: [] });
  expect(t.asked).toBe(`${first} deploy`);
});

test('[SFB-SETUP-21] [SFB-SETUP-22] [SFB-DEC-08] the first player places all Champions, then the second, on free hexes of the own area', () => {
  const t = upTo(started({}), 'deploy');
  const [first = 0, second = 1] = t.s.order;
  const home = t.s.homes[first % 2];
  const area = DEPLOYMENT[home ?? 'south'];
  expect(t.options().map((option) => option.at?.hex)).toEqual([...area].sort((a, b) => a - b));
  const [here = 0] = area;
  t.say({ at: { hex: here } });
  expect(t.why({ at: { hex: here } })).toEqual({ rule: 'SFB-SETUP-21', taken: true });
  expect(t.why({ at: { hex: 30 } })).toEqual({ rule: 'SFB-SETUP-21' });
  const seats: string[] = [];
  while (t.asked.includes('deploy')) {
    seats.push(t.asked);
    t.say({ ...(t.options()[0] ?? {}) });
  }
  expect(seats).toEqual([first, first, second, second, second].map((seat) => `${seat} deploy`));
  expect(t.s.champions.every(({ hex }) => hex >= 0)).toBe(true);
  expect(t.asked).toBe(`${first} act`);
});

test('[SFB-SETUP-25] [SFB-DEC-35] [SFB-COMP-12] two colours of base rings, always different, without any effect', () => {
  for (const rings of RINGS) {
    const [one, other] = ringColours(rings);
    expect(one).not.toBe(other);
  }
  const t = started({ rings: 'violet-white' });
  expect(t.view(0).rings).toEqual(['violet', 'white']);
  expect(BOX.baseRings).toBe(10);
  const plain = upTo(started({}), '0 act');
  const coloured = upTo(started({ rings: 'white-violet' }), '0 act');
  expect({ ...coloured.view(0), rings: [] }).toEqual({ ...plain.view(0), rings: [] });
});

test('[SFB-SETUP-26] [SFB-RULING-03] [SFB-COMP-04] counters never run out', () => {
  expect([BOX.damageTokens, BOX.vpTokens]).toEqual([20, 13]);
  expect(20 + 13 + 1 + BOX.trapTokens + BOX.coreTokens).toBe(58);
  const t = upTo(started({ players: 4 }), '0 act');
  for (const champion of t.s.champions) champion.damage = 3;
  expect(t.view(0).champions.reduce((sum, { damage }) => sum + damage, 0)).toBe(24);
  expect(HOMES).toHaveLength(2);
});
