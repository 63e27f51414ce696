/** The lessons, step by step: somebody does what the coach says, and at every step things stand somehow. */
import { brawl } from '@questhall/games/brawl';
import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import { dungeonland } from '@questhall/games/dungeonland';
import { pugQuest } from '@questhall/games/pug-quest';
import { superFantasy } from '@questhall/games/super-fantasy';
import type { Game, Match, Option } from '@questhall/kernel';
import { below, canonical, openMatch, present, seeded, submit } from '@questhall/kernel';
import type { Coaching } from '../../src/play/coaching.ts';
import { BEGINNING, coached, permits, readOn, told } from '../../src/play/coaching.ts';
import type { Lesson, LessonNow, LessonStep } from '../../src/play/lessons.ts';
import { pupilOf } from '../../src/play/lessons.ts';
import { lesson as brawlLesson } from '../../src/tables/brawl/lesson.ts';
import { lesson as draftLesson } from '../../src/tables/brawl/lesson-draft.ts';
import { lesson as fighterLesson } from '../../src/tables/dungeon-fighter/lesson.ts';
import { lesson as dungeonLesson } from '../../src/tables/dungeonland/lesson.ts';
import { lesson as campLesson } from '../../src/tables/dungeonland/lesson-camp.ts';
import { lesson as pugLesson } from '../../src/tables/pug-quest/lesson.ts';
import { lesson as evilLordLesson } from '../../src/tables/pug-quest/lesson-evil-lord.ts';
import { lesson as superLesson } from '../../src/tables/super-fantasy/lesson.ts';
import { lesson as masterLesson } from '../../src/tables/super-fantasy/lesson-master.ts';

/** The first lesson of each game, and behind a space those that come later. */
export const LESSONS = {
  'pug-quest': { rules: pugQuest, lesson: pugLesson },
  brawl: { rules: brawl, lesson: brawlLesson },
  dungeonland: { rules: dungeonland, lesson: dungeonLesson },
  'super-fantasy': { rules: superFantasy, lesson: superLesson },
  'dungeon-fighter': { rules: dungeonFighter, lesson: fighterLesson },
  'pug-quest evil-lord': { rules: pugQuest, lesson: evilLordLesson },
  'brawl draft': { rules: brawl, lesson: draftLesson },
  'dungeonland camp': { rules: dungeonland, lesson: campLesson },
  'super-fantasy master': { rules: superFantasy, lesson: masterLesson },
} as const satisfies { readonly [name: string]: { readonly rules: Game; readonly lesson: Lesson } };

const MOST_ANSWERS = 400;

export interface Taught {
  readonly match: Match;
  readonly seat: number;
  readonly step: LessonStep;
  readonly now: LessonNow;
}

const pointsAt = ({ step }: Coaching, option: Option, now: LessonNow): boolean => {
  const at = step?.at && told(step.at, now);
  if (at === undefined) return false;
  return at.button === undefined
    ? option.at !== undefined && canonical(option.at) === canonical(at)
    : option.do === at.button;
};

/** Follows the coach until something has been taught that is wanted. */
function follow(game: string, wanted: (taught: Taught, number: number) => boolean): Taught | undefined {
  const found = LESSONS[game as keyof typeof LESSONS];
  if (found === undefined) throw new Error(`no lesson "${game}"`);
  const { rules, lesson }: { readonly rules: Game; readonly lesson: Lesson } = found;
  const { settings } = lesson.spec;
  const configured = rules.configure({ ...settings?.options, players: settings?.players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const match = openMatch(rules, { options: configured.options, seed: lesson.seed, seats: [] });
  const chance = { rng: seeded(lesson.seed) };
  const seat = pupilOf(lesson);
  let coaching: Coaching = BEGINNING;
  let number = 0;
  for (let answers = 0; answers < MOST_ANSWERS && match.state.outcome === null; ) {
    const now = present(match, seat);
    const before = coaching.step;
    coaching = coached(lesson, coaching, now);
    const { step } = coaching;
    if (step !== undefined && step !== before && wanted({ match, seat, step, now }, number++))
      return { match, seat, step, now };
    if (coaching.done >= lesson.steps.length) return undefined;
    if (step !== undefined && step.until === undefined) {
      coaching = readOn(lesson, coaching, now);
      const next = coaching.step;
      if (next !== undefined && next !== step && wanted({ match, seat, step: next, now }, number++))
        return { match, seat, step: next, now };
      continue;
    }
    const [asked] = match.decisions;
    if (asked === undefined) return undefined;
    const permitted = asked.options.filter((option) => permits(coaching, option, now));
    const pointed = permitted.filter((option) => pointsAt(coaching, option, now));
    const among = asked.seat !== seat ? asked.options : pointed.length > 0 ? pointed : permitted;
    const option = among[below(chance, among.length)];
    if (option === undefined) return undefined;
    submit(match, { seat: asked.seat, decision: asked.id, option });
    answers += 1;
  }
  return undefined;
}

/** All that is said in a lesson that goes well. */
export function eachTaught(game: string, hear: (taught: Taught) => void): void {
  follow(game, (taught) => {
    hear(taught);
    return false;
  });
}

/** How many things that are. */
export function lessonLength(game: string): number {
  let length = 0;
  eachTaught(game, () => {
    length += 1;
  });
  return length;
}

export function taughtAt(game: string, step: number): Taught {
  const taught = follow(game, (_, number) => number === step);
  if (taught === undefined) throw new Error(`the lesson of "${game}" has no step ${step}`);
  return taught;
}
