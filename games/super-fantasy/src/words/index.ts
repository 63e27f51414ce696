/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Outcome, Words } from '@questhall/kernel';
import { MISSIONS } from '../content/missions/index.ts';
import { asSuperOption } from '../decisions.ts';
import { asSuperEvent } from '../events.ts';
import type { Ending } from '../outcome.ts';
import type { SuperView } from '../view.ts';
import { boardWords, positionWords } from './board.ts';
import { contentWords } from './cards.ts';
import { eventWords } from './events.ts';
import { capital } from './names.ts';
import { decisionWords, optionWords } from './options.ts';
import { reasonWords } from './reasons.ts';

const ENDINGS: { readonly [how in Ending]: string } = {
  objective: 'The quest is done. Somebody fetch the cheese!',
  timeOut: 'Time is up: the Ugly Snouts have won.',
  points: 'The hunt is over.',
  goals: 'The match is over.',
};

const SETTINGS: { readonly [key: string]: string } = {
  players: 'Players',
  mode: 'Mode',
  mission: 'Mission',
  difficulty: 'Difficulty',
  heroes: 'Heroes',
  twoHeroesEach: 'Two heroes each, on one screen',
  realDice: 'Real dice: roll your own and enter what they show',
  ownMission: 'A Mission of your own',
  'mode.standard': 'Standard: all together, or alone',
  'mode.ugly-master': 'Ugly Master: one player commands the monsters',
  'mode.big-hunting': 'Big Hunting: who bags the most?',
  'mode.dodge-tome': 'Dodge Tome: two teams, one book',
  'difficulty.normal': 'Normal',
  'difficulty.heroic': 'Heroic',
  'difficulty.epic': 'Epic',
  'heroes.choose': 'Everybody chooses',
  'heroes.random': 'Dealt at random',
  'heroes.veterans': 'Veterans: dealt at random, with all the experience there is and a Magic Item each',
};

function settingWords(key: string, value?: Json): string {
  if (key === 'mission' && value !== undefined) {
    const mission = MISSIONS.find(({ id }) => id === value);
    if (mission) return `${mission.number}. ${mission.title}`;
  }
  return SETTINGS[value === undefined ? key : `${key}.${String(value)}`] ?? String(value ?? key);
}

export const words: Words<SuperView> = {
  decision: (kind, about, view) => capital(decisionWords(kind, about, view)),
  option: (option, view) => capital(optionWords(asSuperOption(option), view)),
  event: (event, view) => {
    const told = eventWords(asSuperEvent(event), view);
    return told === undefined ? undefined : capital(told);
  },
  reason: reasonWords,
  outcome: (outcome: Outcome) => ENDINGS[outcome.how as Ending] ?? outcome.how,
  board: boardWords,
  position: positionWords,
  content: contentWords,
  setting: settingWords,
};
