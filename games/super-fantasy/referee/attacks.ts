/** Heroes' attacks: weapon, range, bonus, hit, Damage, what is paid back, experience. */
import type { SuperEvent } from '../src/events.ts';
import { ringsTo } from './board.ts';
import type { Blow } from './bonuses.ts';
import { attackBonus, diceBack, extraDamage, weaponCard } from './bonuses.ts';
import type { BeatCheck, EventCheck, Moment, Play } from './moment.ts';
import { eventsOf, object } from './moment.ts';

/** The squares of somebody who can be attacked. */
function squaresOf({ table }: Moment, figure: string): readonly number[] {
  const hero = table.heroes.get(figure);
  return table.monsters.get(figure)?.squares ?? (hero ? [hero.square] : []);
}

const inRange: EventCheck = (moment) => {
  const { event, table, before } = moment;
  if (event.type !== 'attacked') return undefined;
  const hero = table.heroes.get(event.by);
  if (!hero) return undefined;
  if (before.turn?.hero !== hero.id) return object('SF-ATK-01', `${hero.id} attacks out of turn`);
  const weapon = weaponCard(event.weapon);
  if (!weapon || !hero.gear.includes(weapon.id)) {
    return object('SF-ITEM-06', `${hero.id} attacks with ${event.weapon}, which is not at hand`);
  }
  if (ringsTo(table, hero.square, squaresOf(moment, event.target)).includes(weapon.range)) return undefined;
  return object('SF-RANGE-02', `${event.target} is not in reach of ${weapon.id}`);
};

/** The attack a roll was made for: the first roll of it for the first target, the second for the second. */
function blowOf(moment: Moment): Blow | undefined {
  const { event, events, at, table } = moment;
  if (event.type !== 'rolled' || event.test !== 'attack') return undefined;
  const hero = table.heroes.get(event.by);
  const earlier = events.slice(0, at);
  const targets = eventsOf(earlier, 'attacked').filter(({ by }) => by === event.by);
  const rolls = eventsOf(earlier, 'rolled').filter(({ by, test }) => by === event.by && test === 'attack');
  const aimed = targets[rolls.length];
  const weapon = weaponCard(aimed?.weapon ?? '');
  if (!hero || !weapon || !aimed) return undefined;
  const stars = event.dice.filter((side) => side === 'star').length;
  return { hero, weapon, target: aimed.target, several: targets.length > 1, total: event.total, stars };
}

/** [SF-ATK-09] [SF-STAT-04] */
function protectionOf({ table, after }: Moment, target: string): number | undefined {
  const monster = table.monsters.get(target);
  const printed = monster && after.mission.beasts[monster.kind]?.protection;
  return printed === undefined ? undefined : Math.max(0, printed - (monster?.frozen ? 4 : 0));
}

const bonusIsDue: EventCheck = (moment) => {
  const { event } = moment;
  const blow = blowOf(moment);
  if (!blow || event.type !== 'rolled' || moment.table.view.dodge) return undefined;
  const due = attackBonus(moment, blow);
  if (due === event.bonus) return undefined;
  return object('SF-RULING-61', `${blow.hero.id} attacks with ${event.bonus} instead of ${due}`);
};

/** What came of an attack, up to the next roll. */
function courseOf({ events, at }: Moment): readonly SuperEvent[] {
  const rest = events.slice(at + 1);
  const next = rest.findIndex(({ type }) => type === 'rolled');
  return next < 0 ? rest : rest.slice(0, next);
}

const hitOrMiss: EventCheck = (moment) => {
  const blow = blowOf(moment);
  const protection = blow && protectionOf(moment, blow.target);
  if (!blow || protection === undefined) return undefined;
  const { target, total } = blow;
  const hurt = eventsOf(courseOf(moment), 'damaged').find(({ figure }) => figure === target);
  if (total >= protection !== (hurt !== undefined)) {
    const came = hurt ? 'hit' : 'missed';
    return object('SF-ATK-07', `${total} against Protection ${protection} of ${target}: ${came}`);
  }
  const missed = eventsOf(courseOf(moment), 'missed').some((event) => event.target === target);
  if (missed === (hurt !== undefined))
    return object('SF-ATK-08', `nobody is told how it went against ${target}`);
  const due = 1 + extraDamage(moment, blow);
  if (!hurt || hurt.amount === due) return undefined;
  return object('SF-ATK-07', `${target} takes ${hurt.amount} Damage instead of ${due}`);
};

/** [SF-ATK-06] Once for an attack, however many it hits. */
const paidBack: EventCheck = (moment) => {
  const { before, table, event, events, at, memory } = moment;
  const blow = blowOf(moment);
  if (!blow || event.type !== 'rolled' || table.view.dodge) return undefined;
  const course = courseOf(moment);
  const hit = eventsOf(course, 'damaged').some(({ figure }) => figure === blow.target);
  const killed = eventsOf(course, 'defeated').some(({ monster }) => monster === blow.target);
  if (!eventsOf(events.slice(0, at), 'rolled').some(({ test }) => test === 'attack')) memory.paying.clear();
  const due = diceBack(moment, blow, hit, killed).filter((bonus) => !memory.paying.has(bonus));
  for (const bonus of due) memory.paying.add(bonus);
  const back = eventsOf(course, 'diceGained').reduce((sum, { amount }) => sum + amount, 0);
  const room = (before.turn?.most ?? 6) - ((before.turn?.pool ?? 0) - event.dice.length);
  if (back <= due.length && back >= Math.min(due.length, room)) return undefined;
  return object('SF-ATK-06', `${back} dice come back instead of ${due.length}`);
};

/** [SF-RULING-151] */
const MOST_EXPERIENCE = 20;

/**
 * [SF-XP-02] [SF-XP-03] One point for each attack that hurt a monster and each lock that was picked. [SF-RULING-125] A blow
 * that wins ends the game at once.
 */
const experience: BeatCheck = ({ before, decision, events }) => {
  const hero = before.turn?.hero;
  if (!hero || before.dodge || !['act', 'mustAttack', 'secondAttack'].includes(decision.kind))
    return undefined;
  if (events.some(({ type }) => type === 'monstersPhaseBegan' || type === 'gameEnded')) return undefined;
  const hurt = eventsOf(events, 'damaged').some(
    ({ figure, by }) => by === hero && before.monsters.some(({ id }) => id === figure),
  );
  const picked =
    eventsOf(events, 'doorOpened').filter(({ how }) => how === 'picked').length +
    eventsOf(events, 'chestOpened').filter(({ broken }) => !broken).length;
  const gained = eventsOf(events, 'experienceGained').filter((event) => event.hero === hero);
  const sum = gained.reduce((total, { amount }) => total + amount, 0);
  const own = before.heroes.find(({ id }) => id === hero)?.experience ?? 0;
  const due = Math.min(MOST_EXPERIENCE - own, (hurt ? 1 : 0) + picked);
  return sum === due ? undefined : object('SF-XP-02', `${hero} gains ${sum} experience instead of ${due}`);
};

const opens = (play: Play, test: string): boolean =>
  eventsOf(play.events, 'rolled').some((roll) => roll.test === test && roll.total >= 6);

/** [SF-DOOR-04] [SF-BARREL-02] [SF-CHEST-02] Six or more does it, nothing less. */
const testDecides: BeatCheck = (play) => {
  const { decision, option, events } = play;
  if (decision.kind !== 'act') return undefined;
  const done = {
    pickDoor: eventsOf(events, 'doorOpened').some(({ how }) => how === 'picked'),
    bashDoor: eventsOf(events, 'doorOpened').some(({ how }) => how === 'bashed'),
    bashBarrel: eventsOf(events, 'barrelBroken').length > 0,
    pickChest: eventsOf(events, 'chestOpened').length > 0,
    disarm: eventsOf(events, 'trapDisarmed').length > 0,
  }[option.do as string];
  if (done === undefined || done === opens(play, option.do)) return undefined;
  return object('SF-DOOR-04', `${option.do} ${done ? 'succeeds' : 'fails'} against its roll`);
};

export const EVENT_CHECKS: readonly EventCheck[] = [inRange, bonusIsDue, hitOrMiss, paidBack];
export const BEAT_CHECKS: readonly BeatCheck[] = [experience, testDecides];
