/** Matches of bots, counted in clicks: what each question cost, and whether its answer could matter. */
import { createBot } from '@questhall/bots';
import type { Decision, Game, GameEvent, Json, MachineState, Option } from '@questhall/kernel';
import { about, advance, answer, seeded, takeEvents } from '@questhall/kernel';
import { hasEffect } from './effect.ts';
import type { Before } from './price.ts';
import { priceOf } from './price.ts';

/** Before the first turn, in one's own turn, or when somebody else's turn or a round brings a question. */
export type When = 'setting up' | 'own turn' | 'between';

/** Of one kind of question. */
export interface Asked {
  questions: number;
  readonly clicks: { [when in When]: number };
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
  const before: Before = { arms: new Map(), stars: new Map(), boosted: new Set() };
  /** Whose turn it is; nobody's yet, or that of somebody who is not played. */
  let turn: number | 'nobody' | undefined;
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const [decision] = advance(game, state);
    for (const { event } of takeEvents(state)) {
      const owner = turnOf(game, state, event);
      if (owner === undefined) continue;
      turn = owner;
      if (owner !== 'nobody') into.turns += 1;
    }
    if (decision === undefined) return;
    const { option } = bot.choose(game, state, decision);
    const when = turn === undefined ? 'setting up' : turn === decision.seat ? 'own turn' : 'between';
    note(game, state, { decision, option, before, when }, into);
    answer(game, state, decision.seat, option);
  }
}

/** The seat whose turn begins; a turn of somebody who is not played is nobody's. */
function turnOf(
  { telling, view }: Game,
  state: MachineState,
  event: GameEvent,
): number | 'nobody' | undefined {
  const part = telling?.parts[event.type];
  if (telling === undefined || part?.opens !== 'turn') return undefined;
  if ('seat' in event) return Number(event.seat);
  const [[kind, field] = []] = Object.entries(part.source ?? {});
  if (kind === undefined || field === undefined) return 'nobody';
  const id = (event as unknown as { readonly [field: string]: string | number })[field];
  return (id === undefined ? undefined : telling.seat({ [kind]: id }, view(state, null))) ?? 'nobody';
}

interface Noted {
  readonly decision: Decision;
  readonly option: Option;
  readonly before: Before;
  readonly when: When;
}

function note(game: Game, state: MachineState, noted: Noted, into: Counted): void {
  const { decision, when } = noted;
  if (decision.options.length === 1) return;
  const { kind } = decision;
  const known = into.kinds.get(kind) ?? {
    questions: 0,
    clicks: { 'setting up': 0, 'own turn': 0, between: 0 },
    effectless: 0,
  };
  into.kinds.set(kind, known);
  known.questions += 1;
  known.clicks[when] += priceOf(game.id, { ...noted, about: about(game, state, decision.seat) });
  if (!hasEffect(game, state, decision)) known.effectless += 1;
}
