/** The referee of Dungeon Fighter: it has read the rulebook, sees the whole table, and knows nothing of how we wrote it. */
import type { Objection, Referee, Watch, Watched } from '@questhall/testkit';
import { asDfEvent } from '../src/events.ts';
import type { DfView } from '../src/view.ts';
import { ABILITIES, ABILITIES_AFTER } from './abilities.ts';
import { AFTERWARDS, AFTERWARDS_AFTER } from './afterwards.ts';
import type { BeatCheck, EventCheck } from './check.ts';
import { DUNGEON, DUNGEON_AFTER } from './dungeon.ts';
import { EQUIPMENT_AFTER, EQUIPMENT_CHECKS } from './equipment.ts';
import { HARM, HARM_AFTER } from './harm.ts';
import { QUESTIONS } from './questions.ts';
import type { Scene } from './scene.ts';
import { openingScene } from './scene.ts';
import { tableOf } from './table.ts';
import { tell } from './tell.ts';
import { TELLING } from './telling.ts';
import { TURNS, TURNS_AFTER } from './turns.ts';

const BY_EVENT: readonly EventCheck[] = [
  ...DUNGEON,
  ...TURNS,
  ...HARM,
  ...ABILITIES,
  ...EQUIPMENT_CHECKS,
  ...AFTERWARDS,
];
const BY_BEAT: readonly BeatCheck[] = [
  ...DUNGEON_AFTER,
  ...TURNS_AFTER,
  ...HARM_AFTER,
  ...ABILITIES_AFTER,
  ...EQUIPMENT_AFTER,
  ...AFTERWARDS_AFTER,
  ...QUESTIONS,
  ...TELLING,
];

/** What came of it, event by event; then the table as it lies. What is shown is believed from there on. */
function judge(scene: Scene, events: readonly { readonly type: string }[]): readonly Objection[] {
  const objections: Objection[] = [];
  for (const event of events.map(asDfEvent)) {
    for (const check of BY_EVENT) {
      const objection = check(event, scene);
      if (objection) objections.push(objection);
    }
    tell(scene, event);
  }
  for (const check of BY_BEAT) objections.push(...check(scene));
  if (scene.after.threat === null) scene.due = scene.due.filter(({ what }) => what !== 'heal');
  scene.table = tableOf(scene.after, scene.table.fight?.begun);
  return objections;
}

/** [DF-TPL-06] A Template that is flipped again is in the hand until it lies. */
function pickUp({ decision, option, table }: Scene): void {
  if (decision?.kind !== 'keepTemplate' || option?.do !== 'pickUp' || !table.fight) return;
  table.fight.templates = table.fight.templates.filter((template) => template !== option.at?.template);
}

function watch(): Watch<DfView> {
  let scene: Scene | undefined;
  const look = (at: Watched<DfView>): void => {
    if (!scene) return;
    scene.after = at.open;
    scene.views = at.views;
  };
  return {
    opening(at, events, asked) {
      const begins = events.some(({ type }) => type === 'turnBegan');
      scene = openingScene(tableOf(at.open, !begins), at.open);
      look(at);
      scene.asked = asked;
      return judge(scene, events);
    },
    beat({ before, decision, option, events, after, asked }) {
      if (!scene) throw new Error('a referee watches from the opening on');
      Object.assign(scene, { before: before.open, decision, option, asked });
      scene.cast?.asked.add(decision.kind);
      pickUp(scene);
      if (decision.kind === 'spend') scene.spendAsked.add(decision.seat);
      look(after);
      const objections = judge(scene, events);
      if (after.open.threat === null) scene.spendAsked.clear();
      return objections;
    },
  };
}

export const referee: Referee<DfView> = { game: 'dungeon-fighter', watch };
