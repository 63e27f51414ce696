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
interface Told {
  readonly round?: number;
  readonly turnMarker?: number;
  readonly players?: number;
}

/** `name`: the kind of question, and behind a colon from which round on. */
export function playedTo(game: Game, options: Partial<MatchOptions>, name: string): Played {
  const [kind = '', round = '0'] = name.split(':');
  const dice = { rng: seeded('look') };
  const t = scenario(game, options).chance('look').start();
  for (let asked = 0; asked < MOST; asked++) {
    const view = game.view(t.state, null) as Told;
    const now = view.round ?? view.turnMarker ?? 0;
    const found = t.decisions.find((decision) => decision.kind === kind);
    if (found && now >= Number(round)) return { t, seat: found.seat, players: view.players ?? 1 };
    const [decision] = t.decisions;
    if (decision === undefined) break;
    const option: Option = anyDeed(t.state, decision, dice);
    t.choose(decision.kind, option as unknown as { readonly [field: string]: Json }, decision.seat);
  }
  throw new Error(`nobody was asked "${kind}"`);
}
