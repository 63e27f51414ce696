import type { Seat } from '@questhall/kernel';
import { openMatch, present, submit } from '@questhall/kernel';
import { superFantasy } from '@questhall/super-fantasy';
import { describe, expect, test } from 'vitest';
import type { Coaching } from '../../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn } from '../../src/play/coaching.ts';
import type { LessonNow } from '../../src/play/lessons.ts';
import { lesson } from '../../src/tables/super-fantasy/lesson.ts';

const SEAT: Seat = 0;
const MOST = 300;

interface Learned {
  readonly heard: readonly string[];
  readonly done: number;
  readonly turn: number;
}

/** Follows the coach, and otherwise does what a sensible player is most inclined to. */
function learn(seed: string): Learned {
  const { settings } = lesson.spec;
  const configured = superFantasy.configure({ ...settings?.options, players: settings?.players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(superFantasy, { options: configured.options, seed, seats: [] });
  let coaching: Coaching = BEGINNING;
  const heard: string[] = [];
  const now = (): LessonNow => present(match, SEAT);
  const hear = (to: Coaching) => {
    if (to.step !== undefined && to.step !== coaching.step) heard.push(to.step.id);
    coaching = to;
  };
  for (let asked = 0; asked < MOST && match.state.outcome === null; asked++) {
    const seen = now();
    hear(coached(lesson, coaching, seen));
    if (coaching.done >= lesson.steps.length) break;
    const { step } = coaching;
    if (step !== undefined && step.until === undefined) {
      hear(readOn(lesson, coaching, seen));
      continue;
    }
    const [open] = match.decisions;
    if (!open) break;
    const weights = superFantasy.inclinations?.(match.state, open) ?? [];
    const [best] = open.options
      .map((option, at) => ({ option, weight: weights[at] ?? 0 }))
      .filter(({ option }) => permits(coaching, option, seen))
      .toSorted((a, b) => b.weight - a.weight);
    if (best === undefined) throw new Error(`the coach allows nothing in step ${step?.id ?? 'none'}`);
    const { option } = best;
    const result = submit(match, { seat: open.seat, decision: open.id, option });
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  }
  const { turnMarker } = now().view as { readonly turnMarker: number };
  return { heard, done: coaching.done, turn: turnMarker };
}

const IDS = lesson.steps.map(({ id }) => id);

describe('the lesson of Super Fantasy', () => {
  test('goes through party, dice, a move, an attack, shields and the monsters’ phase, in a few turns', () => {
    const { heard, done, turn } = learn(lesson.seed);
    expect(heard).toEqual(
      expect.arrayContaining(['party', 'dice', 'move', 'zones', 'attack', 'end', 'round', 'doors']),
    );
    expect(done).toBe(lesson.steps.length);
    expect(turn).toBeLessThanOrEqual(6);
  });

  test('takes its steps in the order of the script, and says each aside once', () => {
    const { heard } = learn(lesson.seed);
    const steps = heard.filter((id, at) => IDS.includes(id) && heard.indexOf(id) === at);
    expect(steps).toEqual(IDS.filter((id) => steps.includes(id)));
    const asides = heard.filter((id) => !IDS.includes(id));
    expect(new Set(asides).size).toBe(asides.length);
  });

  test.each(Array.from({ length: 6 }, (_, at) => `other dice ${at}`))(
    'comes to its end whatever the dice bring: %s',
    (seed) => {
      expect(learn(seed).done).toBe(lesson.steps.length);
    },
  );
});
