import { present, submit, whyNot } from '@questhall/kernel';
import { told } from '../../src/play/coaching.ts';
import { inWords } from '../../src/table/listen/words-table.tsx';
import type { DrawnGame } from './boards.ts';
import { BOARDS, scenarioPosition } from './boards.ts';
import { taughtAt } from './lesson-positions.ts';
import { MOMENTS } from './moments.ts';
import { playedTo } from './played-positions.ts';
import type { Position } from './TableScene.tsx';
import { TableScene } from './TableScene.tsx';

interface SceneProps {
  readonly query: URLSearchParams;
}

const gameIn = (query: URLSearchParams): DrawnGame => {
  const game = query.get('game') ?? 'pug-quest';
  if (!(game in BOARDS)) throw new Error(`no board of "${game}"`);
  return game as DrawnGame;
};

export function BoardScene({ query }: SceneProps) {
  const game = gameIn(query);
  const shown = BOARDS[game];
  const options = query.get('options');
  const position = () =>
    shown.position(query.get('is') ?? 'act', options === null ? undefined : JSON.parse(options));
  return <TableScene game={game} rules={shown.rules} table={shown.table} position={position} />;
}

const nothing = () => {};

/** A step of a lesson: `?scene=lesson&game=brawl&step=3`, of a later one with `&lesson=brawl%20draft`. */
export function LessonScene({ query }: SceneProps) {
  const game = gameIn(query);
  const { rules, table } = BOARDS[game];
  const position = (): Position => {
    const { match, seat, step, now } = taughtAt(query.get('lesson') ?? game, Number(query.get('step')));
    return {
      seat,
      players: match.setup.options.players,
      present: () => present(match, seat),
      events: () => [],
      choose: (option) => {
        const open = match.decisions.find((asked) => asked.seat === seat);
        if (open) submit(match, { seat, decision: open.id, option });
      },
      whyNot: (option) => whyNot(match, seat, option),
      coach: {
        say: told(step.say, now),
        at: step.at && told(step.at, now),
        next: undefined,
        tab: step.tab,
        progress: 0.5,
        goOn: step.until === undefined ? nothing : undefined,
        dismiss: nothing,
        last: false,
        strayed: 0,
        allows: () => true,
        guard: (choose) => choose,
      },
    };
  };
  return <TableScene game={game} rules={rules} table={table} position={position} />;
}

/** What is told beside the board: `?scene=moment&game=brawl&is=narrator`; with `words`, at the table in words, with `watched`, on a big screen. */
export function MomentScene({ query }: SceneProps) {
  const game = gameIn(query);
  const { rules, table, usual } = BOARDS[game];
  const moment = MOMENTS.find((each) => each === query.get('is')) ?? 'plain';
  const position = () => {
    const { t, seat, players } = playedTo(rules, usual, `${TURNS[game]}:2`);
    const taken = scenarioPosition(rules, t, seat, players);
    if (!query.has('watched')) return taken;
    return {
      ...taken,
      seat: null,
      present: () => ({ ...taken.present(), view: rules.view(t.state, null), decision: null }),
    };
  };
  const shown = query.has('words') ? inWords(table) : table;
  return <TableScene game={game} rules={rules} table={shown} position={position} moment={moment} />;
}

/** What a turn is called. */
const TURNS: { readonly [game in DrawnGame]: string } = {
  'pug-quest': 'act',
  brawl: 'act',
  dungeonland: 'act',
  'super-fantasy': 'act',
  'dungeon-fighter': 'throw',
};
