/** Whole board games on the kernel, as their boxes come: standard settings, so many players. */
import { rules as brawl } from '../../../games/brawl/src/index.ts';
import { rules as dungeonFighter } from '../../../games/dungeon-fighter/src/index.ts';
import { rules as dungeonland } from '../../../games/dungeonland/src/index.ts';
import { rules as pugQuest } from '../../../games/pug-quest/src/index.ts';
import { rules as superFantasy } from '../../../games/super-fantasy/src/index.ts';
import type { Game, MachineState, MatchOptions } from '../../../packages/kernel/src/index.ts';
import { advance, answer, asGame, seeded } from '../../../packages/kernel/src/index.ts';

type Pick = <T>(items: readonly T[]) => T;

interface Boxed {
  readonly game: Game;
  readonly players: number;
  /** Times the moves per second of the peer's skirmish that its random play should reach. */
  readonly atLeast?: number;
}

export const PUG_QUEST: Boxed = { game: asGame(pugQuest), players: 3, atLeast: 10 };
export const GAMES: readonly Boxed[] = [
  PUG_QUEST,
  { game: asGame(brawl), players: 2, atLeast: 8 },
  { game: asGame(dungeonland), players: 2, atLeast: 4 },
  { game: asGame(superFantasy), players: 3, atLeast: 3 },
  { game: asGame(dungeonFighter), players: 3 },
];

function optionsOf({ game, players }: Boxed): MatchOptions {
  const configured = game.configure({ players });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

function begin(game: Game, options: MatchOptions, seed: string): MachineState {
  const s = game.setup(options, seeded(seed));
  s.events = null;
  return s;
}

/** One random match after another; says how many decisions it took. */
export function randomPlay(box: Boxed, pick: Pick): () => number {
  const { game } = box;
  const options = optionsOf(box);
  let seed = 0;
  return () => {
    const s = begin(game, options, String(++seed));
    let decisions = 0;
    for (let open = advance(game, s); open.length > 0; open = advance(game, s)) {
      const decision = pick(open);
      answer(game, s, decision.seat, pick(decision.options));
      decisions += 1;
    }
    return decisions;
  };
}

export function midGame(box: Boxed, pick: Pick): MachineState {
  const { game } = box;
  const s = begin(game, optionsOf(box), 'mid-game');
  for (let i = 0; i < 120; i++) {
    const decision = pick(advance(game, s));
    answer(game, s, decision.seat, pick(decision.options));
  }
  advance(game, s);
  return s;
}
