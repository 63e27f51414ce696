/** The bench on which an adventure is made. */
import type { Json } from '@questhall/kernel';
import type { Bench, CheckedContent } from '../../../manifest.ts';
import { ADVENTURES, ALLIES, CLOSING_CARDS } from '../content/index.ts';
import { ownAdventureId } from '../content/own.ts';
import { adventureText } from '../words/content.ts';
import { adventureDraft, readAdventure, START_TILES } from './adventure-draft.ts';
import { STRONGEST, surpriseAdventure } from './surprise.ts';

function check(content: unknown): CheckedContent {
  const found = readAdventure(content);
  if ('problems' in found) return found;
  return {
    id: ownAdventureId(found.ok),
    title: found.ok.name,
    role: `Act ${found.ok.act}`,
    picture: adventureText(found.ok),
  };
}

const named = (cards: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(cards.map(({ id, name }) => [id, name]));

export const adventureBench: Bench = {
  schema: adventureDraft,
  words: {
    labels: {
      name: 'Name',
      act: 'Act',
      tiles: 'Rooms',
      startTile: 'First room',
      closing: 'Last room',
      objectives: 'Objectives',
      goal: 'Objective',
      losses: 'Losses',
      lost: 'Lost if',
      xp: 'XP for each hero',
      gold: 'Gold for each hero',
      keys: 'Keys',
      captives: 'Captives',
      rounds: 'Rounds',
      ally: 'Whom',
      levers: 'Levers',
      mirrors: 'Mirrors',
      after: 'Round',
      count: 'Waves',
    },
    values: {
      act: { 1: 'Act 1', 2: 'Act 2', 3: 'Act 3' },
      startTile: named(START_TILES),
      closing: { '': 'none', ...named(CLOSING_CARDS) },
      ally: named(ALLIES),
      objectives: {
        clearAll: 'Clear every room',
        clearLast: 'Clear the last room',
        keys: 'Find keys and open the gate',
        villain: 'Defeat the villain',
        captives: 'Free captives',
        banner: 'Hold the banner',
        escort: 'Bring somebody to the last room',
        levers: 'Throw levers',
        mirrors: 'Break mirrors',
      },
      losses: {
        rounds: 'a round ends',
        captiveDies: 'a captive dies',
        bannerLost: 'the banner is not held twice in a row',
        allyDies: 'the one you escort dies',
        waves: 'a wave of wraiths comes',
      },
    },
    starts: { losses: { lost: 'rounds', after: 14 } },
  },
  start: {
    name: 'My Adventure',
    act: 1,
    tiles: 4,
    startTile: 't01',
    closing: 'c1',
    objectives: [{ goal: 'clearLast' }],
    losses: [{ lost: 'rounds', after: 14 }],
    xp: 2,
    gold: 25,
  },
  box: ADVENTURES.map(({ id: _id, number: _number, next: _next, ...draft }) => ({
    name: draft.name,
    draft: draft as unknown as Json,
  })),
  check,
  surprise: { strongest: STRONGEST, make: surpriseAdventure },
};
