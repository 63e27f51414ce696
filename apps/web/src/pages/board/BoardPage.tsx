import { GAMES, isGameId } from '@questhall/games';
import { useCallback, useEffect, useState } from 'react';
import { formatRoute, HOME } from '../../app/routes.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { t } from '../../language/texts.ts';
import type { TableConnection } from '../../play/connection.ts';
import { nearbyHome } from '../../play/nearby.ts';
import { connectOnline } from '../../play/online-connection.ts';
import { LiveTable } from '../../table/LiveTable.tsx';
import { useConnection } from '../../table/use-connection.ts';
import { useGame } from '../../tables/use-game.ts';
import { ClosedTable } from '../ClosedTable.tsx';
import { Notice } from '../Notice.tsx';
import { BoardLobby } from './BoardLobby.tsx';
import { Invitation } from './Invitation.tsx';

/** A table on a television: what everybody may see, nobody's hand, and the way in for phones. */
export function BoardPage({ table }: { readonly table: string }) {
  const [connection, setConnection] = useState<TableConnection>();
  const [password, setPassword] = useState<string>();
  useEffect(() => {
    const opened = connectOnline(table, { board: true, ...(password !== undefined && { password }) });
    setConnection(opened);
    return opened.close;
  }, [table, password]);
  useScreenKeptOn();
  return connection === undefined ? null : (
    <OpenBoard connection={connection} code={table} onPassword={setPassword} />
  );
}

interface OpenBoardProps {
  readonly connection: TableConnection;
  readonly code: string;
  readonly onPassword: (password: string) => void;
}

function OpenBoard({ connection, code, onPassword }: OpenBoardProps) {
  const { state, report } = useConnection(connection);
  const { table, you } = state;
  const game = table !== null && isGameId(table.game) ? table.game : undefined;
  if (report.state === 'closed' && table === null)
    return <ClosedTable code={code} bye={state.bye} problem={report.problem} onPassword={onPassword} />;
  if (table === null || you === null || game === undefined)
    return <Notice title={t('Opening table {code}', { code })} game={HOME.game} waiting />;
  return <Board connection={connection} game={game} state={{ ...state, table, you }} report={report} />;
}

type BoardProps = Pick<Parameters<typeof LiveTable>[0], 'connection' | 'game' | 'state' | 'report'>;

function Board({ connection, game, state, report }: BoardProps) {
  const { table } = state;
  const loaded = useGame(game, table.status === 'gathering' ? undefined : table.rulesVersion);
  const load = useCallback(nearbyHome, []);
  const home = useLoaded(load);
  if (loaded === undefined || home === undefined)
    return <Notice title={t('Opening {title}', { title: GAMES[game].title })} game={game} waiting />;
  const link = new URL(`table/${table.table}`, home).href;
  if (table.status === 'gathering')
    return <BoardLobby game={game} table={table} report={report} home={home.href} link={link} />;
  return (
    <LiveTable
      {...loaded}
      key={table.matchNumber}
      game={game}
      connection={connection}
      state={state}
      report={report}
      parts={[
        {
          id: 'invitation',
          label: t('Join'),
          content: <Invitation code={table.table} home={home.href} link={link} small />,
        },
      ]}
      replayOf={(matchNumber) => ({ match: `${table.table}.${matchNumber}` })}
      onLeave={() => {
        window.location.hash = formatRoute({ page: 'shelf', game });
      }}
    />
  );
}

/** A television that falls asleep in mid-match helps nobody. */
function useScreenKeptOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const keep = (): void => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got;
          if (!wanted) void got.release();
        },
        () => {},
      );
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, []);
}
