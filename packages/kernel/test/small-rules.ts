/** A workbench for small rules: a state with a diary, and whatever procedures a test needs. */
import type { Decision, MachineState, Named, Option, Procedure, Seat } from '../src/index.ts';
import { advance, answer, call, freshMachine, proceduresByName, rulesFor, seeded } from '../src/index.ts';

export interface Diary extends MachineState {
  diary: string[];
}

export const { procedure, ask, askTogether } = rulesFor<Diary>();

export const write = (s: Diary, line: string): void => {
  s.diary.push(line);
};

/** A step that only writes itself down. */
export const note = (line: string) => (s: Diary) => write(s, line);

/** Ends the match. */
const finish = procedure<object>('finish', {
  over: (s) => {
    s.outcome = { winners: [], how: 'through' };
  },
});

export interface Bench {
  readonly s: Diary;
  readonly rules: { readonly procedures: ReturnType<typeof proceduresByName<Diary>> };
  readonly open: readonly Decision[];
  /** Answers with the option of this name, and runs on. */
  say(seat: Seat, what: string): Bench;
  asked(): string[];
}

/** Runs the first procedure of the list, and `finish` after it. */
export function run<L extends object>(
  list: readonly [Procedure<Diary, L>, ...Omit<Procedure<Diary, never>, 'locals'>[]],
  locals: L,
): Bench {
  const rules = { procedures: proceduresByName<Diary>([...list, finish]) };
  const s: Diary = { ...freshMachine(seeded('bench')), diary: [] };
  call(s, finish, {});
  call(s, list[0] as Named<L>, locals);
  let open = advance(rules, s);
  const bench: Bench = {
    s,
    rules,
    get open() {
      return open;
    },
    say: (seat, what) => {
      const option = open
        .find((decision) => decision.seat === seat)
        ?.options.find((candidate: Option) => candidate.do === what);
      if (!option) throw new Error(`seat ${seat} cannot ${what}`);
      answer(rules, s, seat, option);
      open = advance(rules, s);
      return bench;
    },
    asked: () =>
      open.map(({ seat, kind, options }) => `${seat} ${kind}: ${options.map((each) => each.do).join(' ')}`),
  };
  return bench;
}

export const yesNo = () => [{ do: 'yes' }, { do: 'no' }];
