/** How events look in the log, how long they are shown, and which are big moments. */

import type { BrawlEvent, BrawlView } from '@questhall/games/brawl';
import { asBrawlEvent } from '@questhall/games/brawl';
import type { GameEvent } from '@questhall/kernel';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import type { EventFace } from '../../table/game-table.ts';
import type { Look } from '../../table/looks.ts';
import { faceFrom, look } from '../../table/looks.ts';
import { championArt } from './board/Champion.tsx';
import { icon } from './icons.ts';
import { printed } from './printed.ts';

type Kind = BrawlEvent['type'];

const LOOKS: { readonly [kind in Kind]: Look } = {
  firstChosen: look(icon.podiumIcon, 300),
  orderSettled: look(icon.podiumIcon, 300),
  homeChosen: look(icon.flyingFlagIcon, 300),
  pooled: look(icon.threeFriendsIcon, 300),
  poolDealt: look(icon.threeFriendsIcon, 300),
  championBrought: look(icon.threeFriendsIcon, 250),
  rosterShown: look(icon.threeFriendsIcon, 500),
  championBanned: look(icon.interdictionIcon, 600),
  championTaken: look(icon.threeFriendsIcon, 450),
  phaseBegan: look(shellIcon.sandsOfTimeIcon, 0),
  challengeDrawn: look(icon.trophyIcon, 260),
  challengesRenewed: look(icon.cycleIcon, 250),
  trapPlaced: look(icon.wolfTrapIcon, 320),
  drew: look(icon.cardDrawIcon, 240),
  mulliganed: look(icon.cycleIcon, 300),
  deckRenewed: look(icon.cycleIcon, 250),
  deployed: look(icon.positionMarkerIcon, 380),
  roundBegan: look(shellIcon.sandsOfTimeIcon, 450),
  turnBegan: look(shellIcon.sandsOfTimeIcon, 420),
  turnEnded: look(shellIcon.sandsOfTimeIcon, 0),
  challengeScored: look(icon.trophyIcon, 700),
  vpGained: look(icon.podiumIcon, 450),
  cardPlayed: look(icon.crossedSwordsIcon, 650),
  standardUsed: look(icon.swordsEmblemIcon, 450),
  moved: look(icon.runIcon, 460),
  placed: look(icon.jumpAcrossIcon, 420),
  attackDeclared: look(icon.crossedSwordsIcon, 720),
  skillUsed: look(icon.spellBookIcon, 520),
  declined: look(icon.crossedSwordsIcon, 200),
  reactionPlayed: look(icon.shieldReflectIcon, 800),
  struck: look(icon.broadswordIcon, 850),
  damaged: look(icon.dropIcon, 560),
  healed: look(icon.healingIcon, 460),
  knockedOut: look(icon.knockoutIcon, 800),
  levelledUp: look(icon.upgradeIcon, 700),
  trapSprung: look(icon.wolfTrapIcon, 900),
  trapIgnored: look(icon.wolfTrapIcon, 350),
  trapMoved: look(icon.wolfTrapIcon, 400),
  rooted: look(icon.rootTipIcon, 480),
  stunned: look(icon.spikyExplosionIcon, 520),
  handShown: look(icon.cardDrawIcon, 700),
  boonGained: look(icon.upgradeIcon, 400),
  warded: look(icon.shieldIcon, 420),
  forfeited: look(icon.crossedSwordsIcon, 350),
  planned: look(icon.cycleIcon, 260),
  milled: look(icon.cardDiscardIcon, 350),
  recovered: look(icon.cardDrawIcon, 350),
  coresReadied: look(icon.cycleIcon, 200),
  handDiscarded: look(icon.cardDiscardIcon, 250),
  trackAdvanced: look(icon.trophyIcon, 350),
  gameEnded: look(icon.trophyIcon, 300),
};

const CHAPTERS: readonly Kind[] = ['roundBegan'];

export function faceOf(raw: GameEvent, view: BrawlView): EventFace {
  const event = asBrawlEvent(raw);
  return faceFrom(LOOKS[event.type], {
    sum: event.type === 'struck',
    chapter: CHAPTERS.includes(event.type),
    moment: momentOf(event, view),
    names: namesIn(event, view),
  });
}

function momentOf(event: BrawlEvent, view: BrawlView): EventFace['moment'] {
  switch (event.type) {
    case 'challengeScored': {
      const detail = t('{vp, plural, one {# victory point} other {# victory points}}', { vp: event.vp });
      return { title: printed.names.challenge(event.challenge), detail };
    }
    case 'levelledUp': {
      const champion = view.champions[event.champion];
      if (champion === undefined) return undefined;
      const portrait = championArt({ ...champion, levelled: true });
      return {
        title: t('{name} levels up', { name: printed.names.champion(champion.key) }),
        picture: portrait === undefined ? undefined : <img src={portrait} alt="" />,
      };
    }
    default:
      return undefined;
  }
}

/** Champions that the sentence of an event may name. */
function namesIn(event: BrawlEvent, view: BrawlView): NonNullable<EventFace['names']> {
  const ids = new Set<number>();
  if ('champion' in event && typeof event.champion === 'number') ids.add(event.champion);
  if ('source' in event) ids.add(event.source);
  if ('targets' in event) for (const target of event.targets) ids.add(target);
  if ('on' in event) ids.add(event.on);
  const champions = [...ids].flatMap((id) => {
    const champion = view.champions[id];
    return champion ? [{ name: printed.names.champion(champion.key), ref: { champion: id } }] : [];
  });
  return [...champions, ...hexesIn(event).map((hex) => ({ name: printed.names.hex(hex), ref: { hex } }))];
}

/** Hexes that it may tell of: they light up in the arena, which has no letters at its edges. */
function hexesIn(event: BrawlEvent): readonly number[] {
  if ('hex' in event) return [event.hex];
  if ('path' in event) return event.path.slice(-1);
  return 'to' in event && typeof event.to === 'number' ? [event.to] : [];
}
