/** How long a table waits while the monsters act: each time on a copy of a position in mid-game, by processor time. */
import * as dungeonlandFlow from '../../../games/dungeonland/src/flow.ts';
import { rules as dungeonlandRules } from '../../../games/dungeonland/src/index.ts';
import { monsters } from '../../../games/dungeonland/src/queries/figures.ts';
import { NOBODY } from '../../../games/dungeonland/src/state.ts';
import * as superFantasyFlow from '../../../games/super-fantasy/src/flow.ts';
import { rules as superFantasyRules } from '../../../games/super-fantasy/src/index.ts';
import { addMonster } from '../../../games/super-fantasy/src/procedures/arrivals.ts';
import { FREE, isFloor, occupied } from '../../../games/super-fantasy/src/queries/board.ts';
import { figuresLeft } from '../../../games/super-fantasy/src/queries/monsters.ts';
import type { State as SuperFantasy } from '../../../games/super-fantasy/src/state.ts';
import type { Game, MachineState, MatchOptions, Option } from '../../../packages/kernel/src/index.ts';
import { advance, answer, call, named, rulesFor, seeded } from '../../../packages/kernel/src/index.ts';
import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import { quantile, readable } from '../statistics.ts';
import { picker } from './random.ts';

interface Wait {
  readonly title: string;
  /** Milliseconds in the median. */
  readonly atMost: number;
  /** Milliseconds of each time, in positions of one random match. */
  measure(seed: number): number[];
}

const { procedure, ask } = rulesFor<MachineState>();
const pause = named<Record<never, never>>('pause');

/** The game, and a question that is asked as soon as what was laid upon it is over. */
function pausing<S extends MachineState, O extends MatchOptions, V>(game: Game<S, O, V>): Game<S, O, V> {
  const question = procedure(pause, {
    pause: ask({ kind: 'pause', who: () => 0, candidates: () => [{ do: 'go' }], answer: () => 'stay' }),
  });
  return { ...game, procedures: { ...game.procedures, [pause.name]: question } };
}

/** Processor time of what `begin` puts on the stack, to its end; whoever is asked takes the first option. */
function timed<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  position: S,
  begin: (s: S) => void,
): number {
  const s = game.clone(position);
  call(s, pause, {});
  const start = process.cpuUsage();
  begin(s);
  let [decision] = advance(game, s);
  while (decision && decision.kind !== pause.name) {
    answer(game, s, decision.seat, decision.options[0] as Option);
    [decision] = advance(game, s);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Positions of a random match, one after every so many decisions. */
function* positions<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  input: { readonly players: number; readonly [setting: string]: unknown },
  seed: number,
  every: number,
): Generator<S> {
  const configured = game.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const pick = picker(seed);
  const s = game.setup(configured.options, seeded(String(seed)));
  s.events = null;
  let count = 0;
  for (let open = advance(game, s); open.length > 0; open = advance(game, s)) {
    if (++count % every === 0) yield s;
    const { seat, options } = pick(open);
    answer(game, s, seat, pick(options));
  }
}

const AWAKE = 25;
const superFantasy = pausing(superFantasyRules);

const SMALL = ['ugly-snout', 's-n-o-u-t', 'big-snout'] as const;

/** Every door is open and nobody sleeps; small ones come, wherever there is room, while the box has figures. */
function crowded(position: SuperFantasy, pick: ReturnType<typeof picker>): SuperFantasy {
  const s = superFantasy.clone(position);
  for (const door of s.doors) door.open = true;
  s.sleepy = [];
  while (s.monsters.length < AWAKE) {
    const table = occupied(s);
    const free = [...table.keys()].filter((square) => isFloor(s, square) && table[square] === FREE);
    const kind = SMALL.find((each) => figuresLeft(s, each) > 0);
    if (!kind) break;
    addMonster(s, kind, pick(free), 'S');
  }
  return s;
}

const phase: Wait = {
  title: `Super Fantasy, a whole Monsters’ Phase with ${AWAKE} monsters or more awake`,
  atMost: 20,
  measure: (seed) => {
    const throne = { players: 6, mission: 'throne', heroes: 'random' };
    const times: number[] = [];
    for (const position of positions(superFantasy, throne, seed, 40)) {
      const s = crowded(position, picker(seed));
      if (s.phase === 'setup' || s.monsters.length < AWAKE) continue;
      times.push(timed(superFantasy, s, (copy) => call(copy, superFantasyFlow.monstersPhase, {})));
    }
    return times;
  },
};

const dungeonland = pausing(dungeonlandRules);

const activation: Wait = {
  title: 'Dungeonland, a monster’s whole activation',
  atMost: 2,
  measure: (seed) => {
    const times: number[] = [];
    for (const s of positions(dungeonland, { players: 4, adventure: 'a5' }, seed, 10)) {
      for (const { id } of monsters(s)) {
        const acts = { target: NOBODY, attack: -1, because: '', queue: [] };
        times.push(
          timed(dungeonland, s, (copy) =>
            call(copy, dungeonlandFlow.activateMonster, {
              ...acts,
              monster: id,
              skipMove: false,
              skipAttack: false,
            }),
          ),
        );
      }
    }
    return times;
  },
};

/** Matches played before the engine has compiled everything, which are not counted. */
const WARM_UP = 10;

export function monstersSuite({ quick, json }: BenchOptions): void {
  const matches = quick ? 10 : 40;
  const measured = [phase, activation].map(({ title, atMost, measure }) => {
    const times: number[] = [];
    for (let match = 0; match < WARM_UP + matches; match++) {
      progress(match, WARM_UP + matches, `monsters: ${title}`);
      const found = measure(match);
      if (match >= WARM_UP) times.push(...found);
    }
    const [median, late] = [quantile(times, 0.5), quantile(times, 0.99)];
    return { title, times: times.length, median, late, atMost, met: median <= atMost };
  });
  progress(1, 1, '');
  if (json) {
    console.log(
      JSON.stringify({ suite: 'monsters', node: process.version, targets: measured }, undefined, 2),
    );
    return;
  }
  console.log('\nWhile the monsters act, milliseconds of processor time\n');
  for (const { title, times, median, late, atMost, met } of measured) {
    const found = `${readable(median)} ms in the median of ${readable(times)}, ${readable(late)} ms at the 99th percentile`;
    console.log(
      `${met ? 'met   ' : 'MISSED'} ${title}: ${found} (wanted: at most ${atMost} ms in the median)`,
    );
  }
}
