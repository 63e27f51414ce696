/** A scene with a referee beside it. */
import type { Json, Option } from '@questhall/kernel';
import type { Scene } from '@questhall/testkit';
import { objectionText, refereed } from '@questhall/testkit';
import { referee } from '../referee/index.ts';
import { dungeonland } from '../src/index.ts';
import type { State } from '../src/state.ts';

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
): string[] {
  const [decision] = scene.decisions;
  if (!decision) throw new Error('nobody is asked');
  const told = scene.events().length;
  scene.take(decision.seat, option);
  const events = scene.events().slice(told);
  const recorded = events.map((event) => ({ event }));
  return watch.beat(scene.state, scene.decisions, recorded, decision, option).map(objectionText);
}

type Wanted = { readonly [field: string]: Json };

const has = (option: Option, wanted: Wanted): boolean => {
  const fields = new Map<string, unknown>(Object.entries(option));
  return Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(fields.get(field)) === JSON.stringify(value),
  );
};

/** Plays these answers, each the first option that has all that is said of it; everything the referee says. */
export function objections(scene: Scene<State>, ...answers: readonly Wanted[]): string[] {
  const watch = watching(scene);
  return answers.flatMap((wanted) => {
    const [decision] = scene.decisions;
    const option = decision?.options.find((each) => has(each, wanted));
    if (!option)
      throw new Error(`no ${JSON.stringify(wanted)} among ${JSON.stringify(decision?.options ?? [])}`);
    return answerWatched(scene, watch, option);
  });
}
