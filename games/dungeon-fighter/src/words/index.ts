/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Outcome, Words } from '@questhall/kernel';
import { asDfOption } from '../decisions.ts';
import { asDfEvent } from '../events.ts';
import type { Ending } from '../outcome.ts';
import { titleOf } from '../queries/progress.ts';
import type { DfView } from '../view.ts';
import { boardWords, positionWords } from './board.ts';
import { contentWords } from './content.ts';
import { eventWords } from './events.ts';
import { plural } from './names.ts';
import { decisionWords, optionWords } from './options.ts';
import { reasonWords } from './reasons.ts';

const ENDINGS: { readonly [how in Ending]: string } = {
  bossDefeated: 'The Final Boss is defeated!',
  allFainted: 'No Hero is conscious any more.',
  noDice: 'There is no die left to throw at the Final Boss.',
  allEliminated: 'No Hero is left in the game.',
};

const SETTINGS: { readonly [key: string]: string } = {
  players: 'Players',
  difficulty: 'Difficulty',
  levelUp: 'Level Up variant',
  boxes: 'Boxes',
  board: 'Board and dice (both boxes)',
  heroes: 'Heroes',
  leader: 'First Leader',
  hand: 'Skill when dice are simulated',
  sway: 'Aiming',
  realDice: 'Real dice: throw wood at home and enter where it lies',
  ownHeroes: 'Heroes of your own',
  ownMonsters: 'Monsters of your own',
  ownRooms: 'Rooms of your own',
  ownEquipment: 'Equipment of your own',
  'difficulty.normal': 'Normal',
  'difficulty.hard': 'Hard: everything has 2 more life',
  'difficulty.inferno': 'Inferno: everything has 4 more life',
  'boxes.labyrinth': 'The Labyrinth alone, up to 4 Heroes',
  'boxes.mixed': 'The Labyrinth and the Travellers’ Fair, up to 6 Heroes',
  'board.labyrinth': 'Labyrinth: rings on felt, dice of wood',
  'board.fair': 'Fair: a wheel with pegs, dice of bone',
  'heroes.choose': 'Everybody chooses',
  'heroes.random': 'Dealt at random',
  'leader.random': 'At random',
  'hand.clumsy': 'Clumsy',
  'hand.average': 'Average',
  'hand.good': 'Good',
  'hand.steady': 'Steady',
  'sway.kids': 'Kids: the hand sways half as much',
  'sway.hero': 'Hero',
  'sway.tournament': 'Tournament: no ring where the die will bounce',
};

const outcomeWords = ({ how, score }: Outcome): string => {
  const ending = ENDINGS[how as Ending] ?? how;
  const total = score?.[0];
  return total === undefined ? ending : `${ending} ${plural(total, 'point')}: ${titleOf(total)}.`;
};

export const words: Words<DfView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asDfOption(option), view),
  event: (event) => eventWords(asDfEvent(event)),
  reason: (reason) => reasonWords(reason),
  outcome: (outcome) => outcomeWords(outcome),
  board: boardWords,
  position: positionWords,
  content: contentWords,
  setting: (key: string, value?: Json) =>
    SETTINGS[value === undefined ? key : `${key}.${String(value)}`] ?? String(value ?? key),
};
