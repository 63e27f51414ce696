/** What each kind of event is in the story of a match. The sentences are in words. */
import type { Part, Telling } from '@questhall/kernel';
import type { BrawlEvent } from './events.ts';
import type { BrawlView } from './view.ts';
import { names } from './words/names.ts';
import { thingNamed } from './words/naming.ts';

const SELF = { champion: 'champion' } as const;
const HAND = { seat: 'seat' } as const;

const parts: { readonly [type in BrawlEvent['type']]: Part } = {
  firstChosen: { weight: 'plain', opens: 'beat' },
  orderSettled: { weight: 'light', opens: 'beat' },
  homeChosen: { weight: 'light', opens: 'beat' },
  pooled: { weight: 'light', opens: 'beat' },
  poolDealt: { weight: 'plain', opens: 'beat' },
  championBrought: { weight: 'light', opens: 'beat' },
  rosterShown: { weight: 'plain', opens: 'beat' },
  championBanned: { weight: 'heavy', opens: 'beat', itself: true },
  championTaken: { weight: 'plain', opens: 'beat', source: { champion: 'id' } },
  phaseBegan: { weight: 'light', opens: 'beat' },
  challengeDrawn: { weight: 'light', by: { challenge: 'challenge' } },
  challengesRenewed: { weight: 'light' },
  trapPlaced: { weight: 'light' },
  drew: { weight: 'light' },
  mulliganed: { weight: 'light', opens: 'beat', targets: HAND, loses: 'card', itself: true },
  deckRenewed: { weight: 'light' },
  deployed: { weight: 'light', opens: 'beat', source: SELF },
  roundBegan: { weight: 'plain', opens: 'chapter' },
  turnBegan: { weight: 'plain', opens: 'turn' },
  turnEnded: { weight: 'silent', opens: 'beat' },
  challengeScored: {
    weight: 'grand',
    opens: 'beat',
    by: { challenge: 'challenge' },
    causes: true,
    deeds: [
      { of: 'challenges', by: { seat: 'seat' } },
      { of: 'points', by: { seat: 'seat' }, n: 'vp' },
    ],
  },
  vpGained: { weight: 'plain', sum: [{ sign: '+', of: 'vp', called: 'VP' }] },
  cardPlayed: {
    weight: 'heavy',
    opens: 'beat',
    source: SELF,
    by: { card: 'card' },
    targets: HAND,
    causes: true,
    loses: 'card',
    itself: true,
  },
  standardUsed: { weight: 'plain', opens: 'beat', source: SELF, causes: true },
  moved: { weight: 'plain', targets: SELF },
  placed: { weight: 'plain', targets: SELF },
  attackDeclared: {
    weight: 'heavy',
    source: SELF,
    by: { card: 'card' },
    targets: { champion: 'targets' },
    causes: true,
  },
  skillUsed: {
    weight: 'heavy',
    source: SELF,
    by: { card: 'card' },
    targets: { champion: 'targets' },
    causes: true,
  },
  declined: { weight: 'light', source: SELF },
  reactionPlayed: {
    weight: 'heavy',
    source: { champion: 'on' },
    by: { card: 'card' },
    targets: HAND,
    causes: true,
    loses: 'card',
    itself: true,
    deeds: [{ of: 'reactions', by: { seat: 'seat' } }],
  },
  struck: {
    weight: 'heavy',
    targets: SELF,
    sum: [
      { sign: '', of: 'strength', called: 'strength' },
      { sign: '−', of: 'defence', called: 'defence' },
      { sign: '=', of: 'damage', called: 'damage' },
    ],
  },
  damaged: {
    weight: 'heavy',
    source: { champion: 'source' },
    targets: SELF,
    loses: 'life',
    itself: { why: ['poison', 'collision', 'trap'] },
    deeds: [
      { of: 'dealt', by: { champion: 'source' }, n: 'amount' },
      { of: 'taken', by: { champion: 'champion' }, n: 'amount' },
    ],
  },
  healed: {
    weight: 'plain',
    targets: SELF,
    deeds: [{ of: 'healed', by: { champion: 'champion' }, n: 'amount' }],
  },
  knockedOut: {
    weight: 'grand',
    source: { champion: 'source' },
    targets: SELF,
    deeds: [{ of: 'defeated', by: { champion: 'source' } }],
  },
  levelledUp: { weight: 'grand', targets: SELF },
  trapSprung: {
    weight: 'heavy',
    targets: SELF,
    causes: true,
    deeds: [{ of: 'traps', by: { champion: 'champion' } }],
  },
  trapIgnored: { weight: 'plain', targets: SELF },
  trapMoved: { weight: 'plain' },
  rooted: { weight: 'plain', targets: SELF },
  stunned: { weight: 'heavy', targets: { champion: 'champion', seat: 'seat' }, loses: 'card' },
  handShown: { weight: 'heavy', targets: SELF },
  boonGained: { weight: 'plain', targets: SELF },
  warded: { weight: 'plain', targets: SELF },
  forfeited: { weight: 'plain', targets: SELF },
  planned: { weight: 'light', targets: HAND, loses: 'card' },
  milled: { weight: 'plain', targets: HAND },
  recovered: { weight: 'plain', targets: HAND },
  coresReadied: { weight: 'silent', opens: 'beat' },
  handDiscarded: { weight: 'light', targets: HAND, loses: 'card', itself: true },
  trackAdvanced: { weight: 'light', opens: 'beat' },
  gameEnded: { weight: 'silent', opens: 'beat' },
};

export const telling: Telling<BrawlView> = {
  parts,
  name: thingNamed(names),
  seat: ({ champion, seat }, { champions }) =>
    seat === undefined ? champions[Number(champion)]?.seat : Number(seat),
  standing: ({ champions, seats }) => [
    ...champions.map(({ id, hitpoints, damage, hex }) => ({
      who: { champion: id },
      life: hex === null ? hitpoints : hitpoints - damage,
    })),
    ...seats.map(({ seat, handCount }) => ({ who: { seat }, cards: handCount })),
  ],
};
