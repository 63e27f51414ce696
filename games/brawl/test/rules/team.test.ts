/** Super Team Tornado. */
import { expect, test } from 'vitest';
import { DEPLOYMENT, TRAP_HEXES } from '../../src/content/arena.ts';
import { roundFrom, turnOf } from '../acting.ts';
import { started, teamOf, upTo } from '../starting.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

const TEAM: Setting = {
  a: { kilgore: [0, 2], gwaien: [-4, 3] },
  b: { goldarr: [0, 1], sulka: [4, -3] },
  c: { deryn: [1, 3], khalize: [-3, 3] },
  d: { alistair: [1, 1], tzuxiao: [3, -3] },
};

test('[SFB-TEAM-02] [SFB-TEAM-16] [SFB-TEAM-17] [SFB-TEAM-06] [SFB-TEAM-20] two teams of two players with two Champions, a deck of 12 and a hand of 4', () => {
  const t = upTo(started({ players: 4 }), 'placeTrap');
  for (const seat of [0, 1, 2, 3]) {
    expect(teamOf(t, seat)).toHaveLength(2);
    expect(t.s.players[seat]?.deck).toHaveLength(12);
  }
  expect(t.s.champions.every(({ hex }) => hex === -1)).toBe(true);
  upTo(t, 'mulligan');
  expect(t.s.players[t.s.order[0] ?? 0]?.hand).toHaveLength(4);
  expect(t.options()).toHaveLength(16);
  const seats: number[] = [];
  while (t.asked.endsWith('mulligan')) {
    seats.push(t.t.decisions[0]?.seat ?? -1);
    t.say({ cards: [] });
  }
  expect(seats).toEqual(t.s.order);
});

test('[SFB-TEAM-13] [SFB-TEAM-14] [SFB-TEAM-15] [SFB-DEC-03] a team at random goes first and says who; then the other team does', () => {
  const firsts = ['a', 'b', 'c', 'd', 'e'].map(
    (seed) => (started({ players: 4 }, seed).t.decisions[0]?.seat ?? 0) % 2,
  );
  expect(new Set(firsts)).toEqual(new Set([0, 1]));
  const t = started({ players: 4 });
  const first = (t.t.decisions[0]?.seat ?? 0) % 2;
  expect(t.t.decisions.map(({ seat }) => seat)).toEqual([first, first + 2]);
  t.t.choose('order', { at: { seat: first + 2 } }, first);
  expect(t.t.decisions.map(({ seat }) => seat % 2)).toEqual([1 - first, 1 - first]);
  t.t.choose('order', { at: { seat: 1 - first } }, 1 - first + 2);
  expect(t.view(null).order).toEqual([first + 2, 1 - first, first, 1 - first + 2]);
});

test('[SFB-RULING-82] [SFB-RULING-83] the first player chooses the end for the team; teams share Gate and deployment area', () => {
  const t = started({ players: 4 });
  while (t.asked.includes('order')) t.say({ ...(t.t.decisions[0]?.options[0] ?? {}) });
  const first = t.s.order[0] ?? 0;
  expect(t.asked).toBe(`${first} home`);
  t.say({ home: 'north' });
  expect(t.view(null).homes[first % 2]).toBe('north');
  upTo(t, 'act');
  for (const { side, hex } of t.s.champions) expect(DEPLOYMENT[t.s.homes[side] ?? 'south']).toContain(hex);
});

test('[SFB-TEAM-19] [SFB-TEAM-21] in player order: one trap each, then two Champions each', () => {
  const t = upTo(started({ players: 4 }), 'placeTrap');
  const places = (kind: string): number[] => {
    const seats: number[] = [];
    while (t.asked.endsWith(kind)) {
      seats.push(t.t.decisions[0]?.seat ?? -1);
      t.say({ ...(t.options()[0] ?? {}) });
    }
    return seats;
  };
  expect(places('placeTrap')).toEqual(t.s.order);
  expect([t.s.traps.length, t.s.traps.every(({ hex }) => TRAP_HEXES.includes(hex))]).toEqual([4, true]);
  upTo(t, 'deploy');
  expect(places('deploy')).toEqual(t.s.order.flatMap((seat) => [seat, seat]));
});

test('[SFB-TEAM-03] [SFB-DEC-09] a player activates only the own Champions with the own Cores', () => {
  const t = turnOf(table({ ...TEAM, hands: { 0: ['fury'], 2: ['prowl'] } }));
  const champions = t.options().flatMap((option) => (option.do === 'standard' ? [option.at?.champion] : []));
  expect(new Set(champions)).toEqual(new Set([t.id('kilgore'), t.id('gwaien')]));
  expect(t.options().filter((option) => option.do === 'play')).toHaveLength(1);
  t.standard('heal', 'kilgore').stay();
  expect([t.s.players[0]?.ready.length, t.s.players[2]?.ready.length]).toEqual([2, 3]);
});

test('[SFB-TEAM-04] Allies are the teammate’s Champions, too; Enemies those of both opponents', () => {
  const t = turnOf(
    table({ ...TEAM, c: { deryn: [1, 2], khalize: [-3, 3] }, hands: { 0: ['throw', 'fury'] } }),
  );
  t.play('throw').stay();
  expect(t.names).toEqual(['deryn']);
  t.decline().play('fury').stay().area(0);
  const struck = t.events('struck').map(({ champion }) => Number(champion));
  expect(struck.sort()).toEqual([t.id('goldarr'), t.id('deryn'), t.id('alistair')].sort());
});

test('[SFB-TEAM-05] [SFB-RULING-80] [SFB-RULING-81] first the controller of the target is asked, then the teammate; one Reaction for the whole team', () => {
  const hit = () =>
    turnOf(table({ ...TEAM, hands: { 0: ['maul-thrash'], 1: ['intimidation'], 3: ['revenge'] } }))
      .play('maul-thrash')
      .stay()
      .aim('goldarr');
  const t = hit();
  expect(t.asked).toBe('1 react');
  t.pass();
  expect(t.asked).toBe('3 react');
  t.react('revenge', 'goldarr');
  expect(t.s.champions[t.id('kilgore')]?.damage).toBe(1);
  const once = hit().react('intimidation', 'goldarr');
  expect(once.asked).not.toContain('react');
});

test('[SFB-TEAM-07] in Upkeep a player draws 4', () => {
  const t = roundFrom(table(TEAM).chance('four'));
  t.end();
  expect(t.s.players[0]?.hand).toHaveLength(4);
});

test('[SFB-TEAM-08] [SFB-TEAM-29] [SFB-TEAM-30] [SFB-TEAM-09] [SFB-VEC-64] [SFB-RULING-87] four turns in order; a team scores together, in the turns of both its players, to 7', () => {
  const setting: Setting = {
    a: { kilgore: [-1, 2], gwaien: [-4, 3] },
    b: { goldarr: [0, -1], sulka: [4, -3] },
    c: { deryn: [0, 1], khalize: [-3, 3] },
    d: { alistair: [2, -3], tzuxiao: [3, -3] },
    track: [null, null, 'red-ground', null, null],
  };
  const first = roundFrom(table({ ...setting, round: 1 }).chance('team'));
  expect(first.events('challengeScored')).toEqual([]);
  const turns: number[] = [];
  while (first.s.round === 1) {
    turns.push(first.s.turn);
    first.end();
  }
  expect(turns).toEqual([0, 1, 2, 3]);
  expect(first.events('challengeScored').map(({ seat }) => seat)).toEqual([0]);
  const t = roundFrom(table({ ...setting, vp: [5, 0], round: 2 }));
  expect(t.s.vp).toEqual([6, 0]);
  const won = roundFrom(table({ ...setting, vp: [6, 0], round: 2 }));
  won.t.expectOver({ winners: [0, 2], score: [7, 0] });
  const third = roundFrom(
    table({ ...setting, track: [null, null, 'blue-ground', 'hold-the-middle', 'red-ground'] }).chance('both'),
  );
  third.end();
  third.end();
  expect(third.events('challengeScored').map(({ seat }) => seat)).toEqual([0]);
});

test('[SFB-TEAM-31] [SFB-VEC-71] a Core spent on a Reaction in player 3’s turn is missing in player 1’s next turn and in the own one', () => {
  const t = roundFrom(
    table({
      ...TEAM,
      c: { deryn: [1, 2], khalize: [-3, 3] },
      a: { kilgore: [0, 2], gwaien: [-4, 3] },
      d: { alistair: [2, -3], tzuxiao: [3, -3] },
      hands: { 2: ['hit-and-run'], 1: ['intimidation'] },
    }).chance('cores'),
    2,
  );
  expect(t.s.turn).toBe(2);
  t.play('hit-and-run').stay().aim('goldarr').react('intimidation', 'goldarr');
  while (t.asked !== '2 act') t.say({ ...(t.t.decisions[0]?.options[0] ?? {}) });
  t.end();
  t.end();
  expect(t.s.turn).toBe(0);
  expect(t.s.players[1]?.ready).toEqual(['manipulation', 'creation']);
  t.end();
  expect(t.s.turn).toBe(1);
  expect(t.s.players[1]?.ready).toEqual(['manipulation', 'creation']);
  t.end();
  expect(t.s.players[1]?.ready).toHaveLength(3);
});

test('[SFB-RULING-85] tied at 7 after one event, the team that did not play the card wins', () => {
  const t = turnOf(
    table({
      a: { alistair: [0, 2], gwaien: { at: [1, 2], damage: 4 } },
      b: { xinshen: { at: [0, 1], damage: 2 }, sulka: [4, -3] },
      c: { deryn: [-4, 3], khalize: [-3, 3] },
      d: { goldarr: [2, -3], tzuxiao: [3, -3] },
      hands: { 0: ['die-for-your-king'] },
      vp: [6, 6],
    }),
  )
    .play('die-for-your-king')
    .stay()
    .area(0);
  t.t.expectOver({ winners: [1, 3], score: [7, 7] });
});

test('[SFB-RULING-86] [SFB-RULING-97] Stun, trap and path: the controller of the Champion, the player of the card', () => {
  const t = turnOf(
    table({
      ...TEAM,
      a: { kilgore: [0, 2], gwaien: [-4, 3] },
      c: { deryn: [1, 2], khalize: [-3, 3] },
      hands: { 0: ['throw'], 2: ['prowl', 'ambush'] },
      traps: [
        [2, 1, 'stun'],
        [-1, 0, 'stun'],
        [1, 0, 'root'],
        [-2, -1, 'root'],
      ],
    }).dice('damage1'),
  )
    .play('throw')
    .stay()
    .aim('deryn');
  expect(t.asked).toBe('0 move');
  t.to(2, 1);
  expect(t.asked).toBe('2 stun');
  t.say({ card: 'prowl' });
  expect(t.asked).toBe('2 replaceTrap');
  t.trap(3, -1);
  expect(t.asked).toBe('0 act');
});

test('[SFB-RULING-88] each player has the four Standard Actions', () => {
  const t = roundFrom(table(TEAM).chance('standard'));
  t.standard('move', 'gwaien', 'creation').to(-4, 2).end();
  t.end();
  t.standard('move', 'deryn', 'creation').to(1, 2);
  expect(t.s.players[2]?.standard).toEqual(['move']);
});
