/** [DL-ADV-02] [DL-RULING-115] Objectives, losses, and the end of the match. */
import { breakOff, isUnderWay } from '@questhall/kernel';
import { adventureCard } from './content/index.ts';
import { emit } from './events.ts';
import * as flow from './flow.ts';
import { boardOf } from './queries/board.ts';
import { anyMonster } from './queries/figures.ts';
import type { FigureState, State } from './state.ts';
import { NOWHERE } from './state.ts';
import type { Adventure, Objective } from './vocabulary-dungeon.ts';

export const ENDINGS = ['adventureWon', 'adventureLost', 'campaignWon', 'campaignLeft'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The party wins and loses together. */
export function finish(s: State, how: Ending): void {
  if (s.outcome) return;
  const won = how === 'adventureWon' || how === 'campaignWon';
  const score = s.heroes.map(() => s.won.length);
  s.outcome = {
    winners: won ? Array.from({ length: s.options.players }, (_, seat) => seat) : [],
    how,
    score: score.slice(0, s.options.players),
  };
  emit(s, { type: 'gameEnded', how });
}

export const adventureOf = (s: State): Adventure => adventureCard(s.progress.id);

/** [DL-RULING-80] A loss takes effect at once. */
export function loseAdventure(s: State, why: string): void {
  if (s.progress.lost !== '') return;
  s.progress.lost = why;
  emit(s, { type: 'adventureLost', adventure: s.progress.id, why });
  if (isUnderWay(s, flow.playRounds)) breakOff(s, flow.playRounds);
}

/** [DL-RULING-24] All heroes unconscious at once. */
export function heroesBeaten(s: State): void {
  if (s.heroes.every(({ cell }) => cell === NOWHERE)) loseAdventure(s, 'allUnconscious');
}

/** What the fall of a figure means for the adventure. */
export function monsterGone(s: State, figure: FigureState): void {
  const { progress } = s;
  if (figure.kind === 'villain') progress.villainDown = true;
  if (figure.kind === 'mirror') {
    progress.mirrorsBroken += 1;
    emit(s, { type: 'objectiveAdvanced', what: 'mirrors', count: progress.mirrorsBroken });
  }
  if (figure.kind === 'ally') allyLost(s, figure);
  checkObjectives(s);
}

function allyLost(s: State, figure: FigureState): void {
  for (const { lost } of adventureOf(s).losses) {
    if (lost === 'captiveDies' && figure.card === 'captive') loseAdventure(s, lost);
    if (lost === 'allyDies' && figure.card === 'cinderella') loseAdventure(s, lost);
  }
}

/** [DL-RULING-80] Once all are met they stay met. */
export function checkObjectives(s: State): void {
  if (s.progress.met || s.progress.lost !== '') return;
  if (!adventureOf(s).objectives.every((objective) => isMet(s, objective))) return;
  s.progress.met = true;
  emit(s, { type: 'objectiveMet' });
}

export function isMet(s: State, objective: Objective): boolean {
  const { progress } = s;
  switch (objective.goal) {
    case 'clearAll':
      return progress.explored >= adventureOf(s).tiles - 1 && !anyMonster(s);
    case 'clearLast':
      return progress.closingPlaced && !anyMonster(s);
    case 'keys':
      return progress.gateOpen;
    case 'villain':
      return progress.villainDown;
    case 'captives':
      return progress.freed >= objective.captives;
    case 'banner':
      return progress.bannerHeld >= objective.rounds;
    case 'escort':
      return (
        progress.closingPlaced &&
        !anyMonster(s) &&
        s.others.some((each) => each.card === objective.ally && isOnLastTile(s, each))
      );
    case 'levers':
      return progress.levers >= objective.levers;
    case 'mirrors':
      return progress.mirrorsBroken >= objective.mirrors;
  }
}

const isOnLastTile = (s: State, figure: FigureState): boolean => {
  const tile = s.map.tiles[boardOf(s).tileAt[figure.cell] ?? -1];
  return tile !== undefined && tile.card === adventureOf(s).closing;
};

/** [DL-RULING-115] At the End Phase: a conscious hero on or beside the banner, and no monster on it. */
export function countBanner(s: State, held: boolean): void {
  const { progress } = s;
  if (held) {
    progress.bannerHeld += 1;
    progress.bannerMissed = 0;
    emit(s, { type: 'objectiveAdvanced', what: 'banner', count: progress.bannerHeld });
    return;
  }
  progress.bannerMissed += 1;
  if (progress.bannerMissed >= 2 && adventureOf(s).losses.some(({ lost }) => lost === 'bannerLost'))
    loseAdventure(s, 'bannerLost');
}
