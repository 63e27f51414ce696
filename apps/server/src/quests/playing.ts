/** Plays what somebody says they answered once more: only what really comes of it counts. */
import { createBot } from '@questhall/bots';
import type { Quest } from '@questhall/games/quests';
import { QUEST_BOT } from '@questhall/games/quests';
import type { Answer, Game, Outcome } from '@questhall/kernel';
import { load, openMatch, same, save, submit } from '@questhall/kernel';

export interface Played {
  readonly outcome: Outcome;
  readonly ending: string;
}

const PERSON = 0;

/** Nothing: it is not how this quest can have gone. */
export function playQuest(
  game: Game,
  { spec, seed, botSeed }: Quest,
  answers: readonly Answer[],
): Played | undefined {
  const { players, options = {} } = spec.settings;
  const configured = game.configure({ ...(options as object), players });
  if ('problems' in configured) return undefined;
  const match = openMatch(game, { options: configured.options, seed, seats: [] });
  const bot = createBot(QUEST_BOT, { seed: botSeed });
  for (const { seat, option, handed } of answers) {
    const decision = match.decisions.find((open) => open.seat === seat);
    // Chance is drawn from the seed, and from nothing that anybody hands in.
    if (!decision || handed !== undefined || match.state.outcome) return undefined;
    if (seat !== PERSON) {
      const imagined = load(game, save(game, match.state));
      if (!same(bot.choose(game, imagined, decision).option, option)) return undefined;
    }
    if ('refused' in submit(match, { seat, option, decision: decision.id })) return undefined;
  }
  const { outcome } = match.state;
  if (!outcome) return undefined;
  return { outcome, ending: game.words.outcome(outcome, game.view(match.state, null)) };
}
