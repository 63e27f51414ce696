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
import * as icon from './icons.ts';
import { CoreGem } from './pieces/CoreGem.tsx';

export function inspect(ref: Ref, view: BrawlView): InspectCardProps | undefined {
  if ('champion' in ref) {
    const champion = view.champions[Number(ref.champion)];
    return champion && championCardOf(champion);
  }
  if ('challenge' in ref) return challengeOf(String(ref.challenge));
  if ('card' in ref) return cardOf(String(ref.card));
  if ('pile' in ref) return pileOf(view);
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
      { id: 'side', icon: icon.spellBookIcon, text: sideText(key, levelled) },
      ...(levelled
        ? []
        : [{ id: 'up', icon: icon.polarStarIcon, text: `Levelled Up: ${sideText(key, true)}` }]),
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

function pileOf(view: BrawlView): InspectCardProps | undefined {
  const pile = view.seats.find(({ seat }) => seat === (view.seat ?? view.turn ?? 0))?.discard ?? [];
  if (pile.length === 0) return undefined;
  return {
    title: 'Discard pile',
    facts: pile
      .map((card, at) => ({ id: `${at} ${card}`, icon: icon.cardDiscardIcon, text: actionCard(card).name }))
      .toReversed(),
  };
}
