/** How events look in the log, how long they are shown, and which are big moments. */
import type { DungeonlandEvent, DungeonlandView } from '@questhall/games/dungeonland';
import {
  asDungeonlandEvent,
  EVENT_CARDS,
  eventText,
  nameOfFigure,
  nameOfThing,
  squareNamed,
} from '@questhall/games/dungeonland';
import type { GameEvent } from '@questhall/kernel';
import { art } from '../../art/dungeonland/index.ts';
import { shellIcon } from '../../icons/icons.ts';
import type { EventFace } from '../../table/game-table.ts';
import type { Look } from '../../table/looks.ts';
import { faceFrom, look } from '../../table/looks.ts';
import { icon } from './icons.ts';
import { figureOf } from './logic/scene.ts';

type Kind = DungeonlandEvent['type'];

const LOOKS: { readonly [kind in Kind]: Look } = {
  heroChosen: look(icon.hoodIcon, 250),
  adventureBegan: look(icon.scrollUnfurledIcon, 700),
  skillLearned: look(icon.upgradeIcon, 400),
  figurePlaced: look(icon.footprintIcon, 300),
  tilePlaced: look(icon.treasureMapIcon, 600),
  tileRemoved: look(icon.treasureMapIcon, 250),
  doorOpened: look(icon.dungeonGateIcon, 500),
  rowBuilt: look(shellIcon.sandsOfTimeIcon, 200),
  rowMoved: look(shellIcon.sandsOfTimeIcon, 300),
  cardAssigned: look(shellIcon.sandsOfTimeIcon, 200),
  roundBegan: look(shellIcon.sandsOfTimeIcon, 450),
  eventDrawn: look(icon.scrollUnfurledIcon, 900),
  activationBegan: look(shellIcon.sandsOfTimeIcon, 300),
  activationEnded: look(shellIcon.sandsOfTimeIcon, 0),
  activationLost: look(icon.nightSleepIcon, 500),
  moved: look(icon.footprintIcon, 480),
  arrived: look(icon.footprintIcon, 0),
  attackDeclared: look(icon.crossedSwordsIcon, 700),
  targetChanged: look(icon.shieldIcon, 450),
  boosted: look(icon.upgradeIcon, 350),
  attackRolled: look(icon.rollingDicesIcon, 800),
  defenceRolled: look(icon.rollingDicesIcon, 700),
  rerolled: look(icon.rollingDicesIcon, 500),
  dieTurned: look(icon.rollingDicesIcon, 350),
  surged: look(icon.crystalShineIcon, 350),
  attackCounted: look(icon.crossedSwordsIcon, 500),
  castCounted: look(icon.magicSwirlIcon, 500),
  defenceCounted: look(icon.shieldIcon, 450),
  reduced: look(icon.shieldIcon, 380),
  damaged: look(icon.deathSkullIcon, 560),
  unharmed: look(icon.shieldIcon, 400),
  healed: look(icon.healingIcon, 460),
  healthReturned: look(icon.healingIcon, 320),
  energyChanged: look(icon.crystalShineIcon, 260),
  goldChanged: look(icon.twoCoinsIcon, 320),
  xpGained: look(icon.upgradeIcon, 320),
  conditionGained: look(icon.spiderWebIcon, 450),
  conditionCancelled: look(icon.breakingChainIcon, 350),
  conditionEnded: look(icon.breakingChainIcon, 300),
  heroFell: look(icon.deathSkullIcon, 800),
  heroRoused: look(icon.healingIcon, 600),
  heroSaved: look(icon.healingIcon, 600),
  defeated: look(icon.deathSkullIcon, 600),
  skillUsed: look(icon.magicSwirlIcon, 400),
  freeAttackIgnored: look(icon.sprintIcon, 350),
  sceneryUsed: look(icon.lockedChestIcon, 450),
  sceneryPlaced: look(icon.knapsackIcon, 350),
  sceneryRemoved: look(icon.knapsackIcon, 250),
  diceEntered: look(icon.rollingDicesIcon, 300),
  lootRolled: look(icon.rollingDicesIcon, 600),
  itemFound: look(icon.lockedChestIcon, 500),
  itemTaken: look(icon.backpackIcon, 400),
  itemDropped: look(icon.backpackIcon, 250),
  itemWielded: look(icon.broadswordIcon, 250),
  itemPacked: look(icon.knapsackIcon, 250),
  itemGiven: look(icon.knapsackIcon, 350),
  offerRefused: look(icon.knapsackIcon, 250),
  consumed: look(icon.healingIcon, 450),
  consumablesReturned: look(icon.knapsackIcon, 300),
  bought: look(icon.shopIcon, 350),
  sold: look(icon.shopIcon, 350),
  traderOpened: look(icon.shopIcon, 500),
  rowFired: look(icon.daemonSkullIcon, 800),
  phaseChanged: look(icon.daemonSkullIcon, 900),
  powerGained: look(icon.upgradeIcon, 350),
  powerLost: look(icon.upgradeIcon, 250),
  objectiveAdvanced: look(icon.compassIcon, 600),
  objectiveMet: look(icon.compassIcon, 900),
  adventureWon: look(icon.quillIcon, 900),
  adventureLost: look(icon.deathSkullIcon, 900),
  gameEnded: look(icon.quillIcon, 300),
};

const CHAPTERS: readonly Kind[] = ['roundBegan', 'adventureBegan'];
const SUMS: readonly Kind[] = ['attackCounted', 'defenceCounted', 'damaged'];

export function faceOf(raw: GameEvent, view: DungeonlandView): EventFace {
  const event = asDungeonlandEvent(raw);
  return faceFrom(LOOKS[event.type], {
    sum: SUMS.includes(event.type),
    chapter: CHAPTERS.includes(event.type),
    moment: momentOf(event, view),
    names: namesIn(event, view),
  });
}

function momentOf(event: DungeonlandEvent, view: DungeonlandView): EventFace['moment'] {
  switch (event.type) {
    case 'adventureBegan':
      return { title: nameOfThing(event.adventure), detail: 'An adventure begins' };
    case 'adventureWon':
      return { title: 'The adventure is won', detail: nameOfThing(event.adventure) };
    case 'adventureLost':
      return { title: 'The tale ends badly', detail: nameOfThing(event.adventure), mood: 'defeat' };
    case 'objectiveMet':
      return { title: 'The objective is met' };
    case 'phaseChanged': {
      const villain = figureOf(event.villain, view);
      const portrait = villain && art(villain.card);
      return {
        title: `${nameOfFigure(event.villain, view)} changes`,
        mood: 'defeat',
        picture: portrait === undefined ? undefined : <img src={portrait} alt="" />,
      };
    }
    case 'eventDrawn': {
      const card = EVENT_CARDS.find(({ id }) => id === event.card);
      return card && { title: card.name, detail: eventText(card) };
    }
    default:
      return undefined;
  }
}

/** Figures that the sentence of an event may name. */
function namesIn(event: DungeonlandEvent, view: DungeonlandView): NonNullable<EventFace['names']> {
  const ids = new Set<number>();
  for (const key of ['figure', 'by', 'from', 'to', 'villain'] as const) {
    const id = (event as { readonly [field: string]: unknown })[key];
    if (typeof id === 'number') ids.add(id);
  }
  if ('targets' in event) for (const target of event.targets) ids.add(target);
  return [
    ...[...ids]
      .filter((id) => figureOf(id, view)?.at)
      .map((id) => ({ name: nameOfFigure(id, view), ref: { figure: id } })),
    ...squaresIn(event).map((at) => ({ name: squareNamed(at), ref: { ...at } })),
  ];
}

/** Squares that it may tell of: they light up on the map, which has no numbers at its edges. */
function squaresIn(event: DungeonlandEvent): readonly { readonly x: number; readonly y: number }[] {
  const at = 'at' in event && !('tile' in event) ? [event.at] : [];
  const end = 'path' in event ? event.path.slice(-1) : [];
  return [...at, ...end].filter((square) => square !== null);
}
