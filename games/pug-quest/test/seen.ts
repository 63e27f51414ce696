/** All that somebody at the table can tell, to hold two tables against each other that differ in secrets only. */
import type { Viewer } from '@questhall/kernel';
import type { Scene } from '@questhall/testkit';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

export const seen = (t: Scene<State>, viewer: Viewer) => ({
  view: rules.view(t.state, viewer),
  events: t.seenBy(viewer),
  asked: t.decisions.map(({ seat, kind }) => [seat, kind]),
  options: t.decisions.filter(({ seat }) => seat === viewer).map(({ options }) => options),
});
