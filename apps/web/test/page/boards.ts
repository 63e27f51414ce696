/** The games and their tables, and the positions that can be looked at. */
import type { GameId } from '@questhall/games';
import { inLanguage } from '@questhall/games';
import { brawl } from '@questhall/games/brawl';
import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import { dungeonland } from '@questhall/games/dungeonland';
import { pugQuest } from '@questhall/games/pug-quest';
import { superFantasy } from '@questhall/games/super-fantasy';
import type { Game, Json, MachineState, MatchOptions, Option } from '@questhall/kernel';
import type { Scene as Played } from '@questhall/testkit';
import { LANGUAGE } from '../../src/language/languages.ts';
import type { GameTable } from '../../src/table/game-table.ts';
import { table as brawlTable } from '../../src/tables/brawl/table.tsx';
import { table as fighterTable } from '../../src/tables/dungeon-fighter/table.tsx';
import { table as dungeonTable } from '../../src/tables/dungeonland/table.tsx';
import { table as pugTable } from '../../src/tables/pug-quest/table.tsx';
import { table as superTable } from '../../src/tables/super-fantasy/table.tsx';
import { playedTo } from './played-positions.ts';
import { POSITIONS as PUG_POSITIONS } from './pug-positions.ts';
import type { Position } from './TableScene.tsx';

/** A position that a scenario of the testkit has come to. */
export function scenarioPosition(
  rules: Game,
  t: Played<MachineState>,
  seat: number,
  players: number,
): Position {
  const plain = (option: Option) => option as unknown as { readonly [field: string]: Json };
  return {
    seat,
    players,
    present: () => {
      const open = t.decisions.find((decision) => decision.seat === seat);
      return {
        view: rules.view(t.state, seat),
        decision: open === undefined ? null : { ...open, about: t.about(seat) },
        waiting: t.decisions.map((asked) => ({ seat: asked.seat, kind: asked.kind })),
      };
    },
    events: () => t.seenBy(seat),
    choose: (option) => {
      const open = t.decisions.find((decision) => decision.seat === seat);
      if (open) t.choose(open.kind, plain(option), seat);
    },
    whyNot: (option) => t.refusal(plain(option), seat),
  };
}

function pugPosition(name: string): Position {
  const make = PUG_POSITIONS[name as keyof typeof PUG_POSITIONS];
  if (make === undefined) throw new Error(`no position "${name}"`);
  const { t, seat } = make();
  return scenarioPosition(pugQuest, t, seat, t.state.options.players);
}

interface Shown {
  readonly rules: Game;
  readonly table: GameTable;
  /** By the name of the scene. */
  readonly position: (name: string, options: Partial<MatchOptions> | undefined) => Position;
  /** Players at random play like this. */
  readonly usual: Partial<MatchOptions>;
}

const played = async (rules: Game, table: GameTable, usual: Partial<MatchOptions>): Promise<Shown> => ({
  rules: await inLanguage(LANGUAGE, rules),
  table,
  usual,
  position: (name, options = usual) => {
    const { t, seat, players } = playedTo(rules, options, name);
    return scenarioPosition(rules, t, seat, players);
  },
});

/** The boards that can be looked at: `?scene=board&game=pug-quest&is=act`. To add one, add a line; games in words have none. */
export const BOARDS = {
  'pug-quest': { ...(await played(pugQuest, pugTable, { players: 4 })), position: pugPosition },
  brawl: await played(brawl, brawlTable, { players: 2 }),
  dungeonland: await played(dungeonland, dungeonTable, { players: 2 }),
  'dungeon-fighter': await played(dungeonFighter, fighterTable, { players: 4, hand: 'steady' }),
  'super-fantasy': await played(superFantasy, superTable, { players: 3 }),
} satisfies { readonly [game in GameId]?: Shown };

export type DrawnGame = keyof typeof BOARDS;
