/** The event deck: a third bad, a third mixed, a third good. */
import type { EventCard, EventEffect } from '../vocabulary-dungeon.ts';

const card =
  (tone: EventCard['tone']) =>
  (id: string, name: string, ...effects: EventEffect[]): EventCard => ({ id, name, tone, effects });

const bad = card('bad');
const mixed = card('mixed');
const good = card('good');

export const EVENT_CARDS: readonly EventCard[] = [
  bad('howl-in-the-dark', 'Howl in the Dark', { do: 'roundRule', rule: 'howl' }),
  bad('poisoned-apple', 'Poisoned Apple', { do: 'healthiestLoses', amount: 1 }),
  bad('midnight-strikes', 'Midnight Strikes', { do: 'eachEnergy', amount: -1 }),
  bad('reinforcements', 'Reinforcements', { do: 'reinforce' }),
  bad('thick-fog', 'Thick Fog', { do: 'roundRule', rule: 'fog' }),
  bad('brambles', 'Brambles', { do: 'roundRule', rule: 'brambles' }),
  bad('cursed-mirror', 'Cursed Mirror', { do: 'richestBlind' }),
  bad('rats-in-the-packs', 'Rats in the Packs', { do: 'discardOrEnergy' }),
  mixed('reversal-of-fortune', 'Reversal of Fortune', { do: 'topToBottom' }),
  mixed('restless-tale', 'Restless Tale', { do: 'reshuffle' }),
  mixed('a-bargain', 'A Bargain', { do: 'bargain', gold: 10 }),
  mixed('spinning-wheel', 'Spinning Wheel', { do: 'spinningWheel' }),
  mixed('wild-magic', 'Wild Magic', { do: 'roundRule', rule: 'wildMagic' }),
  mixed('open-season', 'Open Season', { do: 'roundRule', rule: 'openSeason' }),
  mixed('two-faced-coin', 'Two-Faced Coin', { do: 'coin' }),
  mixed('the-wolfs-shadow', "The Wolf's Shadow", { do: 'roundRule', rule: 'wolfsShadow' }),
  good('fairy-dust', 'Fairy Dust', { do: 'eachEnergy', amount: 1 }),
  good('kind-woodcutter', 'Kind Woodcutter', { do: 'healOne', amount: 1 }),
  good('lucky-penny', 'Lucky Penny', { do: 'eachGold', amount: 5 }),
  good('hidden-path', 'Hidden Path', { do: 'eachSteps' }),
  good('second-wind', 'Second Wind', { do: 'raiseCard', places: 2 }),
  good('old-song', 'Old Song', { do: 'cureEach' }),
  good('forgotten-stash', 'Forgotten Stash', { do: 'drawConsumable' }),
  good('dawn', 'Dawn', { do: 'roundRule', rule: 'dawn' }),
];
