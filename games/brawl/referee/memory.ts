/** How the memory of an Action grows, event by event. */
import type { Decision } from '@questhall/kernel';
import type { BrawlEvent } from '../src/events.ts';
import type { ActionCard, Effect } from '../src/vocabulary.ts';
import { holds } from './conditions.ts';
import type { Deed, Way } from './deed.ts';
import type { Piece, Table } from './table.ts';
import { cardOf, pieceOf, standing } from './table.ts';

const begun = (table: Table, event: BrawlEvent): Deed | null => {
  if (event.type !== 'cardPlayed' && event.type !== 'standardUsed') return null;
  return {
    seat: event.seat,
    champion: event.champion,
    card: event.type === 'cardPlayed' ? cardOf(event.card) : null,
    standard: event.type === 'standardUsed' ? event.action : null,
    core: event.core,
    declared: false,
    declined: false,
    targets: [],
    usedUp: [],
    scene: snapshot(table),
    reaction: null,
    invited: new Set(),
    ways: [],
    passes: [],
    fallen: [],
    levelled: new Set(),
    events: [],
    questions: [],
  };
};

const snapshot = (table: Table): readonly Piece[] => standing(table).map((piece) => ({ ...piece }));

/** Whether this piece of a way goes on with the one before: only a trap cuts a way. */
function goesOn(deed: Deed, way: Way): boolean {
  const since = deed.events.slice(deed.events.findLastIndex(({ type }) => type === 'moved') + 1);
  const stages = ['attackDeclared', 'skillUsed', 'struck', 'forfeited', 'warded', 'placed'];
  return way === deed.ways.at(-1) && !since.some(({ type }) => stages.includes(type));
}

/** Moves the memory on; called before the event is told to the table. */
export function remember(deed: Deed | null, table: Table, event: BrawlEvent): Deed | null {
  const now = begun(table, event) ?? deed;
  if (!now) return null;
  switch (event.type) {
    case 'attackDeclared':
    case 'skillUsed':
      now.declared = true;
      now.targets = event.targets.map((id) => ({ id, hex: pieceOf(table, id).hex ?? -1 }));
      now.scene = snapshot(table);
      for (const id of event.type === 'attackDeclared' ? event.targets : []) {
        for (const { op, amount, until } of pieceOf(table, id).boons) {
          if (until === 'nextAttack') now.usedUp.push({ champion: id, op, amount });
        }
      }
      break;
    case 'declined':
      now.declined = true;
      break;
    case 'reactionPlayed': {
      const card = cardOf(event.card);
      now.reaction = { seat: event.seat, card, on: event.on, holds: holding(now, table, card, event.on) };
      break;
    }
    case 'moved': {
      const last = now.ways.findLast(({ champion, how }) => champion === event.champion && how === event.how);
      if (last && goesOn(now, last)) last.path.push(...event.path);
      else {
        const { hex: from } = pieceOf(table, event.champion);
        now.ways.push({ champion: event.champion, how: event.how, from, path: [...event.path] });
      }
      break;
    }
    case 'struck': {
      const last = now.passes.at(-1);
      if (last && !last.has(event.champion)) last.set(event.champion, event.damage);
      else now.passes.push(new Map([[event.champion, event.damage]]));
      break;
    }
    case 'knockedOut':
      now.fallen.push({
        champion: event.champion,
        source: event.source,
        hex: pieceOf(table, event.champion).hex,
      });
      break;
    case 'levelledUp':
      now.levelled.add(event.champion);
      break;
    default:
  }
  now.events.push(event);
  return now;
}

/** The effects of a Reaction that are tested when it is played. */
function holding(deed: Deed, table: Table, card: ActionCard, on: number): readonly Effect[] {
  return card.effects.filter(({ when, if: condition }) => {
    if (when !== 'react' || !condition) return when === 'react';
    return holds(condition, { deed, table, self: deed.champion, target: on, reactedOn: on });
  });
}

export const isAsked = (deed: Deed, { kind, seat }: Decision): void => {
  deed.questions.push({ kind, seat });
  if (kind === 'react') deed.invited.add(seat);
};
