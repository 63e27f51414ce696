import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import { questSeedOf } from '@questhall/games/quests';
import type { Json } from '@questhall/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { NewGame } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import type { TableConnection } from '../play/connection.ts';
import { connectLocally } from '../play/local-connection.ts';
import type { Start } from '../play/starts.ts';
import { takeStart } from '../play/starts.ts';
import { keepSight } from '../play/store.ts';
import { useKeptOffline } from '../play/use-kept-offline.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { useConnection } from '../table/use-connection.ts';
import { useGame } from '../tables/use-game.ts';
import { AtOncePage } from './AtOncePage.tsx';
import { Notice } from './Notice.tsx';
import { SetUpPage } from './SetUpPage.tsx';

interface TablePageProps {
  readonly game: GameId;
  readonly start: NewGame | { readonly saved: string };
}

const toShelf = (game: GameId): void => {
  window.location.hash = formatRoute({ page: 'shelf', game });
};

const toQuests = (): void => {
  window.location.hash = formatRoute({ page: 'quests' });
};

/** A table on this machine: one to be set up, or one that is kept. */
export function TablePage({ game, start }: TablePageProps) {
  if (!('way' in start)) return <LocalTable key={start.saved} game={game} id={start.saved} />;
  return start.way === 'now' || start.way === 'learn' ? (
    <AtOncePage key={start.way} game={game} start={start} />
  ) : (
    <SetUpPage key={start.way} game={game} start={start} />
  );
}

function LocalTable({ game, id }: { readonly game: GameId; readonly id: string }) {
  const [connection, setConnection] = useState<TableConnection>();
  const [start] = useState(() => takeStart(id));
  useEffect(() => {
    const opened = connectLocally(start?.order ?? { do: 'resume', id });
    setConnection(opened);
    return opened.close;
  }, [start, id]);
  return connection === undefined ? null : (
    <OpenTable game={game} id={id} connection={connection} start={start} />
  );
}

interface OpenTableProps {
  readonly game: GameId;
  readonly id: string;
  readonly connection: TableConnection;
  readonly start: Start | undefined;
}

function OpenTable({ game, id, connection, start }: OpenTableProps) {
  const { state, report } = useConnection(connection);
  const loaded = useGame(game, state.table?.rulesVersion);
  const [stands, setStands] = useState(false);
  useKeptOffline(game, stands);
  const look = loaded?.table;
  const settled = useCallback(
    (view: Json) => {
      setStands(true);
      if (look !== undefined) keepSight({ id, ...look.progress(view) }).catch(() => {});
    },
    [look, id],
  );
  if (report.state === 'closed')
    return (
      <Notice icon={shellIcon.padlockIcon} title={t('No table here')} game={game}>
        {report.problem}
      </Notice>
    );
  const { table, you } = state;
  if (loaded === undefined || table === null || you === null || loaded.rules.version !== table.rulesVersion)
    return <Notice title={t('Setting up {title}', { title: GAMES[game].title })} game={game} waiting />;
  return (
    <LiveTable
      {...loaded}
      game={game}
      connection={connection}
      state={{ ...state, table, you }}
      report={report}
      wish={start?.wish}
      lesson={start?.lesson}
      onSettled={settled}
      replayOf={(matchNumber) => ({ saved: `${id}.${matchNumber}` })}
      onLeave={() => toShelf(game)}
      onResults={questSeedOf(id) === undefined ? undefined : toQuests}
    />
  );
}
