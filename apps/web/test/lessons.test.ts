/** What holds of every step of every lesson. That its subject is in sight in every window is the law of windows. */
import type { Game, Json, Option } from '@questhall/kernel';
import { below, canonical, openMatch, present, seeded, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { inTouchWords } from '../src/app/touch-words.ts';
import type { Coaching } from '../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn, told } from '../src/play/coaching.ts';
import type { Lesson } from '../src/play/lessons.ts';
import { pupilOf } from '../src/play/lessons.ts';
import { eachTaught, LESSONS } from './page/lesson-positions.ts';

const GAMES = Object.entries<{ readonly rules: Game; readonly lesson: Lesson }>(LESSONS);
/** Wrong clicks before each right one. */
const WRONG = 10;
const MOST_ANSWERS = 900;

/** Clicks anything, time and again, and reads on where there is something to be read. True: it came to its end. */
function blunder(
  { rules, lesson }: { readonly rules: Game; readonly lesson: Lesson },
  seed: string,
): boolean {
  const { settings } = lesson.spec;
  const configured = rules.configure({ ...settings?.options, players: settings?.players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(rules, { options: configured.options, seed: lesson.seed, seats: [] });
  const chance = { rng: seeded(seed) };
  const pupil = pupilOf(lesson);
  const any = (options: readonly Option[]): Option => options[below(chance, options.length)] as Option;
  let coaching: Coaching = BEGINNING;
  for (let answers = 0; answers < MOST_ANSWERS; ) {
    if (match.state.outcome !== null) return true;
    const now = present(match, pupil);
    coaching = coached(lesson, coaching, now);
    if (coaching.done >= lesson.steps.length) return true;
    if (coaching.step !== undefined && coaching.step.until === undefined) {
      coaching = readOn(lesson, coaching, now);
      continue;
    }
    const [asked] = match.decisions;
    if (asked === undefined) return false;
    let option = any(asked.options);
    for (let tries = 0; asked.seat === pupil && !permits(coaching, option, now); tries++) {
      const permitted = asked.options.filter((each) => permits(coaching, each, now));
      if (permitted.length === 0) return false;
      option = any(tries < WRONG ? asked.options : permitted);
    }
    submit(match, { seat: asked.seat, decision: asked.id, option });
    answers += 1;
  }
  return false;
}

/** By what it does, where, or with what: an action's disc, a figure, a skill. */
const names = (option: Option, what: readonly (string | number)[]): boolean =>
  what.some((each) => canonical(option as unknown as Json).includes(`:${canonical(each)}`));

describe.each(GAMES)('the lesson of %s', (game, taught) => {
  test('points at something that can be chosen wherever it waits for a choice', () => {
    const astray: string[] = [];
    eachTaught(game, ({ step, now }) => {
      const at = step.at && told(step.at, now);
      const { decision } = now;
      if (at === undefined || step.until === undefined || decision === null) return;
      const meant = decision.options.filter((option) => names(option, Object.values(at)));
      const coaching = { ...BEGINNING, step };
      if (!meant.some((option) => permits(coaching, option, now)))
        astray.push(`${step.id}: ${canonical(at)}`);
    });
    expect(astray).toEqual([]);
  });

  test('speaks to fingers of taps, and of no keys', () => {
    const wrong: string[] = [];
    eachTaught(game, ({ step, now }) => {
      const said = inTouchWords(told(step.say, now));
      if (said === '' || /[Cc]lick|keyboard|pointer|\b[HUELR] |\bSpace\b|[Pp]ress (?!long)/.test(said))
        wrong.push(`${step.id}: ${said}`);
    });
    expect(wrong).toEqual([]);
  });

  test('ends by sending the pupil into a match', () => {
    const { steps } = taught.lesson;
    const last = steps.at(-1);
    expect(last?.until, 'it is read, not waited for').toBeUndefined();
    expect(String(last?.say)).toMatch(/Play on here|Play this match|Finish this adventure/);
  });

  test.each(['one', 'two', 'three'])('comes to its end with ten wrong clicks at every step: %s', (seed) => {
    expect(blunder(taught, seed)).toBe(true);
  });
});
