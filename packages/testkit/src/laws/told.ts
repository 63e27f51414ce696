/** Whatever somebody loses is told in a beat that says because of what. */
import type {
  Beat,
  Game,
  GameEvent,
  Json,
  Lost,
  MachineState,
  Match,
  MatchOptions,
  Option,
  Ref,
  Standing,
  Telling,
  Viewer,
} from '@questhall/kernel';
import {
  asGame,
  below,
  canonical,
  eventsFor,
  nextBeat,
  openMatch,
  partOf,
  pointed,
  same,
  seeded,
  submit,
  takeEvents,
} from '@questhall/kernel';
import type { Policy } from '../random-play.ts';
import { anyDeed } from '../random-play.ts';

export interface ToldSettings {
  readonly games: number;
  readonly seed: string;
  /** The matches take turns with these. */
  readonly options: readonly MatchOptions[];
  readonly policy?: Policy;
  /** A match goes on for so many decisions at most. */
  readonly limit?: number;
}

export interface ToldReport {
  /** Losses that were seen in views, by what was lost. */
  readonly seen: Map<string, number>;
  /** What nobody was told, or not because of what. */
  readonly untold: string[];
}

const MEASURES = [
  { what: 'life', of: ({ life }: Standing) => life },
  { what: 'card', of: ({ cards }: Standing) => cards },
  { what: 'turn', of: ({ turns }: Standing) => turns },
] as const;

export function checkTold<S extends MachineState, O extends MatchOptions, V>(
  typed: Game<S, O, V>,
  settings: ToldSettings,
): ToldReport {
  const game = asGame(typed);
  if (!game.telling) throw new Error(`${game.id} does not say how it is told`);
  const report: ToldReport = { seen: new Map(), untold: [] };
  for (let number = 0; number < settings.games; number++) {
    const options = settings.options[number % settings.options.length];
    if (options) listen(game, game.telling, { ...settings, options: [options] }, number, report);
  }
  return report;
}

function listen(
  game: Game,
  telling: Telling,
  { options: [options], seed, policy = anyDeed, limit = 3000 }: ToldSettings,
  number: number,
  report: ToldReport,
): void {
  if (!options) return;
  const seats = Array.from({ length: options.players }, (_, seat) => `Seat ${seat + 1}`);
  const match = openMatch(game, { options, seed: `${seed}-${number}`, seats });
  const chance = { rng: seeded(`${seed}-${number} player`) };
  /** Seats take turns at listening: what a spectator may not see is told to somebody else. */
  const viewer = number % (options.players + 1) === options.players ? null : number % (options.players + 1);
  const listener = listening(match, telling, viewer, report);
  listener.hear(takeEvents(match.state));
  for (let asked = 0; asked < limit && !match.state.outcome; asked++) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (!decision) return;
    const option: Option = policy(match.state, decision, chance);
    const submitted = submit(match, { seat: decision.seat, decision: decision.id, option });
    if ('refused' in submitted) throw new Error(`a listed option is refused: ${canonical(option)}`);
    listener.hear(submitted.events);
  }
}

/** Compares what stands on the table with what was told of it. A loss may be told a little later, but in the same turn. */
function listening(match: Match, telling: Telling, viewer: Viewer, report: ToldReport) {
  const { game } = match;
  let turn: readonly Beat[] = [];
  let waiting: readonly SeenLoss[] = [];
  let before = telling.standing(game.view(match.state, viewer));
  /** Who has begun a turn since turns were dealt out last. */
  const begun = new Set<string>();
  return {
    hear(recorded: Parameters<typeof eventsFor>[1]): void {
      const view = game.view(match.state, viewer);
      const events = eventsFor(viewer, recorded);
      const heard = grown(telling, turn, events);
      const told = heard.flatMap(({ losses }) => losses).filter(({ event }) => events.includes(event));
      const after = telling.standing(view);
      for (const who of dealtTurns(before, after)) begun.delete(canonical(who));
      for (const who of turnsBegun(telling, events)) begun.add(canonical(who));
      const seen = lossesBetween(before, after).filter(
        ({ who, what }) => what !== 'turn' || !(begun.has(canonical(who)) || hasFallen(after, who)),
      );
      for (const { what, because, event } of told)
        if (what === 'turn') {
          report.seen.set(what, (report.seen.get(what) ?? 0) + 1);
          if (because === null || game.words.event(because, view) === undefined)
            report.untold.push(`${event.type} without a because (${match.setup.seed})`);
        }
      for (const { what } of seen) report.seen.set(what, (report.seen.get(what) ?? 0) + 1);
      const flawed = [...waiting, ...seen].filter((loss) => flawIn(game, told, loss, view));
      const over = match.state.outcome !== null || heard.at(-1)?.turn !== turn.at(-1)?.turn;
      for (const loss of over ? flawed : []) {
        const flaw = flawIn(game, told, loss, view);
        const types = events.map(({ type }) => type).join(', ');
        report.untold.push(`${flaw} (${match.setup.seed}, answer ${match.answers.length}: ${types})`);
      }
      waiting = over ? [] : flawed;
      turn = heard.filter((beat) => beat.turn === heard.at(-1)?.turn);
      before = after;
    },
  };
}

function grown(telling: Telling, beats: readonly Beat[], events: readonly GameEvent[]): readonly Beat[] {
  const heard = [...beats];
  for (const event of events) {
    const last = heard.at(-1);
    const next = nextBeat(telling, last, event);
    if (next.number === last?.number) heard[heard.length - 1] = next;
    else heard.push(next);
  }
  return heard;
}

interface SeenLoss {
  readonly who: Ref;
  readonly what: (typeof MEASURES)[number]['what'];
}

/** Those who are still there and have less. */
const lossesBetween = (before: readonly Standing[], after: readonly Standing[]): readonly SeenLoss[] =>
  before.flatMap((was) => {
    const is = after.find(({ who }) => same(who, was.who));
    if (is === undefined) return [];
    return MEASURES.filter(({ of }) => (of(is) ?? 0) < (of(was) ?? 0)).map(({ what }) => ({
      who: was.who,
      what,
    }));
  });

/** Who has more turns to come than before: a round began. */
const dealtTurns = (before: readonly Standing[], after: readonly Standing[]): readonly Ref[] =>
  after
    .filter(({ who, turns = 0 }) => turns > (before.find((was) => same(was.who, who))?.turns ?? 0))
    .map(({ who }) => who);

const turnsBegun = (telling: Telling, events: readonly GameEvent[]): readonly Ref[] =>
  events.flatMap((event) => {
    const { opens, source } = partOf(telling, event);
    return opens === 'turn' ? pointed(source, event) : [];
  });

/** Whoever has no life left loses the turn by the same blow: that one is told. */
const hasFallen = (standing: readonly Standing[], who: Ref): boolean =>
  standing.some((each) => same(each.who, who) && (each.life ?? 1) <= 0);

function flawIn(
  { words, telling }: Game,
  told: readonly Lost[],
  { who, what }: SeenLoss,
  view: Json,
): string | undefined {
  const name = telling?.name(who, view);
  const fitting = told.filter((loss) => loss.what === what && loss.who.some((each) => same(each, who)));
  if (fitting.length === 0) return `${name} loses ${what}, and nobody is told`;
  const silent = fitting.find(({ because }) => because === null || words.event(because, view) === undefined);
  return silent && `${name} loses ${what} by ${silent.event.type} without a because`;
}
