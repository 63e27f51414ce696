import { createBot } from '@questhall/bots';
import type { MatchOptions, MatchRecord } from '@questhall/kernel';
import { replay } from '@questhall/kernel';
import { useEffect, useState } from 'react';
import { App } from '../../src/App.tsx';
import type { ReplaySource } from '../../src/app/routes.ts';
import { packRecord } from '../../src/play/packed.ts';
import { keepReplay } from '../../src/play/store.ts';
import { Ending } from '../../src/table/Ending.tsx';
import { openFilm } from '../../src/table/film.ts';
import type { Scene } from '../../src/table/game-table.ts';
import { ReplayTable } from '../../src/table/ReplayTable.tsx';
import { SeatsPanel } from '../../src/table/SeatsPanel.tsx';
import { TableShell } from '../../src/table/TableShell.tsx';
import type { DrawnGame } from './boards.ts';
import { BOARDS } from './boards.ts';
import { playedOut } from './moments.ts';
import { SAMPLE_SERVICES } from './samples.ts';

interface SceneProps {
  readonly query: URLSearchParams;
}

const nothing = () => {};

const finished = (game: DrawnGame): MatchRecord => playedOut(BOARDS[game].rules, BOARDS[game].usual);

function useSource(record: MatchRecord): ReplaySource | undefined {
  const [source, setSource] = useState<ReplaySource>();
  useEffect(() => {
    packRecord(record).then((packed) => setSource({ packed }), nothing);
  }, [record]);
  return source;
}

/** How a match ended: `?scene=ending&game=brawl`. */
export function EndingScene({ query }: SceneProps) {
  const game = (query.get('game') ?? 'brawl') as DrawnGame;
  const { rules, table } = BOARDS[game];
  const [record] = useState(() => finished(game));
  const source = useSource(record);
  const [film] = useState(() => openFilm(rules, record, table.dice));
  if (source === undefined) return null;
  const seen = film.seenAt(film.length, 0);
  const { view, outcome, waiting } = seen;
  const scene: Scene = {
    view,
    seat: 0,
    decision: null,
    waiting,
    outcome,
    dice: null,
    happening: null,
    past: [],
    speed: 'instant',
    words: rules.words,
    hints: [],
    names: film.seats,
    choose: nothing,
  };
  return (
    <TableShell
      game={game}
      table={table}
      scene={scene}
      staged={{
        viewer: 0,
        view,
        seen,
        seenAt: 0,
        busy: false,
        happening: null,
        past: [],
        lines: [],
        story: [],
        waits: false,
        moment: null,
        dice: null,
      }}
      whyNot={() => Promise.resolve({ reason: null, text: '' })}
      say={outcome === null ? '' : rules.words.outcome(outcome, view)}
      tools={null}
      seats={
        <SeatsPanel
          table={table}
          view={view}
          seats={film.seats.map((name) => ({
            holder: 'person',
            name,
            bot: null,
            online: true,
            autoForced: true,
          }))}
          own={[0]}
          waiting={waiting}
        />
      }
      over={
        outcome !== null && (
          <Ending
            game={game}
            scene={scene}
            outcome={outcome}
            onAgain={nothing}
            rules={rules}
            source={source}
            onLeave={nothing}
            onLook={nothing}
          />
        )
      }
      logShown
      tab=""
      onTab={nothing}
      onHome={nothing}
      onSkip={nothing}
      onNext={nothing}
    />
  );
}

/** Bots need some matches until something rare happens. */
const MATCHES = 20;

/** An answer before the first event of a kind, so that one sees what leads to it. */
function found(
  game: DrawnGame,
  kind: string,
  options: Partial<MatchOptions>,
): { readonly record: MatchRecord; readonly begin: number } {
  const { rules } = BOARDS[game];
  for (let match = 0; match < MATCHES; match++) {
    const bot = createBot('greedy', { seed: `match ${match}` });
    const record = playedOut(
      rules,
      options,
      `match ${match}`,
      (state, asked) => bot.choose(rules, state, asked).option,
    );
    let at = -1;
    let begin: number | undefined;
    replay(rules, record, record.answers.length, (_, events) => {
      at += 1;
      if (begin === undefined && events.some(({ event }) => event.type === kind)) begin = at - 2;
    });
    if (begin !== undefined && begin >= 0) return { record, begin };
  }
  throw new Error(`nothing of the kind "${kind}" happens`);
}

/** A match that is watched again, in its middle or before a kind of event: `?scene=replay&game=brawl&before=knockedOut`. */
export function ReplayScene({ query }: SceneProps) {
  const game = (query.get('game') ?? 'brawl') as DrawnGame;
  const kind = query.get('before');
  const { rules, table } = BOARDS[game];
  const [{ record, film, begin }] = useState(() => {
    const options = { ...BOARDS[game].usual, ...JSON.parse(query.get('options') ?? '{}') };
    const wanted = kind === null ? undefined : found(game, kind, options);
    const watched = wanted?.record ?? finished(game);
    const opened = openFilm(rules, watched, table.dice);
    return { record: watched, film: opened, begin: wanted?.begin ?? Math.floor(opened.length / 2) };
  });
  const source = useSource(record);
  if (source === undefined) return null;
  return (
    <ReplayTable
      game={game}
      rules={rules}
      table={table}
      record={record}
      film={film}
      source={source}
      begin={begin}
    />
  );
}

/** One of each game, on the page of replays. */
export function ReplaysScene() {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const rows = (Object.keys(BOARDS) as DrawnGame[]).map((game, at) => ({
      id: game,
      at,
      ending: 'Won in round 7',
      record: finished(game),
    }));
    Promise.all(rows.map(keepReplay)).then(() => setKept(true), nothing);
  }, []);
  return kept ? <App services={SAMPLE_SERVICES} /> : null;
}
