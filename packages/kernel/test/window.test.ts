import { expect, test } from 'vitest';
import type { Option } from '../src/index.ts';
import { call, reactionWindow } from '../src/index.ts';
import type { Diary } from './small-rules.ts';
import { note, procedure, run, write } from './small-rules.ts';

const SEATS: { readonly [who: string]: number } = { troll: 0, mira: 1, brann: 2 };

interface Parry extends Option {
  readonly do: 'parry' | 'riposte';
}

const ALL: readonly Parry[] = [{ do: 'parry' }, { do: 'riposte' }];

/** Each has so many parries; whoever has none is asked only where hands are secret. */
function bench(
  parries: { readonly [who: string]: number },
  { secret = false, only = '' }: { secret?: boolean; only?: string } = {},
) {
  const left = { ...parries };
  const parried = procedure<{ who: string }>('parried', {
    spend: (s, f) => {
      left[f.who] = (left[f.who] ?? 0) - 1;
      write(s, `${f.who} parries`);
    },
  });
  const window = reactionWindow<Diary, { hit: number }, Parry>('window', {
    kind: 'react',
    entitled: () => Object.keys(parries),
    seatOf: (_s, who) => SEATS[who] ?? -1,
    candidates: (_s, _f, who) =>
      (left[who] ?? 0) > 0 ? ALL.filter((parry) => only === '' || parry.do === only) : [],
    whyNot: (_s, f, option, who) =>
      option.do === 'riposte' && f.hit > 1 ? { rule: 'W-1', who, hit: f.hit } : undefined,
    about: (_s, f, who) => ({ who, hit: f.hit }),
    secret: () => secret,
    react: (s, _f, _option, who) => call(s, parried, { who }),
  });
  const attack = procedure<{ hit: number }>('attack', {
    react: (s, f) => call(s, window, { hit: f.hit }),
    after: note('hit'),
  });
  return run([attack, window, parried], { hit: 2 });
}

test('those entitled are asked in order, each until they pass', () => {
  const { say, asked, s } = bench({ mira: 2, brann: 1 });
  expect(asked()).toEqual(['1 react: parry pass']);
  say(1, 'parry');
  expect(asked()).toEqual(['1 react: parry pass']);
  say(1, 'pass');
  expect(asked()).toEqual(['2 react: parry pass']);
  say(2, 'parry');
  expect(s.diary).toEqual(['mira parries', 'brann parries', 'hit']);
});

test('who can do nothing is not asked, and when nobody can, there is no window', () => {
  expect(bench({ troll: 0, mira: 0, brann: 1 }).asked()).toEqual(['2 react: parry pass']);
  expect(bench({ troll: 0, mira: 0 }).s.diary).toEqual(['hit']);
});

test('a reaction that is refused does not count as one', () => {
  const { open } = bench({ mira: 1 });
  expect(open[0]?.options).toEqual([{ do: 'parry' }, { do: 'pass' }]);
});

test('where hands are secret, everybody entitled is asked, until they pass', () => {
  const { say, asked, s } = bench({ mira: 0, brann: 1 }, { secret: true });
  expect(asked()).toEqual(['1 react: pass']);
  say(1, 'pass').say(2, 'parry');
  expect(asked()).toEqual(['2 react: pass']);
  say(2, 'pass');
  expect(s.diary).toEqual(['brann parries', 'hit']);
});

test('who has nothing but what is refused is not asked', () => {
  const { asked, s } = bench({ mira: 1 }, { only: 'riposte' });
  expect(asked()).toEqual([]);
  expect(s.diary).toEqual(['hit']);
});
