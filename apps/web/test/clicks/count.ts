/** Matches of bots, counted in clicks: what each question cost, and whether its answer could matter. */
import { createBot } from '@questhall/bots';
import type { Decision, Game, GameEvent, Json, MachineState, Option } from '@questhall/kernel';
import { about, advance, answer, seeded, takeEvents } from '@questhall/kernel';
import { hasEffect } from './effect.ts';
import type { Before } from './price.ts';
import { priceOf } from './price.ts';

/** Of one kind of question. */
export interface Asked {
  questions: number;
  clicks: number;
  /** No answer would have changed anything but what it costs itself. */
  effectless: number;
}

export interface Counted {
  turns: number;
  readonly kinds: Map<string, Asked>;
}

const MOST_QUESTIONS = 3000;

/** Everybody is a person here: each seat's questions are counted, whoever thinks about them. */
export function countMatch(
  game: Game,
  options: { readonly [setting: string]: Json },
  seed: string,
  into: Counted,
): void {
  const configured = game.configure(options);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const state = game.setup(configured.options, seeded(seed));
  const bot = createBot('apprentice', { seed });
  const before: Before = { arms: new Map() };
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const [decision] = advance(game, state);
    into.turns += takeEvents(state).filter(({ event }) => beginsTurn(game, state, event)).length;
    if (decision === undefined) return;
    const { option } = bot.choose(game, state, decision);
    note(game, state, { decision, option, before }, into);
    answer(game, state, decision.seat, option);
  }
}

/** A turn of somebody who is played, not of a monster. */
function beginsTurn({ telling, view }: Game, state: MachineState, event: GameEvent): boolean {
  const part = telling?.parts[event.type];
  if (telling === undefined || part?.opens !== 'turn') return false;
  if ('seat' in event) return true;
  const [[kind, field] = []] = Object.entries(part.source ?? {});
  if (kind === undefined || field === undefined) return false;
  const id = (event as unknown as { readonly [field: string]: string | number })[field];
  return id !== undefined && telling.seat({ [kind]: id }, view(state, null)) !== undefined;
}

interface Noted {
  readonly decision: Decision;
  readonly option: Option;
  readonly before: Before;
}

function note(game: Game, state: MachineState, noted: Noted, into: Counted): void {
  const { decision } = noted;
  if (decision.options.length === 1) return;
  const { kind } = decision;
  const known = into.kinds.get(kind) ?? { questions: 0, clicks: 0, effectless: 0 };
  into.kinds.set(kind, known);
  known.questions += 1;
  known.clicks += priceOf(game.id, { ...noted, about: about(game, state, decision.seat) });
  if (!hasEffect(game, state, decision)) known.effectless += 1;
}
