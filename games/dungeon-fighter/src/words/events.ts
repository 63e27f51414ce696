/** What happened, as a line in the log. */
import type { DfEvent, DieSymbol } from '../events.ts';
import { bossCard } from '../queries/cards.ts';
import { armorCard } from '../queries/carrying.ts';
import { titleOf } from '../queries/progress.ts';
import {
  ABILITY_NAMES,
  COLOUR_NAMES,
  DIE_NAMES,
  FACE_NAMES,
  faultNamed,
  HURT_WORDS,
  listed,
  nameOf,
  plural,
  REQUIREMENT_NAMES,
  REST_NAMES,
  requirementsNamed,
  TEMPLATE_NAMES,
} from './names.ts';
import { faultsWords, verdictWords } from './verdict.ts';

const TOKENS = {
  frog: 'The Frog',
  tracking: 'The Tracking token',
  shield: 'The Shield',
  hammer: 'A Hammer',
} as const;

const GOLD: { readonly [why: string]: string } = {
  room: 'found in this room',
  ability: 'from somebody’s pocket',
  epic: 'for an Epic Shot',
  relic: 'from the Golden Goose Egg',
  monster: 'from the Monster',
  armor: 'falls off the armor',
  symbol: 'for the coin on the die',
};

const SYMBOLS: { readonly [shown in DieSymbol]: string } = {
  rethrow: 'The Rubber die may bounce once more.',
  selfHeal: 'The Big die heals.',
  smash: 'The Lead die comes down hard: 2 more damage.',
  coin: 'The Tiny die pays.',
};

const XP: { readonly [why: string]: string } = {
  lastHit: 'for the last Hit',
  declined: 'for leaving the icon unused',
  wasted: 'for an icon that could not be used',
};

const UNHURT: { readonly [why: string]: string } = {
  agileInstincts: 'dodges the attack',
  shield: 'is covered by the Shield',
  spendable: 'blames the goat',
  frog: 'is spared: a frog does not hit that hard',
  armor: 'is saved by the Armor',
};

const FLIPS = {
  lies: 'and it lands on the board',
  short: 'but it hardly turned: once more',
  table: 'but it touches the table: once more',
} as const;

export function eventWords(event: DfEvent): string | undefined {
  switch (event.type) {
    case 'heroChosen':
      return `Seat ${event.seat + 1} plays ${nameOf(event.hero)}.`;
    case 'leaderChosen':
      return `${nameOf(event.hero)} is the Leader.`;
    case 'roundBegan':
      return `Round ${event.round}.`;
    case 'pathsDrawn':
      return event.cards
        ? `You look at ${listed(event.cards.map(nameOf))}.`
        : `${nameOf(event.leader)} looks at ${plural(event.count, 'Dungeon card')}.`;
    case 'deckRenewed':
      return `The ${event.deck === 'dungeon' ? 'Dungeon' : 'Monster'} deck is made anew.`;
    case 'pathChosen':
      return `${nameOf(event.leader)} leads the way into ${nameOf(event.card)}.`;
    case 'goldGained':
      return `${event.amount} Gold ${GOLD[event.why] ?? ''}.`;
    case 'dieGained':
      return 'A white die goes into the Chest.';
    case 'healed':
      return `${nameOf(event.hero)} heals ${event.amount} and has ${event.life} life.`;
    case 'equipmentFound':
      return event.card === null
        ? 'There is nothing left to find.'
        : `The party finds ${nameOf(event.card)}.`;
    case 'equipmentTaken':
      return event.hero === ''
        ? `${nameOf(event.card)} lies by the Chest.`
        : `${nameOf(event.hero)} takes ${nameOf(event.card)}.`;
    case 'equipmentLeft':
      return event.hero === ''
        ? `Nobody takes ${nameOf(event.card)}.`
        : `${nameOf(event.hero)} parts with ${nameOf(event.card)}.`;
    case 'monsterRevealed':
      return revealed(event);
    case 'dieRemoved':
      return `The ${DIE_NAMES[event.die]} is out of this combat.`;
    case 'bushesPlaced':
      return 'Thorn bushes stand around the board.';
    case 'specialDieJoined':
      return `The ${DIE_NAMES[event.die]} joins the pool.`;
    case 'flipped':
      return `${nameOf(event.hero)} flips the ${TEMPLATE_NAMES[event.template]} Template, ${FLIPS[event.result]}.`;
    case 'templateKept':
      return `The ${TEMPLATE_NAMES[event.template]} Template stays where it lies.`;
    case 'templateRemoved':
      return `The ${TEMPLATE_NAMES[event.template]} Template leaves the board.`;
    case 'turnBegan':
      return `${nameOf(event.hero)}’s turn.`;
    case 'dieChosen':
      return `${nameOf(event.hero)} takes the ${DIE_NAMES[event.die]}.`;
    case 'retrieved':
      return `${nameOf(event.hero)} takes back the ${listed(event.dice.map((die) => DIE_NAMES[die]))}.`;
    case 'weaponsDeclared':
      return `${nameOf(event.hero)} wields ${listed(event.weapons.map(nameOf))}.`;
    case 'requirementIgnored':
      return `${nameOf(event.card)}: no ${REQUIREMENT_NAMES[event.requirement]} for this throw.`;
    case 'thrown':
      return thrown(event);
    case 'ruled':
      return `${nameOf(event.leader)} rules: ${RULINGS[event.ruling]}.`;
    case 'judged':
      return event.hit
        ? `A Hit ${REST_NAMES[event.rest]}, worth ${event.value}.`
        : `A Miss ${REST_NAMES[event.rest]}.`;
    case 'abilityUsed':
      return `${nameOf(event.hero)} uses ${ABILITY_NAMES[event.ability]}${event.token ? ' by a Level Up token' : ''}.`;
    case 'symbolUsed':
      return SYMBOLS[event.symbol];
    case 'dieTakenBack':
      return `${nameOf(event.hero)} takes the ${DIE_NAMES[event.die]} back.`;
    case 'xpGained':
      return `${nameOf(event.hero)} gains 1 XP ${XP[event.why] ?? ''}.`;
    case 'tokenTurned':
      return `${TOKENS[event.token]} is ${event.active ? 'active' : 'put away'}.`;
    case 'hammersSpent':
      return `${plural(event.spent, 'Hammer')} for ${event.bonus} more damage.`;
    case 'spent':
      return `${nameOf(event.hero)} uses ${nameOf(event.card)}${event.on === '' ? '' : ` on ${nameOf(event.on)}`}.`;
    case 'armorUsed':
      return `${nameOf(event.hero)} ${armorCard(event.card).discardAfterUse ? 'uses and discards' : 'uses'} ${nameOf(event.card)}.`;
    case 'monsterHurt':
      return `The Monster takes ${event.amount} and has ${event.life > 0 ? event.life : 'none'} left.`;
    case 'instaKilled':
      return `Bullseye with the icon: ${nameOf(event.by)} fells it at once!`;
    case 'heroHurt':
      return `${nameOf(event.hero)} loses ${event.amount} life${HURT_WORDS[event.why]} and has ${event.life}.`;
    case 'unhurt':
      return `${nameOf(event.hero)} ${UNHURT[event.why] ?? 'is unhurt'}.`;
    case 'fainted':
      return `${nameOf(event.hero)} faints!`;
    case 'stolen':
      return `${nameOf(event.card)} is stolen from ${nameOf(event.hero)}${event.tucked ? ' and makes the Boss stronger' : ''}.`;
    case 'monsterDefeated':
      return `${nameOf(event.monster)} is defeated${event.epic ? ' by an Epic Shot' : ''}!`;
    case 'backDownVoted':
      return event.agreed
        ? `The party backs down from ${nameOf(event.monster)}.`
        : `The party does not back down from ${nameOf(event.monster)}.`;
    case 'restBegan':
      return 'The party rests.';
    case 'scarred':
      return `${nameOf(event.hero)} gets a Scar on the ${COLOUR_NAMES[event.colour]} ability and wakes with ${event.life} life.`;
    case 'eliminated':
      return `${nameOf(event.hero)} is out of the game.`;
    case 'equipmentPassed':
      return `${nameOf(event.from)} hands ${nameOf(event.card)} to ${nameOf(event.to)}.`;
    case 'offerRefused':
      return `${nameOf(event.to)} does not want ${nameOf(event.card)}.`;
    case 'setAside':
      return `${nameOf(event.card)} is done: ${plural(event.icons, 'Shop icon')}, ${event.total} in all.`;
    case 'shopOpened':
      return `Shop ${event.shop} of 3 shows ${listed(event.cards.map(nameOf))}.`;
    case 'levelledUp':
      return `${nameOf(event.hero)} takes a Level Up token for the ${COLOUR_NAMES[event.colour]} ability.`;
    case 'proposed':
      return `Seat ${event.seat + 1} proposes: ${proposal(event)}.`;
    case 'proposalRefused':
      return `The Leader turns down what seat ${event.seat + 1} proposed.`;
    case 'bought':
      return `${nameOf(event.card)} is bought${event.hero === '' ? '' : ` for ${nameOf(event.hero)}`} for ${event.price} Gold.`;
    case 'healingBought':
      return 'A Gold is spent on healing.';
    case 'dieBought':
      return 'A white die is bought for 2 Gold.';
    case 'shopClosed':
      return 'The party leaves the Shop.';
    case 'gameEnded':
      return event.score === null
        ? `The match ends in round ${event.round}.`
        : `${plural(event.score, 'point')}: ${titleOf(event.score)}.`;
  }
}

const RULINGS = {
  lower: 'the next lower section',
  higher: 'the next higher section',
  miss: 'a Miss',
  valid: 'the throw was valid',
  blank: 'the face does not count',
  icon: 'the icon shows',
} as const;

function revealed(event: Extract<DfEvent, { type: 'monsterRevealed' }>): string {
  const name = event.boss ? bossCard(event.monster).title : nameOf(event.monster);
  const style =
    event.requirements.length === 0 ? '' : ` Every throw: ${requirementsNamed(event.requirements)}.`;
  return `${name} appears with ${event.life} life${event.boss ? '' : ` and ${event.gold} Gold`}.${style}`;
}

/** [DF-LEAD-02] Every outcome in words. */
function thrown(event: Extract<DfEvent, { type: 'thrown' }>): string {
  const slid = event.slimeTarget === null ? '' : ` and slides: it counts ${REST_NAMES[event.slimeTarget]}`;
  const thorns = event.thorns ? ' It touched a bush.' : '';
  const faults =
    event.faults.length === 0 ? '' : ` But ${faultsWords(event.faults, event.trace, faultNamed)}.`;
  const verdict = event.trace ? ` (${verdictWords(event.trace, event.rest)})` : '';
  const where = `The ${DIE_NAMES[event.die]} lies ${REST_NAMES[event.rest]}${verdict}${slid}`;
  return `${where}, showing ${FACE_NAMES[event.face]}.${thorns}${faults}`;
}

const proposal = (event: Extract<DfEvent, { type: 'proposed' }>): string => {
  if (event.what === 'buyHealing') return 'healing for everybody';
  if (event.what === 'buyDie') return 'a white die';
  return `${nameOf(event.card)}${event.hero === '' ? '' : ` for ${nameOf(event.hero)}`}`;
};
