/** Figures of the page of rules: real components of a real match, drawn by the table of the game itself. */
import { createBot } from '@questhall/bots';
import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game, Json, Ref } from '@questhall/kernel';
import { advance, answer, seeded } from '@questhall/kernel';
import { useCallback } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import { t } from '../language/texts.ts';
import { BoardRoom } from '../table/frame/BoardRoom.tsx';
import type { GameTable, Scene } from '../table/game-table.ts';
import { loadTable, pageOf } from '../tables/pages.ts';
import { InspectCard } from '../ui/InspectCard.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import styles from './figures.module.css';

export interface Figures {
  readonly table: GameTable;
  /** A match under way: what is drawn is drawn of it. */
  readonly scene: Scene;
  readonly icons: { readonly [name: string]: IconShape };
}

const SEED = 'a figure';
/** After so many answers there is something to see. */
const ANSWERS = 40;

function midway(game: GameId, rules: Game): Json {
  const mode = GAMES[game].modes[0];
  const players = mode?.players?.usual ?? rules.players.min;
  const configured = rules.configure({ ...mode?.options, players });
  if ('problems' in configured) throw new Error(configured.problems.map(({ field }) => field).join());
  const state = rules.setup(configured.options, seeded(SEED));
  const bot = createBot('greedy', { seed: SEED });
  for (let asked = 0; asked < ANSWERS; asked++) {
    const [decision] = advance(rules, state);
    if (decision === undefined) break;
    answer(rules, state, decision.seat, bot.choose(rules, state, decision).option);
  }
  return rules.view(state, 0);
}

const sceneOf = (view: Json, { words }: Game): Scene => ({
  view,
  seat: 0,
  decision: null,
  waiting: [],
  outcome: null,
  dice: null,
  happening: null,
  past: [],
  speed: 'instant',
  words,
  hints: [],
  names: [],
  choose: () => {},
});

export function useFigures(game: GameId): Figures | undefined {
  const load = useCallback(async () => {
    const [rules, table, icons] = await Promise.all([
      GAMES[game].rules(),
      loadTable(game),
      pageOf(game).icons?.(),
    ]);
    return { table, scene: sceneOf(midway(game, rules), rules), icons: icons?.icon ?? {} };
  }, [game]);
  return useLoaded(load);
}

/** The board of that match, to be looked at only. */
export function BoardFigure({ figures: { table, scene } }: { readonly figures: Figures }) {
  const [largest = { width: 800, height: 430 }] = table.needs.boards;
  return (
    <figure className={styles.board} style={{ aspectRatio: `${largest.width} / ${largest.height}` }}>
      <div inert>
        <BoardRoom boards={[largest]} first={largest}>
          <table.Board {...scene} />
        </BoardRoom>
      </div>
      <figcaption className="sr-only">{t('A match under way')}</figcaption>
    </figure>
  );
}

interface CardFigureProps {
  readonly figures: Figures;
  readonly of: Ref;
  readonly says: string;
}

/** The card of a thing, and what to see on it. */
export function CardFigure({ figures: { table, scene }, of, says }: CardFigureProps) {
  const card = table.inspect?.(of, scene.view);
  if (card === undefined) return null;
  return (
    <li className={styles.card}>
      <InspectCard {...card} rules={[]} />
      <p>{says}</p>
    </li>
  );
}
