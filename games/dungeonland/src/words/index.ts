/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Outcome, Words } from '@questhall/kernel';
import { ADVENTURES } from '../content/index.ts';
import { asDungeonlandOption } from '../decisions.ts';
import { asDungeonlandEvent } from '../events.ts';
import type { Ending } from '../objectives.ts';
import type { DungeonlandView } from '../view.ts';
import { boardWords, positionWords } from './board.ts';
import { contentWords } from './content.ts';
import { decisionWords } from './decisions.ts';
import { eventWords } from './events.ts';
import { optionWords } from './options.ts';
import { reasonWords } from './reasons.ts';

const ENDINGS: { readonly [how in Ending]: string } = {
  adventureWon: 'The adventure is won.',
  adventureLost: 'The adventure is lost.',
  campaignWon: 'The last page is turned: and they lived happily ever after.',
  campaignLeft: 'The tale is left unfinished.',
};

const SETTINGS: { readonly [key: string]: string } = {
  players: 'Players',
  mode: 'Mode',
  adventure: 'Adventure',
  party: 'Size of the party',
  heroes: 'Heroes',
  realDice: 'Real dice: roll your own and enter what they show',
  ownAdventure: 'An adventure of your own',
  ownMonsters: 'Monsters of your own',
  ownEquipment: 'Equipment of your own',
  'mode.adventure': 'A single adventure',
  'mode.campaign': 'The campaign, from this adventure on',
  'party.players': 'One hero each, at least two',
  'party.2': 'Two heroes',
  'party.3': 'Three heroes',
  'party.4': 'Four heroes',
  'heroes.choose': 'Everybody chooses',
  'heroes.random': 'Dealt at random',
  ...Object.fromEntries(ADVENTURES.map(({ id, number, name }) => [`adventure.${id}`, `${number}: ${name}`])),
};

export const words: Words<DungeonlandView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asDungeonlandOption(option), view),
  event: (event, view) => eventWords(asDungeonlandEvent(event), view),
  reason: reasonWords,
  outcome: (outcome: Outcome) => ENDINGS[outcome.how as Ending] ?? outcome.how,
  board: boardWords,
  position: positionWords,
  content: contentWords,
  setting: (key: string, value?: Json) =>
    SETTINGS[value === undefined ? key : `${key}.${String(value)}`] ?? String(value ?? key),
};
