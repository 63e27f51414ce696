/** [SFB-BASIC-04] What a card says is done, asked for, or told to be impossible: nothing is passed over in silence. */
import type { Objection } from '@questhall/testkit';
import type { BrawlEvent } from '../src/events.ts';
import type { Effect, OpName } from '../src/vocabulary.ts';
import type { Deed } from './deed.ts';
import { dealtTo, effectsOf, fell } from './deed.ts';
import type { Table } from './table.ts';
import { pieceOf, playerOf } from './table.ts';

interface Trace {
  readonly events: (event: BrawlEvent) => boolean;
  /** Questions that carry it out, or decline it. */
  readonly asks?: readonly string[];
}

const moved = (how: string) => (event: BrawlEvent) => event.type === 'moved' && event.how === how;
const collided = (event: BrawlEvent): boolean => event.type === 'damaged' && event.why === 'collision';

/** How one sees that an effect was carried out. */
const TRACES: { readonly [op in OpName]?: Trace } = {
  push: { events: (event) => moved('push')(event) || collided(event) },
  pull: { events: (event) => moved('pull')(event) || collided(event) },
  fear: { events: moved('fear'), asks: ['fear'] },
  force: { events: moved('force'), asks: ['move'] },
  stun: { events: ({ type }) => type === 'stunned' || type === 'handShown', asks: ['stun'] },
  root: { events: ({ type }) => type === 'rooted' },
};

const NONE: readonly BrawlEvent['type'][] = ['forfeited', 'warded'];

const names = (event: BrawlEvent, id: number): boolean => 'champion' in event && event.champion === id;

/** Whom an effect concerns by name; others are found on the board and seen to elsewhere. */
function concerned(effect: Effect, deed: Deed): readonly number[] {
  if (effect.who === 'target') return deed.targets.map(({ id }) => id);
  return effect.who === 'attacker' ? [deed.champion] : [];
}

function isDue(effect: Effect, deed: Deed, id: number): boolean {
  if (effect.when === 'react' || effect.when === 'static') return false;
  if (!effect.if) return true;
  return effect.if.is === 'damageDealt' && dealtTo(deed, id) > 0;
}

/** Parts of the card of which nothing was seen, when the Action is over. */
export function passedOver(deed: Deed, table: Table): readonly Objection[] {
  if (!deed.declared || deed.declined || fell(deed, deed.champion)) return [];
  if (deed.reaction && fell(deed, deed.reaction.on)) return [];
  const effects = [...effectsOf(deed), ...(deed.reaction?.card.effects ?? [])];
  return effects.flatMap((effect) => {
    const trace = TRACES[effect.op];
    if (!trace) return [];
    return concerned(effect, deed)
      .filter((id) => isDue(effect, deed, id) && !fell(deed, id) && !isSeen(effect, trace, deed, table, id))
      .map((id) => ({
        rule: 'SFB-BASIC-04',
        message: `${effect.op} on ${pieceOf(table, id).key}: nothing is seen of it`,
      }));
  });
}

function isSeen(effect: Effect, trace: Trace, deed: Deed, table: Table, id: number): boolean {
  if (effect.op === 'stun' && playerOf(table, pieceOf(table, id).seat).hand.length === 0) return true;
  return (
    deed.events.some((event) => names(event, id) && (trace.events(event) || NONE.includes(event.type))) ||
    deed.questions.some(({ kind }) => trace.asks?.includes(kind))
  );
}

/** [SFB-KW-PUSH-02] [SFB-KW-PUSH-05] What is not pushed or pulled is damage, hex for hex. */
export function shovedInFull(deed: Deed, table: Table): readonly Objection[] {
  return (['push', 'pull'] as const).flatMap((how) => {
    const effect = effectsOf(deed).find(({ op }) => op === how);
    if (!effect || !('amount' in effect) || typeof effect.amount !== 'number') return [];
    const { amount } = effect;
    return table.pieces
      .filter(({ id }) => !fell(deed, id))
      .flatMap((piece) => {
        const steps = deed.ways
          .filter((way) => way.how === how && way.champion === piece.id)
          .reduce((sum, { path }) => sum + path.length, 0);
        const hurt = deed.events.reduce(
          (sum, event) =>
            sum + (collided(event) && names(event, piece.id) ? (event as { amount: number }).amount : 0),
          0,
        );
        const wrong = steps + hurt > 0 && steps + hurt !== amount;
        return wrong
          ? [
              {
                rule: 'SFB-KW-PUSH-05',
                message: `${how} ${amount} of ${piece.key}: ${steps} hexes and ${hurt} damage`,
              },
            ]
          : [];
      });
  });
}

/** [SFB-DMG-04] Every target still in the arena is struck in each pass. */
export function struckAll(deed: Deed, table: Table, passes: number): readonly Objection[] {
  const attacked = deed.declared && deed.card?.type === 'attack' && !fell(deed, deed.champion);
  if (!attacked) return [];
  return deed.targets
    .filter(({ id }) => !fell(deed, id))
    .filter(({ id }) => deed.passes.filter((pass) => pass.has(id)).length !== passes)
    .map(({ id }) => ({
      rule: 'SFB-DMG-04',
      message: `${pieceOf(table, id).key} is not struck ${passes} times`,
    }));
}
