/** A scene with a referee beside it. */
import type { Json, Option } from '@questhall/kernel';
import type { ReadEvent, Scene } from '@questhall/testkit';
import { objectionText, refereed } from '@questhall/testkit';
import { referee } from '../referee/index.ts';
import { dungeonland } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** What a spectator is told: what happened, or what a test makes of it. */
export type Told = readonly ReadEvent[];
export type Tell = (happened: Told) => Told;
const asItWas: Tell = (happened) => happened;

/** What the referee says to what has happened in a scene up to its first question, as it was or as it is told here. */
export function objectionsToStart({ state, events }: Scene<State>, tell: Tell = asItWas): string[] {
  const told = tell(events()).map((event) => ({ event }));
  return refereed(referee, dungeonland, state.options).opening(state, [], told).map(objectionText);
}

/** A referee who was told what lies on everybody before it begins, and what has happened since. */
export function watching({ state, events }: Scene<State>) {
  const watch = refereed(referee, dungeonland, state.options);
  const lying = [...state.heroes, ...state.others].flatMap(({ id, conditions }) =>
    conditions.map((condition) => ({ event: { type: 'conditionGained', figure: id, condition } })),
  );
  const happened = events().map((event) => ({ event }));
  watch.opening(state, [], [...lying, ...happened]);
  return watch;
}

/** Gives the answer to the first question; what the referee says to it. */
export function answerWatched(
  scene: Scene<State>,
  watch: ReturnType<typeof watching>,
  option: Option,
  tell: Tell = asItWas,
): string[] {
  const [decision] = scene.decisions;
  if (!decision) throw new Error('nobody is asked');
  const told = scene.events().length;
  scene.take(decision.seat, option);
  const events = tell(scene.events().slice(told));
  const recorded = events.map((event) => ({ event }));
  return watch.beat(scene.state, scene.decisions, recorded, decision, option).map(objectionText);
}

type Wanted = { readonly [field: string]: Json };

export const has = (option: Option, wanted: Wanted): boolean => {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(fields.get(field)) === JSON.stringify(value),
  );
};

/** The first option that has all that is said of it. */
function optionIn({ decisions: [decision] }: Scene<State>, wanted: Wanted): Option {
  const option = decision?.options.find((each) => has(each, wanted));
  if (option) return option;
  throw new Error(`no ${JSON.stringify(wanted)} among ${JSON.stringify(decision?.options ?? [])}`);
}

/** Everything the referee says while these answers are given. */
export function objections(scene: Scene<State>, ...answers: readonly Wanted[]): string[] {
  const watch = watching(scene);
  return answers.flatMap((wanted) => answerWatched(scene, watch, optionIn(scene, wanted)));
}

/** What the referee says to one answer of which something else is told than what happened. */
export const objectionsIfTold = (scene: Scene<State>, wanted: Wanted, tell: Tell): string[] =>
  answerWatched(scene, watching(scene), optionIn(scene, wanted), tell);
