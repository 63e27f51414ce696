/**
 * A blunder watch: what any onlooker would have done. Where a turn was ended, every other option is tried in a few imagined
 * positions; what wins, defeats somebody or helps in each of them, for nothing, was left lying.
 */
import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance } from '@questhall/kernel';
import type { Chance } from '../chance.ts';
import type { Effects } from '../effects.ts';
import { cardsOf, effectsOn } from '../effects.ts';
import { imagining } from '../imagining.ts';
import { indexOfOption } from '../options.ts';
import { bestOf, likelyOr, playOut, quickPlay } from '../quick.ts';
import { newTrial } from '../trial.ts';

export const SLIPS = ['winning', 'lethal', 'free', 'own harm'] as const;
/** What was left lying: the victory, a foe to defeat, something useful that costs nothing; or own figures were hurt for nothing. */
export type Slip = (typeof SLIPS)[number];

export interface Blunder {
  readonly slip: Slip;
  /** How many answers had been given. */
  readonly at: number;
  readonly chosen: string;
  /** What should have been done; empty: anything else. */
  readonly missed: string;
}

const POSITIONS = 5;
/** More options than this are not all tried. */
const MOST_OPTIONS = 40;
const FOLLOW_UP = likelyOr(bestOf(3));
/** Less than this is no help. */
const USEFUL = 0.004;

interface Tried extends Effects {
  readonly won: boolean;
  /** The same is asked again afterwards: the turn goes on. */
  readonly goesOn: boolean;
  readonly worth: number;
  readonly cards: number;
}

interface Missed {
  readonly slip: Slip;
  readonly option: Option;
}

/** What was left lying when a turn was ended with this option. Nothing: it ended no turn, or nothing was. */
export function leftLying<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chosen: Option,
  chance: Chance,
): Missed | undefined {
  const { seat } = decision;
  const quick = quickPlay(game, chance);
  const positions = Array.from({ length: POSITIONS }, () => imagining(game, state, seat, chance));
  const tried = (option: Option, position: S): Tried | undefined => {
    const s = game.clone(position);
    s.events = [];
    const listed = advance(game, s).find((open) => open.seat === seat)?.options ?? [];
    const found = listed[indexOfOption(listed, option, 0)];
    if (!found) return undefined;
    const trial = newTrial(found);
    playOut(quick, s, decision, found, FOLLOW_UP, trial);
    const won = s.outcome?.winners.includes(seat) === true;
    const [goesOn, worth] = [trial.returns > 0, trial.total];
    return { ...effectsOn(game, s, seat), won, goesOn, worth, cards: cardsOf(game, s, seat) ?? 0 };
  };
  const ended = positions.map((position) => tried(chosen, position));
  if (ended.some((each) => !each || each.goesOn || each.won || each.defeated > 0)) return undefined;
  let best: Missed | undefined;
  for (const option of decision.options.slice(0, MOST_OPTIONS)) {
    if (option === chosen) continue;
    let slips: readonly Slip[] = SLIPS;
    for (const [at, position] of positions.entries()) {
      const other = tried(option, position);
      const stopping = ended[at];
      slips = other && stopping ? slips.filter((slip) => IS[slip](other, stopping)) : [];
      if (slips.length === 0) break;
    }
    const [slip] = slips;
    if (slip && (!best || SLIPS.indexOf(slip) < SLIPS.indexOf(best.slip))) best = { slip, option };
  }
  return best;
}

const unharmed = (other: Effects, stopping: Effects): boolean =>
  other.taken <= stopping.taken && other.fell <= stopping.fell;

const IS: { readonly [slip in Slip]: (other: Tried, stopping: Tried) => boolean } = {
  winning: ({ won }) => won,
  lethal: (other, stopping) =>
    other.defeated > 0 && unharmed(other, stopping) && other.worth > stopping.worth + USEFUL,
  free: (other, stopping) =>
    other.goesOn &&
    unharmed(other, stopping) &&
    other.cards >= stopping.cards &&
    other.worth > stopping.worth + USEFUL,
  'own harm': () => false,
};

/** The own side was hurt by itself, and nobody else was hurt at all. */
export const isOwnHarm = ({ selfHarm, dealt, defeated }: Effects): boolean =>
  selfHarm > 0 && dealt === 0 && defeated === 0;
