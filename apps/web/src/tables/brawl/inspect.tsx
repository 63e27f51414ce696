/** The large cards: Champions, Action cards, Challenges, the discard pile. */
import type { BrawlView, ChampionView } from '@questhall/games/brawl';
import {
  actionCard,
  CARDS,
  CHALLENGES,
  CHAMPIONS,
  cardText,
  challengeCard,
  challengeText,
  championCard,
  sideText,
  sourceNamed,
} from '@questhall/games/brawl';
import type { Ref } from '@questhall/kernel';
import { art } from '../../art/brawl/index.ts';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import { championArt } from './board/Champion.tsx';
import { icon } from './icons.ts';
import { CoreGem } from './pieces/CoreGem.tsx';

export function inspect(ref: Ref, view: BrawlView): InspectCardProps | undefined {
  if ('champion' in ref) {
    const champion = view.champions[Number(ref.champion)];
    return champion && championCardOf(champion);
  }
  if ('challenge' in ref) return challengeOf(String(ref.challenge));
  if ('card' in ref) return cardOf(String(ref.card));
  if ('pile' in ref) return pileOf(Number(ref.pile), view);
  return undefined;
}

const picture = (address: string | undefined) =>
  address === undefined ? undefined : <img src={address} alt="" />;

function championCardOf(champion: ChampionView): InspectCardProps {
  const { key, levelled, hitpoints, damage, defence, boons } = champion;
  return {
    title: championCard(key).name,
    picture: picture(championArt(champion)),
    facts: [
      { id: 'life', icon: icon.knockoutIcon, text: `${hitpoints - damage} of ${hitpoints} Hitpoints left` },
      { id: 'defence', icon: icon.shieldIcon, text: `Defence ${defence}` },
      /** [SFB-INFO-06] Both sides, the one that counts first. */
      ...[levelled, !levelled].map((up) => ({
        id: up ? 'up' : 'basic',
        icon: up ? icon.polarStarIcon : icon.spellBookIcon,
        text: `${up ? 'Levelled Up' : 'Basic'}: ${sideText(key, up)}`,
      })),
      ...boons.map(
        ({ from, op, amount }, at): InspectFact => ({
          id: `boon ${at}`,
          icon: icon.upgradeIcon,
          text: `${BOONS[op]} ${amount > 0 ? '+' : ''}${amount} (${sourceNamed(from)})`,
        }),
      ),
    ],
  };
}

const BOONS = {
  strength: 'Strength',
  move: 'Movement',
  defence: 'Defence',
  incomingStrength: 'Strength of attacks against it',
  ignoreDefence: 'Defence ignored:',
} as const;

function challengeOf(id: string): InspectCardProps | undefined {
  if (!CHALLENGES.some((challenge) => challenge.id === id)) return undefined;
  const { name, difficulty } = challengeCard(id);
  return {
    title: name,
    facts: [
      { id: 'test', icon: icon.trophyIcon, text: challengeText(id) },
      { id: 'difficulty', icon: icon.podiumIcon, text: `A ${difficulty} Challenge` },
    ],
  };
}

/** An Action card, or a Champion of the draft. */
function cardOf(id: string): InspectCardProps | undefined {
  if (CHAMPIONS.some((champion) => champion.id === id)) return draftedOf(id);
  if (!CARDS.some((card) => card.id === id)) return undefined;
  const { name, core, champion, type } = actionCard(id);
  return {
    title: name,
    symbol: <CoreGem core={core} />,
    picture: picture(art(champion)),
    facts: [
      { id: 'text', icon: icon.spellBookIcon, text: cardText(id) },
      { id: 'champion', icon: icon.threeFriendsIcon, text: `${championCard(champion).name}, ${type}` },
    ],
  };
}

function draftedOf(id: string): InspectCardProps {
  const { name, cards, role } = championCard(id);
  return {
    title: name,
    picture: picture(art(id)),
    facts: [
      { id: 'role', icon: icon.threeFriendsIcon, text: role },
      { id: 'basic', icon: icon.shieldIcon, text: sideText(id, false) },
      { id: 'levelled', icon: icon.polarStarIcon, text: `Levelled Up: ${sideText(id, true)}` },
      ...cards.map((card) => ({
        id: card.id,
        icon: card.type === 'reaction' ? icon.shieldReflectIcon : icon.crossedSwordsIcon,
        text: (
          <>
            <b>{card.name}</b>. {cardText(card.id)}
          </>
        ),
      })),
    ],
  };
}

/** [SFB-INFO-05] Of any player, at any time. */
function pileOf(seat: number, view: BrawlView): InspectCardProps | undefined {
  const pile = view.seats[seat]?.discard ?? [];
  if (pile.length === 0) return undefined;
  return {
    title: seat === view.seat ? 'Your discard pile' : 'Discard pile',
    facts: pile
      .map((card, at) => ({ id: `${at} ${card}`, icon: icon.cardDiscardIcon, text: actionCard(card).name }))
      .toReversed(),
  };
}
