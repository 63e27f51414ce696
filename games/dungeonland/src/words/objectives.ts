/** What the party has to do, and how far it has come. */
import type { DungeonlandView, ObjectiveView } from '../view.ts';
import type { Loss, Objective } from '../vocabulary-dungeon.ts';
import { nameOfThing } from './names.ts';

export function goalText(objective: Objective): string {
  switch (objective.goal) {
    case 'clearAll':
      return 'Clear every room';
    case 'clearLast':
      return 'Clear the last room';
    case 'keys':
      return 'Keys';
    case 'villain':
      return 'Defeat the villain';
    case 'captives':
      return 'Captives freed';
    case 'banner':
      return 'Rounds held';
    case 'escort':
      return `Bring ${nameOfThing(objective.ally)} to the last room`;
    case 'levers':
      return 'Levers';
    case 'mirrors':
      return 'Mirrors broken';
  }
}

export function objectiveText({ objective, have, need }: ObjectiveView): string {
  const count = need > 1 || have > 0 ? `, ${have} of ${need}` : '';
  return `${goalText(objective)}${count}`;
}

/** [DL-RULING-113] By what the adventure is lost. */
export function lossText(loss: Loss): string {
  switch (loss.lost) {
    case 'rounds':
      return `round ${loss.after} ends`;
    case 'captiveDies':
      return 'a captive dies';
    case 'bannerLost':
      return 'the banner is not held for two rounds in a row';
    case 'allyDies':
      return 'the one you escort dies';
    case 'waves':
      return `wave ${loss.count} of wraiths comes`;
  }
}

/** [DL-RULING-113] How far it has come with that. */
export function nearLoss({ waves, bannerMissed }: Pick<DungeonlandView, 'waves' | 'bannerMissed'>): string[] {
  return [
    ...(waves > 0 ? [`Waves of wraiths so far: ${waves}`] : []),
    ...(bannerMissed > 0 ? [`Rounds in a row without the banner: ${bannerMissed}`] : []),
  ];
}

/** What is still to be explored. */
export function cardsBehindDoors({ cardsLeft }: Pick<DungeonlandView, 'cardsLeft'>): string {
  if (cardsLeft === 0) return 'no door is left';
  return cardsLeft === 1 ? '1 card behind doors' : `${cardsLeft} cards behind doors`;
}
