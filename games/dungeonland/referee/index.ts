/**
 * The referee of Dungeonland. It knows the rulebook and the cards, and nothing of how the rules are written: it follows
 * what is told, adds up for itself, and compares.
 */
import type { Decision, GameEvent, Option } from '@questhall/kernel';
import type { Beat, Objection, Watch, Watched } from '@questhall/testkit';
import { asReferee } from '@questhall/testkit';
import { asDungeonlandEvent } from '../src/events.ts';
import type { DungeonlandView } from '../src/view.ts';
import type { Check, Moment, PauseCheck } from './check.ts';
import { COMBAT } from './combat.ts';
import { CONDITIONS_CHECKED, CONDITIONS_SEEN } from './conditions.ts';
import { COSTS, COSTS_OF_ANSWERS, priceOf } from './costs.ts';
import { gridOf } from './grid.ts';
import { LIMITS, LIMITS_SEEN } from './limits.ts';
import type { Memory } from './memory.ts';
import { blank, remember } from './memory.ts';
import { MOVEMENT } from './movement.ts';
import { OFFERS } from './offers.ts';
import { answered, QUESTIONS, QUESTIONS_ASKED } from './questions.ts';
import { SCENERY } from './scenery.ts';
import { TELLING } from './telling.ts';
import { UNCONSCIOUS, UNCONSCIOUS_SEEN } from './unconscious.ts';
import { tell, worldOf } from './world.ts';

const CHECKS: readonly Check[] = [
  ...MOVEMENT,
  ...COMBAT,
  ...COSTS,
  ...CONDITIONS_CHECKED,
  ...UNCONSCIOUS,
  ...LIMITS,
  ...QUESTIONS,
  ...SCENERY,
];

const PAUSE_CHECKS: readonly PauseCheck[] = [
  ...COSTS_OF_ANSWERS,
  ...CONDITIONS_SEEN,
  ...UNCONSCIOUS_SEEN,
  ...LIMITS_SEEN,
  ...TELLING,
  ...OFFERS,
  ...QUESTIONS_ASKED,
];

interface Answered {
  readonly before: DungeonlandView;
  readonly after: DungeonlandView;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Decision[];
  readonly decision: Decision | null;
  readonly option: Option | null;
}

function judge(memory: Memory, { before, after, events, asked, decision, option }: Answered): Objection[] {
  const objections: Objection[] = [];
  const world = worldOf(before);
  const moment: Moment = { world, grid: gridOf(before), memory, decision, option };
  const price = priceOf(moment);
  answered({ decision, memory, world });
  if (decision?.kind === 'critical' && option && 'as' in option) {
    const blow = memory.blows.findLast(({ roll }) => !roll);
    if (blow) blow.critical = option.as as 'superior' | 'brutal';
  }
  const left = events.map(asDungeonlandEvent).find((event) => event.type === 'itemDropped');
  if (option?.do === 'discard' && left) world.found = left.thing;
  if (option?.do === 'payBargain') world.rules.push('bargain');
  if (option?.do === 'move' || option?.do === 'walk') memory.steps = 0;
  const told = events.map(asDungeonlandEvent);
  for (const event of told) {
    for (const check of CHECKS) {
      const objection = check(event, moment);
      if (objection) objections.push(objection);
    }
    remember(memory, world, event);
    tell(world, event);
    if (event.type === 'sceneryPlaced' || event.type === 'sceneryRemoved')
      Object.assign(moment, { grid: gridOf({ ...before, scenery: world.scenery }) });
  }
  for (const { id, stance, inked } of after.heroes) {
    memory.stance.set(id, stance);
    if (inked) memory.inked.add(id);
    else memory.inked.delete(id);
  }
  const pause = { ...moment, grid: gridOf(after), after, asked, events: told, price };
  for (const check of PAUSE_CHECKS) {
    const objection = check(pause);
    if (objection) objections.push(objection);
  }
  return objections;
}

function watch(): Watch<DungeonlandView> {
  const memory = blank();
  return {
    opening: ({ open }: Watched<DungeonlandView>, events, asked) =>
      judge(memory, { before: open, after: open, events, asked, decision: null, option: null }),
    beat: ({ before, decision, option, events, after, asked }: Beat<DungeonlandView>) =>
      judge(memory, { before: before.open, after: after.open, events, asked, decision, option }),
  };
}

export const referee = asReferee({ game: 'dungeonland', watch });
