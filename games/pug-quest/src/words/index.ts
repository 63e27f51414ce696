/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Outcome, Words } from '@questhall/kernel';
import { oneStop } from '@questhall/kernel';
import { asPugOption } from '../decisions.ts';
import { asPugEvent } from '../events.ts';
import type { Ending } from '../outcome.ts';
import type { PugView } from '../view.ts';
import { boardWords, positionWords } from './board.ts';
import { contentWords } from './content.ts';
import { eventWords } from './events.ts';
import { decisionWords, optionWords } from './options.ts';
import { reasonWords } from './reasons.ts';

const ENDINGS: { readonly [how in Ending]: string } = {
  bossDefeated: 'The Boss is Defeated. Good dogs, all of you!',
  heroesDefeated: 'No Hero is left standing.',
  timeOut: 'The tenth Round is over, and the Boss still stands.',
};

const SETTINGS: { readonly [key: string]: string } = {
  players: 'Players',
  mode: 'Mode',
  dogsLife: 'A Dog’s Life',
  heroes: 'Heroes',
  customHeroes: 'Heroes of your own',
  ownMonsters: 'Monsters of your own',
  ownBosses: 'A Boss of your own',
  allowUnbalanced: 'Allow Heroes over budget',
  'mode.standard': 'Standard: everybody against the Boss',
  'mode.evil-lord': 'Evil Lord: one player commands the Monsters',
  'heroes.choose': 'Everybody chooses',
  'heroes.random': 'Dealt at random',
};

export const words: Words<PugView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asPugOption(option), view),
  event: (event, view) => oneStop(eventWords(asPugEvent(event), view)),
  reason: reasonWords,
  outcome: (outcome: Outcome) => ENDINGS[outcome.how as Ending] ?? outcome.how,
  board: boardWords,
  position: positionWords,
  content: contentWords,
  setting: (key: string, value?: Json) =>
    SETTINGS[value === undefined ? key : `${key}.${String(value)}`] ?? String(value ?? key),
};
