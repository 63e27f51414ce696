/** Dice and energy: what a roll comes to, what it costs, what its stars charge. */
import { gearCard } from '../src/content/index.ts';
import type { Attribute, Test } from '../src/vocabulary.ts';
import type { BeatCheck, EventCheck, Moment, Play } from './moment.ts';
import { eventsOf, object } from './moment.ts';
import type { HeroPiece } from './table.ts';

/** [SF-DICE-11] */
const STAR_OF: { readonly [test in Test]: Attribute | 'weapon' } = {
  move: 'speed',
  pickDoor: 'cunning',
  bashDoor: 'strength',
  bashBarrel: 'strength',
  pickChest: 'cunning',
  disarm: 'cunning',
  attack: 'weapon',
  defend: 'defense',
  charge: 'magic',
  tome: 'magic',
  ice: 'strength',
  cage: 'strength',
  hole: 'speed',
  rock: 'speed',
  statue: 'strength',
  brazier: 'magic',
  portal: 'magic',
  slip: 'speed',
  throw: 'aim',
  intercept: 'cunning',
  push: 'strength',
};

const SIX: readonly string[] = [
  'pickDoor',
  'bashDoor',
  'bashBarrel',
  'pickChest',
  'disarm',
  'tome',
  'ice',
  'cage',
  'hole',
  'rock',
];

const worth = (side: string, star: number): number => (side === 'star' ? star : side === 'swords' ? 2 : 1);

const addsUp: EventCheck = ({ event }) => {
  if (event.type !== 'rolled') return undefined;
  const sum = event.dice.reduce((total, side) => total + worth(side, event.star), event.bonus);
  // [SF-DODGE-06] A walk with the Tome of Power counts at least one square.
  const least = event.test === 'move' ? 1 : 0;
  if (Math.max(least, sum) === event.total) return undefined;
  return object(
    'SF-DICE-07',
    `${event.by} rolls ${event.dice.join(' ')} for ${event.total} instead of ${sum}`,
  );
};

/** The weapon of the attack a roll belongs to. */
export function weaponOf({ events, at }: Moment): string | undefined {
  return eventsOf(events.slice(0, at), 'attacked').at(-1)?.weapon;
}

const starIsWorth: EventCheck = (moment) => {
  const { event, table, after } = moment;
  if (event.type !== 'rolled' || event.test === 'uglyMaster') return undefined;
  const hero = table.heroes.get(event.by);
  const kind = table.monsters.get(event.by)?.kind;
  const value = hero ? heroStar(moment, hero, event.test as Test) : kind && after.mission.beasts[kind]?.star;
  if (value === undefined || value === event.star) return undefined;
  return object(
    'SF-DICE-11',
    `a star of ${event.by} is worth ${event.star} instead of ${value} (${event.test})`,
  );
};

function heroStar(moment: Moment, hero: HeroPiece, test: Test): number | undefined {
  const attribute = STAR_OF[test];
  if (attribute !== 'weapon') return hero.attributes[attribute];
  const weapon = weaponOf(moment);
  if (weapon === undefined) return undefined;
  const gear = gearCard(weapon);
  return gear.kind === 'weapon' ? hero.attributes[gear.attribute] : undefined;
}

const needsSix: EventCheck = ({ event }) => {
  if (event.type !== 'rolled' || !SIX.includes(event.test) || event.need === 6) return undefined;
  return object('SF-DICE-11', `a test of ${event.test} asks for ${event.need} instead of 6`);
};

/** [SF-DICE-12] Six dice exist. */
const atMostSix: EventCheck = ({ event }) =>
  event.type === 'rolled' && event.dice.length > 6 && event.test !== 'monsterAttack'
    ? object('SF-RULING-156', `${event.by} rolls ${event.dice.length} dice`)
    : undefined;

const DECLARED: readonly string[] = [
  ...SIX,
  'move',
  'attack',
  'charge',
  'statue',
  'brazier',
  'portal',
  'slip',
];

const asDeclared: BeatCheck = ({ before, decision, option, events }) => {
  if (decision.kind !== 'act' || !('dice' in option) || typeof option.dice !== 'number') return undefined;
  const hero = before.turn?.hero;
  const roll = eventsOf(events, 'rolled').find(({ by, test }) => by === hero && DECLARED.includes(test));
  // [SF-DODGE-14] There the Wolf takes dice from heroes.
  if (!roll || roll.dice.length === option.dice || before.dodge) return undefined;
  return object('SF-DICE-08', `${hero} declares ${option.dice} dice and rolls ${roll.dice.length}`);
};

/** Dice that leave the pool without being rolled. */
function laidAside({ decision, option }: Play): number {
  if (decision.kind !== 'act') return 0;
  if (option.do === 'defend') return option.dice;
  return option.do === 'lever' ? 1 : 0;
}

const FREE_DICE = 2;

const diceOf = (events: Play['events'], hero: string): number =>
  eventsOf(events, 'rolled')
    .filter(({ by, test }, at, rolls) => by === hero && !APART.includes(test) && !isRepeated(rolls, at))
    .reduce((sum, { dice }) => sum + dice.length, 0);

/** Dice of tokens, not of the pool. */
const APART: readonly string[] = ['defend', 'intercept'];

/** [SF-LUCKY-09] One roll, told for two targets. */
const isRepeated = (rolls: readonly { readonly test: string }[], at: number): boolean =>
  rolls[at]?.test === 'attack' && rolls.findIndex(({ test }) => test === 'attack') < at;

const paid: BeatCheck = (play) => {
  const { before, after, decision, option, events } = play;
  const hero = before.turn?.hero;
  if (!hero || after.turn?.hero !== hero || option.do === 'endTurn') return undefined;
  // [SF-DODGE-09] In Dodge Tome the other side answers between the dice's choice and their roll.
  if (before.dodge) return undefined;
  if (eventsOf(events, 'heroTurnBegan').length > 0) return undefined;
  const free = decision.kind === 'secondAttack' && option.do === 'again' ? FREE_DICE : 0;
  const rolled = diceOf(events, hero);
  const back = eventsOf(events, 'diceGained').reduce((sum, { amount }) => sum + amount, 0);
  const left = (before.turn?.pool ?? 0) - laidAside(play) - (rolled - free) + back;
  if (left === after.turn.pool) return undefined;
  return object(
    'SF-DICE-09',
    `${hero} has ${after.turn.pool} dice left instead of ${left} after ${option.do}`,
  );
};

const poolLimit: BeatCheck = ({ after }) => {
  if (!after.turn || after.turn.pool <= 6) return undefined;
  return object('SF-RULING-22', `${after.turn.hero} has ${after.turn.pool} dice`);
};

const freshPool: EventCheck = ({ event, after }) => {
  if (event.type !== 'heroTurnBegan') return undefined;
  const stunned = after.heroes.find(({ id }) => id === event.hero)?.stunned === 'now';
  if (event.dice === (stunned ? 3 : 6)) return undefined;
  return object('SF-STAT-07', `${event.hero} begins a turn with ${event.dice} dice`);
};

const hasRoom = (
  hero: { readonly abilities: readonly { energy: number; max: number }[] } | undefined,
): boolean => hero?.abilities.some(({ energy, max }) => energy < max) ?? false;

/** Stars must be placed before their hero does anything else. */
const starsPlaced: BeatCheck = ({ before, decision, memory }) => {
  if (decision.kind !== 'act' || !before.turn) return undefined;
  const { hero } = before.turn;
  const waiting = memory.stars.get(hero) ?? 0;
  memory.stars.set(hero, 0);
  if (waiting <= 0 || !hasRoom(before.heroes.find(({ id }) => id === hero))) return undefined;
  return object('SF-STAR-01', `${waiting} stars of ${hero} were never placed`);
};

const starFromNowhere: BeatCheck = ({ before, decision, memory }) => {
  if (decision.kind !== 'placeStar') return undefined;
  const hero = before.heroes.find(
    ({ seat, id }) => seat === decision.seat && (memory.stars.get(id) ?? 0) > 0,
  );
  return hero ? undefined : object('SF-STAR-01', 'a star is placed that nobody rolled');
};

const fullBefore: EventCheck = ({ event, table, before }) => {
  if (event.type !== 'abilityUsed') return undefined;
  const entry = table.heroes.get(event.hero)?.abilities.find(({ id }) => id === event.ability);
  if (entry && entry.energy >= entry.max && entry.level === event.level && before.turn?.hero === event.hero) {
    return undefined;
  }
  return object(
    'SF-ABIL-02',
    `${event.hero} uses ${event.ability} without the energy for it, or out of turn`,
  );
};

const energyAdds: EventCheck = ({ event, table }) => {
  if (event.type !== 'energyGained') return undefined;
  const entry = table.heroes.get(event.hero)?.abilities.find(({ id }) => id === event.ability);
  if (!entry || event.now === Math.min(entry.max, entry.energy + event.amount)) return undefined;
  return object(
    'SF-CHARGE-03',
    `${event.ability} goes from ${entry.energy} by ${event.amount} to ${event.now}`,
  );
};

export const EVENT_CHECKS: readonly EventCheck[] = [
  addsUp,
  starIsWorth,
  needsSix,
  atMostSix,
  freshPool,
  fullBefore,
  energyAdds,
];
export const BEAT_CHECKS: readonly BeatCheck[] = [asDeclared, paid, poolLimit];
/** Before anything happens. */
export const FIRST_CHECKS: readonly BeatCheck[] = [starsPlaced, starFromNowhere];
