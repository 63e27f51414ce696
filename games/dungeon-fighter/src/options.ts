/** [DF-DEC-02] What the party may agree on, and whether it can be played. */
import type { Configured, Problem, Setting } from '@questhall/kernel';
import { chosen, chosenPlayers } from '@questhall/kernel';
import { readCards } from '@questhall/schema';
import { readEquipment, readHero, readMonster, readRoom } from './creations/cards.ts';
import type { Options } from './state.ts';
import { LEADERS, SWAYS } from './state.ts';
import { BOARDS } from './throws.ts';
import { DIFFICULTIES, HANDS } from './vocabulary.ts';

const BOXES = ['labyrinth', 'mixed'] as const;
const HERO_CHOICES = ['choose', 'random'] as const;

export const SETTINGS = [
  { key: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'normal' },
  { key: 'levelUp', kind: 'flag', default: false },
  { key: 'boxes', kind: 'choice', values: BOXES, default: 'labyrinth' },
  { key: 'board', kind: 'choice', values: BOARDS, default: 'labyrinth' },
  { key: 'heroes', kind: 'choice', values: HERO_CHOICES, default: 'choose' },
  { key: 'leader', kind: 'choice', values: LEADERS, default: 'random' },
  { key: 'hand', kind: 'choice', values: HANDS, default: 'average' },
  { key: 'sway', kind: 'choice', values: SWAYS, default: 'hero' },
  { key: 'realDice', kind: 'flag', default: false },
  { key: 'ownHeroes', kind: 'content', default: [] },
  { key: 'ownMonsters', kind: 'content', default: [] },
  { key: 'ownRooms', kind: 'content', default: [] },
  { key: 'ownEquipment', kind: 'content', default: [] },
] as const satisfies readonly Setting[];

/** As many as a party has at a table. */
const MOST_HEROES = 4;
/** Of each other kind of card. */
const MOST_OWN = 6;

/** [DF-SETUP-17] [DF-MIX-01] */
const SEATS = { labyrinth: [1, 4], mixed: [1, 6] } as const;

export function configure(input: { readonly [key: string]: unknown }): Configured<Options> {
  const problems: Problem[] = [];
  const { ownHeroes, ownMonsters, ownRooms, ownEquipment, ...settings } = chosen(
    SETTINGS,
    { boxes: boxesFor(input.players), ...input },
    problems,
  );
  const players = chosenPlayers(input.players, SEATS[settings.boxes], problems, 'with these boxes');
  const leaders = LEADERS.slice(0, heroesFor(players) + 1);
  if (!leaders.includes(settings.leader))
    problems.push({ field: 'leader', found: settings.leader, allowed: leaders.join(', ') });
  const own = {
    ...readCards('ownHeroes', ownHeroes, MOST_HEROES, readHero, problems),
    ...readCards('ownMonsters', ownMonsters, MOST_OWN, readMonster, problems),
    ...readCards('ownRooms', ownRooms, MOST_OWN, readRoom, problems),
    ...readCards('ownEquipment', ownEquipment, MOST_OWN, readEquipment, problems),
  };
  /** [DF-MIX-02] One board, from any box that is in play. */
  const board = settings.boxes === 'mixed' ? settings.board : 'labyrinth';
  return problems.length > 0 ? { problems } : { options: { ...settings, ...own, board, players } };
}

/** The box alone, unless it has not enough Heroes. */
const boxesFor = (players: unknown): (typeof BOXES)[number] =>
  typeof players === 'number' && players > SEATS.labyrinth[1] ? 'mixed' : 'labyrinth';

/** [DF-SOLO-01] A lone player leads two Heroes. */
export const heroesFor = (players: number): number => (players === 1 ? 2 : players);
