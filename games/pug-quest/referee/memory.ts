/** The Turn and the attack under way, as far as somebody who watches remembers them. */
import type { Decision, Option } from '@questhall/kernel';
import type { PugEvent } from '../src/events.ts';
import type { Energy, Reach } from '../src/vocabulary.ts';
import { comboCard } from './cards.ts';
import type { Table } from './table.ts';
import { isPug, pugOf, without } from './table.ts';

export interface Attack {
  readonly by: string;
  readonly targets: readonly string[];
  readonly reach: Reach;
  readonly damage: number;
  /** What was told to be added to, or taken off, what each target suffers. */
  readonly changes: Map<string, number>;
  /** Targets that ignored all of it. */
  readonly ignored: Set<string>;
  readonly placed: Map<string, number>;
  /** Questions asked since, as `kind seat`. */
  readonly asked: Set<string>;
  /** Heroes that have still to strike back. */
  readonly answering: Set<string>;
  readonly fallen: Set<string>;
}

interface Turn {
  readonly of: string;
  /** Actions it may take. */
  may: number;
  actions: number;
  standardAttacks: number;
  moved: boolean;
}

export interface Memory {
  turn: Turn | null;
  attack: Attack | null;
  readonly acted: Set<string>;
  /** What was paid last, until it is seen for what. */
  payment: Extract<PugEvent, { type: 'paid' }> | null;
  /** An ability that was told since the last Combo. */
  ability: string | null;
  /** Heroes that are out until the next World; what they lose is settled meanwhile. */
  readonly out: Set<string>;
  /** Cards that lie aside until all that are to be discarded are chosen. */
  aside: Energy[];
}

export const freshMemory = (): Memory => ({
  turn: null,
  attack: null,
  acted: new Set(),
  payment: null,
  ability: null,
  out: new Set(),
  aside: [],
});

const ACTIONS: readonly string[] = ['draw', 'change', 'discard', 'move', 'standardAttack'];

/** An answer, before what comes of it is told. */
export function answered(memory: Memory, { kind, seat }: Decision, option: Option): void {
  memory.attack?.asked.add(`${kind} ${seat}`);
  if (kind !== 'act' || !memory.turn) return;
  if (ACTIONS.includes(option.do)) memory.turn.actions += 1;
  if (option.do === 'standardAttack') memory.turn.standardAttacks += 1;
}

/** A card is chosen, and more may follow before they are discarded together. */
export function layAside(memory: Memory, table: Table, { seat }: Decision, option: Option): void {
  const pug = table.pugs.find((each) => each.seat === seat);
  if (option.do !== 'discardCard' || !pug || !option.at) return;
  const card = option.at.hand as Energy;
  pug.hand = without(pug.hand, [card]);
  memory.aside.push(card);
}

/** They are discarded: all of them go back, to be told. */
function takeUp(memory: Memory, table: Table, hero: string): void {
  pugOf(table, hero)?.hand.push(...memory.aside);
  memory.aside = [];
}

function change(attack: Attack | null, target: string, by: number): void {
  attack?.changes.set(target, (attack.changes.get(target) ?? 0) + by);
}

/** Armour weighs an attack as it is declared; what it does later is done to damage that is no attack. */
const justDeclared = (earlier: readonly PugEvent[]): boolean =>
  earlier.findLast(({ type }) => type !== 'absorbed')?.type === 'attacked';

/** Moves the memory on, after what was told `earlier` in this beat; called before the event is told to the table. */
export function remember(memory: Memory, table: Table, event: PugEvent, earlier: readonly PugEvent[]): void {
  const { attack } = memory;
  switch (event.type) {
    case 'roundBegan':
      memory.acted.clear();
      break;
    /** [PQ-RULING-41] Who comes in during a Round acts from the next one on. */
    case 'summoned':
      memory.acted.add(event.monster);
      break;
    case 'attackLost':
      attack?.answering.delete(event.by);
      break;
    case 'turnBegan':
      memory.attack = null;
      memory.acted.add(event.creature);
      memory.turn = {
        of: event.creature,
        may: 2 + (pugOf(table, event.creature)?.extraActions ?? 0),
        actions: 0,
        standardAttacks: 0,
        moved: false,
      };
      break;
    case 'turnEnded':
      memory.turn = null;
      memory.attack = null;
      break;
    case 'moved':
      if (memory.turn?.of === event.creature) memory.turn.moved = true;
      break;
    case 'discarded':
      takeUp(memory, table, event.hero);
      break;
    case 'paid':
      memory.payment = event;
      break;
    case 'abilityUsed':
      memory.ability = event.source;
      break;
    case 'comboPlayed':
      memory.ability = null;
      break;
    case 'attacked':
      attack?.answering.delete(event.by);
      if (attack && attack.answering.size > 0) break;
      memory.attack = {
        by: event.by,
        targets: event.targets,
        reach: event.reach,
        damage: event.damage,
        changes: new Map(),
        ignored: new Set(),
        placed: new Map(),
        asked: new Set(),
        answering: new Set(),
        fallen: new Set(),
      };
      break;
    case 'ripostePlayed': {
      memory.ability = null;
      const strikes = comboCard(event.combo, table.custom)?.effects.some(({ do: what }) => what === 'attack');
      if (strikes && attack && !isPug(table, attack.by)) attack.answering.add(event.by);
      break;
    }
    case 'prevented':
    case 'evilLordPrevented':
      change(attack, event.target, -event.amount);
      break;
    case 'defended':
      change(attack, event.hero, -event.amount);
      break;
    case 'absorbed':
      if (justDeclared(earlier)) change(attack, event.creature, -event.amount);
      break;
    case 'evilLordAdded':
      change(attack, event.target, 1);
      break;
    case 'energyRevealed':
      if (event.ignored) attack?.ignored.add(event.by);
      break;
    case 'damaged':
      if (event.why === 'attack') {
        attack?.placed.set(event.creature, (attack.placed.get(event.creature) ?? 0) + event.amount);
      }
      break;
    case 'heroReturned':
      memory.out.delete(event.hero);
      break;
    case 'defeated':
      if (isPug(table, event.creature)) memory.out.add(event.creature);
      attack?.fallen.add(event.creature);
      attack?.answering.delete(event.creature);
      break;
    default:
  }
}
