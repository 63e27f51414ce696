import type { Option, Seat } from '@questhall/kernel';
import { openMatch, present, submit } from '@questhall/kernel';
import { pugQuest } from '@questhall/pug-quest';
import { describe, expect, test } from 'vitest';
import type { Coaching } from '../../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn } from '../../src/play/coaching.ts';
import type { LessonNow } from '../../src/play/lessons.ts';
import { lesson } from '../../src/tables/pug-quest/lesson.ts';

const SEAT: Seat = 0;

/** What somebody would do who does what the coach says, and otherwise strikes when they can. */
const WISHES: readonly string[] = [
  ...['riposte', 'combo', 'standardAttack', 'target', 'pickUp', 'takeXp', 'takeDisplay', 'takeDeck', 'draw'],
  ...['discardCard', 'move', 'pay', 'defend', 'endTurn'],
];

function wish(options: readonly Option[]): Option {
  const sorted = options.toSorted((a, b) => rank(a) - rank(b));
  const [first] = sorted;
  if (first === undefined) throw new Error('nothing can be chosen');
  // Of several defences the largest.
  return first.do === 'defend' ? (sorted.findLast((option) => option.do === 'defend') ?? first) : first;
}

const rank = (option: Option): number => {
  const at = WISHES.indexOf(option.do);
  return at < 0 ? WISHES.length : at;
};

interface Learned {
  readonly heard: readonly string[];
  readonly answers: number;
  readonly done: number;
  readonly round: number;
  readonly alive: boolean;
}

/** Follows the coach through a match. */
function learn(seed: string, limit = 160): Learned {
  const configured = pugQuest.configure({
    ...lesson.spec.settings?.options,
    players: lesson.spec.settings?.players,
  });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(pugQuest, { options: configured.options, seed, seats: [] });
  let coaching: Coaching = BEGINNING;
  const heard: string[] = [];
  let answers = 0;
  const now = (): LessonNow => present(match, SEAT);
  const hear = (to: Coaching) => {
    if (to.step !== undefined && to.step !== coaching.step) heard.push(to.step.id);
    coaching = to;
  };
  while (answers < limit && match.state.outcome === null && coaching.done < lesson.steps.length) {
    hear(coached(lesson, coaching, now()));
    const { step } = coaching;
    if (step !== undefined && step.until === undefined) {
      hear(readOn(lesson, coaching, now()));
      continue;
    }
    const { decision } = now();
    if (decision === null) throw new Error('nobody is asked');
    const allowed = decision.options.filter((option) => permits(coaching, option, now()));
    const result = submit(match, { seat: SEAT, decision: decision.id, option: wish(allowed) });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    answers += 1;
  }
  const view = now().view as {
    readonly round: number;
    readonly heroes: readonly { readonly fallen: boolean }[];
  };
  return { heard, answers, done: coaching.done, round: view.round, alive: view.heroes[0]?.fallen === false };
}

const IDS = lesson.steps.map(({ id }) => id);

describe('the lesson of Pug Quest', () => {
  test('teaches to draw, to strike, to end a turn and to answer an attack, in a few rounds', () => {
    const { heard, done, round, alive } = learn(lesson.seed);
    expect(heard).toEqual(expect.arrayContaining(['hero', 'lane', 'monsters', 'draw', 'end', 'farewell']));
    expect(heard.some((id) => id === 'combo' || id === 'standard')).toBe(true);
    expect(heard.some((id) => id === 'riposte' || id === 'defend')).toBe(true);
    expect(done).toBe(lesson.steps.length);
    expect(round).toBeLessThanOrEqual(5);
    expect(alive).toBe(true);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    const { heard } = learn(lesson.seed);
    const steps = heard.filter((id, at) => IDS.includes(id) && heard.indexOf(id) === at);
    expect(steps).toEqual(IDS.filter((id) => steps.includes(id)));
    const asides = heard.filter((id) => !IDS.includes(id));
    expect(new Set(asides).size).toBe(asides.length);
  });

  test.each(Array.from({ length: 25 }, (_, at) => `other cards ${at}`))(
    'comes to its end whatever the cards bring: %s',
    (seed) => {
      const { done, answers } = learn(seed, 400);
      expect(done, `after ${answers} answers`).toBe(lesson.steps.length);
    },
  );
});
