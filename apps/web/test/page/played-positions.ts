/** Positions that players at random come to: the first question of a kind, from some round on. */
import type { Game, Json, MachineState, MatchOptions, Option } from '@questhall/kernel';
import { seeded } from '@questhall/kernel';
import type { Scene } from '@questhall/testkit';
import { anyDeed, scenario } from '@questhall/testkit';

export interface Played {
  readonly t: Scene<MachineState>;
  readonly seat: number;
  readonly players: number;
}

const MOST = 4000;

/** What views tell, whatever the game calls its rounds. */
interface RoundsShown {
  readonly round?: number;
  readonly turnMarker?: number;
  readonly players?: number;
}

/** Plays at random, and shows every question before it is answered, until one is enough. */
export function playAtRandom(
  game: Game,
  options: Partial<MatchOptions>,
  seed: string,
  enough: (t: Scene<MachineState>) => boolean,
): Scene<MachineState> | undefined {
  const dice = { rng: seeded(seed) };
  const t = scenario(game, options).chance(seed).start();
  for (let asked = 0; asked < MOST; asked++) {
    if (enough(t)) return t;
    const [decision] = t.decisions;
    if (decision === undefined) break;
    const option: Option = anyDeed(t.state, decision, dice);
    t.choose(decision.kind, option as unknown as { readonly [field: string]: Json }, decision.seat);
  }
  return undefined;
}

/** Matches that are played until one of them comes to a question. */
const TRIES = 30;

/** `name`: the kind of question; behind a colon from which round on, behind a tilde the seed. */
export function playedTo(game: Game, options: Partial<MatchOptions>, name: string): Played {
  const [what = '', seed] = name.split('~');
  const [kind = '', round = '0'] = what.split(':');
  const told = (t: Scene<MachineState>) => game.view(t.state, null) as RoundsShown;
  const seeds = seed === undefined ? Array.from({ length: TRIES }, (_, at) => `look ${at}`) : [seed];
  for (const each of seeds) {
    const t = playAtRandom(game, options, each, (now) => {
      const { round: at, turnMarker } = told(now);
      return now.decisions.some((asked) => asked.kind === kind) && (at ?? turnMarker ?? 0) >= Number(round);
    });
    const found = t?.decisions.find((asked) => asked.kind === kind);
    if (t !== undefined && found !== undefined) return { t, seat: found.seat, players: told(t).players ?? 1 };
  }
  throw new Error(`nobody was asked "${kind}"`);
}
