/** Fantasy Pug Quest, as the rest of the house sees it. */
import type { Game } from '@questhall/kernel';
import { asGame } from '@questhall/kernel';
import { content, used } from './content-used.ts';
import { faults } from './faults.ts';
import { guess } from './guess.ts';
import { evaluate } from './heuristics.ts';
import { configure, SETTINGS } from './options.ts';
import { procedures } from './procedures/index.ts';
import { evilLordSeat } from './queries/values.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import type { PugView } from './view.ts';
import { view } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, PugView> = {
  id: 'pug-quest',
  name: 'Fantasy Pug Quest',
  version: 1,
  players: { min: 1, max: 6 },
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  view,
  guess,
  side: (s, seat) => (seat === evilLordSeat(s) ? 1 : 0),
  evaluate,
  faults,
  content,
  used,
  words,
};

export const pugQuest: Game = asGame(rules);
export type { PugOption } from './decisions.ts';
export type { PugEvent } from './events.ts';
export type { PugView } from './view.ts';
