/** What each kind of event is in the story of a match. The sentences are in words. */
import type { Part, Telling } from '@questhall/kernel';
import type { PugEvent } from './events.ts';
import type { PugView } from './view.ts';
import { comboNamed, nameOf } from './words/names.ts';

const parts: { readonly [type in PugEvent['type']]: Part } = {
  heroChosen: { weight: 'light', opens: 'beat' },
  worldBegan: { weight: 'heavy', opens: 'chapter' },
  heroReturned: { weight: 'plain', opens: 'beat', targets: { creature: 'hero' } },
  heroPlaced: { weight: 'light', opens: 'beat', source: { creature: 'hero' } },
  worldRevealed: { weight: 'grand', opens: 'beat', by: { card: 'card' } },
  bossRevealed: { weight: 'grand', opens: 'beat', source: { creature: 'boss' } },
  monsterPlaced: { weight: 'light', targets: { creature: 'monster' } },
  summoned: { weight: 'plain', targets: { creature: 'monster' } },
  roundBegan: { weight: 'plain', opens: 'chapter' },
  turnBegan: { weight: 'plain', opens: 'turn', source: { creature: 'creature' } },
  turnEnded: { weight: 'silent', opens: 'beat' },
  paid: { weight: 'light', opens: 'beat', targets: { creature: 'by' }, loses: 'card', itself: true },
  drew: { weight: 'light', opens: 'next', source: { creature: 'hero' } },
  evilLordDrew: { weight: 'light', opens: 'beat' },
  displayChanged: { weight: 'light', source: { creature: 'by' } },
  discarded: {
    weight: 'plain',
    targets: { creature: 'hero' },
    loses: 'card',
    itself: { why: ['handLimit', 'discardAction'] },
  },
  swapped: { weight: 'light', source: { creature: 'hero' } },
  deckRenewed: { weight: 'light' },
  moved: {
    weight: 'plain',
    opens: 'next',
    opensFor: { why: ['move', 'arrows', 'evilLord'] },
    targets: { creature: 'creature' },
  },
  comboPlayed: { weight: 'heavy', source: { creature: 'by' }, by: { card: 'combo' }, causes: true },
  ripostePlayed: { weight: 'heavy', source: { creature: 'by' }, by: { card: 'combo' }, causes: true },
  abilityUsed: { weight: 'heavy', source: { creature: 'by' }, causes: true },
  attacked: {
    weight: 'heavy',
    opens: 'again',
    source: { creature: 'by' },
    targets: { creature: 'targets' },
    causes: true,
    sum: [{ sign: '', of: 'damage', called: 'damage' }],
  },
  attackLost: { weight: 'light', source: { creature: 'by' }, causes: true },
  energyRevealed: { weight: 'heavy', source: { creature: 'by' } },
  prevented: {
    weight: 'plain',
    source: { creature: 'by' },
    targets: { creature: 'target' },
    sum: [{ sign: '−', of: 'amount', called: 'prevented' }],
    deeds: [{ of: 'saved', by: { creature: 'by' }, n: 'amount' }],
  },
  defended: {
    weight: 'plain',
    targets: { creature: 'hero' },
    sum: [{ sign: '−', of: 'amount', called: 'defended' }],
    deeds: [{ of: 'saved', by: { creature: 'hero' }, n: 'amount' }],
  },
  absorbed: {
    weight: 'plain',
    targets: { creature: 'creature' },
    sum: [{ sign: '−', of: 'amount', called: 'armour' }],
  },
  evilLordAdded: { weight: 'plain', targets: { creature: 'target' } },
  evilLordPrevented: {
    weight: 'plain',
    targets: { creature: 'target' },
    sum: [{ sign: '−', of: 'amount', called: 'the Evil Lord' }],
  },
  damaged: {
    weight: 'heavy',
    source: { creature: 'by' },
    targets: { creature: 'creature' },
    loses: 'life',
    itself: { why: ['tax', 'dogsLife'] },
    sum: [{ sign: '=', of: 'amount', called: 'life lost' }],
    deeds: [
      { of: 'dealt', by: { creature: 'by' }, n: 'amount' },
      { of: 'taken', by: { creature: 'creature' }, n: 'amount' },
    ],
  },
  healed: {
    weight: 'plain',
    targets: { creature: 'creature' },
    deeds: [{ of: 'healed', by: { creature: 'creature' }, n: 'amount' }],
  },
  marked: { weight: 'plain', targets: { creature: 'creature' } },
  actionGranted: { weight: 'plain', targets: { creature: 'hero' } },
  defeated: {
    weight: 'heavy',
    source: { creature: 'by' },
    targets: { creature: 'creature' },
    deeds: [{ of: 'defeated', by: { creature: 'by' } }],
  },
  belongingsLost: { weight: 'heavy', targets: { creature: 'hero' }, loses: 'card', itself: true },
  xpGained: { weight: 'light', targets: { creature: 'hero' } },
  levelReached: { weight: 'grand', targets: { creature: 'hero' } },
  prizeTaken: { weight: 'plain', targets: { creature: 'hero' } },
  treasureDropped: { weight: 'light', by: { card: 'treasure' } },
  treasureTaken: {
    weight: 'heavy',
    targets: { creature: 'hero' },
    by: { card: 'treasure' },
    deeds: [{ of: 'treasures', by: { creature: 'hero' } }],
  },
  treasureDiscarded: { weight: 'light', targets: { creature: 'hero' }, loses: 'card' },
  consumed: {
    weight: 'heavy',
    opens: 'beat',
    source: { creature: 'by' },
    targets: { creature: 'by' },
    by: { card: 'treasure' },
    causes: true,
    loses: 'card',
    itself: true,
  },
  lootTaken: {
    weight: 'heavy',
    source: { creature: 'monster' },
    targets: { creature: 'hero' },
    by: { card: 'treasure' },
    loses: 'card',
    itself: true,
  },
  taxPaid: { weight: 'light', opens: 'beat', targets: { creature: 'hero' }, loses: 'card', itself: true },
  taxSuffered: { weight: 'plain', opens: 'beat', targets: { creature: 'hero' }, causes: true },
  worldEnded: { weight: 'grand', opens: 'beat' },
  marketOpened: { weight: 'heavy', opens: 'beat' },
  bought: { weight: 'plain', by: { card: 'treasure' }, targets: { creature: 'hero' } },
  treasureSwapped: { weight: 'plain', targets: { creature: 'hero' } },
  exchanged: {
    weight: 'plain',
    opens: 'beat',
    source: { creature: 'from' },
    targets: { creature: 'to' },
    loses: 'card',
    itself: true,
  },
  offerRefused: { weight: 'plain', opens: 'beat', source: { creature: 'by' }, targets: { creature: 'from' } },
  gameEnded: { weight: 'silent', opens: 'beat' },
};

export const telling: Telling<PugView> = {
  parts,
  name: ({ creature, card }, view) =>
    card === undefined ? nameOf(String(creature), view) : cardName(String(card), view),
  seat: ({ creature }, { heroes }) => heroes.find(({ id }) => id === creature)?.seat,
  standing: ({ heroes, monsters }) => [
    ...heroes.map(({ id, life, damage, cards, treasures, acted }) => ({
      who: { creature: id },
      life: life - damage,
      cards: cards + treasures.length,
      turns: acted ? 0 : 1,
    })),
    ...monsters.map(({ id, life, damage, acted }) => ({
      who: { creature: id },
      life: life - damage,
      turns: acted ? 0 : 1,
    })),
  ],
};

function cardName(card: string, view: PugView): string {
  const combo = comboNamed(card, view);
  return combo === card ? nameOf(card, view) : combo;
}
