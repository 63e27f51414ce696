/** A referee for Super Fantasy: it knows the rulebook, sees what everybody sees, and objects. */
import type { Beat, Objection, Watch } from '@questhall/testkit';
import { asReferee } from '@questhall/testkit';
import { asSuperOption } from '../src/decisions.ts';
import { asSuperEvent } from '../src/events.ts';
import type { SuperView } from '../src/view.ts';
import * as attacks from './attacks.ts';
import * as dice from './dice.ts';
import * as harm from './harm.ts';
import { LIMITS } from './limits.ts';
import { nothingSeen, remember, rememberStar } from './memory.ts';
import type { BeatCheck, EventCheck, Moment, Play } from './moment.ts';
import { all } from './moment.ts';
import * as movement from './movement.ts';
import * as phase from './phase.ts';
import * as questions from './questions.ts';
import { read, tableOf } from './table.ts';
import { TELLING } from './telling.ts';
import * as uglyMaster from './ugly-master.ts';

const EVENT_CHECKS: readonly EventCheck[] = [dice, movement, attacks, harm, phase, uglyMaster].flatMap(
  ({ EVENT_CHECKS: checks }) => [...checks],
);
const BEAT_CHECKS: readonly BeatCheck[] = [
  dice,
  movement,
  attacks,
  harm,
  phase,
  uglyMaster,
  questions,
].flatMap(({ BEAT_CHECKS: checks }) => [...checks]);

function judge(play: Play): Objection[] {
  const found: Objection[] = [];
  const table = tableOf(play.before);
  for (const check of dice.FIRST_CHECKS) found.push(...all(check(play)));
  for (const [at, event] of play.events.entries()) {
    const moment: Moment = { ...play, table, event, at };
    for (const check of EVENT_CHECKS) found.push(...all(check(moment)));
    remember(moment);
    read(table, event, play.after);
  }
  for (const check of BEAT_CHECKS) found.push(...all(check(play)));
  rememberStar(play);
  for (const limit of LIMITS) found.push(...all(limit(play.after)));
  if (play.after.phase !== 'setup') for (const tell of TELLING) found.push(...all(tell(table, play.after)));
  return found;
}

function watch(): Watch<SuperView> {
  const memory = nothingSeen();
  return {
    opening: ({ open }) => LIMITS.flatMap((limit) => all(limit(open))),
    beat: ({ before, decision, option, events, after, asked }: Beat<SuperView>) =>
      judge({
        before: before.open,
        after: after.open,
        decision,
        option: asSuperOption(option),
        events: events.map(asSuperEvent),
        asked,
        memory,
      }),
  };
}

export const referee = asReferee<SuperView>({ game: 'super-fantasy', watch });
