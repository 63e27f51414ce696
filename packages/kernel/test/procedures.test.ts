import { expect, test } from 'vitest';
import {
  advance,
  askerOf,
  asking,
  breakOff,
  call,
  callEach,
  callerOf,
  freshMachine,
  isUnderWay,
  named,
  nearest,
  proceduresByName,
  rulesFor,
  runsOf,
  seeded,
  underWay,
} from '../src/index.ts';
import type { Diary } from './small-rules.ts';
import { ask, note, procedure, run, write, yesNo } from './small-rules.ts';

const say = procedure<{ what: string }>('say', { it: (s, f) => write(s, f.what) });

test('steps run in the order in which they are written, and then the caller goes on', () => {
  const outer = procedure<object>('outer', {
    one: note('one'),
    two: (s) => call(s, say, { what: 'two' }),
    three: note('three'),
  });
  const { s } = run([outer, say], {});
  expect(s.diary).toEqual(['one', 'two', 'three']);
  expect(s.outcome).toEqual({ winners: [], how: 'through' });
});

test('stay runs the step once more, after what it called', () => {
  const countdown = procedure<{ left: number }>('countdown', {
    count: (s, f) => {
      if (f.left === 0) return;
      f.left -= 1;
      call(s, say, { what: `called at ${f.left}` });
      return 'stay';
    },
    lift: note('off'),
  });
  expect(run([countdown, say], { left: 2 }).s.diary).toEqual(['called at 1', 'called at 0', 'off']);
});

test('again begins at the first step, after what was called', () => {
  const round = procedure<{ round: number }>('round', {
    begin: (s, f) => {
      f.round += 1;
      write(s, `round ${f.round}`);
    },
    end: (s, f) => {
      if (f.round === 2) return;
      call(s, say, { what: 'between' });
      return 'again';
    },
  });
  expect(run([round, say], { round: 0 }).s.diary).toEqual(['round 1', 'between', 'round 2']);
});

test('end leaves out the steps that follow', () => {
  const short = procedure<object>('short', {
    one: note('one'),
    stop: () => 'end',
    never: note('never'),
  });
  expect(run([short], {}).s.diary).toEqual(['one']);
});

test('end together with a call hands over: what was called runs, the caller is gone', () => {
  const inner = procedure<object>('inner', {
    look: (s) => write(s, isUnderWay(s, { name: 'outer' }) ? 'caller is there' : 'caller is gone'),
  });
  const outer = procedure<object>('outer', {
    hand: (s) => {
      call(s, inner, {});
      return 'end';
    },
    never: note('never'),
  });
  expect(run([outer, inner], {}).s.diary).toEqual(['caller is gone']);
});

test('callEach runs once for each, in order', () => {
  const all = procedure<object>('all', {
    each: (s) => callEach(s, say, [{ what: 'a' }, { what: 'b' }, { what: 'c' }]),
    afterwards: note('then'),
  });
  expect(run([all, say], {}).s.diary).toEqual(['a', 'b', 'c', 'then']);
});

test('callEach with nobody goes on', () => {
  const none = procedure<object>('none', { each: (s) => callEach(s, say, []), afterwards: note('then') });
  expect(run([none, say], {}).s.diary).toEqual(['then']);
});

test('breakOff ends everything down to the nearest run of a procedure', () => {
  const stopper = procedure<object>('stopper', {
    stop: (s) => breakOff(s, { name: 'turn' }),
    never: note('never'),
  });
  const inner = procedure<object>('inner', { go: (s) => call(s, stopper, {}), never: note('never') });
  const turn = procedure<object>('turn', { go: (s) => call(s, inner, {}), never: note('never') });
  const round = procedure<object>('round', { turn: (s) => call(s, turn, {}), next: note('next') });
  expect(run([round, turn, inner, stopper], {}).s.diary).toEqual(['next']);
});

test('the lowest of all procedures may end, or be broken off, like any other', () => {
  const said = procedure<object>('said', { line: note('said') });
  const caller = procedure<object>('caller', {
    go: (s) => {
      call(s, said, {});
      return 'end';
    },
    never: note('never'),
  });
  const stopper = procedure<object>('stopper', { stop: (s) => breakOff(s, { name: 'lowest' }) });
  const lowest = procedure<object>('lowest', { go: (s) => call(s, stopper, {}), never: note('never') });
  const rules = { procedures: proceduresByName<Diary>([said, caller, stopper, lowest]) };
  for (const [first, diary] of [
    [caller, ['said']],
    [lowest, []],
  ] as const) {
    const s: Diary = { ...freshMachine(seeded('lowest')), diary: [] };
    call(s, first, {});
    expect(() => advance(rules, s)).toThrow('ran out');
    expect([s.stack, s.diary]).toEqual([[], diary]);
  }
});

test('breakOff of something that is not under way is an error', () => {
  const lost = procedure<object>('lost', { stop: (s) => breakOff(s, { name: 'turn' }) });
  expect(() => run([lost], {})).toThrow('turn is not under way');
});

test('a step may end its own procedure by breakOff', () => {
  const own = procedure<object>('own', {
    stop: (s) => {
      breakOff(s, { name: 'own' });
      return 'end';
    },
    never: note('never'),
  });
  expect(run([own], {}).s.diary).toEqual([]);
});

test('a procedure finds those under way, the nearest first, and hands a result to its caller', () => {
  interface Sum {
    sum: number;
  }
  const sum = named<Sum>('sum');
  const roll = procedure<{ value: number }>('roll', {
    give: (s, f) => {
      callerOf<Sum>(s).sum += f.value;
      underWay(s, sum).sum += 10;
    },
  });
  const adder = procedure<Sum>(sum, {
    first: (s) => call(s, roll, { value: 1 }),
    second: (s, f) => {
      if (f.sum < 20) call(s, sum, { sum: 100 });
    },
    tell: (s, f) => write(s, String(f.sum)),
  });
  expect(run([adder, roll], { sum: 0 }).s.diary).toEqual(['111', '11']);
  const s: Diary = { ...freshMachine(seeded('x')), diary: [] };
  expect(() => underWay(s, sum)).toThrow('sum is not under way');
  expect(() => callerOf(s)).toThrow('nothing called this procedure');
});

test('who asks, which runs are under way and at which step, for views and guesses', () => {
  const inner = named<{ depth: number }>('inner');
  const outer = named<{ name: string }>('outer');
  const s: Diary = { ...freshMachine(seeded('x')), diary: [] };
  expect(() => askerOf(s)).toThrow('nothing is under way');
  expect(asking(s, inner)).toBeUndefined();
  expect(nearest(s, inner)).toBeUndefined();
  const frame = (proc: string, step: string, locals: object) => ({ proc, step, locals, given: null });
  s.stack = [
    frame('outer', '', { name: 'through' }),
    frame('inner', 'choose', { depth: 1 }),
    frame('outer', 'pay', { name: 'under way' }),
    frame('inner', 'choose', { depth: 2 }),
  ];
  expect(askerOf<{ depth: number }>(s).depth).toBe(2);
  expect(asking(s, inner)).toEqual({ depth: 2 });
  expect(asking(s, inner, 'choose')).toEqual({ depth: 2 });
  expect(asking(s, inner, 'pay')).toBeUndefined();
  expect(asking(s, outer)).toBeUndefined();
  expect(nearest(s, outer)).toEqual({ name: 'under way' });
  expect(runsOf(s, inner)).toEqual([{ depth: 1 }, { depth: 2 }]);
  expect(runsOf(s, outer)).toEqual([{ name: 'under way' }]);
  expect(runsOf(s, outer, 'choose')).toEqual([]);
});

test('a step may be called what it likes', () => {
  const rules = rulesFor<Diary>();
  const odd = rules.procedure<object>('odd', {
    begin: note('begin'),
    end: note('end'),
    first: note('first'),
    begun: note('begun'),
  });
  expect(run([odd], {}).s.diary).toEqual(['begin', 'end', 'first', 'begun']);
});

test('mistakes in the rules are named', () => {
  const empty: Diary = { ...freshMachine(seeded('x')), diary: [] };
  const rules = { procedures: proceduresByName<Diary>([say]) };
  expect(() => advance(rules, empty)).toThrow('the procedures ran out without an outcome');
  expect(() =>
    advance(rules, { ...empty, stack: [{ proc: 'sing', step: 'it', locals: {}, given: null }] }),
  ).toThrow('there is no procedure sing');
  expect(() =>
    advance(rules, { ...empty, stack: [{ proc: 'say', step: 'louder', locals: {}, given: null }] }),
  ).toThrow('say has no step louder');
  expect(() => proceduresByName<Diary>([say, say])).toThrow('two procedures are called say');
});

test('rules that go round in circles are stopped', () => {
  const circle = procedure<object>('circle', { round: () => 'stay' });
  expect(() => run([circle], {})).toThrow(/^no question after \d+ steps, in circle$/);
});

test('a question may stay, begin again or end the procedure', () => {
  const talk = procedure<object>('talk', {
    hello: note('hello'),
    question: ask<object, { do: string }>({
      kind: 'talk',
      who: () => 0,
      candidates: () => ['more', 'restart', 'leave', 'on'].map((what) => ({ do: what })),
      answer: (s, _f, option) => {
        write(s, option.do);
        if (option.do === 'more') return 'stay';
        if (option.do === 'restart') return 'again';
        return option.do === 'leave' ? 'end' : undefined;
      },
    }),
    goodbye: note('goodbye'),
  });
  expect(run([talk], {}).say(0, 'more').say(0, 'restart').say(0, 'leave').s.diary).toEqual([
    'hello',
    'more',
    'restart',
    'hello',
    'leave',
  ]);
  expect(run([talk], {}).say(0, 'on').s.diary).toEqual(['hello', 'on', 'goodbye']);
});

test('what an answer calls runs before the question is put again', () => {
  const shop = procedure<object>('shop', {
    buy: ask<object, { do: string }>({
      kind: 'buy',
      who: () => 0,
      candidates: yesNo,
      answer: (s, _f, option) => {
        if (option.do === 'no') return;
        call(s, say, { what: 'sold' });
        return 'stay';
      },
    }),
  });
  const bench = run([shop, say], {}).say(0, 'yes');
  expect(bench.s.diary).toEqual(['sold']);
  expect(bench.asked()).toEqual(['0 buy: yes no']);
});
