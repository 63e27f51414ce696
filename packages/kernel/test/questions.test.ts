import { expect, test } from 'vitest';
import type { Option, Seat } from '../src/index.ts';
import { about, answer, refused } from '../src/index.ts';
import { ask, askTogether, note, procedure, run, write, yesNo } from './small-rules.ts';

const question = (who: Seat | readonly Seat[] | undefined, candidates: readonly Option[] = yesNo()) =>
  procedure<object>('question', {
    put: ask<object, Option>({
      kind: 'put',
      who: () => who,
      candidates: () => candidates,
      whyNot: (_s, _f, option) => (option.do === 'no' ? { rule: 'T-1', said: option.do } : undefined),
      about: (_s, _f, seat) => ({ seat }),
      answer: (s, _f, option, seat) => write(s, `${seat} ${option.do}`),
    }),
    after: note('after'),
  });

test('the options are the candidates that no reason speaks against; the others are refused with it', () => {
  const { open, rules, s } = run([question(1)], {});
  expect(open).toEqual([{ id: 0, seat: 1, kind: 'put', options: [{ do: 'yes' }] }]);
  expect(refused(rules, s, 1)).toEqual([{ option: { do: 'no' }, reason: { rule: 'T-1', said: 'no' } }]);
  expect(refused(rules, s, 0)).toEqual([]);
  expect(about(rules, s, 1)).toEqual({ seat: 1 });
});

test.each([
  ['nobody is asked', undefined, yesNo()],
  ['an empty list of seats is asked', [], yesNo()],
  ['there is no candidate', 0, []],
  ['no candidate is legal', 0, [{ do: 'no' }]],
  ['none of several seats has a legal candidate', [0, 1], [{ do: 'no' }]],
] as const)('a question is passed over when %s', (_why, who, candidates) => {
  const { s, open } = run([question(who, candidates)], {});
  expect(s.diary).toEqual(['after']);
  expect(open).toEqual([]);
  expect(s.asks).toBe(0);
});

test('each question has a number of its own', () => {
  const twice = procedure<object>('twice', {
    one: ask<object, Option>({ kind: 'a', who: () => 0, candidates: yesNo, answer: () => undefined }),
    two: ask<object, Option>({ kind: 'b', who: () => 0, candidates: yesNo, answer: () => undefined }),
  });
  const bench = run([twice], {});
  expect(bench.open[0]?.id).toBe(0);
  expect(bench.say(0, 'yes').open[0]?.id).toBe(1);
});

test('of several seats asked, the first answer counts at once', () => {
  const bench = run([question([2, 0])], {});
  expect(bench.asked()).toEqual(['2 put: yes', '0 put: yes']);
  expect(bench.say(0, 'yes').s.diary).toEqual(['0 yes', 'after']);
});

test('a question to several seats that stays is put anew to those still concerned', () => {
  interface Ready {
    waiting: Seat[];
  }
  const ready = procedure<Ready>('ready', {
    put: ask<Ready, Option>({
      kind: 'ready',
      who: (_s, f) => f.waiting,
      candidates: yesNo,
      answer: (_s, f, _option, seat) => {
        f.waiting = f.waiting.filter((other) => other !== seat);
        return 'stay';
      },
    }),
    after: note('all ready'),
  });
  const bench = run([ready], { waiting: [0, 1, 2] });
  expect(bench.say(1, 'yes').asked()).toEqual(['0 ready: yes no', '2 ready: yes no']);
  expect(bench.say(2, 'yes').say(0, 'no').s.diary).toEqual(['all ready']);
});

test('nothing can be answered when no question is open', () => {
  const { rules, s } = run([question(undefined)], {});
  expect(() => answer(rules, s, 0, { do: 'yes' })).toThrow('no question is open');
  expect(refused(rules, s, 0)).toEqual([]);
});

const vote = (who: readonly Seat[]) =>
  procedure<object>('vote', {
    cast: askTogether<object, Option>({
      kind: 'vote',
      who: () => who,
      candidates: (_s, _f, seat) => (seat === 3 ? [] : yesNo()),
      answers: (s, _f, given) => {
        write(s, [...given].map(([seat, option]) => `${seat} ${option.do}`).join(', '));
        return given.get(0)?.do === 'no' ? 'again' : undefined;
      },
    }),
    after: note('after'),
  });

test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
  'seats asked together answer in any order (%j), and nothing happens before the last',
  (order) => {
    const bench = run([vote([0, 1, 2])], {});
    for (const seat of order.slice(0, 2)) {
      bench.say(seat, seat === 1 ? 'no' : 'yes');
      expect(bench.open.map((decision) => decision.seat)).not.toContain(seat);
      expect(bench.open.every((decision) => decision.id === 0)).toBe(true);
      expect(bench.s.diary).toEqual([]);
    }
    bench.say(order[2] as Seat, order[2] === 1 ? 'no' : 'yes');
    expect(bench.s.diary).toEqual(['0 yes, 1 no, 2 yes', 'after']);
    expect(bench.s.asks).toBe(1);
  },
);

test('who has answered together with others cannot answer again', () => {
  const bench = run([vote([0, 1])], {}).say(0, 'yes');
  expect(() => bench.say(0, 'no')).toThrow('seat 0 cannot no');
});

test('a seat without an option is not waited for', () => {
  expect(run([vote([0, 3])], {}).say(0, 'yes').s.diary).toEqual(['0 yes', 'after']);
});

test('when nobody can answer, the question settles without answers', () => {
  expect(run([vote([3])], {}).s.diary).toEqual(['', 'after']);
});

test('answers given together leave no trace: the question can be put again', () => {
  const bench = run([vote([0, 1])], {})
    .say(0, 'no')
    .say(1, 'yes');
  expect(bench.asked()).toEqual(['0 vote: yes no', '1 vote: yes no']);
  expect(bench.s.stack.at(-1)?.given).toBeNull();
  expect(bench.say(1, 'no').say(0, 'yes').s.diary).toEqual(['0 no, 1 yes', '0 yes, 1 no', 'after']);
});
