import { named } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { brief, scenario } from '../src/index.ts';
import { toy } from '../src/toy.ts';
import { attack, turn } from '../src/toy-rules.ts';

const redsTurn = { seat: 0, aimed: false, scouted: false };
const redClubsBlue = { by: 0, at: 1, bone: 'club', strength: 2 } as const;

const atRedsTurn = () =>
  scenario(toy, { players: 3 })
    .arrange((s) => {
      s.fighters.forEach((fighter) => {
        fighter.hand = ['jab', 'trip'];
      });
    })
    .dice(2)
    .begin(turn, redsTurn);

test('a choice that fits nothing lists the options, and what is refused with the reason', () => {
  expect(() => atRedsTurn().choose('act', { bone: 'ram' })).toThrow(
    [
      'no option fits {"bone":"ram"}; seat 0 is asked act and may:',
      '  attack at.fighter=1 bone=jab',
      '  attack at.fighter=2 bone=jab',
      '  scout at.fighter=1',
      '  scout at.fighter=2',
      '  aim',
      '  rest',
      '  not attack at.fighter=1 bone=trip: BD-DUEL-04 bone=trip',
      '  not attack at.fighter=2 bone=trip: BD-DUEL-04 bone=trip',
    ].join('\n'),
  );
});

test('a choice that fits two options fails; one that is exactly an option does not', () => {
  expect(() => atRedsTurn().choose('act', 'attack')).toThrow('2 options fit "attack"');
  expect(atRedsTurn().choose('act', 'aim').decisions[0]?.kind).toBe('act');
});

test('a choice of another kind, or for another seat, fails and says who is asked', () => {
  expect(() => atRedsTurn().choose('react', 'pass')).toThrow(
    'expected a question (react), but seat 0 is asked act',
  );
  expect(() => atRedsTurn().choose('act', 'rest', 1)).toThrow(
    'expected a question (seat 1 act), but seat 0 is asked act',
  );
  expect(() => atRedsTurn().expectAsked(1, 'act')).toThrow('expected a question (seat 1 act)');
});

test('a refusal of something that may be chosen fails', () => {
  expect(() => atRedsTurn().refusal('aim')).toThrow('nothing that is refused fits "aim"');
  expect(() => atRedsTurn().refusal({ bone: 'trip' })).toThrow('more than one candidate fits');
});

test('where several are asked, a question without a seat is a mistake', () => {
  const t = scenario(toy).chance('a seed').start();
  expect(() => t.options('bid')).toThrow('several seats are asked');
  expect(t.options('bid', 1)).toContainEqual({ do: 'bid', marrow: 2 });
});

test('a draw that was not scripted fails with the place; one left over fails too', () => {
  const stage = scenario(toy).arrange((s) => {
    for (const { hand } of s.fighters) hand.length = 0;
    s.fighters[0]?.hand.push('club');
  });
  expect(() => stage.begin(attack, redClubsBlue)).toThrow(
    'in attack, before damage: a draw out of 6 is made that dice(…) does not foresee',
  );
  const t = atRedsTurn().choose('act', 'rest');
  expect(() => t.done()).toThrow('left over in dice(…): 2; seat 0 is asked testEnd');
  expect(() => t.expectEnd()).toThrow('left over');
});

test('before what was begun is through, expectEnd and expectOver fail', () => {
  expect(() => atRedsTurn().expectEnd()).toThrow('expected to be through, but seat 0 is asked act');
  expect(() => atRedsTurn().expectOver()).toThrow(
    'expected the match to be over ({}), but seat 0 is asked act',
  );
});

test('a scenario can begin at a later step, and within another procedure', () => {
  const t = scenario(toy)
    .arrange((s) => {
      s.strike = { ...redClubsBlue };
      s.scouted = { by: 0, of: 1 };
    })
    .dice(6)
    .within(turn, redsTurn, 'forget')
    .begin(attack, redClubsBlue, 'roll');
  t.expectEnd();
  expect(t.events().map(({ type }) => type)).toEqual(['rolled', 'hurt']);
  expect(t.state.scouted).toBeNull();
  expect(() => scenario(toy).begin(attack, redClubsBlue, 'parry')).toThrow('attack has no step parry');
});

test('a procedure may be begun by its name alone, if the game has it', () => {
  scenario(toy).begin(named<typeof redsTurn>('turn'), redsTurn).expectAsked(0, 'act');
  expect(() => scenario(toy).begin(named<object>('dance'), {})).toThrow('there is no procedure dance');
});

test('options that the game does not accept fail', () => {
  expect(() => scenario(toy, { players: 9 })).toThrow('2 to 3');
});

test('brief tells different options apart', () => {
  const options = [
    { do: 'a', n: 1 },
    { do: 'a', n: '1' },
    { do: 'a', n: true },
    { do: 'a', n: 'true' },
    { do: 'a', n: null },
    { do: 'a', n: [1, 'x'] },
    { do: 'a', n: ['1', 'x'] },
    { do: 'a', n: '[1,x]' },
    { do: 'a', n: {} },
    { do: 'a', n: { b: 1 } },
    { do: 'a n=1' },
  ];
  expect(options.map((option) => brief(option))).toEqual([
    'a n=1',
    'a n="1"',
    'a n=true',
    'a n="true"',
    'a n=null',
    'a n=[1,x]',
    'a n=["1",x]',
    'a n="[1,x]"',
    'a n={}',
    'a n.b=1',
    '"a n=1"',
  ]);
});
