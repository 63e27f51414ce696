/**
 * Tests that start in the middle of anything:
 *
 *     const t = scenario(toy, { players: 3 })
 *       .arrange((s) => { s.fighters[0].hand = ['club']; })
 *       .dice(6)
 *       .begin(turn, { seat: 0, aimed: false, scouted: false });
 *     t.choose('act', { do: 'attack', bone: 'club', at: { fighter: 1 } }).choose('react', 'pass');
 *     expect(t.events('hurt')).toEqual([{ type: 'hurt', seat: 1, amount: 3 }]);
 *     t.expectEnd();
 *
 * Nothing is left to chance: a draw that the script does not foresee fails, and so does a scripted one left over.
 */
import type {
  Decision,
  Frame,
  Game,
  GameEvent,
  Json,
  MachineState,
  MatchOptions,
  Named,
  Option,
  Outcome,
  Procedure,
  Reason,
  Recorded,
  Scripted,
  Seat,
  Viewer,
} from '@questhall/kernel';
import {
  about,
  advance,
  answer,
  call,
  DrawNeeded,
  eventsFor,
  refused,
  rulesFor,
  same,
  seeded,
  takeEvents,
} from '@questhall/kernel';
import { brief, matches } from './brief.ts';

/** Part of an option, which must fit one of those listed; or only its name. */
export type Pattern = string | { readonly [field: string]: Json };

/** A part of an event, as a test reads it. */
export type ReadEvent = GameEvent & { readonly [field: string]: Json };

/** A scenario before it runs. */
export interface Stage<S extends MachineState> {
  /** Changes the position before anything happens. */
  arrange(change: (s: S) => void): Stage<S>;
  /** What dice and face-down piles will bring, in order: faces of dice, names of cards. */
  dice(...values: readonly Scripted[]): Stage<S>;
  /** Lets chance play freely, from a seed of the scenario's own. */
  chance(seed: string): Stage<S>;
  /** Another procedure is under way below what will begin; it goes on at this step. */
  within<L extends object>(procedure: Named<L>, locals: L, step?: string): Stage<S>;
  /** Runs a procedure, from its first step or another one, and stops where the first question is asked. */
  begin<L extends object>(procedure: Named<L>, locals: L, step?: string): Scene<S>;
  /** Runs the match from its very beginning. */
  start(): Scene<S>;
}

/** A scenario under way. */
export interface Scene<S extends MachineState> {
  readonly state: S;
  readonly decisions: readonly Decision[];
  /** Answers the open question of this kind with the one option that fits. */
  choose(kind: string, pattern: Pattern, seat?: Seat): Scene<S>;
  /** Answers the open question of this seat with exactly this option. */
  take(seat: Seat, option: Option): Scene<S>;
  /** The options of the open question. */
  options(kind?: string, seat?: Seat): readonly Option[];
  /** Why the candidate that fits may not be chosen. */
  refusal(pattern: Pattern, seat?: Seat): Reason;
  /** What the words of the open question are made from. */
  about(seat?: Seat): { readonly [detail: string]: Json };
  /** Everything that happened since the beginning, as those saw it who saw most. */
  events(type?: string): readonly ReadEvent[];
  /** The same, as one viewer saw it. */
  seenBy(viewer: Viewer, type?: string): readonly ReadEvent[];
  expectAsked(seat: Seat, kind: string): Scene<S>;
  /** The match is over, in this way; every scripted draw was made. */
  expectOver(outcome?: { readonly [field in keyof Outcome]?: Json }): void;
  /** What was begun is through; every scripted draw was made. */
  expectEnd(): void;
  /** Every scripted draw was made. */
  done(): void;
}

/** The question that is asked when what a scenario began is through. */
export const SCENE_END = 'testEnd';

export function scenario<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  input: { readonly [key: string]: unknown } = {},
): Stage<S> {
  const configured = game.configure(input);
  if ('problems' in configured)
    throw new Error(`these options are not possible: ${JSON.stringify(configured)}`);
  const s = game.setup(configured.options, seeded('scenario'));
  takeEvents(s);
  s.rng.script = [];
  const below: Frame[] = [];
  const frame = <L extends object>({ name }: Named<L>, locals: L, step?: string): Frame => {
    const procedure = game.procedures[name];
    if (!procedure) throw new Error(`there is no procedure ${name}`);
    if (step !== undefined && !procedure.steps.has(step)) throw new Error(`${name} has no step ${step}`);
    return { proc: name, step: step ?? procedure.first.name, locals: { ...locals }, given: null };
  };

  const stage: Stage<S> = {
    arrange: (change) => {
      change(s);
      return stage;
    },
    dice: (...values) => {
      s.rng.script = [...(s.rng.script ?? []), ...values];
      return stage;
    },
    chance: (seed) => {
      const { byHand } = s.rng;
      s.rng = { ...seeded(seed), ...(byHand && { byHand }) };
      return stage;
    },
    within: (procedure, locals, step) => {
      below.push(frame(procedure, locals, step));
      return stage;
    },
    begin: (procedure, locals, step) => {
      const rest = restOf<S>();
      s.stack = [];
      call(s, rest, {});
      s.stack.push(...below, frame(procedure, locals, step));
      return play({ ...game, procedures: { ...game.procedures, [SCENE_END]: rest } }, s);
    },
    start: () => play(game, s),
  };
  return stage;
}

/** Lies below whatever a scenario begins, and shows that it is through. */
function restOf<S extends MachineState>(): Procedure<S, object> {
  const { procedure, ask } = rulesFor<S>();
  const rest = ask({
    kind: SCENE_END,
    who: () => 0,
    candidates: () => [{ do: 'rest' }],
    answer: () => 'stay',
  });
  return procedure<object>(SCENE_END, { rest });
}

function play<S extends MachineState, O extends MatchOptions, V>(game: Game<S, O, V>, s: S): Scene<S> {
  const happened: Recorded[] = [];
  let decisions: readonly Decision[] = [];

  const run = (act: () => void): void => {
    try {
      act();
      decisions = advance(game, s);
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      throw new Error(`${where(s)}: a draw out of ${error.outOf} is made that dice(…) does not foresee`);
    }
    happened.push(...takeEvents(s));
  };

  const situation = (): string => {
    if (s.outcome) return `the match is over (${JSON.stringify(s.outcome)})`;
    return decisions.map((open) => `seat ${open.seat} is asked ${open.kind}`).join(', ');
  };

  /** The one open question of this kind and seat. */
  const open = (kind: string | undefined, seat: Seat | undefined): readonly Decision[] => {
    const found = decisions.filter(
      (each) => (kind === undefined || each.kind === kind) && (seat === undefined || each.seat === seat),
    );
    if (found.length > 0) return found;
    const wanted = [seat === undefined ? [] : `seat ${seat}`, kind ?? []].flat().join(' ');
    throw new Error(`expected a question (${wanted}), but ${situation()}`);
  };

  const onlyOpen = (kind: string | undefined, seat: Seat | undefined): Decision => {
    const found = open(kind, seat);
    if (found.length > 1) throw new Error(`several seats are asked, say which: ${situation()}`);
    return found[0] as Decision;
  };

  const listing = (seats: readonly Decision[]): string =>
    seats
      .flatMap(({ seat, kind, options }) => [
        `seat ${seat} is asked ${kind} and may:`,
        ...options.map((option) => `  ${brief(option)}`),
        ...refused(game, s, seat).map(
          ({ option, reason }) => `  not ${brief(option)}: ${brief(reason, 'rule')}`,
        ),
      ])
      .join('\n');

  const read = (events: readonly GameEvent[], type: string | undefined): readonly ReadEvent[] =>
    events.filter((event) => type === undefined || event.type === type) as ReadEvent[];

  const scene: Scene<S> = {
    get state() {
      return s;
    },
    get decisions() {
      return decisions;
    },
    choose: (kind, pattern, seat) => {
      const asked = open(kind, seat);
      const found = asked.flatMap((each) =>
        fitting(each.options, pattern).map((option) => ({ seat: each.seat, option })),
      );
      const [chosen] = found;
      if (!chosen || found.length > 1) {
        const problem = chosen ? `${found.length} options fit` : 'no option fits';
        throw new Error(`${problem} ${JSON.stringify(pattern)}; ${listing(asked)}`);
      }
      run(() => answer(game, s, chosen.seat, chosen.option));
      return scene;
    },
    take: (seat, option) => {
      run(() => answer(game, s, seat, option));
      return scene;
    },
    options: (kind, seat) => onlyOpen(kind, seat).options,
    refusal: (pattern, seat) => {
      const asked = onlyOpen(undefined, seat);
      const candidates = refused(game, s, asked.seat);
      const found = fitting(
        candidates.map(({ option }) => option),
        pattern,
      );
      const reason = candidates.find(({ option }) => option === found[0])?.reason;
      if (!reason || found.length > 1 || fitting(asked.options, pattern).length > 0) {
        const problem = reason ? 'more than one candidate fits' : 'nothing that is refused fits';
        throw new Error(`${problem} ${JSON.stringify(pattern)}; ${listing([asked])}`);
      }
      return reason;
    },
    about: (seat) => about(game, s, onlyOpen(undefined, seat).seat),
    events: (type) =>
      read(
        happened.map(({ event }) => event),
        type,
      ),
    seenBy: (viewer, type) => read(eventsFor(viewer, happened), type),
    expectAsked: (seat, kind) => {
      open(kind, seat);
      return scene;
    },
    expectOver: (outcome = {}) => {
      if (!s.outcome || !matches(s.outcome, outcome)) {
        throw new Error(`expected the match to be over (${JSON.stringify(outcome)}), but ${situation()}`);
      }
      scene.done();
    },
    expectEnd: () => {
      if (decisions[0]?.kind !== SCENE_END) throw new Error(`expected to be through, but ${situation()}`);
      scene.done();
    },
    done: () => {
      const left = s.rng.script ?? [];
      if (left.length > 0) throw new Error(`left over in dice(…): ${left.join(', ')}; ${situation()}`);
    },
  };
  run(() => undefined);
  return scene;
}

/** The options that fit the pattern; if one of them is exactly the pattern, that one alone. */
function fitting(options: readonly Option[], pattern: Pattern): readonly Option[] {
  const wanted = typeof pattern === 'string' ? { do: pattern } : pattern;
  const exact = options.filter((option) => same(option, wanted));
  return exact.length > 0 ? exact : options.filter((option) => matches(option, wanted));
}

/** Which step is running: the machine has already set the frame to the one after it. */
function where(s: MachineState): string {
  const frame = s.stack[s.stack.length - 1];
  return frame ? `in ${frame.proc}${frame.step ? `, before ${frame.step}` : ', last step'}` : 'at the end';
}
