/** What is under way at the table, and what lies beside it: for the text board. */
import type { Boon, Phase } from '../state.ts';
import type { ActionView, BrawlView, ChampionView, PlayerView } from '../view.ts';
import {
  CORE_NAMES,
  cardNamed,
  challengeNamed,
  championNamed,
  hexNamed,
  listed,
  nameOf,
  STANDARD_NAMES,
  seatNamed,
  sourceNamed,
  TRAP_NAMES,
} from './names.ts';
import { signed } from './naming.ts';

export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  order: 'who plays first',
  home: 'deployment areas',
  champions: 'choosing Champions',
  traps: 'placing traps',
  mulligan: 'mulligan',
  deployment: 'deployment',
  scoreboard: 'Scoreboard Phase',
  activation: 'Activation Phase',
  upkeep: 'Upkeep Phase',
  track: 'Challenge Track',
};

const STEP_NAMES: { readonly [step: string]: string } = {
  move: 'movement',
  pre: 'pre-attack abilities',
  declare: 'targets',
  react: 'Reaction',
  damage: 'damage',
  post: 'post-attack abilities',
  effects: 'effects',
};

/** The Action being carried out, the cards that lie aside for it, and the trap that is turned over. */
export function actionLines(view: BrawlView): string[] {
  const { action, resolving, sprung } = view;
  const aside = resolving.map(({ seat, card }) => `${cardNamed(card)} (${seatNamed(seat)})`);
  return [
    ...(action ? [actionLine(action, view)] : []),
    ...(aside.length > 0 ? [`Cards in play: ${listed(aside)}.`] : []),
    ...(sprung ? [`Trap on ${hexNamed(sprung.hex)}: ${TRAP_NAMES[sprung.face]}.`] : []),
  ];
}

function actionLine(action: ActionView, view: BrawlView): string {
  const { seat, champion, card, standard, core, targets, reaction, step } = action;
  const what = card ? cardNamed(card) : standard ? STANDARD_NAMES[standard] : '';
  const whom = targets.length > 0 ? ` at ${listed(targets.map((id) => nameOf(id, view)))}` : '';
  const answer = reaction
    ? `, Reaction ${cardNamed(reaction.card)} of ${seatNamed(reaction.seat)} on ${nameOf(reaction.on, view)}`
    : '';
  return `Action: ${what} by ${nameOf(champion, view)} (${seatNamed(seat)}, ${CORE_NAMES[core]} Core)${whom}${answer}; ${STEP_NAMES[step] ?? step}.`;
}

/** What lies beside the arena: traps and Challenges. */
export function supplyLine({ trapSupply, challengeDeck, challengeDiscard }: BrawlView): string {
  const gone = challengeDiscard.length > 0 ? listed(challengeDiscard.map(challengeNamed)) : 'empty';
  return `Traps in the supply: ${trapSupply}. Challenge deck: ${challengeDeck}; discard pile: ${gone}.`;
}

/** While Champions are chosen: who brought whom, and who is banned. */
export function rosterLines(view: BrawlView): string[] {
  if (view.phase !== 'champions') return [];
  return view.seats.flatMap(({ seat, roster, banned }) => [
    ...(roster && roster.length > 0
      ? [`${seatNamed(seat)} brought ${listed(roster.map(championNamed))}.`]
      : []),
    ...(banned ? [`${championNamed(banned)} of ${seatNamed(seat)} is banned.`] : []),
  ]);
}

const BOON_NAMES: { readonly [op in Boon['op']]: string } = {
  strength: 'strength',
  move: 'movement',
  defence: 'defence',
  incomingStrength: 'strength against it',
  ignoreDefence: 'defence ignored',
};

/** What cards have added to a Champion, each with its card. */
export const boonTexts = ({ boons, levelsUp }: ChampionView): string[] => [
  ...boons.map(({ op, amount, from, until }) => {
    const n = op === 'ignoreDefence' ? '' : `${signed(amount)} `;
    const how = until === 'nextAttack' ? ' by the next attack' : '';
    return `${n}${BOON_NAMES[op]}${how} (${sourceNamed(from)})`;
  }),
  ...(levelsUp ? ['levels up after this Action'] : []),
];

/** What a player has done and knows besides hand, deck and discard pile. */
export function playerNotes({ standardUsed, planned, passing }: PlayerView): string {
  const used = standardUsed.map((action) => STANDARD_NAMES[action]);
  const onTop = [...(planned ?? [])].reverse().map(cardNamed);
  return [
    ...(used.length > 0 ? [` Standard Actions used: ${listed(used)}.`] : []),
    ...(onTop.length > 0 ? [` On top of the deck: ${listed(onTop)}.`] : []),
    ...(passing ? [' Passes on Reactions this turn.'] : []),
  ].join('');
}
