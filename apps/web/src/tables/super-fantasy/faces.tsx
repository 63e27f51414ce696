/** How events look in the log, how long they are shown, and which are big moments. */

import type { SuperEvent, SuperView } from '@questhall/games/super-fantasy';
import { asSuperEvent, nameOf, squareName, titleOf } from '@questhall/games/super-fantasy';
import type { GameEvent } from '@questhall/kernel';
import { art } from '../../art/super-fantasy/index.ts';
import { shellIcon } from '../../icons/icons.ts';
import type { EventFace } from '../../table/game-table.ts';
import type { Look } from '../../table/looks.ts';
import { faceFrom, look } from '../../table/looks.ts';
import { icon } from './icons.ts';
import { heroOf, monsterOf } from './logic/scene.ts';

type Kind = SuperEvent['type'];

const LOOKS: { readonly [kind in Kind]: Look } = {
  heroChosen: look(icon.bicepsIcon, 250),
  missionBegan: look(icon.flyingFlagIcon, 600),
  heroPlaced: look(icon.walkingBootIcon, 250),
  turnBegan: look(shellIcon.sandsOfTimeIcon, 450),
  heroTurnBegan: look(shellIcon.sandsOfTimeIcon, 350),
  heroTurnEnded: look(shellIcon.sandsOfTimeIcon, 0),
  claimWithdrawn: look(shellIcon.sandsOfTimeIcon, 200),
  rolled: look(icon.rollingDicesIcon, 850),
  diceEntered: look(icon.rollingDicesIcon, 300),
  fateRolled: look(icon.rollingDicesIcon, 600),
  moved: look(icon.runIcon, 480),
  turned: look(icon.runIcon, 150),
  doorOpened: look(icon.doorIcon, 450),
  gateMoved: look(icon.doorIcon, 450),
  lockRemoved: look(icon.doorIcon, 350),
  wallRuined: look(icon.stoneWallIcon, 500),
  barrelBroken: look(icon.barrelIcon, 400),
  chestOpened: look(icon.lockedChestIcon, 450),
  itemDrawn: look(icon.lockedChestIcon, 500),
  pileEmpty: look(icon.lockedChestIcon, 200),
  itemTaken: look(icon.broadswordIcon, 350),
  itemLost: look(icon.broadswordIcon, 200),
  itemGiven: look(icon.broadswordIcon, 300),
  giftRefused: look(icon.broadswordIcon, 200),
  smallItemUsed: look(icon.sparklesIcon, 450),
  abilityUsed: look(icon.sparklesIcon, 600),
  tomeCast: look(icon.spellBookIcon, 600),
  attacked: look(icon.crossedSwordsIcon, 650),
  missed: look(icon.shieldIcon, 400),
  blocked: look(icon.shieldIcon, 450),
  damaged: look(icon.crossedSwordsIcon, 560),
  defeated: look(icon.pigFaceIcon, 600),
  wentDown: look(icon.heartsIcon, 800),
  stoodUp: look(icon.healingIcon, 500),
  healed: look(icon.healingIcon, 460),
  energyGained: look(icon.polarStarIcon, 300),
  experienceGained: look(icon.upgradeIcon, 300),
  levelGained: look(icon.upgradeIcon, 700),
  abilityRaised: look(icon.upgradeIcon, 500),
  shieldsGained: look(icon.shieldIcon, 350),
  shieldsSpent: look(icon.shieldIcon, 300),
  counterattackGained: look(icon.crossedSwordsIcon, 350),
  counterattacked: look(icon.crossedSwordsIcon, 500),
  diceGained: look(icon.rollingDicesIcon, 300),
  statusGained: look(icon.poisonBottleIcon, 400),
  statusLost: look(icon.healingIcon, 300),
  marked: look(icon.polarStarIcon, 300),
  trapSprung: look(icon.wolfTrapIcon, 800),
  trapDisarmed: look(icon.wolfTrapIcon, 400),
  freed: look(icon.cageIcon, 400),
  trapped: look(icon.cageIcon, 500),
  dodged: look(icon.runIcon, 400),
  portalOpened: look(icon.portalIcon, 500),
  portalWeakened: look(icon.portalIcon, 500),
  monsterArrived: look(icon.pigFaceIcon, 400),
  monstersPhaseBegan: look(icon.pigFaceIcon, 500),
  tileWoke: look(icon.nightSleepIcon, 450),
  sleptOn: look(icon.nightSleepIcon, 300),
  tokensCleared: look(icon.polarStarIcon, 0),
  leverThrown: look(icon.leverIcon, 500),
  brazierChanged: look(icon.leverIcon, 450),
  statuePushed: look(icon.stoneWallIcon, 450),
  tomePicked: look(icon.spellBookIcon, 400),
  tomeDropped: look(icon.spellBookIcon, 400),
  tomeBrought: look(icon.spellBookIcon, 600),
  tomeThrown: look(icon.spellBookIcon, 500),
  tomeCaught: look(icon.spellBookIcon, 400),
  fateTokenTurned: look(icon.polarStarIcon, 450),
  said: look(icon.flyingFlagIcon, 700),
  stageReached: look(icon.flyingFlagIcon, 600),
  uglyMasterRolled: look(icon.rollingDicesIcon, 600),
  laughed: look(icon.pigFaceIcon, 400),
  scored: look(icon.trophyIcon, 500),
  goal: look(icon.trophyIcon, 900),
  kickedOff: look(icon.flyingFlagIcon, 400),
  gameEnded: look(icon.trophyIcon, 300),
};

const CHAPTERS: readonly Kind[] = ['turnBegan', 'monstersPhaseBegan'];

/** Nobody has decided what monsters do: everybody needs the time to see it. */
const MONSTERS = 850;
const isMonsters = (event: SuperEvent, view: SuperView): boolean =>
  (event.type === 'moved' && monsterOf(event.figure, view) !== undefined) ||
  (event.type === 'attacked' && event.why !== undefined);

export function faceOf(raw: GameEvent, view: SuperView): EventFace {
  const event = asSuperEvent(raw);
  const usual = LOOKS[event.type];
  return faceFrom(isMonsters(event, view) ? { ...usual, lasts: Math.max(usual.lasts, MONSTERS) } : usual, {
    sum: event.type === 'rolled',
    chapter: CHAPTERS.includes(event.type),
    moment: momentOf(event, view),
    names: namesIn(event, view),
  });
}

function momentOf(event: SuperEvent, view: SuperView): EventFace['moment'] {
  switch (event.type) {
    case 'missionBegan':
      return { title: view.mission.title, detail: view.mission.intro };
    case 'levelGained': {
      const portrait = art(event.hero);
      return {
        title: `${nameOf(event.hero)}: level ${event.level}`,
        picture: portrait === undefined ? undefined : <img src={portrait} alt="" />,
      };
    }
    case 'goal':
      return { title: 'Goal!', detail: event.score.join(' : ') };
    default:
      return undefined;
  }
}

/** Figures that the sentence of an event may name. */
function namesIn(event: SuperEvent, view: SuperView): NonNullable<EventFace['names']> {
  const ids = new Set<string>();
  for (const key of ['figure', 'by', 'target', 'hero', 'monster', 'from', 'to'] as const) {
    const id = (event as { readonly [field: string]: unknown })[key];
    if (typeof id === 'string' && id !== '') ids.add(id);
  }
  return [
    ...[...ids]
      .filter((id) => heroOf(id, view) !== undefined || monsterOf(id, view) !== undefined)
      .map((id) => ({ name: titleOf(id), ref: { figure: id } })),
    // The map has no letters at its edges: where it happened lights up.
    ...('square' in event && typeof event.square === 'number'
      ? [{ name: squareName(event.square, view), ref: { square: event.square } }]
      : []),
  ];
}
