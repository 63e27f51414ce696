/** The large cards: Champions, Action cards, Challenges, the discard pile. */

import type { BrawlView, ChampionView } from '@questhall/games/brawl';
import {
  actionCard,
  CARDS,
  CHALLENGES,
  CHAMPIONS,
  championCard,
  ownCard,
  ownChallenge,
  ownChampion,
} from '@questhall/games/brawl';
import type { Ref } from '@questhall/kernel';
import { t } from '../../language/texts.ts';
import { sentence } from '../../table/listen/plain-text.ts';
import type { InspectCardProps, InspectFact } from '../../ui/InspectCard.tsx';
import { championArt } from './board/Champion.tsx';
import { icon } from './icons.ts';
import { portraitOf } from './logic/looks.ts';
import { CoreGem } from './pieces/CoreGem.tsx';
import { printed } from './printed.ts';

export function inspect(ref: Ref, view: BrawlView): InspectCardProps | undefined {
  if ('champion' in ref) {
    const champion = view.champions[Number(ref.champion)];
    return champion && championCardOf(champion);
  }
  if ('challenge' in ref) return challengeOf(String(ref.challenge), view);
  if ('card' in ref) return cardOf(String(ref.card));
  if ('pile' in ref) return pileOf(Number(ref.pile), view);
  return undefined;
}

const picture = (address: string | undefined) =>
  address === undefined ? undefined : <img src={address} alt="" />;

function championCardOf(champion: ChampionView): InspectCardProps {
  const { key, levelled, hitpoints, damage, defence, boons } = champion;
  return {
    title: printed.names.champion(key),
    picture: picture(championArt(champion)),
    facts: [
      {
        id: 'life',
        icon: icon.knockoutIcon,
        text: t('{damage} of {hitpoints} Hitpoints left', { damage: hitpoints - damage, hitpoints }),
      },
      { id: 'defence', icon: icon.shieldIcon, text: t('Defence {defence}', { defence }) },
      /** [SFB-INFO-06] Both sides, the one that counts first. */
      ...[levelled, !levelled].map((up) => ({
        id: up ? 'up' : 'basic',
        icon: up ? icon.polarStarIcon : icon.spellBookIcon,
        text: `${up ? t('Levelled Up') : t('Basic')}: ${printed.sideText(key, up)}`,
      })),
      ...boons.map(
        ({ from, op, amount, until }, at): InspectFact => ({
          id: `boon ${at}`,
          icon: icon.upgradeIcon,
          text: `${BOONS[op]} ${amount > 0 ? '+' : ''}${amount} (${printed.names.source(from)}, ${UNTIL[until]})`,
        }),
      ),
      ...(champion.usedOnce
        ? [{ id: 'used', icon: icon.cycleIcon, text: t('Has paid with another Core this turn') }]
        : []),
    ],
  };
}

const BOONS = {
  strength: t('Strength'),
  move: t('Movement'),
  defence: t('Defence'),
  incomingStrength: t('Strength of attacks against it'),
  ignoreDefence: t('Defence ignored:'),
} as const;

const UNTIL = {
  thisAttack: t('this attack'),
  nextAttack: t('next attack'),
  endOfTurn: t('this turn'),
} as const;

function challengeOf(id: string, view: BrawlView): InspectCardProps | undefined {
  const found = ownChallenge(id) ?? CHALLENGES.find((challenge) => challenge.id === id);
  if (found === undefined) return undefined;
  const difficulty = printed.difficulties[found.difficulty];
  return {
    title: printed.names.challenge(id),
    facts: [
      { id: 'test', icon: icon.trophyIcon, text: printed.challengeText(id) },
      { id: 'difficulty', icon: icon.podiumIcon, text: t('Challenge: {difficulty}', { difficulty }) },
      { id: 'deck', icon: icon.cardDiscardIcon, text: challengesLeft(view) },
    ],
  };
}

/** [SFB-TRACK-04] How many are to come, and which are gone. */
function challengesLeft({ challengeDeck: n, challengeDiscard }: BrawlView): string {
  const left = t('{n, plural, one {# Challenge} other {# Challenges}} in the deck.', { n });
  if (challengeDiscard.length === 0) return left;
  const gone = challengeDiscard.map(printed.names.challenge).join(', ');
  return `${left} ${t('Discarded: {gone}.', { gone })}`;
}

/** An Action card, or a Champion of the draft. */
function cardOf(id: string): InspectCardProps | undefined {
  if (ownChampion(id) !== undefined || CHAMPIONS.some((champion) => champion.id === id)) return draftedOf(id);
  if (ownCard(id) === undefined && !CARDS.some((card) => card.id === id)) return undefined;
  const { core, champion, type } = actionCard(id);
  return {
    title: printed.names.card(id),
    symbol: <CoreGem core={core} />,
    picture: picture(portraitOf(champion)),
    facts: [
      { id: 'text', icon: icon.spellBookIcon, text: printed.cardText(id) },
      {
        id: 'champion',
        icon: icon.threeFriendsIcon,
        text: `${printed.names.champion(champion)}, ${printed.types[type]}`,
      },
    ],
  };
}

function draftedOf(id: string): InspectCardProps {
  const { cards } = championCard(id);
  return {
    title: printed.names.champion(id),
    picture: picture(portraitOf(id)),
    facts: [
      { id: 'role', icon: icon.threeFriendsIcon, text: printed.role(id) },
      { id: 'basic', icon: icon.shieldIcon, text: printed.sideText(id, false) },
      {
        id: 'levelled',
        icon: icon.polarStarIcon,
        text: t('Levelled Up: {true}', { true: printed.sideText(id, true) }),
      },
      ...cards.map((card) => ({
        id: card.id,
        icon: card.type === 'reaction' ? icon.shieldReflectIcon : icon.crossedSwordsIcon,
        text: (
          <>
            <b>{sentence(printed.names.card(card.id))}</b> {printed.cardText(card.id)}
          </>
        ),
      })),
    ],
  };
}

/** [SFB-INFO-05] Of any player, at any time. */
function pileOf(seat: number, view: BrawlView): InspectCardProps | undefined {
  const { discard: pile = [], planned } = view.seats[seat] ?? {};
  const known = planned ?? [];
  if (pile.length + known.length === 0) return undefined;
  return {
    title: seat === view.seat ? t('Your discard pile') : t('Discard pile'),
    facts: [
      ...pile.map((card, at) => ({
        id: `${at} ${card}`,
        icon: icon.cardDiscardIcon,
        text: printed.names.card(card),
      })),
      /** [SFB-RULING-69] */
      ...known.map((card, at) => ({
        id: `planned ${at}`,
        icon: icon.cycleIcon,
        text: t('On top of your deck: {card}', { card: printed.names.card(card) }),
      })),
    ].toReversed(),
  };
}
