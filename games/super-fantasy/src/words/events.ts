/** What happened, as a line in the log. */
import type { Motive, SuperEvent } from '../events.ts';
import type { SuperView } from '../view.ts';
import { SYMBOL_NAMES } from './cards.ts';
import { enteredWords } from './dice.ts';
import {
  capital,
  diceText,
  doorName,
  nameOf,
  plural,
  ROMAN,
  squareName,
  TRAP_NAMES,
  tileName,
  turnOf,
} from './names.ts';

const TESTS: { readonly [test: string]: string } = {
  move: 'Moving',
  pickDoor: 'lock picking the door',
  bashDoor: 'bashing the door',
  bashBarrel: 'bashing the barrel',
  pickChest: 'lock picking the chest',
  disarm: 'disarming the trap',
  attack: 'attack',
  defend: 'defence',
  charge: 'charging up',
  tome: 'the Tome',
  ice: 'breaking the ice',
  cage: 'bending the bars',
  hole: 'climbing out',
  rock: 'dodging the rock',
  statue: 'pushing the Statue',
  brazier: 'the brazier',
  portal: 'the Portal',
  slip: 'slipping away',
  throw: 'the throw',
  intercept: 'intercepting',
  push: 'pushing',
  monsterAttack: 'attack',
  uglyMaster: 'the Ugly Master',
};

const WHY: { readonly [why in Motive]: string } = {
  only: ' Why? It reaches nobody else.',
  nearest: ' Why? Nobody is nearer.',
  fate: ' Why? Several are equally near, and the Fate Die decides.',
  behaviour: ' Why? Its Behaviour prefers this colour.',
  warCry: ' Why? It follows the War Cry.',
  orders: ' Why? Orders.',
  blocked: ' Why? It stands in a Block Zone and cannot go on.',
  uglyMaster: '',
};

const WOKE = {
  entered: 'somebody came in, or its door or wall was broken',
  bashed: 'the door was bashed',
  noise: 'it was too loud',
  monster: 'another monster came in',
  event: 'something happened',
  portal: 'a Portal opened in it',
  uglyMaster: 'the Ugly Master calls',
} as const;

const STATUS = { poisoned: 'Poisoned', stunned: 'Stunned', frozen: 'Frozen' } as const;
const FREED = { ice: 'the ice', cage: 'the cage', hole: 'the hole' } as const;
const FATE_FACES: { readonly [face: string]: string } = {
  nothing: 'nothing',
  monster: 'an Ugly Snout',
  item: 'a Small Item',
  tome: 'a Tome piece',
};

const missionWords = (view: SuperView): string => `${view.mission.title}. ${view.mission.intro}`;

export function eventWords(e: SuperEvent, view: SuperView): string | undefined {
  const at = (cell: number): string => squareName(cell, view);
  switch (e.type) {
    case 'heroChosen':
      return `Seat ${e.seat + 1} plays ${nameOf(e.hero)}.`;
    case 'missionBegan':
      return missionWords(view);
    case 'heroPlaced':
      return `${nameOf(e.hero)} takes ${at(e.square)}.`;
    case 'turnBegan':
      return `Turn ${turnOf(e.turn, e.end)}.`;
    case 'heroTurnBegan':
      return `${nameOf(e.hero)}’s turn, with ${plural(e.dice, 'die', 'dice')}.`;
    case 'heroTurnEnded':
    case 'turned':
      return undefined;
    case 'claimWithdrawn':
      return `${nameOf(e.hero)} lets somebody else go first.`;
    case 'rolled':
      return `${nameOf(e.by)} rolls ${diceText(e.dice) || 'no dice'} for ${TESTS[e.test] ?? e.test}: ${e.total}${e.need > 0 ? ` against ${e.need}` : ''}.`;
    case 'diceEntered':
      return enteredWords(e);
    case 'fateRolled':
      return `The Fate Die shows ${fateWords(e.face)}.`;
    case 'moved':
      return `${nameOf(e.figure)} ${MOVES[e.how] ?? 'moves to'} ${at(e.path.at(-1) ?? 0)}.`;
    case 'doorOpened':
      return e.by === ''
        ? `${capital(doorName(e.door, view))} opens.`
        : `${nameOf(e.by)} ${e.how === 'picked' ? 'picks the lock of' : 'bashes'} ${doorName(e.door, view)}.`;
    case 'gateMoved':
      return `The gate ${e.open ? 'opens' : 'closes'}.`;
    case 'lockRemoved':
      return `The Lock falls off ${doorName(e.door, view)}.`;
    case 'wallRuined':
      return `${nameOf(e.by)} shoots a hole into the wall.`;
    case 'barrelBroken':
      return `${nameOf(e.by)} breaks the barrel at ${at(e.square)}.`;
    case 'chestOpened':
      return `${nameOf(e.by)} ${e.broken ? 'breaks' : 'opens'} the chest at ${at(e.square)}.`;
    case 'itemDrawn':
      return `${nameOf(e.hero)} finds ${nameOf(e.item)}.`;
    case 'pileEmpty':
      return `There are no more ${e.pile === 'small' ? 'Small' : 'Magic'} Items.`;
    case 'itemTaken':
      return `${nameOf(e.hero)} ${e.slot < 0 ? 'stows' : 'takes up'} ${nameOf(e.item)}.`;
    case 'itemLost':
      return `${nameOf(e.hero)} lets go of ${nameOf(e.item)}.`;
    case 'itemGiven':
      return `${nameOf(e.from)} gives ${nameOf(e.to)} ${nameOf(e.item)}.`;
    case 'giftRefused':
      return `${nameOf(e.to)} does not want ${nameOf(e.item)}.`;
    case 'smallItemUsed':
      return `${nameOf(e.hero)} uses ${nameOf(e.item)}.`;
    case 'abilityUsed':
      return `${nameOf(e.hero)} uses ${nameOf(e.ability)} ${ROMAN[e.level] ?? ''}.`;
    case 'tomeCast':
      return `${nameOf(e.hero)} reads from ${nameOf(e.tome)}.`;
    case 'attacked':
      return `${nameOf(e.by)} attacks ${nameOf(e.target)}${e.weapon === '' ? '' : ` with ${nameOf(e.weapon)}`}.${e.why ? WHY[e.why] : ''}`;
    case 'missed':
      return `${nameOf(e.by)} misses ${nameOf(e.target)}.`;
    case 'blocked':
      return `${nameOf(e.by)} blocks the attack of ${nameOf(e.target)}.`;
    case 'damaged':
      return `${nameOf(e.figure)} suffers ${e.amount} Damage${CAUSES[e.why] ?? ''}; ${e.left} left.`;
    case 'defeated':
      return `${nameOf(e.monster)} is defeated.`;
    case 'wentDown':
      return view.mode === 'big-hunting' || view.mode === 'dodge-tome'
        ? `${nameOf(e.hero)} goes down.`
        : `${nameOf(e.hero)} goes down. The end comes closer: space ${e.end}.`;
    case 'stoodUp':
      return `${nameOf(e.hero)} stands up again.`;
    case 'healed':
      return `${nameOf(e.hero)} gets ${plural(e.amount, 'Life Point')} back.`;
    case 'energyGained':
      return `${nameOf(e.ability)} gains ${e.amount} energy.`;
    case 'experienceGained':
      return `${nameOf(e.hero)} gains ${e.amount} experience.`;
    case 'levelGained':
      return `${nameOf(e.hero)} reaches level ${e.level}!`;
    case 'abilityRaised':
      return `${nameOf(e.ability)} is now at level ${ROMAN[e.level] ?? ''}.`;
    case 'shieldsGained':
      return `${nameOf(e.hero)} gains ${plural(e.amount, 'Shield Die token')}.`;
    case 'shieldsSpent':
      return `${nameOf(e.hero)} discards ${plural(e.amount, 'Shield Die token')}.`;
    case 'counterattackGained':
      return `${nameOf(e.hero)} gains a Counterattack token.`;
    case 'counterattacked':
      return `${nameOf(e.hero)} strikes back at ${nameOf(e.monster)}.`;
    case 'diceGained':
      return `${nameOf(e.hero)} gets ${plural(e.amount, 'die', 'dice')} back.`;
    case 'statusGained':
      return `${nameOf(e.figure)} is ${STATUS[e.status]}.`;
    case 'statusLost':
      return `${nameOf(e.figure)} is no longer ${STATUS[e.status]}.`;
    case 'marked':
      return `${nameOf(e.by)} marks ${nameOf(e.figure)}: ${MARKS[e.token] ?? e.token}.`;
    case 'trapSprung':
      return `A trap! ${capital(TRAP_NAMES[e.trap])} for ${nameOf(e.hero)}.`;
    case 'trapDisarmed':
      return `${nameOf(e.hero)} disarms the trap.`;
    case 'freed':
      return `${nameOf(e.hero)} is free of ${FREED[e.from]}.`;
    case 'trapped':
      return `${nameOf(e.figure)} is caught in ${e.how === 'cage' ? 'a cage' : 'a hole'}.`;
    case 'dodged':
      return `${nameOf(e.hero)} jumps aside.`;
    case 'portalOpened':
      return `A Small Portal opens at ${at(e.square)}.`;
    case 'portalWeakened':
      return e.closed ? 'The Portal is closed.' : `The Portal flickers (${e.successes} of 3).`;
    case 'monsterArrived':
      return `${nameOf(e.monster)} ${ARRIVALS[e.how] ?? 'appears'} at ${at(e.square)}.`;
    case 'monstersPhaseBegan':
      return 'The monsters’ turn.';
    case 'tileWoke':
      return `${tileName(e.tile, view)} wakes up: ${WOKE[e.why]}.`;
    case 'sleptOn':
      return `${tileName(e.tile, view)} sleeps on.`;
    case 'tokensCleared':
      return undefined;
    case 'leverThrown':
      return `${nameOf(e.by)} throws the lever at ${at(e.square)}: ${e.on ? 'on' : 'off'}.`;
    case 'brazierChanged':
      return `The brazier at ${at(e.square)} ${e.lit ? 'burns' : 'goes out'}.`;
    case 'statuePushed':
      return `${nameOf(e.by)} pushes the Statue to ${at(e.to)}.`;
    case 'tomePicked':
      return `${nameOf(e.hero)} picks up ${nameOf(e.tome)}.`;
    case 'tomeDropped':
      return `${nameOf(e.hero)} drops ${nameOf(e.tome)} at ${at(e.square)}.`;
    case 'tomeBrought':
      return `${nameOf(e.hero)} brings ${nameOf(e.tome)} home.`;
    case 'tomeThrown':
      return `${nameOf(e.hero)} throws the Tome; it comes down at ${at(e.to)}.`;
    case 'tomeCaught':
      return `${nameOf(e.hero)} ${e.intercepted ? 'snatches the Tome from the air' : 'catches the Tome'}.`;
    case 'fateTokenTurned':
      return `${nameOf(e.by)} turns up the Fate token at ${at(e.square)}: ${FATE_FACES[e.face] ?? e.face}.`;
    case 'said':
      return e.text;
    case 'stageReached':
      return 'A part of the quest is done.';
    case 'uglyMasterRolled':
      return `The Ugly Master rolls ${e.dice.join(', ')}.`;
    case 'laughed':
      return 'The Ugly Master laughs: Snort, snort, snort!';
    case 'scored':
      return `${nameOf(e.hero)} ${e.points < 0 ? `loses ${plural(0 - e.points, 'point')}` : `scores ${plural(e.points, 'point')}`} (${e.total} in all).`;
    case 'goal':
      return `${nameOf(e.hero)} brings the Tome home! ${e.score.join(' : ')}.`;
    case 'kickedOff':
      return `Kick-off: the Tome lies at ${at(e.square)}.`;
    case 'gameEnded':
      return undefined;
  }
}

const MOVES: { readonly [how: string]: string } = {
  move: 'moves to',
  ability: 'dashes to',
  jump: 'jumps to',
  teleport: 'reappears at',
  thrown: 'is thrown to',
  pushed: 'is pushed to',
  charge: 'charges to',
  follow: 'follows to',
  start: 'goes back to',
};
const ARRIVALS: { readonly [how: string]: string } = {
  portal: 'comes out of the Portal',
  rider: 'falls off its mount',
  event: 'appears',
  fate: 'was hiding',
  side: 'enters the arena',
  summoned: 'is summoned',
};
const CAUSES: { readonly [why: string]: string } = {
  poison: ' from the poison',
  rock: ' from the rock',
  hole: ' in the hole',
};
const MARKS: { readonly [token: string]: string } = {
  wolf: 'the Spectral Wolf',
  aim: 'Focused Aim',
  fortress: 'Fortress',
  warCry: 'War Cry',
  foe: 'foe',
};

function fateWords(face: string): string {
  const [symbol = '', colour = ''] = face.split('-');
  return `${SYMBOL_NAMES[symbol as keyof typeof SYMBOL_NAMES]}, ${colour}`;
}
