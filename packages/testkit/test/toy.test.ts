import { expect, test } from 'vitest';
import { scenario } from '../src/index.ts';
import type { Bone, Toy } from '../src/toy.ts';
import { toy } from '../src/toy.ts';
import { attack, round, turn } from '../src/toy-rules.ts';

const hands =
  (...dealt: readonly (readonly Bone[])[]) =>
  (s: Toy): void => {
    s.fighters.forEach((fighter, seat) => {
      fighter.hand = [...(dealt[seat] ?? [])];
    });
  };

const redsTurn = { seat: 0, aimed: false, scouted: false };
const redClubsBlue = { by: 0, at: 1, bone: 'club', strength: 2 } as const;

test('[BD-DUEL-01] at the beginning of a round hands are filled, from the pile when the bag is empty', () => {
  const t = scenario(toy)
    .arrange(hands(['jab', 'jab', 'jab'], ['club', 'club', 'club', 'club']))
    .arrange((s) => {
      s.bag = [];
      s.pile = ['ram', 'trip'];
    })
    .dice('trip')
    .begin(round, {});
  t.expectAsked(0, 'bid').expectAsked(1, 'bid').done();
  expect(t.state.fighters.map(({ hand }) => hand.at(-1))).toEqual(['trip', 'club']);
  expect(t.state.fighters.map(({ marrow }) => marrow)).toEqual([3, 3]);
  expect(t.seenBy(0, 'drew')).toEqual([{ type: 'drew', seat: 0, count: 1, bones: ['trip'] }]);
  expect(t.seenBy(1, 'drew')).toEqual([{ type: 'drew', seat: 0, count: 1 }]);
  expect(t.seenBy(null, 'drew')).toEqual([{ type: 'drew', seat: 0, count: 1 }]);
});

test('[BD-DUEL-02] the highest bid takes the turn and all bids are paid; nobody bids more than they have', () => {
  const full = hands(
    ['jab', 'jab', 'jab', 'jab'],
    ['club', 'club', 'club', 'club'],
    ['ram', 'ram', 'ram', 'trip'],
  );
  const t = scenario(toy, { players: 3 })
    .arrange(full)
    .arrange((s) => {
      s.fighters.forEach((fighter, seat) => {
        fighter.marrow = seat;
      });
    })
    .begin(round, {});
  expect(t.refusal({ marrow: 2 }, 0)).toEqual({ rule: 'BD-DUEL-02', need: 2, have: 1 });
  t.choose('bid', { marrow: 1 }, 0).choose('bid', { marrow: 2 }, 1).choose('bid', { marrow: 2 }, 2);
  t.expectAsked(1, 'act');
  expect(t.events('bidsShown')).toEqual([{ type: 'bidsShown', bids: [1, 2, 2], turn: 1 }]);
  expect(t.state.fighters.map(({ marrow }) => marrow)).toEqual([0, 0, 1]);
});

test('[BD-DUEL-03] aiming costs a marrow, once, and makes the attack stronger', () => {
  const t = scenario(toy)
    .arrange(hands(['club'], []))
    .dice(3)
    .begin(turn, redsTurn);
  t.choose('act', 'aim');
  expect(t.refusal('aim')).toEqual({ rule: 'BD-DUEL-03a' });
  t.choose('act', { do: 'attack', bone: 'club' });
  expect(t.events('hurt')).toEqual([{ type: 'hurt', seat: 1, amount: 3 }]);
  t.expectEnd();
});

test('[BD-DUEL-03] without marrow one can neither aim nor scout nor ram, but rest', () => {
  const t = scenario(toy)
    .arrange(hands(['ram'], ['jab']))
    .arrange((s) => {
      s.fighters.forEach((fighter) => {
        fighter.marrow = 0;
      });
    })
    .begin(turn, redsTurn);
  for (const what of ['aim', 'scout', 'attack']) {
    expect(t.refusal(what)).toEqual({ rule: 'BD-DUEL-03', need: 1, have: 0 });
  }
  t.choose('act', 'rest').expectEnd();
  expect(t.state.fighters[0]?.marrow).toBe(2);
});

test('[BD-DUEL-03b] a scouted hand is seen by the scout, and only until the turn ends', () => {
  const t = scenario(toy, { players: 3 })
    .arrange(hands(['jab'], ['ram', 'trip'], ['club']))
    .begin(turn, redsTurn);
  t.choose('act', { do: 'scout', at: { fighter: 1 } });
  const blueAsSeenBy = (viewer: number | null) => toy.view(t.state, viewer).fighters[1]?.hand;
  expect([0, 1, 2, null].map(blueAsSeenBy)).toEqual([['ram', 'trip'], ['ram', 'trip'], null, null]);
  expect(t.seenBy(2, 'scouted')).toEqual([{ type: 'scouted', seat: 0, of: 1 }]);
  t.choose('act', 'rest').expectEnd();
  expect(blueAsSeenBy(0)).toBeNull();
});

test('[BD-DUEL-04] one attacks with bones that have strength, and only those who stand', () => {
  const t = scenario(toy, { players: 3 })
    .arrange(hands(['jab', 'shield'], ['jab'], []))
    .arrange((s) => {
      const green = s.fighters[2];
      if (green) green.health = 0;
    })
    .begin(turn, redsTurn);
  expect(t.refusal({ bone: 'shield', at: { fighter: 1 } })).toEqual({ rule: 'BD-DUEL-04', bone: 'shield' });
  expect(t.refusal({ bone: 'jab', at: { fighter: 2 } })).toEqual({ rule: 'BD-DUEL-04a', fighter: 2 });
  expect(t.options('act').filter((option) => option.do === 'attack')).toEqual([
    { do: 'attack', bone: 'jab', at: { fighter: 1 } },
  ]);
});

test('[BD-DUEL-05] first the one attacked, then the others may throw in bones, each until they pass', () => {
  const t = scenario(toy, { players: 3 })
    .arrange(hands(['club', 'trip'], ['shield', 'trip'], ['shield', 'trip']))
    .dice(6)
    .begin(attack, redClubsBlue);
  expect(t.about()).toEqual(redClubsBlue);
  t.expectAsked(1, 'react').choose('react', { bone: 'trip' }).choose('react', 'pass');
  t.expectAsked(2, 'react');
  expect(t.refusal({ bone: 'shield' })).toEqual({ rule: 'BD-DUEL-05a', bone: 'shield' });
  t.choose('react', { bone: 'trip' }).choose('react', 'pass').expectEnd();
  expect(t.events('reacted').map(({ strength }) => strength)).toEqual([1, 0]);
  expect(t.events('hurt')).toEqual([{ type: 'hurt', seat: 1, amount: 1 }]);
});

test('[BD-DUEL-05] who holds bones is asked even without a fitting one, so that being asked tells nothing', () => {
  const t = scenario(toy)
    .arrange(hands(['club'], ['jab']))
    .dice(2)
    .begin(attack, redClubsBlue);
  expect(t.options('react', 1)).toEqual([{ do: 'pass' }]);
  t.choose('react', 'pass').expectEnd();
});

test.each([
  [1, 0],
  [2, 2],
  [5, 2],
  [6, 3],
])('[BD-DUEL-06] a club and a rolled %i take %i health', (rolled, lost) => {
  const t = scenario(toy)
    .arrange(hands(['club'], []))
    .dice(rolled)
    .begin(attack, redClubsBlue);
  expect(t.state.fighters[1]?.health).toBe(5 - lost);
  t.expectEnd();
});

test('[BD-DUEL-07] without health a fighter falls; while two stand the match goes on', () => {
  const t = scenario(toy, { players: 3, health: 2 })
    .arrange(hands(['club'], [], ['jab']))
    .dice(4)
    .begin(attack, redClubsBlue);
  t.choose('react', 'pass', 2).expectEnd();
  expect(t.events('fell')).toEqual([{ type: 'fell', seat: 1 }]);
});

test('[BD-DUEL-07] the last one standing wins', () => {
  const t = scenario(toy, { health: 2 })
    .arrange(hands(['club'], []))
    .dice(4)
    .begin(attack, redClubsBlue);
  t.expectOver({ winners: [0], how: 'lastStanding', score: [2, 0] });
});

test('[BD-DUEL-08] after the last round the healthiest win, together if they are equal', () => {
  const t = scenario(toy, { players: 3 })
    .arrange((s) => {
      s.round = 12;
      s.fighters.forEach((fighter, seat) => {
        fighter.health = seat === 1 ? 3 : 4;
      });
    })
    .begin(round, {});
  t.expectOver({ winners: [0, 2], how: 'healthiest' });
});

test('options are checked, each problem with what is allowed', () => {
  expect(toy.configure({ players: 3 })).toEqual({ options: { players: 3, health: 5, scouting: true } });
  expect(toy.configure({ players: 4, health: '5', scouting: 1 })).toEqual({
    problems: [
      { field: 'players', found: '4', allowed: '2 to 3' },
      { field: 'health', found: '"5"', allowed: 'a whole number from 1 to 9' },
      { field: 'scouting', found: '1', allowed: 'true, false' },
    ],
  });
});
