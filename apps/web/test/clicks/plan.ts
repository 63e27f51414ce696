/** A match of bots as somebody would click it: every answer, whose turn it was given in, and what it is thought to cost. */
import { createBot } from '@questhall/bots';
import type { Decision, Game, GameEvent, Json, MachineState, Option } from '@questhall/kernel';
import { about, openMatch, submit, takeEvents } from '@questhall/kernel';
import type { Before } from './price.ts';
import { isQuietEnd, priceOf } from './price.ts';

/** Before the first turn, in one's own turn, or when somebody else's turn or a round brings a question. */
export type When = 'setting up' | 'own turn' | 'between';

interface Planned {
  readonly decision: Decision;
  readonly option: Option;
  /** In clicks. */
  readonly price: number;
  readonly when: When;
  /** Only small things are left: whoever has once said so is not asked to end such a turn. */
  readonly quiet: boolean;
}

interface Plan {
  /** Questions with one answer are not in it: the house answers them. */
  readonly answers: readonly Planned[];
  readonly turns: number;
}

interface PlanWish {
  readonly game: Game;
  readonly options: { readonly [setting: string]: Json };
  readonly seed: string;
  /** Looks at each position before the answer. */
  readonly look?: (state: MachineState, decision: Decision) => void;
}

const MOST_QUESTIONS = 3000;

/** Everybody is a person here: each seat's questions are counted, whoever thinks about them. */
export function planMatch({ game, options, seed, look }: PlanWish): Plan {
  const configured = game.configure(options);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const seats = Array.from({ length: configured.options.players }, (_, seat) => `Seat ${seat + 1}`);
  const match = openMatch(game, { options: configured.options, seed, seats });
  const bot = createBot('apprentice', { seed });
  const before: Before = { arms: new Map(), stars: new Map(), boosted: new Set() };
  const answers: Planned[] = [];
  /** Whose turn it is; nobody's yet, or that of somebody who is not played. */
  let turn: number | 'nobody' | undefined;
  let turns = 0;
  const hear = (events: readonly { readonly event: GameEvent }[]): void => {
    for (const { event } of events) {
      const owner = turnOf(game, match.state, event);
      if (owner === undefined) continue;
      turn = owner;
      if (owner !== 'nobody') turns += 1;
    }
  };
  hear(takeEvents(match.state));
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const decision = match.decisions.find((each) => each.options.length === 1) ?? match.decisions[0];
    if (decision === undefined) break;
    const { seat } = decision;
    const { option } = bot.choose(game, match.state, decision);
    if (decision.options.length > 1) {
      look?.(match.state, decision);
      const when = turn === undefined ? 'setting up' : turn === seat ? 'own turn' : 'between';
      const told = about(game, match.state, seat);
      const price = priceOf(game.id, { decision, option, about: told, before });
      answers.push({
        decision,
        option,
        price,
        when,
        quiet: isQuietEnd(decision, option),
      });
    }
    const result = submit(match, { seat, decision: decision.id, option });
    if ('refused' in result) throw new Error(`a listed option is refused: ${JSON.stringify(result.refused)}`);
    hear(result.events);
  }
  return { answers, turns };
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
