/** Questions are well put, what is not listed is refused, and what was answered can be taken back. */
import type { Match, Option, Seat } from '@questhall/kernel';
import { canonical, copy, refused, submit, undo, undoVerdict } from '@questhall/kernel';
import { brief } from '../brief.ts';
import type { Moment } from './moment.ts';
import { because, parting, seatsOf } from './moment.ts';

export function asked(moment: Moment): string | undefined {
  const { decisions, state } = moment.match;
  const seats = decisions.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length) return `a seat is asked twice: ${seats.join(', ')}`;
  for (const { seat, id, kind, options } of decisions) {
    if (!seatsOf(moment).includes(seat)) return `${kind} is asked of seat ${seat}, which does not exist`;
    if (id !== state.asks) return `${kind} has number ${id} instead of ${state.asks}`;
    if (options.length === 0) return `${kind} is asked of seat ${seat} without an option`;
  }
  return undefined;
}

export function unique({ match }: Moment): string | undefined {
  for (const { kind, options } of match.decisions) {
    const texts = new Set<string>();
    for (const option of options) {
      const text = canonical(option);
      if (texts.has(text)) return `${kind} lists ${brief(option)} twice`;
      texts.add(text);
    }
  }
  return undefined;
}

export function faults({ game, match }: Moment): string | undefined {
  return game.faults(match.state)[0];
}

export function reasons({ game, match }: Moment): string | undefined {
  for (const { seat, kind, options } of match.decisions) {
    const legal = new Set(options.map(canonical));
    for (const { option, reason } of refused(game, match.state, seat)) {
      if (legal.has(canonical(option))) return `${kind} both lists and refuses ${brief(option)}`;
      if (!reason.rule) return `${kind} refuses ${brief(option)} without a rule`;
    }
  }
  return undefined;
}

/** Whatever comes from outside and is not one of the options is refused and changes nothing. */
export function intruders(moment: Moment): string | undefined {
  const { game, match, decision, next } = moment;
  const { id, seat } = decision;
  const { option } = next;
  const notAsked = [-1, ...seatsOf(moment), match.setup.options.players].filter(
    (other) => !match.decisions.some((open) => open.seat === other),
  );
  const attempts: { seat: Seat; decision: number; option: Option }[] = [
    ...notAsked.map((other) => ({ seat: other, decision: id, option })),
    { seat, decision: id - 1, option },
    { seat, decision: id + 1, option },
    { seat, decision: id, option: { do: 'nothing anybody ever thought of' } },
    ...refused(game, match.state, seat)
      .slice(0, 5)
      .map((entry) => ({ seat, decision: id, option: entry.option })),
  ];
  const before = copy(match.state);
  for (const attempt of attempts) {
    const what = `${brief(attempt.option)} from seat ${attempt.seat} for question ${attempt.decision}`;
    if (!('refused' in submit(match, attempt))) return `${what} was accepted`;
    const changed = parting(before, match.state);
    if (changed !== undefined) return `${what} was refused but changed the state: ${changed}`;
  }
  return undefined;
}

/** Taking back an answer restores everything; looking whether one may changes nothing. */
export function takingBack({ game, match, decision, next }: Moment): string | undefined {
  if (decision.options.length === 1 || match.answers.length % TAKEN_BACK_EVERY !== 0) return undefined;
  const fork: Match = {
    ...match,
    state: game.clone(match.state),
    answers: [...match.answers],
    forced: [...match.forced],
  };
  submit(fork, { ...next, decision: decision.id });
  if (match.answers.length % replayedEvery(match) === 0) fork.kept = [];
  const asking = match.answers.length % VERDICT_EVERY === 0 ? verdictOn(fork, next.seat) : undefined;
  if (asking !== undefined) return asking;
  undo(fork, next.seat);
  const facts = ({ state, decisions, answers, forced }: Match) => [state, decisions, answers, forced];
  return because('undo does not restore what was', parting(facts(match), facts(fork)));
}

/** To take back is to play some answers again, so it is not tried at every answer. */
const TAKEN_BACK_EVERY = 3;

/** Where no state is kept, all of them are played again: the longer the match, the more seldom. */
const replayedEvery = ({ answers }: Match): number => Math.ceil((answers.length + 1) / 100);

/** A verdict deals many times over, so it is not asked for at every answer. */
const VERDICT_EVERY = 4;

function verdictOn(match: Match, seat: Seat): string | undefined {
  const before = copy(match.state);
  const verdict = undoVerdict(match, seat);
  if (verdict.kind === 'blocked' && !match.state.outcome) return `undo is blocked: ${verdict.because}`;
  return because('asking whether one may take back changes the state', parting(before, match.state));
}
