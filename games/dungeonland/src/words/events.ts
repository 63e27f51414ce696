/** What happened, as a line in the log. */
import { eventCard } from '../content/index.ts';
import type { DungeonlandEvent, Occasion } from '../events.ts';
import type { DungeonlandView } from '../view.ts';
import type { PowerId } from '../vocabulary.ts';
import { eventText } from './cards.ts';
import { enteredWords } from './dice.ts';
import {
  CONDITION_NAMES,
  listed,
  nameOfEvent,
  nameOfFigure,
  nameOfRow,
  nameOfThing,
  POWER_NAMES,
  plural,
  SCENERY_NAMES,
  SIGN_NAMES,
  squareNamed,
  TYPE_NAMES,
} from './names.ts';

const shown = (faces: readonly string[]): string =>
  faces.length === 0
    ? 'no dice'
    : faces.map((face) => SIGN_NAMES[face as keyof typeof SIGN_NAMES] ?? face).join(', ');

const OCCASIONS: { readonly [occasion in Occasion]: string } = {
  action: 'attacks',
  slam: 'slams a shield into',
  free: 'makes a free attack on',
  counter: 'strikes back at',
  surprise: 'surprises',
  flurry: 'strikes again at',
  berserk: 'rages at',
  monster: 'attacks',
  row: 'lashes out at',
  consumable: 'throws fire at',
  scenery: 'burns',
  controlled: 'is made to attack',
  ally: 'attacks',
};

const BECAUSE: { readonly [because: string]: string } = {
  hunter: ' Hunter: lowest Health.',
  nearest: ' Nearest.',
  leastHealth: ' Lowest Health.',
  fewestDice: ' Fewest defence dice.',
  fewestFreeAttacks: ' Fewest free attacks on the way.',
  rowOrder: ' Highest on the row.',
  seat: '',
  only: '',
  marked: ' Marked.',
};

const LOSSES: { readonly [why: string]: string } = {
  allUnconscious: 'all heroes are unconscious',
  rounds: 'time has run out',
  captiveDies: 'a captive died',
  bannerLost: 'the banner is lost',
  allyDies: 'the one they escorted is lost',
  waves: 'too many wraiths have come',
};
const lossWords = (why: string): string => LOSSES[why] ?? why;

const PLACED = {
  start: 'begins',
  explore: 'waits',
  summon: 'appears',
  event: 'appears',
  freed: 'is free',
  back: 'comes back',
} as const;
const LOOT = {
  miss: 'nothing',
  gold: '10 gold for each hero',
  consumable: 'a consumable',
  equipment: 'a piece of equipment',
} as const;

/** Placed without walking. */
const PUT = {
  sidestep: 'steps aside to',
  event: 'steps to',
  pushed: 'is moved to',
  swapped: 'changes places to',
} as const;

export function eventWords(event: DungeonlandEvent, view: DungeonlandView): string | undefined {
  const name = (id: number): string => nameOfFigure(id, view);
  switch (event.type) {
    case 'heroChosen':
      return `Seat ${event.seat + 1} plays ${nameOfThing(event.hero)}.`;
    case 'adventureBegan':
      return `${nameOfThing(event.adventure)} begins.`;
    case 'skillLearned':
      return `${name(event.figure)} learns ${nameOfThing(event.skill)}.`;
    case 'figurePlaced':
      return `${name(event.figure)} ${PLACED[event.why]} at ${squareNamed(event.at)}.`;
    case 'tilePlaced':
      return `${nameOfThing(event.tile)} is laid out.`;
    case 'tileRemoved':
      return `${nameOfThing(event.tile)} fades into the fog.`;
    case 'doorOpened':
      return `${name(event.figure)} opens a door.`;
    case 'rowBuilt':
      return 'The initiative row is laid out anew.';
    case 'rowMoved':
      return `${nameOfThing(event.card)} is now number ${event.place + 1} in the row.`;
    case 'cardAssigned':
      return `${name(event.figure)} acts on card ${event.place + 1} of the row.`;
    case 'roundBegan':
      return `Round ${event.round}.`;
    case 'eventDrawn':
      return `Event: ${nameOfEvent(event.card)}. ${eventText(eventCard(event.card))}`;
    case 'activationBegan':
      return `${name(event.figure)} activates.`;
    case 'activationEnded':
      return undefined;
    case 'activationLost':
      return `${name(event.figure)} is ${CONDITION_NAMES[event.condition]} and does nothing.`;
    case 'moved':
      return event.why in PUT
        ? `${name(event.figure)} ${PUT[event.why as keyof typeof PUT]} ${squareNamed(event.path.at(-1) ?? { x: 0, y: 0 })}.`
        : undefined;
    case 'arrived':
      return `${name(event.figure)} ${event.why === 'run' ? 'runs' : 'moves'} to ${squareNamed(event.at)}.`;
    case 'attackDeclared': {
      const who = event.by < 0 ? 'The trap' : name(event.by);
      const whom =
        event.targets.length > 0 ? listed(event.targets.map(name)) : `the space ${squareNamed(event.at)}`;
      if (event.spell !== '') return `${who} casts ${nameOfThing(event.spell)} at ${whom}.`;
      const what = event.weapon === '' ? TYPE_NAMES[event.attack] : nameOfThing(event.weapon);
      return `${who} ${OCCASIONS[event.occasion]} ${whom} (${what}).${BECAUSE[event.because] ?? ''}`;
    }
    case 'targetChanged':
      return `${name(event.to)} takes the attack on ${name(event.from)}.`;
    case 'boosted':
      return `${name(event.figure)} uses ${nameOfThing(event.skill)}.`;
    case 'attackRolled':
      return `${event.figure < 0 ? 'The trap' : name(event.figure)} rolls ${shown(event.faces)}.`;
    case 'defenceRolled':
      return `${name(event.figure)} defends with ${shown(event.faces)}.`;
    case 'rerolled':
      return `${name(event.figure)} rolls a die again: ${shown(event.faces)}.`;
    case 'dieTurned':
      return `${name(event.figure)} turns a die to ${shown([event.to])}.`;
    case 'surged':
      return `${name(event.figure)} surges: one more ${shown([event.as])}.`;
    case 'attackCounted':
      return event.successes === 0
        ? 'No success.'
        : `${plural(event.successes, 'success').replace('successs', 'successes')}.`;
    case 'castCounted':
      return event.success ? `${nameOfThing(event.spell)} succeeds.` : `${nameOfThing(event.spell)} fails.`;
    case 'defenceCounted':
      return event.ignored > 0 ? `${event.ignored} of the defence is pierced.` : undefined;
    case 'reduced':
      return `${name(event.figure)} ignores ${event.amount} (${event.by === 'bargain' ? 'the bargain' : POWER_NAMES[event.by]}).`;
    case 'damaged':
      return `${name(event.figure)} loses ${event.amount} Health.`;
    case 'unharmed':
      return `${name(event.figure)} is unharmed.`;
    case 'healed':
      return `${name(event.figure)} heals ${event.amount}.`;
    case 'healthReturned':
      return `${name(event.figure)} returns ${event.amount} Health with the item.`;
    case 'energyChanged':
      return event.amount > 0 ? `${name(event.figure)} recovers ${event.amount} energy.` : undefined;
    case 'goldChanged':
      return `${name(event.figure)} ${event.amount > 0 ? 'gains' : 'pays'} ${Math.abs(event.amount)} gold.`;
    case 'xpGained':
      return `${name(event.figure)} gains ${event.amount} XP.`;
    case 'conditionGained':
      return `${name(event.figure)} is ${CONDITION_NAMES[event.condition]}.`;
    case 'conditionCancelled':
      return `${name(event.figure)} shrugs off ${POWER_NAMES[event.power as PowerId]}.`;
    case 'conditionEnded':
      return `${name(event.figure)} is no longer ${CONDITION_NAMES[event.condition]}.`;
    case 'heroFell':
      return `${name(event.figure)} falls unconscious.`;
    case 'heroRoused':
      return `${name(event.figure)} is healed, and will be back soon.`;
    case 'heroSaved':
      return event.how === 'berserk'
        ? `${name(event.figure)} goes berserk!`
        : `The Phoenix saves ${name(event.figure)}.`;
    case 'defeated':
      return `${name(event.figure)} is defeated.`;
    case 'skillUsed':
      return `${name(event.figure)} uses ${nameOfThing(event.skill)}.`;
    case 'freeAttackIgnored':
      return `${name(event.figure)} slips past ${name(event.by)}.`;
    case 'sceneryUsed': {
      const piece = view.scenery.find(({ id }) => id === event.scenery);
      return `${name(event.figure)} ${event.what === 'search' ? 'searches' : 'uses'} the ${piece ? SCENERY_NAMES[piece.type] : 'object'}.`;
    }
    case 'sceneryPlaced':
      return `${name(event.figure)} lays ${SCENERY_NAMES[event.what]} on ${squareNamed(event.at)}.`;
    case 'sceneryRemoved':
      return `The ${SCENERY_NAMES[event.what]} on ${squareNamed(event.at)} are gone.`;
    case 'diceEntered':
      return enteredWords(event);
    case 'lootRolled':
      return `${name(event.figure)} finds ${LOOT[event.face]}.`;
    case 'itemFound':
      return `${nameOfThing(event.thing)} is found.`;
    case 'itemTaken':
      return `${name(event.figure)} takes ${nameOfThing(event.thing)}.`;
    case 'itemDropped':
      return `${nameOfThing(event.thing)} is left behind.`;
    case 'itemWielded':
      return `${name(event.figure)} wields ${nameOfThing(event.thing)}.`;
    case 'itemPacked':
      return `${name(event.figure)} packs ${nameOfThing(event.thing)}.`;
    case 'itemGiven':
      return `${name(event.from)} gives ${nameOfThing(event.thing)} to ${name(event.to)}.`;
    case 'offerRefused':
      return `${name(event.by)} would rather not.`;
    case 'consumed':
      return `${name(event.figure)} uses ${nameOfThing(event.consumable)}.`;
    case 'consumablesReturned':
      return `${name(event.figure)} hands back ${listed(event.things.map(nameOfThing))}: the adventure is over.`;
    case 'bought':
      return `${name(event.figure)} buys ${nameOfThing(event.thing)} for ${event.price} gold.`;
    case 'sold':
      return `${name(event.figure)} sells ${nameOfThing(event.thing)} for ${event.price} gold.`;
    case 'traderOpened':
      return `${nameOfThing(event.trader)} offers ${listed(event.offer.map(nameOfThing))}.`;
    case 'rowFired':
      return `${event.row}: ${nameOfRow(event.row)}!`;
    case 'phaseChanged':
      return `${name(event.villain)} enters phase ${event.phase}.`;
    case 'powerGained':
      return `${name(event.figure)} gains ${POWER_NAMES[event.power as PowerId]}.`;
    case 'powerLost':
      return `${name(event.figure)} loses ${POWER_NAMES[event.power as PowerId]}.`;
    case 'objectiveAdvanced':
      return `${GOALS[event.what] ?? event.what}: ${event.count}.`;
    case 'objectiveMet':
      return 'The objective is met. Hold on to the end of the round!';
    case 'adventureWon':
      return `${nameOfThing(event.adventure)} is won.`;
    case 'adventureLost':
      return `${nameOfThing(event.adventure)} is lost: ${lossWords(event.why)}.`;
    case 'gameEnded':
      return undefined;
  }
}

const GOALS: { readonly [what: string]: string } = {
  keys: 'Keys found',
  levers: 'Levers thrown',
  captives: 'Captives freed',
  banner: 'Rounds the banner was held',
  mirrors: 'Mirrors broken',
  waves: 'Waves of wraiths',
};
