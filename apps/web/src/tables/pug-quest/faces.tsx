/** How events look in the log, how long they are shown, and which are big moments. */

import type { PugEvent } from '@questhall/games/pug-quest';
import { asPugEvent, ENERGY_NAMES, nameOf } from '@questhall/games/pug-quest';
import type { GameEvent } from '@questhall/kernel';
import type { ReactNode } from 'react';
import { shellIcon } from '../../icons/icons.ts';
import type { EventFace } from '../../table/game-table.ts';
import type { Look } from '../../table/looks.ts';
import { faceFrom, look } from '../../table/looks.ts';
import { icon } from './icons.ts';
import type { TableView } from './logic/after.ts';
import { artOf, worldArt } from './logic/art.ts';
import { isBoss } from './logic/cards.ts';

type Kind = PugEvent['type'];

const LOOKS: { readonly [kind in Kind]: Look } = {
  heroChosen: look(icon.pawPrintIcon, 250),
  worldBegan: look(shellIcon.worldIcon, 500),
  heroReturned: look(icon.angelWingsIcon, 400),
  heroPlaced: look(icon.pawIcon, 420),
  worldRevealed: look(shellIcon.worldIcon, 700),
  bossRevealed: look(icon.daemonSkullIcon, 900),
  monsterPlaced: look(icon.boneGnawerIcon, 320),
  summoned: look(icon.boneGnawerIcon, 500),
  roundBegan: look(shellIcon.sandsOfTimeIcon, 420),
  turnBegan: look(shellIcon.sandsOfTimeIcon, 320),
  turnEnded: look(shellIcon.sandsOfTimeIcon, 0),
  paid: look(icon.twoCoinsIcon, 380),
  drew: look(icon.cardDrawIcon, 320),
  evilLordDrew: look(icon.impLaughIcon, 350),
  displayChanged: look(icon.cycleIcon, 350),
  discarded: look(icon.cardDiscardIcon, 380),
  swapped: look(icon.cardExchangeIcon, 380),
  deckRenewed: look(icon.cycleIcon, 300),
  moved: look(icon.pawIcon, 480),
  comboPlayed: look(icon.crossedSwordsIcon, 650),
  ripostePlayed: look(icon.quickSlashIcon, 700),
  abilityUsed: look(icon.pawPrintIcon, 420),
  attacked: look(icon.crossedSwordsIcon, 720),
  attackLost: look(icon.sprintIcon, 420),
  energyRevealed: look(icon.shieldIcon, 900),
  prevented: look(icon.shieldIcon, 480),
  defended: look(icon.shieldIcon, 480),
  absorbed: look(icon.shieldIcon, 420),
  evilLordAdded: look(icon.impLaughIcon, 420),
  evilLordPrevented: look(icon.impLaughIcon, 480),
  damaged: look(icon.swordWoundIcon, 560),
  healed: look(icon.healingIcon, 460),
  marked: look(icon.cursedStarIcon, 480),
  actionGranted: look(icon.upgradeIcon, 350),
  defeated: look(icon.crownedSkullIcon, 650),
  belongingsLost: look(icon.cardDiscardIcon, 600),
  xpGained: look(icon.upgradeIcon, 350),
  levelReached: look(icon.upgradeIcon, 700),
  prizeTaken: look(icon.trophyCupIcon, 450),
  treasureDropped: look(icon.openTreasureChestIcon, 420),
  treasureTaken: look(icon.openTreasureChestIcon, 600),
  treasureDiscarded: look(icon.openTreasureChestIcon, 350),
  consumed: look(icon.dogBowlIcon, 500),
  lootTaken: look(icon.lockedChestIcon, 450),
  taxPaid: look(icon.twoCoinsIcon, 250),
  taxSuffered: look(icon.twoCoinsIcon, 250),
  worldEnded: look(shellIcon.worldIcon, 600),
  marketOpened: look(icon.shopIcon, 450),
  bought: look(icon.shopIcon, 500),
  treasureSwapped: look(icon.cardExchangeIcon, 450),
  exchanged: look(icon.shakingHandsIcon, 500),
  offerRefused: look(icon.shakingHandsIcon, 350),
  gameEnded: look(icon.trophyCupIcon, 300),
};

const CHAPTERS: readonly Kind[] = ['worldBegan', 'roundBegan'];

export function faceOf(raw: GameEvent, view: TableView): EventFace {
  const event = asPugEvent(raw);
  const usual = LOOKS[event.type];
  return faceFrom(isDealt(event, view) ? { ...usual, lasts: DEALT } : usual, {
    chapter: CHAPTERS.includes(event.type),
    moment: momentOf(event, view),
    names: namesIn(event, view),
  });
}

/** Whole hands are dealt quickly. */
const DEALT = 45;

/** Outside of turns nobody draws card by card from the deck: a hand is dealt. */
const isDealt = (event: PugEvent, { turn }: TableView): boolean =>
  event.type === 'drew' && event.from === 'deck' && turn === null;

const picture = (address: string | undefined, fills = false): ReactNode =>
  address === undefined ? undefined : (
    <img src={address} alt="" style={fills ? { height: '100%', objectFit: 'cover' } : undefined} />
  );

function momentOf(event: PugEvent, view: TableView): EventFace['moment'] {
  switch (event.type) {
    case 'levelReached': {
      const name = nameOf(event.hero, view);
      const detail = event.level === 3 ? 'The last combo of the sheet is open' : 'A new combo is open';
      return { title: `${name}: level ${event.level}`, detail, picture: picture(artOf(event.hero, view)) };
    }
    case 'worldRevealed':
      return {
        title: nameOf(event.card, view),
        detail: `World ${view.world} of 3`,
        picture: picture(worldArt(event.card), true),
      };
    case 'bossRevealed':
      return {
        title: nameOf(event.boss, view),
        detail: 'The boss of this game',
        mood: 'defeat',
        picture: picture(artOf(event.boss, view)),
      };
    case 'defeated':
      return isBoss(event.creature)
        ? { title: `${nameOf(event.creature, view)} is down`, picture: picture(artOf(event.creature, view)) }
        : undefined;
    case 'worldEnded':
      return event.how === 'cleared'
        ? { title: `World ${event.world} is cleared`, detail: 'The market opens' }
        : undefined;
    default:
      return undefined;
  }
}

/** Creatures that the sentence of an event may name. */
function namesIn(event: PugEvent, view: TableView): NonNullable<EventFace['names']> {
  const ids = new Set<string>();
  for (const [key, value] of Object.entries(event)) {
    if (key === 'type' || key === 'why') continue;
    for (const id of Array.isArray(value) ? value : [value])
      if (typeof id === 'string' && id !== '' && !(id in ENERGY_NAMES)) ids.add(id);
  }
  const standing = new Set([...view.heroLanes.flat(), ...view.monsterLanes.flat()]);
  return [...ids]
    .filter((id) => standing.has(id))
    .map((id) => ({ name: nameOf(id, view), ref: { creature: id } }));
}
