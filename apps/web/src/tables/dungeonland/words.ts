/** What this table says by itself; the rules' own sentences come with the rules. */
import type { Phase } from './logic/phases.ts';

export const WAIT = 'Wait for your turn.';
export const CHOOSE_ABOVE = 'Choose on the board, or above.';

export const TITLES = {
  arms: 'Attack and cast',
  deeds: 'Actions',
  worn: 'Worn',
  pack: 'Backpack',
  skills: 'Skills',
} as const;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const leftOf = (count: number): string => (count === 0 ? 'none left' : `${count} left`);

/** Deeds of an activation that point at nothing, in a word or two. */
export const DEED_LABELS: { readonly [deed: string]: string } = {
  walk: 'Step by step',
  rest: 'Rest',
  swap: 'Sort items',
  loot: 'Search',
  forgo: 'Forgo',
};

/** A Rest, and nothing after it. */
export const REST_AND_END = 'Rest, then end';

/** What a deed of something in the list does, on its own small button. */
export const USE_LABELS: { readonly [deed: string]: string } = {
  attackSpace: 'Space',
  castSpace: 'Space',
  castParty: 'Cast',
  consumeAt: 'Use',
  vigor: 'Use',
  stance: 'Stance',
};

export const SHAPE_NAMES: { readonly [shape: string]: string } = {
  target: 'Target',
  blast: 'Blast',
  bigBlast: 'Big blast',
  party: 'Party',
};

export const TYPE_NAMES: { readonly [type: string]: string } = {
  melee: 'Melee',
  ranged: 'Ranged',
  magical: 'Magical',
};

export const skillPlace = (tree: string, row: number): string => `${tree}, row ${row}`;
export const skillPrice = (cost: number, learned: boolean): string =>
  learned ? 'Learned' : cost === 0 ? 'Free between adventures' : `Costs ${cost} XP between adventures`;
export const OWN_GIFT = 'Of this hero alone';
export const IN_HAND = 'In hand or worn';
export const IN_PACK = 'In the backpack';
export const ONE_USE = 'Consumable';
export const NOTHING_WORN = 'Nothing worn there';

export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  refresh: 'Refresh',
  event: 'Event',
  end: 'End phase',
};

export const TAGS = { acting: 'Acting', done: 'Done' } as const;

export const ROW = {
  title: 'Initiative row',
  acts: 'acts now',
  done: 'has acted',
  next: 'next',
  open: 'An open card',
  nobody: 'none on the map',
} as const;
export const onTheMap = (count: number): string => (count === 0 ? ROW.nobody : `${count} on the map`);
export const actionOf = (taken: number): string => `action ${taken + 1}`;
/** Any of these may take the card when its turn comes. */
export const anyOf = (count: number): string => (count === 1 ? 'takes it next' : `one of ${count}`);

/** Said where an attack may be boosted. */
export const BOOST_NEXT_TIME = 'Asked once: from now on, press it beside your weapons before you attack.';

/** Beside the question what to do, when only this is left. */
export const RUN_LEFT = 'Run to a dotted square for 1 energy, or end here.';

/** Beside a skill that is added to the next attack. */
export const NEXT_ATTACK = 'Next attack';
