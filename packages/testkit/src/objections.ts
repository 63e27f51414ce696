/** What a referee says to a match that was written down. */
import type { Decision, Game, MatchRecord } from '@questhall/kernel';
import { replay } from '@questhall/kernel';
import type { Referee } from './referee.ts';
import { objectionText, refereed } from './referee.ts';

/** By today’s rules, whatever number they had then: as long as it plays, it is judged. */
export function objectionsTo(referee: Referee, game: Game, record: MatchRecord): string[] {
  const watching = refereed(referee, game, record.options);
  const found: string[] = [];
  let asked: readonly Decision[] = [];
  replay(game, { ...record, rulesVersion: game.version }, record.answers.length, (match, events) => {
    const given = match.answers.at(-1);
    const decision = asked.find(({ seat }) => seat === given?.seat);
    const objections =
      given && decision
        ? watching.beat(match.state, match.decisions, events, decision, given.option)
        : watching.opening(match.state, match.decisions, events);
    found.push(...objections.map(objectionText));
    asked = match.decisions;
  });
  return found;
}
