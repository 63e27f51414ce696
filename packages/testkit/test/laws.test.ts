import type { Ask, Game, Json, Option, Step } from '@questhall/kernel';
import { emit, replay, takeEvents } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { checkLaws, withStep } from '../src/index.ts';
import type { Bone, Toy, ToyOptions, ToyView } from '../src/toy.ts';
import { toy } from '../src/toy.ts';

type ToyGame = Game<Toy, ToyOptions, ToyView>;

const TWO: ToyOptions = { players: 2, health: 5, scouting: true };
const THREE: ToyOptions = { players: 3, health: 4, scouting: true };

const check = (game: ToyGame, { games = 8, limit = 500 } = {}) =>
  checkLaws(game, { games, seed: 'laws', options: [TWO, THREE], thorough: 0.5, limit });

/** The laws that a changed game breaks first, each match for itself, and what is said about it. */
const broken = (change: Partial<ToyGame>, settings = {}) => check({ ...toy, ...change }, settings).violations;

const lawsBroken = (change: Partial<ToyGame>, settings = {}): string[] => [
  ...new Set(broken(change, settings).map(({ law }) => law)),
];

type AnyStep = Step<Toy, object>;

/** The procedures of the game with another step in the place of one. */
const changed = (proc: string, step: string, change: (was: AnyStep) => AnyStep): Partial<ToyGame> => ({
  procedures: { ...toy.procedures, [proc]: withStep(toy.procedures[proc], step, change) },
});

const withQuestion = (proc: string, step: string, change: Partial<Ask<Toy, object, Option>>) =>
  changed(proc, step, (was) => ({ ...was, ...change }) as AnyStep);

test('Bone Duel obeys all laws, and all its bones are used', () => {
  const report = checkLaws(toy, { games: 30, seed: 'bones', options: [TWO, THREE], thorough: 0.2 });
  expect(report.violations).toEqual([]);
  expect(report.unused).toEqual([]);
  expect(report.games).toBe(30);
  expect(report.lengths).toHaveLength(30);
  expect(report.decisions).toBe(report.lengths.reduce((sum, length) => sum + length));
  expect([...report.outcomes.keys()].sort()).toEqual(['healthiest', 'lastStanding']);
});

test('a clone that shares a hand, or forgets a field', () => {
  const sharing = broken({ clone: (s) => ({ ...toy.clone(s), pile: s.pile }) });
  expect(sharing[0]).toMatchObject({ law: 'clone', message: 'pile is shared with the original' });
  expect(lawsBroken({ clone: (s) => ({ ...toy.clone(s), round: 1 }) })).toEqual(['clone']);
});

test('a state that is not plain data', () => {
  const setupWith = (extra: (s: Toy) => object): Partial<ToyGame> => ({
    setup: (options, rng) => {
      const s = toy.setup(options, rng);
      return Object.assign(s, extra(s));
    },
    clone: (s) => ({ ...s, ...toy.clone(s) }),
  });
  const said = (extra: (s: Toy) => object) => broken(setupWith(extra))[0];
  expect(said(() => ({ note: undefined }))).toMatchObject({ law: 'plain', message: 'note is undefined' });
  expect(said(() => ({ notes: new Map() }))).toMatchObject({ message: 'notes is not a plain object' });
  expect(said(() => ({ half: 0 / 0 }))).toMatchObject({ message: 'half is NaN' });
  expect(said((s) => ({ first: s.fighters[0] }))).toMatchObject({
    law: 'plain',
    message: 'first and fighters[0] are one object',
  });
});

test('rules that depend on whether somebody listens', () => {
  const deaf = changed('round', 'begin', (was) => (s, f) => {
    if (s.events === null) s.round += 1;
    return typeof was === 'function' ? was(s, f) : undefined;
  });
  expect(broken(deaf)[0]?.message).toMatch(/^without events it plays on differently/);
});

test('a view that shows a hand, to a seat or to a spectator', () => {
  const shows = (to: (viewer: number | null) => boolean): Partial<ToyGame> => ({
    view: (s, viewer) => {
      const view = toy.view(s, viewer);
      if (!to(viewer)) return view;
      return { ...view, fighters: view.fighters.map((each, seat) => ({ ...each, hand: handOf(s, seat) })) };
    },
  });
  expect(broken(shows((viewer) => viewer === 1))[0]?.message).toMatch(
    /^the view of seat 1 shows what it hides/,
  );
  expect(broken(shows((viewer) => viewer === null))[0]?.message).toMatch(/^the view of a spectator shows/);
});

test('a view in parts that are not the view, or have a field in common', () => {
  const inParts = (open: Partial<ToyView>, own: Partial<ToyView>): Partial<ToyGame> => ({
    viewParts: { open: () => open, own: (s, viewer) => ({ ...toy.view(s, viewer), ...own }) },
  });
  expect(broken(inParts({}, {}))).toEqual([]);
  expect(broken(inParts({}, { round: -1 }))[0]).toMatchObject({
    law: 'parts',
    message: expect.stringMatching(/^the parts are not the view of seat 0/),
  });
  expect(broken(inParts({ round: 1 }, {}))[0]?.message).toBe('round is in both parts of the view of seat 0');
});

const handOf = (s: Toy, seat: number): Bone[] => [...(s.fighters[seat]?.hand ?? [])];

test('options that depend on the hand of another', () => {
  const cheating = withQuestion('turn', 'act', {
    whyNot: (s, f, option) =>
      option.do === 'rest' || !handOf(s, ((f as { seat: number }).seat + 1) % 2).includes('shield')
        ? undefined
        : { rule: 'BD-X' },
  });
  expect(broken(cheating)[0]?.message).toMatch(/^the options of seat \d depend on what it cannot see/);
});

test('being asked that betrays a hand', () => {
  const open = withQuestion('reactions', 'offer', {
    candidates: (s, f) =>
      handOf(s, Number((f as { queue: string[] }).queue[0])).includes('trip') ? [{ do: 'pass' }] : [],
  });
  expect(
    broken(open).some(({ message }) => /^seat \d learns something from who is asked/.test(message)),
  ).toBe(true);
});

test('a guess that leaves a bone in two places', () => {
  const guess: ToyGame['guess'] = (s, seat) => {
    toy.guess(s, seat);
    s.bag.push('jab');
  };
  expect(lawsBroken({ guess })).toContain('view');
  const sameSize: ToyGame['guess'] = (s, seat) => {
    toy.guess(s, seat);
    s.bag[0] = s.bag[0] === 'jab' ? 'ram' : 'jab';
  };
  expect(lawsBroken({ guess: sameSize })).toEqual(['guess']);
});

test('an event that tells everybody what one has drawn', () => {
  const loud = changed('round', 'begin', (was) => (s, f) => {
    const flow = typeof was === 'function' ? was(s, f) : undefined;
    for (const { event } of takeEvents(s)) emit(s, event);
    return flow;
  });
  const [first] = broken(loud);
  expect(first?.law).toBe('events');
  expect(first?.message).toMatch(/^events tell (seat \d|a spectator) what it cannot see: .*"drew"/);
  const { violations } = checkLaws(
    { ...toy, ...loud, revealing: ['drew'] },
    { games: 4, seed: 'laws', options: [TWO], thorough: 0.5 },
  );
  expect(violations).toEqual([]);
});

test('an option listed twice', () => {
  const twice = withQuestion('turn', 'act', { candidates: () => [{ do: 'rest' }, { do: 'rest' }] });
  expect(broken(twice)[0]).toMatchObject({ law: 'unique', message: 'act lists rest twice' });
});

test('a seat that does not exist is asked', () => {
  const stranger = withQuestion('turn', 'act', { who: () => 7, candidates: () => [{ do: 'rest' }] });
  expect(broken(stranger)[0]).toMatchObject({ law: 'asked' });
});

test('a match that does not end', () => {
  const endless = changed('round', 'last', () => (s) => {
    s.round = 0;
  });
  const immortal = {
    ...endless,
    setup: (o: ToyOptions, rng: Parameters<ToyGame['setup']>[1]) => toy.setup({ ...o, health: 9999 }, rng),
  };
  const [first] = broken(immortal, { limit: 60 });
  expect(first).toMatchObject({ law: 'ends', message: 'no end after 60 decisions' });
  expect(first?.record.answers).toHaveLength(60);
});

test('a fault that the game itself knows', () => {
  const wasteful = changed('turn', 'forget', () => (s) => {
    s.scouted = null;
    s.pile.pop();
  });
  expect(broken(wasteful)[0]?.message).toMatch(/^\d of \d \w+s are in the game$/);
});

test('a refusal without a rule', () => {
  const speechless = withQuestion('turn', 'act', {
    whyNot: (_s, _f, option) => (option.do === 'rest' ? undefined : { rule: '' }),
  });
  expect(lawsBroken(speechless)).toEqual(['reasons']);
});

test('something remembered outside of the state', () => {
  let matches = 0;
  const forgetful: Partial<ToyGame> = {
    setup: (options, rng) => {
      matches += 1;
      return toy.setup({ ...options, health: matches === 1 ? 5 : 6 }, rng);
    },
  };
  expect(lawsBroken(forgetful, { games: 1 })).toEqual(['takingBack']);
});

test.each([
  ['decision', () => ''],
  ['option', () => 'Attack undefined'],
  ['event', () => 'A [object Object] happens.'],
  ['reason', () => 'You have NaN.'],
  ['outcome', () => 'Won by null.'],
  ['board', () => ' '],
  ['setting', (key: string, value?: Json) => (value === 3 ? '' : key)],
] as const)('words with a hole: %s', (which, words) => {
  const settings: ToyGame['settings'] = [{ key: 'health', kind: 'choice', values: ['3'], default: '3' }];
  const game: Partial<ToyGame> = {
    words: {
      ...toy.words,
      [which]: which === 'setting' ? (key: string, value?: Json) => words(key, Number(value)) : words,
    },
    settings,
  };
  expect(lawsBroken(game)).toEqual(['words']);
});

test('content that is used but not in the box', () => {
  expect(broken({ content: ['jab'] })[0]?.message).toMatch(/, which is not in the content$/);
});

test('a crash is recorded with the match that led to it, and the record plays up to there', () => {
  const crashing = changed('turn', 'forget', () => () => {
    throw new Error('the table fell over');
  });
  const violations = broken(crashing);
  expect(violations[0]?.law).toBe('crash');
  expect(violations[0]?.message).toMatch('the table fell over');
  const record = violations[0]?.record;
  expect(record && replay(toy, record).answers.length).toBe(record?.answers.length);
  const { violations: found } = checkLaws(
    { ...toy, ...crashing },
    { games: 1, seed: 'crash', options: [TWO], thorough: 0 },
  );
  expect(found[0]?.message).toMatch(/^answering \{"seat":/);
});

test('a match that cannot even be set up', () => {
  const setup = (): Toy => {
    throw new Error('no box');
  };
  expect(broken({ setup }, { games: 1 })).toMatchObject([
    { law: 'crash', record: { answers: [], seed: 'laws-0' } },
  ]);
});

test('after so many broken laws, or when told so, it stops', () => {
  expect(check({ ...toy, content: ['jab'] }, { games: 50 }).games).toBeLessThan(20);
  const stopped = checkLaws(toy, { games: 50, seed: 's', options: [TWO], each: ({ games }) => games === 3 });
  expect(stopped.games).toBe(3);
});
