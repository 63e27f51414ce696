/** Plays what somebody says they answered once more: only what really comes of it counts. */
import { createBot } from '@questhall/bots';
import type { Quest } from '@questhall/games/quests';
import { QUEST_BOT } from '@questhall/games/quests';
import type { Answer, Game, Json, Outcome } from '@questhall/kernel';
import { load, openMatch, same, save, submit } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';

/** As it is told: dice that were thrown by how they were thrown, never by what came of them. */
export interface SubmittedAnswer extends Answer {
  readonly thrown?: Json;
}

export interface Played {
  readonly outcome: Outcome;
  readonly ending: string;
  /** With what the dice have come to, without the films of them. */
  readonly answers: readonly Answer[];
}

const PERSON = 0;
/** Milliseconds: nobody knows afterwards for how long somebody has aimed. */
const LONG_ENOUGH = Number.MAX_SAFE_INTEGER;

function withoutFilm({ seat, option, handed }: Answer): Answer {
  if (handed?.note === undefined) return { seat, option, ...(handed && { handed }) };
  const { film: _film, ...note } = handed.note as { readonly [part: string]: Json };
  return { seat, option, handed: { ...handed, note } };
}

/** Nothing: it is not how this quest can have gone. */
export function playQuest(
  game: Game,
  { spec, seed, botSeed }: Quest,
  answers: readonly SubmittedAnswer[],
  dice?: DiceTable,
): Played | undefined {
  const { players, options = {} } = spec.settings;
  const configured = game.configure({ ...(options as object), players });
  if ('problems' in configured) return undefined;
  const match = openMatch(game, { options: configured.options, seed, seats: [] });
  const bot = createBot(QUEST_BOT, { seed: botSeed });
  for (const [at, { seat, option, handed, thrown }] of answers.entries()) {
    const decision = match.decisions.find((open) => open.seat === seat);
    // Chance is drawn from the seed, and from nothing that anybody hands in.
    if (!decision || handed !== undefined || match.state.outcome) return undefined;
    if (seat !== PERSON) {
      const imagined = load(game, save(game, match.state));
      if (!same(bot.choose(game, imagined, decision).option, option)) return undefined;
    }
    // Hands sway and tremble from the seed as well: the same throw comes to the same everywhere.
    const seeds = { public: `${seed} ${at}`, secret: `${seed} ${at}` };
    const isThrow = dice?.throws(option) === true;
    if (thrown !== undefined && !isThrow) return undefined;
    const landed = isThrow ? dice.land(match, option, thrown, seeds, LONG_ENOUGH) : {};
    if ('refused' in landed) return undefined;
    if ('refused' in submit(match, { seat, option, decision: decision.id }, landed.handed)) return undefined;
  }
  const { outcome } = match.state;
  if (!outcome) return undefined;
  const ending = game.words.outcome(outcome, game.view(match.state, null));
  return { outcome, ending, answers: match.answers.map(withoutFilm) };
}
