/** A scene, answered in the words of the game. */
import type { Option, Reason, Seat } from '@questhall/kernel';
import type { Pattern, ReadEvent, Scene, Stage } from '@questhall/testkit';
import type { Attack } from '../src/flow.ts';
import * as flow from '../src/flow.ts';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { BrawlView } from '../src/view.ts';
import type { Core, StandardAction } from '../src/vocabulary.ts';
import { h, spot } from './table.ts';

export interface Acting {
  readonly t: Scene<State>;
  readonly s: State;
  id(name: string): number;
  /** `0 act`: the seat that is asked, and for what; `over` when the match is. */
  readonly asked: string;
  say(pattern: Pattern): Acting;
  play(card: string, core?: Core): Acting;
  standard(action: StandardAction, name: string, core?: Core): Acting;
  stay(): Acting;
  to(q: number, r: number): Acting;
  aim(name: string): Acting;
  area(turns: number): Acting;
  use(): Acting;
  decline(): Acting;
  pass(): Acting;
  react(card: string, on: string): Acting;
  trap(q: number, r: number): Acting;
  pick(name: string): Acting;
  next(name: string): Acting;
  count(n: number): Acting;
  end(): Acting;
  /** Damage on those that have any. */
  readonly wounds: { readonly [name: string]: number };
  /** `q,r`, or `gate`. */
  where(name: string): string;
  /** Hexes one may choose now. */
  readonly hexes: readonly string[];
  /** Champions one may choose now. */
  readonly names: readonly string[];
  options(kind?: string): readonly Option[];
  why(pattern: Pattern): Reason;
  events(type: string): readonly ReadEvent[];
  view(seat: Seat | null): BrawlView;
}

export function acting(t: Scene<State>): Acting {
  /** `gwaien`, or `gwaien@1` for the one of seat 1. */
  const id = (name: string): number => {
    const [key, seat] = name.split('@');
    const found = t.state.champions.findIndex(
      (champion) => champion.key === key && (seat === undefined || champion.seat === Number(seat)),
    );
    if (found < 0) throw new Error(`there is no ${name}`);
    return found;
  };
  const say = (pattern: Pattern): Acting => {
    const [open] = t.decisions;
    if (!open) throw new Error('nobody is asked');
    t.choose(open.kind, pattern, open.seat);
    return self;
  };
  const current = (): readonly Option[] => t.decisions[0]?.options ?? [];
  const self: Acting = {
    t,
    get s() {
      return t.state;
    },
    id,
    get asked() {
      if (t.state.outcome) return 'over';
      return t.decisions.map(({ seat, kind }) => `${seat} ${kind}`).join(', ');
    },
    say,
    play: (card, core) => say(core ? { do: 'play', card, core } : { do: 'play', card }),
    standard: (action, name, core) =>
      say({ do: 'standard', action, at: { champion: id(name) }, ...(core ? { core } : {}) }),
    stay: () => say('stay'),
    to: (q, r) => say({ at: { hex: h(q, r) } }),
    aim: (name) => say({ do: 'aim', at: { champion: id(name) } }),
    area: (turns) => say({ do: 'aimArea', turns }),
    use: () => say('use'),
    decline: () => say('decline'),
    pass: () => say({ do: 'pass' }),
    react: (card, on) => say({ do: 'react', card, at: { champion: id(on) } }),
    trap: (q, r) => say({ do: 'putTrap', at: { hex: h(q, r) } }),
    pick: (name) => say({ do: 'pick', at: { champion: id(name) } }),
    next: (name) => say({ do: 'next', at: { champion: id(name) } }),
    count: (n) => say({ do: 'count', n }),
    end: () => say('endPhase'),
    get wounds() {
      return Object.fromEntries(
        t.state.champions.filter(({ damage }) => damage > 0).map(({ key, damage }) => [key, damage]),
      );
    },
    where: (name) => spot(t.state.champions[id(name)]?.hex ?? -1),
    get hexes() {
      return current()
        .flatMap((option) => (option.at && 'hex' in option.at ? [Number(option.at.hex)] : []))
        .map(spot)
        .sort();
    },
    get names() {
      return current()
        .flatMap((option) => (option.at && 'champion' in option.at ? [Number(option.at.champion)] : []))
        .map((each) => t.state.champions[each]?.key ?? '')
        .sort();
    },
    options: (kind) => t.options(kind),
    why: (pattern) => t.refusal(pattern),
    events: (type) => t.events(type),
    view: (seat) => rules.view(t.state, seat),
  };
  return self;
}

/** The Activation Phase of a seat, up to its first choice; what follows the turn is not played. */
export const turnOf = (stage: Stage<State>, seat: Seat = 0): Acting =>
  acting(
    stage
      .arrange((s) => {
        s.turn = seat;
      })
      .begin(flow.playTurn, { seat }, 'activation'),
  );

/** A whole match from this position on: rounds follow each other. */
export const roundFrom = (stage: Stage<State>, next = 0): Acting =>
  acting(stage.within(flow.playGame, {}, 'rounds').begin(flow.playRound, { next }));

/** From the Upkeep of this seat on. */
export const upkeepOf = (stage: Stage<State>, seat: Seat = 0): Acting =>
  acting(
    stage
      .arrange((s) => {
        s.turn = seat;
      })
      .begin(flow.playTurn, { seat }, 'upkeep'),
  );

/** An attack in the middle: what is not said is as in an attack nobody has reacted to. */
export const attackBy = (given: Pick<Attack, 'champion' | 'card' | 'targets'> & Partial<Attack>): Attack => ({
  seat: 0,
  source: given.champion,
  how: 'walk',
  left: 0,
  direction: -1,
  must: false,
  moved: 0,
  ends: [],
  back: 0,
  bound: '',
  mark: -1,
  leapt: 0,
  bonus: given.targets.map(() => 0),
  dealt: given.targets.map(() => 0),
  reactors: [],
  reaction: '',
  reactor: -1,
  reactedOn: -1,
  guard: 0,
  wards: [],
  ...given,
});

/** Text of hexes, in order, for comparing with `hexes`. */
export const spots = (...pairs: readonly (readonly [q: number, r: number])[]): string[] =>
  pairs.map(([q, r]) => `${q},${r}`).sort();
