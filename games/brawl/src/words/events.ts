/** What happened, for the log. */
import type { BrawlEvent, Forfeit, Harm, Motion } from '../events.ts';
import type { Boon, Phase } from '../state.ts';
import type { BrawlView } from '../view.ts';
import type { Immunity } from '../vocabulary.ts';
import {
  CORE_NAMES,
  cardNamed,
  challengeNamed,
  championNamed,
  hexNamed,
  listed,
  nameOf,
  plural,
  STANDARD_NAMES,
  seatNamed,
  sideNamed,
  sourceNamed,
  TRAP_NAMES,
} from './names.ts';
import { signed } from './naming.ts';

const PHASE_WORDS: { readonly [phase in Phase]?: string } = {
  champions: 'The Champions are chosen.',
  traps: 'Traps are laid.',
  mulligan: 'Hands are drawn.',
  deployment: 'The Champions take their places.',
};

const MOTION_WORDS: { readonly [how in Motion]: string } = {
  walk: 'moves',
  dash: 'Dashes',
  jump: 'Jumps',
  swoop: 'Swoops',
  force: 'is Forced',
  fear: 'flees',
  push: 'is Pushed',
  pull: 'is Pulled',
};

const HARM_WORDS: { readonly [why in Harm]: string } = {
  attack: '',
  poison: ' from Poison',
  effect: '',
  collision: ' from the impact',
  trap: ' from the trap',
};

const WARD_WORDS: { readonly [against in Immunity]: string } = {
  push: 'cannot be Pushed',
  stun: 'cannot be Stunned',
  fear: 'ignores Fear',
  displacement: 'holds its ground',
  traps: 'ignores the trap',
  postAttack: 'ignores what follows the attack',
};

const FORFEIT_WORDS: { readonly [why in Forfeit]: (name: string, what: string) => string } = {
  noRow: (name) => `${name} does not move: not in the same hex row.`,
  noWay: (name, what) => `${name} has nowhere to ${what === 'fear' ? 'flee' : 'go'}.`,
  noRoom: (name) => `${name} cannot be Placed: no free hex.`,
  rooted: (name) => `${name} does not move: Rooted.`,
  sourceOut: (name) => `The rest has no effect: ${name} is out of action.`,
  targetOut: (name) => `${name} is out of action: no further effect.`,
};

export function eventWords(event: BrawlEvent, view: BrawlView): string | undefined {
  const name = (id: number): string => nameOf(id, view);
  switch (event.type) {
    case 'firstChosen':
      return view.players === 4
        ? `Team ${event.seat + 1} goes first.`
        : `${seatNamed(event.seat)} is the first player.`;
    case 'orderSettled':
      return `The order is ${listed(event.order.map(seatNamed))}.`;
    case 'homeChosen':
      return `${seatNamed(event.seat)} takes the ${event.home} end of the arena.`;
    case 'pooled':
      return `${seatNamed(event.seat)} adds ${championNamed(event.champion)} to the pool.`;
    case 'poolDealt':
      return `The pool: ${listed([...new Set(event.champions)].map(championNamed))}.`;
    case 'championBrought':
      return event.champion === undefined
        ? `${seatNamed(event.seat)} has chosen a Champion to bring.`
        : `${seatNamed(event.seat)} brings ${championNamed(event.champion)}.`;
    case 'rosterShown':
      return `${seatNamed(event.seat)} has brought ${listed(event.champions.map(championNamed))}.`;
    case 'championBanned':
      return `${seatNamed(event.seat)} bans ${championNamed(event.champion)} of ${seatNamed(event.from)}.`;
    case 'championTaken':
      return `${seatNamed(event.seat)} takes ${championNamed(event.champion)}.`;
    case 'phaseBegan':
      return PHASE_WORDS[event.phase];
    case 'challengeDrawn':
      return `New on the track: ${challengeNamed(event.challenge)}.`;
    case 'challengesRenewed':
      return 'The discarded Challenges are shuffled into a new deck.';
    case 'trapPlaced':
      return `${seatNamed(event.seat)} puts a trap on ${hexNamed(event.hex)}.`;
    case 'drew':
      return event.cards
        ? `${seatNamed(event.seat)} draws ${listed(event.cards.map(cardNamed))}.`
        : `${seatNamed(event.seat)} draws ${plural(event.n, 'card')}.`;
    case 'mulliganed':
      return event.n === 0
        ? `${seatNamed(event.seat)} keeps the hand.`
        : `${seatNamed(event.seat)} exchanges ${plural(event.n, 'card')}.`;
    case 'deckRenewed':
      return `${seatNamed(event.seat)} shuffles the discard pile into a new deck.`;
    case 'deployed':
      return `${name(event.champion)} takes its place on ${hexNamed(event.hex)}.`;
    case 'roundBegan':
      return `Round ${event.round}.`;
    case 'turnBegan':
      return `${seatNamed(event.seat)}’s turn.`;
    case 'turnEnded':
      return undefined;
    case 'challengeScored':
      return `${seatNamed(event.seat)} scores ${challengeNamed(event.challenge)} for ${event.vp} VP.`;
    case 'vpGained':
      return `${sideNamed(event.side, view)} gains ${event.vp} VP and has ${event.total}.`;
    case 'cardPlayed':
      return `${seatNamed(event.seat)} plays ${cardNamed(event.card)} with ${name(event.champion)} (${CORE_NAMES[event.core]}).`;
    case 'standardUsed':
      return `${seatNamed(event.seat)} uses ${STANDARD_NAMES[event.action]} with ${name(event.champion)} (${CORE_NAMES[event.core]}).`;
    case 'moved': {
      const to = hexNamed(event.path.at(-1) ?? event.from);
      return event.from < 0
        ? `${name(event.champion)} enters the arena on ${to}.`
        : `${name(event.champion)} ${MOTION_WORDS[event.how]} to ${to}.`;
    }
    case 'placed':
      return event.back
        ? `${name(event.champion)} steps back to ${hexNamed(event.to)}.`
        : `${name(event.champion)} is Placed on ${hexNamed(event.to)}.`;
    case 'attackDeclared':
      return `${name(event.champion)} attacks ${listed(event.targets.map(name))} with ${cardNamed(event.card)}.`;
    case 'skillUsed':
      return event.targets.length === 0
        ? `${name(event.champion)} uses ${cardNamed(event.card)}.`
        : `${name(event.champion)} uses ${cardNamed(event.card)} on ${listed(event.targets.map(name))}.`;
    case 'declined':
      return `${name(event.champion)} does nothing more.`;
    case 'reactionPlayed':
      return `${seatNamed(event.seat)} reacts with ${cardNamed(event.card)} on ${name(event.on)} (${CORE_NAMES[event.core]}).`;
    case 'struck':
      return `Strength ${event.strength} against defence ${event.defence}: ${event.damage} damage to ${name(event.champion)}.`;
    case 'damaged':
      return event.why === 'attack'
        ? undefined
        : `${name(event.champion)} suffers ${event.amount} damage${HARM_WORDS[event.why]}.`;
    case 'healed':
      return `${name(event.champion)} Heals ${event.amount}.`;
    case 'knockedOut':
      return `${name(event.champion)} is out of action.`;
    case 'levelledUp':
      return `${name(event.champion)} levels up!`;
    case 'trapSprung':
      return `${name(event.champion)} springs a trap on ${hexNamed(event.hex)}: ${TRAP_NAMES[event.face]}.`;
    case 'trapIgnored':
      return `${name(event.champion)} ignores the trap on ${hexNamed(event.hex)}.`;
    case 'trapMoved':
      return `${seatNamed(event.seat)} moves the trap from ${hexNamed(event.from)} to ${hexNamed(event.to)}.`;
    case 'rooted':
      return `${name(event.champion)} is Rooted.`;
    case 'stunned':
      return `${name(event.champion)} is Stunned: ${seatNamed(event.seat)} discards ${cardNamed(event.card)}.`;
    case 'handShown':
      return event.cards.length === 0
        ? `${name(event.champion)} is Stunned: ${seatNamed(event.seat)} has no cards.`
        : `${name(event.champion)} is Stunned: ${seatNamed(event.seat)} shows ${listed(event.cards.map(cardNamed))}.`;
    case 'boonGained':
      return boonWords(event.champion, event.boon, view);
    case 'warded':
      return `${name(event.champion)} ${WARD_WORDS[event.against]}.`;
    case 'forfeited':
      return FORFEIT_WORDS[event.why](name(event.champion), event.what);
    case 'planned':
      return event.card === undefined
        ? `${seatNamed(event.seat)} puts a card back on the deck.`
        : `${seatNamed(event.seat)} puts ${cardNamed(event.card)} back on the deck.`;
    case 'milled':
      return `${seatNamed(event.seat)} loses ${cardNamed(event.card)} from the top of the deck.`;
    case 'recovered':
      return `${seatNamed(event.seat)} takes ${cardNamed(event.card)} back into hand.`;
    case 'coresReadied':
      return `${seatNamed(event.seat)} readies all Cores.`;
    case 'handDiscarded':
      return `${seatNamed(event.seat)} discards ${listed(event.cards.map(cardNamed))}.`;
    case 'trackAdvanced':
      return event.gone.length === 0
        ? 'The track advances.'
        : `The track advances; ${listed(event.gone.map(challengeNamed))} ${event.gone.length === 1 ? 'is' : 'are'} gone.`;
    case 'gameEnded':
      return `${sideNamed(event.side, view)} wins the Brawl!`;
  }
}

function boonWords(champion: number, boon: Boon, view: BrawlView): string {
  const name = nameOf(champion, view);
  const from = ` (${sourceNamed(boon.from)})`;
  const n = signed(boon.amount);
  switch (boon.op) {
    case 'strength':
      return `${name} has ${n} strength this turn${from}.`;
    case 'move':
      return `${name} has ${n} movement this turn${from}.`;
    case 'defence':
      return `${name} has ${n} defence this turn${from}.`;
    case 'incomingStrength':
      return boon.until === 'nextAttack'
        ? `The next attack against ${name} this turn has ${n} strength${from}.`
        : `Attacks against ${name} have ${n} strength this turn${from}.`;
    case 'ignoreDefence':
      return `Attacks against ${name} ignore its defence this turn${from}.`;
  }
}
