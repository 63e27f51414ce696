import { createBot } from '@questhall/bots';
import { brawl } from '@questhall/brawl';
import type { Option, Seat } from '@questhall/kernel';
import { openMatch, present, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Coaching } from '../../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn } from '../../src/play/coaching.ts';
import type { LessonNow } from '../../src/play/lessons.ts';
import { lesson } from '../../src/tables/brawl/lesson.ts';

const SEAT: Seat = 0;

/** What somebody does who does what the coach says, and otherwise what comes first. */
const WISHES: readonly string[] = [
  'play',
  'aim',
  'aimArea',
  'use',
  'standard',
  'move',
  'pass',
  'done',
  'endPhase',
];

const rank = ({ do: deed }: Option): number => {
  const at = WISHES.indexOf(deed);
  return at < 0 ? WISHES.length : at;
};

interface Learned {
  readonly heard: readonly string[];
  readonly done: number;
  readonly round: number;
}

/** Follows the coach through a match against a bot. */
function learn(seed: string, level: 'greedy' | 'random'): Learned {
  const { settings } = lesson.spec;
  const configured = brawl.configure({ ...settings?.options, players: settings?.players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(brawl, { options: configured.options, seed, seats: [] });
  const rival = createBot(level, { seed });
  let coaching: Coaching = BEGINNING;
  const heard: string[] = [];
  const now = (): LessonNow => present(match, SEAT);
  const hear = (to: Coaching) => {
    if (to.step !== undefined && to.step !== coaching.step) heard.push(to.step.id);
    coaching = to;
  };
  for (let asked = 0; asked < 400 && match.state.outcome === null; asked++) {
    hear(coached(lesson, coaching, now()));
    if (coaching.done >= lesson.steps.length) break;
    const { step } = coaching;
    if (step !== undefined && step.until === undefined) {
      hear(readOn(lesson, coaching, now()));
      continue;
    }
    const [open] = match.decisions;
    if (!open) break;
    const option =
      open.seat === SEAT
        ? open.options
            .filter((each) => permits(coaching, each, now()))
            .toSorted((a, b) => rank(a) - rank(b))[0]
        : rival.choose(brawl, match.state, open).option;
    if (option === undefined) throw new Error(`the coach allows nothing in step ${step?.id ?? 'none'}`);
    const result = submit(match, { seat: open.seat, decision: open.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  }
  const { round } = now().view as { readonly round: number };
  return { heard, done: coaching.done, round };
}

const IDS = lesson.steps.map(({ id }) => id);

describe('the lesson of Super Fantasy Brawl', () => {
  test('goes through draft, set-up, a card, a Standard Action and the end of a turn, in two rounds', () => {
    const { heard, done, round } = learn(lesson.seed, 'greedy');
    expect(heard).toEqual(
      expect.arrayContaining([
        'home',
        'draft',
        'traps',
        'mulligan',
        'deploy',
        'track',
        'play',
        'end',
        'score',
      ]),
    );
    expect(heard).toContain('move');
    expect(done).toBe(lesson.steps.length);
    expect(round).toBeLessThanOrEqual(3);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    const { heard } = learn(lesson.seed, 'greedy');
    const steps = heard.filter((id, at) => IDS.includes(id) && heard.indexOf(id) === at);
    expect(steps).toEqual(IDS.filter((id) => steps.includes(id)));
    const asides = heard.filter((id) => !IDS.includes(id));
    expect(new Set(asides).size).toBe(asides.length);
  });

  test.each(Array.from({ length: 20 }, (_, at) => `other cards ${at}`))(
    'comes to its end whatever the cards bring: %s',
    (seed) => {
      expect(learn(seed, 'random').done).toBe(lesson.steps.length);
    },
  );
});
