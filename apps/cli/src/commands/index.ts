/** All commands, in the order in which help lists them. Each is loaded when it is wanted: a hall opens without the others. */
import type { Command } from '../command.ts';

const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: () => import('./serve.ts').then(({ serve }) => serve),
  games: () => import('./games.ts').then(({ games }) => games),
  play: () => import('./play.ts').then(({ play }) => play),
  replay: () => import('./replay.ts').then(({ replay }) => replay),
  review: () => import('./review.ts').then(({ review }) => review),
  verify: () => import('./verify.ts').then(({ verify }) => verify),
  referee: () => import('./referee.ts').then(({ referee }) => referee),
  show: () => import('./show.ts').then(({ show }) => show),
  rules: () => import('./rules.ts').then(({ rules }) => rules),
  simulate: () => import('./simulate.ts').then(({ simulate }) => simulate),
  balance: () => import('./balance.ts').then(({ balance }) => balance),
  lab: () => import('./lab.ts').then(({ lab }) => lab),
  strength: () => import('./strength.ts').then(({ strength }) => strength),
  watch: () => import('./watch.ts').then(({ watch }) => watch),
  hints: () => import('./hints.ts').then(({ hints }) => hints),
  bot: () => import('./bot.ts').then(({ bot }) => bot),
  fuzz: () => import('./fuzz.ts').then(({ fuzz }) => fuzz),
  content: () => import('./content.ts').then(({ content }) => content),
  'new-game': () => import('./new-game.ts').then(({ newGame }) => newGame),
  copy: () => import('./keep.ts').then(({ copy }) => copy),
  backup: () => import('./keep.ts').then(({ backup }) => backup),
  restore: () => import('./keep.ts').then(({ restore }) => restore),
  upgrade: () => import('./upgrade.ts').then(({ upgrade }) => upgrade),
  admin: () => import('./admin.ts').then(({ admin }) => admin),
  quarantine: () => import('./quarantine.ts').then(({ quarantine }) => quarantine),
  torture: () => import('./torture.ts').then(({ torture }) => torture),
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export const loadCommand = (name: string): Promise<Command> | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.() : undefined;

export const allCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
