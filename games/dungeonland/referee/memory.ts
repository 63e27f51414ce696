/** What a spectator has to remember from one answer to the next. */
import { VILLAINS } from '../src/content/index.ts';
import type { DungeonlandEvent } from '../src/events.ts';
import type { AttackType, Condition, Power, PowerId, Shape } from '../src/vocabulary.ts';
import type { RowEffect } from '../src/vocabulary-monsters.ts';
import type { Square } from './grid.ts';
import { squaresOf } from './grid.ts';
import type { World } from './world.ts';

/** A roll as it lies on the table. */
export interface Roll {
  readonly faces: string[];
  readonly chain: number;
  /** Symbols added by Energy Surge. */
  readonly surges: string[];
}

/** An attack that was declared, with all that was seen of it. */
export interface Blow {
  readonly by: number;
  readonly occasion: string;
  readonly type: AttackType;
  readonly weapon: string;
  readonly spell: string;
  shape: Shape;
  targets: number[];
  readonly at: Square;
  /** Where those stood who were on the map when it was declared. */
  readonly stood: ReadonlyMap<number, readonly Square[]>;
  readonly boosts: string[];
  critical: 'superior' | 'brutal' | '';
  roll: Roll | null;
  successes: number | null;
  readonly defences: Map<number, Roll & { successes: number; ignored: number; bonus: number }>;
  readonly reduced: Map<number, number>;
  /** Final damage, by victim. */
  readonly dealt: Map<number, number>;
}

export interface Memory {
  round: number;
  /** Whose activation it is; −1: nobody's. */
  active: number;
  /** How many activations each figure has begun. */
  readonly begun: Map<number, number>;
  readonly actedIn: Map<number, number>;
  /** `figure:condition`: the activations in which it works. */
  readonly due: Map<string, readonly number[]>;
  /** `figure:n`: Frenzy works in its n-th activation. */
  readonly frenzy: Set<string>;
  readonly blows: Blow[];
  readonly gained: Map<number, Power[]>;
  readonly lost: Map<number, PowerId[]>;
  readonly faster: Map<number, number>;
  readonly stance: Map<number, number>;
  readonly inked: Set<number>;
  /** Dodge used up in this round. */
  readonly dodged: Set<number>;
  /** Round in which each hero fell, and whether he was healed since. */
  readonly fell: Map<number, { readonly round: number; readonly healedIn: number }>;
  /** `figure:skill`, used in this round or in this adventure. */
  readonly usedThisRound: Set<string>;
  readonly usedThisAdventure: Set<string>;
  /** Enemies whose free attack was made, declined or ignored since the mover's last step. */
  readonly settled: Set<number>;
  /** `figure:condition`: the round in which it last came. */
  readonly since: Map<string, number>;
  /** What the figure whose activation it is has done in it: `move`, `attack`. */
  readonly deeds: Set<string>;
  /** Villains on their way through figures and obstacles by one of their rows. */
  readonly ghosts: Set<number>;
  /** Villains whose row lets nobody strike at them on the way. */
  readonly unhindered: Set<number>;
  /** Steps of the running Move, and Runs of the running activation. */
  steps: number;
  runs: number;
  /** Defence dice that a card adds to the next defence roll. */
  bonusDefence: number;
  /** Figures whose next question is owed: `reflexes:0`. */
  readonly owed: Map<string, string>;
  /** Conditions that an attack has still to bring. */
  readonly coming: Map<string, string>;
  /** Heroes attacked in this round, for Jeanne's Banner. */
  readonly attacked: Set<number>;
  /** Ovens that have baked in this round. */
  readonly hotOvens: Set<number>;
  /** Ovens and trap plates that were set off and have not worked yet, with what to say if they do not. */
  readonly sceneryDue: Map<number, string>;
  /** The running activation was told to be lost. */
  isLost: boolean;
}

export const blank = (): Memory => ({
  round: 0,
  active: -1,
  begun: new Map(),
  actedIn: new Map(),
  due: new Map(),
  frenzy: new Set(),
  blows: [],
  gained: new Map(),
  lost: new Map(),
  faster: new Map(),
  stance: new Map(),
  inked: new Set(),
  dodged: new Set(),
  fell: new Map(),
  usedThisRound: new Set(),
  usedThisAdventure: new Set(),
  settled: new Set(),
  since: new Map(),
  deeds: new Set(),
  ghosts: new Set(),
  unhindered: new Set(),
  steps: 0,
  runs: 0,
  bonusDefence: 0,
  owed: new Map(),
  coming: new Map(),
  attacked: new Set(),
  hotOvens: new Set(),
  sceneryDue: new Map(),
  isLost: false,
});

const conditionKey = (figure: number, condition: Condition): string => `${figure}:${condition}`;

/** Does this condition work in the figure's running activation? */
export const works = (memory: Memory, figure: number, condition: Condition): boolean =>
  memory.active === figure && dueIn(memory, figure, condition).includes(memory.begun.get(figure) ?? 0);

export const dueIn = (memory: Memory, figure: number, condition: Condition): readonly number[] =>
  memory.due.get(conditionKey(figure, condition)) ?? [];

/** [DL-RULING-86] It works in the first activation that begins from now on. */
export function befall(memory: Memory, figure: number, condition: Condition): void {
  const next = (memory.begun.get(figure) ?? 0) + 1;
  memory.due.set(conditionKey(figure, condition), [...dueIn(memory, figure, condition), next]);
  memory.since.set(conditionKey(figure, condition), memory.round);
}

/** The attack that this figure is making, the newest first. */
export const blowBy = (memory: Memory, figure: number): Blow | undefined =>
  memory.blows.findLast(({ by, successes }) => by === figure && successes === null);

/** The attack that this figure defends against: the newest that reaches it, if an answer to an older one came between. */
export const blowOn = (memory: Memory, figure: number): Blow | undefined =>
  memory.blows.findLast(
    (blow) => blow.successes !== null && !blow.dealt.has(figure) && mayReach(blow, figure),
  );

const mayReach = ({ targets, shape, boosts }: Blow, figure: number): boolean =>
  targets.includes(figure) || shape !== 'target' || boosts.includes('multiShot');

export function remember(memory: Memory, world: World, event: DungeonlandEvent): void {
  switch (event.type) {
    case 'adventureBegan':
      Object.assign(memory, blank());
      return;
    case 'roundBegan':
      memory.round = event.round;
      memory.dodged.clear();
      memory.usedThisRound.clear();
      memory.attacked.clear();
      memory.hotOvens.clear();
      memory.blows.length = 0;
      return;
    case 'activationLost':
      memory.isLost = true;
      return;
    case 'activationBegan':
      memory.isLost = false;
      memory.begun.set(event.figure, (memory.begun.get(event.figure) ?? 0) + 1);
      memory.actedIn.set(event.figure, memory.round);
      memory.active = event.figure;
      memory.stance.delete(event.figure);
      memory.inked.delete(event.figure);
      memory.steps = 0;
      memory.runs = 0;
      memory.deeds.clear();
      memory.ghosts.clear();
      memory.unhindered.clear();
      memory.settled.clear();
      memory.blows.length = 0;
      return;
    case 'activationEnded':
      memory.active = -1;
      memory.blows.length = 0;
      memory.settled.clear();
      return;
    case 'conditionGained':
      befall(memory, event.figure, event.condition);
      memory.coming.delete(conditionKey(event.figure, event.condition));
      // [DL-RULING-85] Whom the attack itself puts to sleep or freezes answers it no more.
      if (event.condition === 'frozen' || event.condition === 'asleep') excuse(memory, event.figure);
      return;
    case 'conditionEnded': {
      const key = conditionKey(event.figure, event.condition);
      const begun = memory.begun.get(event.figure) ?? 0;
      const later = dueIn(memory, event.figure, event.condition).filter((when) => when > begun);
      memory.due.set(key, memory.active === event.figure ? later : []);
      memory.since.delete(key);
      return;
    }
    case 'moved':
      if (event.figure === memory.active) memory.settled.clear();
      if (event.why === 'move' && event.figure === memory.active) memory.deeds.add('move');
      if (event.why === 'move' && event.figure === memory.active) memory.steps += event.path.length;
      if (event.why === 'run') memory.runs += event.path.length;
      return;
    case 'heroFell':
      memory.fell.set(event.figure, { round: memory.round, healedIn: 0 });
      forget(memory, event.figure);
      return;
    case 'defeated':
      forget(memory, event.figure);
      return;
    case 'heroRoused': {
      const since = memory.fell.get(event.figure);
      if (since) memory.fell.set(event.figure, { round: since.round, healedIn: memory.round });
      return;
    }
    case 'phaseChanged':
      memory.owed.set(`phase:${event.villain}`, '');
      return;
    case 'powerGained':
      memory.gained.set(event.figure, [
        ...(memory.gained.get(event.figure) ?? []),
        { power: event.power as PowerId, amount: 1 },
      ]);
      return;
    case 'powerLost':
      loseP(memory, event.figure, event.power as PowerId);
      return;
    case 'rowFired':
      // What a row moves comes on top of what the activation allows.
      memory.steps = -effectsOf(event.row).reduce((sum, effect) => sum + ownSteps(effect), 0);
      for (const effect of effectsOf(event.row)) fire(memory, event.villain, effect);
      return;
    case 'consumed':
      if (event.consumable === 'troll-bread') memory.bonusDefence += 2;
      return;
    case 'freeAttackIgnored':
      memory.settled.add(event.by);
      return;
    case 'skillUsed':
    case 'boosted':
      memory.usedThisRound.add(`${event.figure}:${event.skill}`);
      memory.usedThisAdventure.add(`${event.figure}:${event.skill}`);
      if (event.type === 'boosted') boost(memory, event.figure, event.skill);
      return;
    case 'heroSaved':
      memory.usedThisAdventure.add(`${event.figure}:${event.how}`);
      return;
    default:
      rememberBlow(memory, world, event);
  }
}

function boost(memory: Memory, figure: number, skill: string): void {
  const blow = blowBy(memory, figure);
  blow?.boosts.push(skill);
  if (blow && skill === 'blastingPower') blow.shape = 'bigBlast';
}

function loseP(memory: Memory, figure: number, power: PowerId): void {
  const gained = memory.gained.get(figure) ?? [];
  if (gained.some((each) => each.power === power))
    memory.gained.set(
      figure,
      gained.filter((each) => each.power !== power),
    );
  else memory.lost.set(figure, [...(memory.lost.get(figure) ?? []), power]);
}

const effectsOf = (id: string): readonly RowEffect[] =>
  VILLAINS.flatMap(({ rows }) => rows).find((row) => row.id === id)?.effects ?? [];

const ownSteps = (effect: RowEffect): number =>
  effect.do === 'move' && typeof effect.spaces === 'number' ? effect.spaces : 0;

function fire(memory: Memory, villain: number, effect: RowEffect): void {
  if (effect.do === 'bonusSpeed')
    memory.faster.set(villain, (memory.faster.get(villain) ?? 0) + effect.amount);
  if (effect.do === 'move' && effect.ghostly) memory.ghosts.add(villain);
  if (effect.do === 'move' && effect.how !== 'towardActor') memory.unhindered.add(villain);
  if (effect.do === 'bonusDefence') memory.bonusDefence += effect.amount;
}

/** No answer to an attack is owed to this figure any more. */
function excuse(memory: Memory, figure: number): void {
  for (const what of ['reflexes', 'counter']) memory.owed.delete(`${what}:${figure}`);
}

/** Off the map: no condition, nothing owed. */
function forget(memory: Memory, figure: number): void {
  for (const map of [memory.due, memory.since, memory.coming, memory.owed])
    for (const key of map.keys())
      if (key.startsWith(`${figure}:`) || key.endsWith(`:${figure}`)) map.delete(key);
}

function rememberBlow(memory: Memory, world: World, event: DungeonlandEvent): void {
  switch (event.type) {
    case 'attackDeclared': {
      const stood = new Map([...world.pieces.values()].map((piece) => [piece.id, squaresOf(piece)] as const));
      memory.blows.push({
        by: event.by,
        occasion: event.occasion,
        type: event.attack,
        weapon: event.weapon,
        spell: event.spell,
        shape: event.shape,
        targets: [...event.targets],
        at: event.at,
        stood,
        boosts: [],
        critical: '',
        roll: null,
        successes: null,
        defences: new Map(),
        reduced: new Map(),
        dealt: new Map(),
      });
      if (event.occasion === 'free') memory.settled.add(event.by);
      if (event.by === memory.active && OWN.includes(event.occasion)) memory.deeds.add('attack');
      memory.ghosts.clear();
      memory.unhindered.clear();
      for (const what of memory.owed.keys()) if (what.startsWith('phase:')) memory.owed.delete(what);
      return;
    }
    case 'targetChanged': {
      const blow = memory.blows.findLast(({ targets }) => targets.includes(event.from));
      if (blow) blow.targets = blow.targets.map((id) => (id === event.from ? event.to : id));
      return;
    }
    case 'attackRolled': {
      const blow = blowBy(memory, event.figure);
      if (blow) blow.roll = { faces: [...event.faces], chain: event.chain, surges: [] };
      return;
    }
    case 'attackCounted': {
      const blow = blowBy(memory, event.figure);
      if (blow) blow.successes = event.successes;
      return;
    }
    case 'castCounted': {
      const blow = blowBy(memory, event.figure);
      if (blow) blow.successes = event.success ? 1 : 0;
      return;
    }
    case 'defenceRolled':
      blowOn(memory, event.figure)?.defences.set(event.figure, {
        faces: [...event.faces],
        chain: event.chain,
        surges: [],
        successes: -1,
        ignored: 0,
        bonus: memory.bonusDefence,
      });
      memory.bonusDefence = 0;
      memory.attacked.add(event.figure);
      return;
    case 'defenceCounted': {
      const defence = blowOn(memory, event.figure)?.defences.get(event.figure);
      if (defence) Object.assign(defence, { successes: event.successes, ignored: event.ignored });
      return;
    }
    case 'rerolled':
    case 'dieTurned':
    case 'surged':
      return touchRoll(memory, event);
    case 'reduced': {
      const blow = blowOn(memory, event.figure);
      blow?.reduced.set(event.figure, (blow.reduced.get(event.figure) ?? 0) + event.amount);
      if (event.by === 'dodge') memory.dodged.add(event.figure);
      return;
    }
    case 'damaged':
    case 'unharmed': {
      const blow = blowOn(memory, event.figure);
      blow?.dealt.set(event.figure, event.type === 'damaged' ? event.amount : 0);
      return;
    }
    default:
      return;
  }
}

/** Attacks that are an action of the attacker's own activation. */
const OWN = ['monster', 'controlled', 'ally'];

type Touched = Extract<DungeonlandEvent, { readonly type: 'rerolled' | 'dieTurned' | 'surged' }>;

/** The roll that lies before this figure: the one it defends with, or the one it attacks with. */
function rollOf(memory: Memory, figure: number): Roll | undefined {
  const attack = memory.blows.findLast(
    ({ by, roll, successes }) => by === figure && roll && successes === null,
  );
  if (attack?.roll) return attack.roll;
  const defence = memory.blows.findLast(({ defences }) => defences.get(figure)?.successes === -1);
  return defence?.defences.get(figure);
}

function touchRoll(memory: Memory, event: Touched): void {
  const roll = rollOf(memory, event.figure);
  if (!roll) return;
  if (event.type === 'surged') roll.surges.push(event.as);
  else if (event.type === 'dieTurned') roll.faces[event.die] = event.to;
  else if (event.die < 0) roll.faces.splice(0, roll.faces.length, ...event.faces);
  else {
    const [first, ...rest] = event.faces;
    roll.faces[event.die] = first as string;
    roll.faces.push(...rest);
  }
}
