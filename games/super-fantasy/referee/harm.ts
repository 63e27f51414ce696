/** Monsters' attacks, Damage, statuses, and heroes who go down and get up. */
import type { MonsterView } from '../src/view.ts';
import { zoneOf } from './board.ts';
import type { BeatCheck, EventCheck, Moment } from './moment.ts';
import { eventsOf, object } from './moment.ts';

const strikes: EventCheck = ({ event, table, memory }) => {
  if (event.type !== 'attacked') return undefined;
  const monster = table.monsters.get(event.by);
  const hero = table.heroes.get(event.target);
  if (!monster || !hero) return undefined;
  if (!monster.awake) return object('SF-MON-02', `${monster.id} attacks in its sleep`);
  if (hero.lying) return object('SF-AI-12', `${monster.id} attacks ${hero.id}, who lies down`);
  if (memory.struck.has(monster.id)) return object('SF-RULING-115', `${monster.id} attacks twice in a phase`);
  if (zoneOf(table, monster.squares).has(hero.square)) return undefined;
  return object('SF-AI-10', `${monster.id} attacks ${hero.id} out of its Block Zone`);
};

/** [SF-HELENA-01] Dice the Wolf takes. */
const wolfDice = ({ table }: Moment): number => {
  const level = table.heroes.get('helena')?.abilities.find(({ id }) => id === 'spectral-wolf')?.level ?? 1;
  return level > 1 ? 2 : 1;
};

/** [SF-MATK-02] [SF-STAT-02] [SF-RULING-71] */
function attackDice(moment: Moment, monster: MonsterView): number {
  const printed = moment.after.mission.beasts[monster.kind]?.attack ?? 0;
  const wolf = monster.wolf ? wolfDice(moment) : 0;
  return Math.max(0, printed - (monster.stunned ? 1 : 0) - wolf + (monster.ridden ? 1 : 0));
}

const monsterDice: EventCheck = (moment) => {
  const { event, table, events, at, memory } = moment;
  if (event.type !== 'rolled' || event.test !== 'monsterAttack') return undefined;
  const monster = table.monsters.get(event.by);
  if (!monster) return undefined;
  const charged = memory.charged.has(monster.id) ? 1 : 0;
  const due = attackDice(moment, monster) + charged;
  if (event.dice.length === due) return undefined;
  // [SF-HELENA-01] The Wolf was set at the level Helena had then.
  if (monster.wolf && event.dice.length === due + 1) return undefined;
  return (
    events[at] && object('SF-MATK-02', `${monster.id} rolls ${event.dice.length} dice instead of ${due}`)
  );
};

/** [SF-DEF-05] The hero is hit by as much as he has, or more. */
const defence: EventCheck = ({ event, table, events, at }) => {
  if (event.type !== 'rolled' || event.test !== 'monsterAttack') return undefined;
  if (!table.monsters.has(event.by)) return undefined;
  /** A roll against the blow before this one does not help here. */
  const since = events.slice(0, at);
  const blow = since.findLastIndex(({ type }) => type === 'attacked');
  const own = eventsOf(since.slice(blow + 1), 'rolled').findLast(({ test }) => test === 'defend');
  const next = events[at + 1];
  if (!own || !next) return undefined;
  if (event.need !== own.total)
    return object('SF-DEF-05', `the attack is compared with ${event.need} instead of ${own.total}`);
  const hit = event.total >= own.total;
  if (hit === (next.type === 'damaged')) return undefined;
  return object(
    'SF-DEF-05',
    `${event.total} against ${own.total}, and ${event.by} ${hit ? 'misses' : 'hits'}`,
  );
};

/** [SF-MATK-01] Whoever has no Shield Die tokens is hit; whoever has is asked. */
const askedToDefend: BeatCheck = ({ after, events, asked }) => {
  const last = events.at(-1);
  const blow = last?.type === 'attacked' ? last : undefined;
  const hero = after.heroes.find(({ id }) => id === blow?.target);
  if (!blow || !hero || after.dodge) return undefined;
  if (asked.some(({ kind, seat }) => kind === 'defend' && seat === hero.seat)) return undefined;
  if (!after.monsters.some(({ id }) => id === blow.by)) return undefined;
  return object('SF-DEF-03', `${hero.id} is not asked how to defend himself`);
};

const untouched: EventCheck = ({ event, table, events, at }) => {
  if (event.type !== 'attacked') return undefined;
  const hero = table.heroes.get(event.target);
  const next = events[at + 1];
  if (!hero || !table.monsters.has(event.by) || !next) return undefined;
  if (next.type !== 'damaged' || (hero.shields === 0 && !hero.fortress)) return undefined;
  return object('SF-DEF-03', `${hero.id} is hit without being asked`);
};

const lifeLeft: EventCheck = ({ event, table, events, at }) => {
  if (event.type !== 'damaged') return undefined;
  const hero = table.heroes.get(event.figure);
  const monster = table.monsters.get(event.figure);
  if (hero?.lying) return object('SF-DOWN-03', `${hero.id} is hurt lying down`);
  const life = hero?.life ?? (monster ? monster.life - monster.wounds : 0);
  if (event.left !== Math.max(0, life - event.amount)) {
    return object(
      'SF-ATK-10',
      `${event.figure} has ${event.left} Life left of ${life} after ${event.amount} Damage`,
    );
  }
  const fallen = events
    .slice(at + 1)
    .some((later) =>
      hero
        ? later.type === 'wentDown' && later.hero === event.figure
        : later.type === 'defeated' && later.monster === event.figure,
    );
  if (event.left > 0 || fallen) return undefined;
  return object(hero ? 'SF-DOWN-02' : 'SF-ATK-10', `${event.figure} has no Life left and stands`);
};

const ARENAS: readonly string[] = ['big-hunting', 'dodge-tome'];

const endToken: EventCheck = ({ event, table }) => {
  if (event.type !== 'wentDown' || ARENAS.includes(table.view.mode)) return undefined;
  const due = Math.max(1, table.endToken - 1);
  return event.end === due
    ? undefined
    : object('SF-DOWN-01', `the End token goes to ${event.end} instead of ${due}`);
};

const healing: EventCheck = ({ event, table }) => {
  if (event.type !== 'healed') return undefined;
  const hero = table.heroes.get(event.hero);
  if (!hero || (hero.life + event.amount <= hero.maxLife && !hero.lying)) return undefined;
  return object('SF-RULING-142', `${hero.id} is healed above the heart, or lying down`);
};

/** [SF-RULING-53] A hole opens under whoever springs it, or swallows whoever comes onto it. */
const fellIn: EventCheck = ({ event, events, at }) => {
  if (event.type !== 'trapped' || event.how !== 'hole') return undefined;
  const earlier = events.slice(0, at);
  const sprung = eventsOf(earlier, 'trapSprung').some(({ hero }) => hero === event.figure);
  const came = eventsOf(earlier, 'moved').some(({ figure }) => figure === event.figure);
  if (sprung || came) return undefined;
  return object('SF-RULING-53', `${event.figure} falls into a hole without going there`);
};

const cleared: BeatCheck = ({ events, after }) => {
  const at = events.findLastIndex(({ type }) => type === 'tokensCleared');
  if (at < 0 || after.dodge) return undefined;
  const rest = events.slice(at);
  const kept = after.heroes.find(({ shields, fortress }) => shields > 0 || fortress);
  if (kept && eventsOf(rest, 'shieldsGained').length === 0)
    return object('SF-CLEAR-01', `${kept.id} keeps tokens`);
  const lying = after.heroes.find((hero) => hero.lying || hero.life === 0);
  if (lying && eventsOf(rest, 'wentDown').length === 0)
    return object('SF-CLEAR-04', `${lying.id} does not get up`);
  const marked = after.monsters.find(({ stunned, frozen, wolf, aim }) => stunned || frozen || wolf || aim);
  return marked && object('SF-CLEAR-03', `${marked.id} keeps its tokens`);
};

/** [SF-STAT-07] A Stunned token counts for one Heroes' Phase. */
const stunnedOnce: BeatCheck = ({ events, after }) => {
  if (eventsOf(events, 'monstersPhaseBegan').length === 0) return undefined;
  if (eventsOf(events, 'turnBegan').length > 0) return undefined;
  const still = after.heroes.find(({ stunned }) => stunned === 'now');
  return still && object('SF-STAT-07', `${still.id} is still Stunned by the last phase`);
};

const poison: EventCheck = ({ event, table, events, at }) => {
  if (event.type !== 'heroTurnBegan' || !table.heroes.get(event.hero)?.poisoned) return undefined;
  const rolled = eventsOf(events.slice(at), 'fateRolled').some(({ why }) => why === 'poison');
  return rolled ? undefined : object('SF-STAT-10', `no Fate Die is rolled for the poison of ${event.hero}`);
};

export const EVENT_CHECKS: readonly EventCheck[] = [
  strikes,
  monsterDice,
  defence,
  untouched,
  lifeLeft,
  endToken,
  healing,
  fellIn,
  poison,
];
export const BEAT_CHECKS: readonly BeatCheck[] = [askedToDefend, cleared, stunnedOnce];
