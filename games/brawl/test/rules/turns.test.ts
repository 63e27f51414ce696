/** Winning, rounds, turns, Scoreboard, Activation, Upkeep, the track. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { acting, roundFrom, turnOf, upkeepOf } from '../acting.ts';
import { started, upTo } from '../starting.ts';
import type { Setting } from '../table.ts';
import { intact, table } from '../table.ts';

const QUIET: Setting = { a: { kilgore: [0, 3] }, b: { gwaien: [0, -3] } };

test('[SFB-WIN-01] [SFB-WIN-02] the fifth VP ends the match at once, in the middle of an Action', () => {
  const t = turnOf(
    table({
      a: { alistair: { at: [0, 2], damage: 3 } },
      b: { gwaien: { at: [0, 1], damage: 5 } },
      hands: { 0: ['long-live-the-king'] },
      vp: [4, 0],
    }),
  )
    .play('long-live-the-king')
    .stay()
    .aim('gwaien');
  t.t.expectOver({ winners: [0], score: [5, 0] });
  expect(t.events('healed')).toEqual([]);
  expect(t.events('levelledUp')).toEqual([]);
});

test('[SFB-WIN-02] an opponent that takes out its own side gives the winning VP', () => {
  const t = turnOf(
    table({
      a: { gwaien: { at: [-3, 2], damage: 5 } },
      b: { sulka: [4, -3] },
      traps: [[-3, 1, 'damage1']],
      vp: [0, 4],
    }),
  )
    .standard('move', 'gwaien', 'creation')
    .to(-3, 1);
  t.t.expectOver({ winners: [1] });
});

test('[SFB-WIN-03] VP are never lost', () => {
  const t = upTo(started({ draft: 'free' }, 'vp'), 'act');
  let before = [...t.s.vp];
  for (let i = 0; i < 400 && t.asked !== 'over'; i++) {
    const options = t.t.decisions[0]?.options ?? [];
    t.say({ ...(options[(i * 7) % options.length] ?? {}) });
    expect(t.s.vp.every((vp, side) => vp >= (before[side] ?? 0))).toBe(true);
    before = [...t.s.vp];
  }
  expect(before.some((vp) => vp > 0)).toBe(true);
});

test('[SFB-ROUND-01] [SFB-ROUND-02] [SFB-ACT-05] a round: both turns, then the track; a turn: Scoreboard, Activation, Upkeep', () => {
  const t = roundFrom(table({ ...QUIET, round: 2 }).chance('round'));
  expect(t.asked).toBe('0 act');
  t.end();
  expect(t.asked).toBe('1 act');
  t.end();
  expect(t.asked).toBe('0 act');
  expect(t.s.round).toBe(3);
  expect(t.events('phaseBegan').map(({ phase }) => phase)).toEqual([
    ...['scoreboard', 'activation', 'upkeep'],
    ...['scoreboard', 'activation', 'upkeep'],
    'track',
    ...['scoreboard', 'activation'],
  ]);
});

const SCORING: Setting = {
  a: { kilgore: [-4, 2], tzuxiao: [-1, 2], goldarr: [2, 2] },
  b: { gwaien: [0, -3], sulka: [1, -3], korvash: [2, -3] },
};

test('[SFB-SCORE-01] [SFB-SCORE-02] [SFB-SCORE-03] [SFB-SCORE-04] [SFB-SCORE-07] [SFB-RULING-62] all Challenges met are scored by their slots, right to left, and leave empty slots; the N-slot never', () => {
  const t = roundFrom(
    table({ ...SCORING, track: ['blue-ground', 'red-ground', 'yellow-ground', 'spread-out'] }),
  );
  expect(t.events('challengeScored').map(({ challenge, slot, vp }) => [challenge, slot, vp])).toEqual([
    ['spread-out', 3, 1],
    ['yellow-ground', 2, 2],
    ['red-ground', 1, 1],
  ]);
  expect(t.s.vp).toEqual([4, 0]);
  expect(t.s.track).toEqual(['blue-ground', null, null, null]);
  expect(t.s.challengeDiscard).toEqual(['spread-out', 'yellow-ground', 'red-ground']);
  intact(t.t);
});

test('[SFB-RULING-62] victory is looked at after each Challenge', () => {
  const t = roundFrom(
    table({ ...SCORING, vp: [3, 0], track: [null, 'red-ground', 'yellow-ground', 'spread-out'] }),
  );
  t.t.expectOver({ winners: [0], score: [6, 0] });
  expect(t.s.track[1]).toBe('red-ground');
});

test('[SFB-SCORE-05] [SFB-VEC-23] nobody scores in round 1', () => {
  const t = roundFrom(
    table({ ...SCORING, round: 1, track: [null, 'red-ground', null, null] }).chance('first'),
  );
  expect(t.s.vp).toEqual([0, 0]);
  t.end();
  expect(t.asked).toBe('1 act');
  expect(t.events('challengeScored')).toEqual([]);
});

test('[SFB-SCORE-06] only the active player scores', () => {
  const t = roundFrom(table({ ...SCORING, track: [null, 'red-ground', null, null] }), 1);
  expect(t.asked).toBe('1 act');
  expect([t.s.vp, t.s.track[1]]).toEqual([[0, 0], 'red-ground']);
});

test('[SFB-ACT-01] [SFB-ACT-02] [SFB-ACT-03] [SFB-ACT-04] [SFB-CORE-02] [SFB-CORE-07] [SFB-STD-06] [SFB-STD-07] cards and Standard Actions in any mix, as long as Cores last, also with one Champion', () => {
  const t = turnOf(table({ ...QUIET, hands: { 0: ['fury', 'relentless-advance'] } }));
  t.play('fury');
  expect(t.asked).toBe('0 move');
  t.to(0, 2).decline();
  t.standard('plan', 'kilgore').stay().say('done');
  t.standard('move', 'kilgore', 'destruction').to(0, 3);
  expect(t.s.players[0]?.ready).toEqual([]);
  expect(t.options().map((option) => option.do)).toEqual(['endPhase']);
});

test('[SFB-ACT-06] [SFB-REACT-02] a Reaction is not played in the own turn', () => {
  const t = turnOf(table({ ...QUIET, hands: { 0: ['darksteel-armour'] } }));
  expect(t.why({ do: 'play', card: 'darksteel-armour' })).toEqual({ rule: 'SFB-REACT-02' });
});

test('[SFB-CORE-03] a card needs the Core of its colour', () => {
  const t = turnOf(
    table({ ...QUIET, hands: { 0: ['fury', 'throw'] }, ready: { 0: ['manipulation', 'destruction'] } }),
  );
  expect(t.why({ do: 'play', card: 'fury' })).toEqual({ rule: 'SFB-CORE-03', core: 'creation' });
  t.play('throw');
  expect(t.s.players[0]?.ready).toEqual(['destruction']);
});

test('[SFB-CORE-05] all Cores of a player are ready when the opponent’s next turn begins', () => {
  const t = roundFrom(table(QUIET).chance('ready'));
  t.standard('move', 'kilgore', 'creation').to(0, 2).end();
  expect(t.s.players[0]?.ready).toEqual(['manipulation', 'destruction', 'creation']);
});

test('[SFB-STD-01] [SFB-STD-02] [SFB-STD-03] [SFB-BASIC-10] [SFB-DEC-32] [SFB-DEC-10] the four Standard Actions', () => {
  const setting: Setting = {
    a: { kilgore: { at: [0, 2], damage: 2 } },
    b: { dugrun: [0, 1] },
    hands: { 0: ['fury', 'throw'], 1: ['hold-ground'] },
  };
  const plan = turnOf(table(setting)).standard('plan', 'kilgore').stay().say({ do: 'plan', card: 'fury' });
  expect([plan.asked, plan.s.players[0]?.planned]).toEqual(['0 act', ['fury']]);
  const heal = turnOf(table(setting)).standard('heal', 'kilgore').to(1, 2).count(1);
  expect([heal.where('kilgore'), heal.wounds]).toEqual(['1,2', { kilgore: 1 }]);
  const strike = turnOf(table(setting)).standard('strike', 'kilgore').stay();
  expect(strike.names).toEqual(['dugrun']);
  strike.pick('dugrun');
  expect([strike.wounds, strike.asked]).toEqual([{ kilgore: 2, dugrun: 1 }, '0 act']);
  const spared = turnOf(table(setting)).standard('strike', 'kilgore').stay().say('none');
  expect(spared.wounds).toEqual({ kilgore: 2 });
});

test('[SFB-STD-04] [SFB-STD-05] [SFB-DEC-10] Move 2 takes any Core; each Standard Action goes once in a phase', () => {
  const t = turnOf(table(QUIET));
  const cores = t
    .options()
    .filter((option) => 'action' in option && option.action === 'move')
    .map((option) => ('core' in option ? option.core : ''));
  expect(cores).toEqual(['manipulation', 'destruction', 'creation']);
  t.standard('move', 'kilgore', 'manipulation').to(0, 2);
  expect(t.why({ do: 'standard', action: 'move', core: 'creation' })).toEqual({
    rule: 'SFB-STD-05',
    action: 'move',
  });
  const round = roundFrom(table(QUIET).chance('again'));
  round.standard('move', 'kilgore', 'creation').to(0, 2).end();
  round.end();
  round.standard('move', 'kilgore', 'creation').to(0, 3);
});

test('[SFB-UPKEEP-01] [SFB-UPKEEP-02] [SFB-UPKEEP-03] [SFB-UPKEEP-04] [SFB-DECK-02] Upkeep: Cores ready, the hand away, five new cards', () => {
  const t = upkeepOf(
    table({
      a: { kilgore: [0, 3], gwaien: [1, 3], sulka: [-1, 3] },
      b: { deryn: [0, -3] },
      hands: { 0: ['fury', 'fireball'] },
      ready: { 0: [] },
    }).chance('upkeep'),
  );
  const [own] = t.s.players;
  expect([own?.ready.length, own?.hand.length, own?.discard, own?.deck.length]).toEqual([
    3,
    5,
    ['fury', 'fireball'],
    11,
  ]);
  const order = t.t.events().map(({ type }) => type);
  expect(order.filter((type) => ['coresReadied', 'handDiscarded', 'drew'].includes(type))).toEqual([
    'coresReadied',
    'handDiscarded',
    'drew',
  ]);
});

test('[SFB-DECK-01] [SFB-RULING-67] [SFB-VEC-52] [SFB-RULING-17] an empty deck is made from the discard pile, without the card that is being played', () => {
  const t = turnOf(
    table({
      a: { kolel: [0, 3], kilgore: [1, 3] },
      b: { deryn: [0, -3] },
      hands: { 0: ['scout-ahead', 'fury', 'throw', 'tongue-lash'] },
      decks: { 0: ['double-jump'] },
    }).dice('double-jump', 'mighty-jump'),
  );
  expect(t.s.players[0]?.discard).toHaveLength(7);
  t.play('scout-ahead').stay().use().count(2);
  expect([t.s.players[0]?.deck.length, t.s.players[0]?.discard.length]).toEqual([6, 0]);
  expect(t.s.players[0]?.hand).toEqual(['fury', 'throw', 'tongue-lash', 'double-jump', 'mighty-jump']);
  t.say('done');
  expect(t.s.players[0]?.discard).toEqual(['scout-ahead']);
  t.t.done();
});

test('[SFB-RULING-67] with deck and discard pile empty one draws what there is', () => {
  const t = turnOf(
    table({
      a: { kolel: [0, 3] },
      b: { deryn: [0, -3] },
      hands: { 0: ['scout-ahead', 'poisoned-dart', 'mighty-jump', 'blinding-dart', 'tongue-lash'] },
    }).dice('double-jump'),
  );
  t.play('scout-ahead').stay().use().count(3);
  expect(t.s.players[0]?.hand).toHaveLength(5);
  t.t.done();
});

test('[SFB-DECK-03] there is no hand limit in a turn', () => {
  const t = turnOf(
    table({
      a: { kolel: [0, 3], kilgore: [1, 3] },
      b: { deryn: [0, -3] },
      hands: { 0: ['scout-ahead', 'fury', 'throw', 'tongue-lash', 'maul-thrash', 'poisoned-dart'] },
    }).chance('hand'),
  );
  t.play('scout-ahead').stay().use().count(3).say('done');
  expect(t.s.players[0]?.hand).toHaveLength(8);
  expect(t.asked).toBe('0 act');
});

/** Rounds in which nobody scores: the Champions keep to their deployment hexes. */
function rounds(input: { readonly [key: string]: unknown }, n: number) {
  const t = upTo(started(input, 'track'), 'act');
  const tracks = [[...t.s.track]];
  while (t.s.round <= n) {
    t.end();
    if (t.s.round > tracks.length) tracks.push([...t.s.track]);
  }
  const drawn = t.events('challengeDrawn').map(({ challenge }) => String(challenge));
  const names = tracks.map((track) => track.map((card) => (card ? `c${drawn.indexOf(card) + 1}` : '–')));
  return { t, names };
}

test('[SFB-TRACK-01] [SFB-TRACK-02] [SFB-TRACK-03] [SFB-VEC-20] the track moves one slot to the right in every round', () => {
  const { t, names } = rounds({}, 3);
  expect(names.slice(1)).toEqual([
    ['c3', 'c2', 'c1', '–'],
    ['c4', 'c3', 'c2', 'c1'],
    ['c5', 'c4', 'c3', 'c2'],
  ]);
  expect(t.s.challengeDiscard).toHaveLength(1);
  intact(t.t);
});

test('[SFB-TEAM-11] [SFB-TEAM-12] [SFB-TEAM-18] [SFB-RULING-63] [SFB-VEC-16] [SFB-VEC-21] in the team game two slots, with two new Challenges, the first to N-right', () => {
  const start = upTo(started({ players: 4 }, 'track'), 'placeTrap');
  const drawn = start.events('challengeDrawn');
  expect(drawn.map(({ slot }) => slot)).toEqual([2, 1, 0]);
  const { t, names } = rounds({ players: 4 }, 2);
  expect(names.slice(1)).toEqual([
    ['c5', 'c4', 'c3', 'c2', 'c1'],
    ['c7', 'c6', 'c5', 'c4', 'c3'],
  ]);
  expect(t.s.challengeDiscard).toHaveLength(2);
});

test('[SFB-TRACK-04] [SFB-RULING-64] an empty Challenge deck is made from its discard pile; with nothing left the N-slot stays empty', () => {
  const end = (deck: number, discard: number) =>
    acting(
      table(QUIET)
        .arrange((s) => {
          const all = s.challengeDeck;
          s.challengeDeck = all.slice(0, deck);
          s.challengeDiscard = all.slice(deck, deck + discard);
        })
        .chance('deck')
        .begin(flow.playRound, { next: 2 }, 'turns'),
    );
  const renewed = end(1, 3);
  expect([renewed.s.challengeDeck.length, renewed.s.challengeDiscard.length]).toEqual([3, 0]);
  expect(renewed.s.track[0]).not.toBeNull();
  expect(renewed.events('challengesRenewed')).toHaveLength(1);
  const refilled = end(0, 2);
  expect(refilled.s.track[0]).not.toBeNull();
  const nothingLeft = end(0, 0);
  expect([nothingLeft.s.track[0], nothingLeft.events('challengesRenewed')]).toEqual([null, []]);
});
