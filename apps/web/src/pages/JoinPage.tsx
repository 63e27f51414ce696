import type { GameId } from '@questhall/games';
import { GAMES, isGameId } from '@questhall/games';
import type { ClientState, TableInfo, You } from '@questhall/protocol';
import { useEffect, useState } from 'react';
import { tableAddress } from '../app/home.ts';
import { formatRoute, HOME } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useTurnNotice } from '../app/use-turn-notices.ts';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { introduce } from '../play/api.ts';
import type { TableConnection } from '../play/connection.ts';
import { connectOnline } from '../play/online-connection.ts';
import { wishFor } from '../play/starts.ts';
import { useKeptOffline } from '../play/use-kept-offline.ts';
import { forget, visit } from '../play/visited.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { useConnection } from '../table/use-connection.ts';
import { useShare } from '../table/use-share.ts';
import { useGame } from '../tables/use-game.ts';
import { ClosedTable, RELOAD } from './ClosedTable.tsx';
import { Lobby } from './Lobby.tsx';
import { NamePage } from './NamePage.tsx';
import { Notice } from './Notice.tsx';

/** An online table, for somebody who has a name. */
export function JoinPage({ table }: { readonly table: string }) {
  const { settings } = useSettings();
  return settings.named ? <NamedPage table={table} /> : <NamePage table={table} />;
}

/** Its lobby while people gather, then the match. */
function NamedPage({ table }: { readonly table: string }) {
  const { settings } = useSettings();
  const [name] = useState(settings.name);
  const [connection, setConnection] = useState<TableConnection>();
  const [problem, setProblem] = useState<string>();
  const [password, setPassword] = useState<string>();
  useEffect(() => {
    let opened: TableConnection | undefined;
    let wanted = true;
    introduce(name).then(
      (known) => {
        if (!wanted) return;
        if ('problem' in known) {
          setProblem(known.problem);
          return;
        }
        opened = connectOnline(table, { ...(password !== undefined && { password }) });
        setConnection(opened);
      },
      () => {},
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [table, name, password]);
  if (problem !== undefined)
    return (
      <Notice icon={shellIcon.worldIcon} title={t('Cannot reach the table')} game={HOME.game}>
        {problem}
      </Notice>
    );
  if (connection === undefined)
    return <Notice title={t('Joining table {table}', { table })} game={HOME.game} waiting />;
  return <Opening connection={connection} code={table} onPassword={setPassword} />;
}

interface OpeningProps {
  readonly connection: TableConnection;
  readonly code: string;
  readonly onPassword: (password: string) => void;
}

function Opening({ connection, code, onPassword }: OpeningProps) {
  const { state, report } = useConnection(connection);
  const { table, you } = state;
  const seated = (you?.seats.length ?? 0) > 0;
  useEffect(() => {
    if (seated) visit(code);
  }, [seated, code]);
  const closed = report.state === 'closed' && (table === null || you === null);
  const gone = closed && state.bye?.reason.rule === 'QH-NO-TABLE';
  useEffect(() => {
    if (gone) forget(code);
  }, [gone, code]);
  useRename(connection, you, table);
  if (closed)
    return <ClosedTable code={code} bye={state.bye} problem={report.problem} onPassword={onPassword} />;
  if (table === null || you === null)
    return <Notice title={t('Joining table {code}', { code })} game={HOME.game} waiting />;
  if (!isGameId(table.game))
    return (
      <Notice icon={shellIcon.worldIcon} title={t('Unknown game')} game={HOME.game} action={RELOAD}>
        {t('This page is older than its server. Reload it to play on.')}
      </Notice>
    );
  return <Seated connection={connection} game={table.game} state={{ ...state, table, you }} />;
}

/** Another name in the settings is another name at the table; also for who sat down before they said one. */
function useRename(connection: TableConnection, you: You | null, table: TableInfo | null): void {
  const { settings } = useSettings();
  const known = you?.name;
  const [own, more] = you?.seats ?? [];
  const seat = own === undefined || more !== undefined || table?.status !== 'gathering' ? undefined : own;
  const called = seat === undefined ? settings.name : table?.seats[seat]?.name;
  useEffect(() => {
    if (known === undefined || settings.name.trim() === '') return;
    if (known === settings.name && called === settings.name) return;
    connection.client.ask({ type: 'name', name: settings.name }).catch(() => {});
  }, [connection, known, called, settings.name]);
}

interface SeatedProps {
  readonly connection: TableConnection;
  readonly game: GameId;
  readonly state: ClientState & { readonly table: TableInfo; readonly you: You };
}

function Seated({ connection, game, state }: SeatedProps) {
  const version = state.table.status === 'gathering' ? undefined : state.table.rulesVersion;
  const loaded = useGame(game, version);
  useKeptOffline(game, loaded !== undefined);
  const copy = useShare();
  const { report } = useConnection(connection);
  const { table } = state;
  const link = tableAddress(table.table);
  const share = () => copy(link);
  useTurnNotice(state, GAMES[game].title);
  const leave = () => {
    window.location.hash = formatRoute({ page: 'shelf', game });
  };
  if (loaded === undefined)
    return <Notice title={t('Opening {title}', { title: GAMES[game].title })} game={game} waiting />;
  if (table.status === 'gathering')
    return (
      <Lobby
        game={game}
        rules={loaded.rules}
        connection={connection}
        state={state}
        report={report}
        link={link}
        onShare={share}
        onLeave={leave}
      />
    );
  if (loaded.rules.version !== table.rulesVersion)
    return (
      <Notice icon={shellIcon.worldIcon} title={t('This page is out of date')} game={game} action={RELOAD}>
        {rich(
          'The match uses rules version {rulesVersion}, which this page does not have. Reload it to play on.',
          { rulesVersion: table.rulesVersion },
        )}
      </Notice>
    );
  return (
    <LiveTable
      {...loaded}
      key={table.matchNumber}
      game={game}
      connection={connection}
      state={state}
      report={report}
      wish={wishFor(table.table)}
      onShare={share}
      replayOf={(matchNumber) => ({ match: `${table.table}.${matchNumber}` })}
      onLeave={leave}
    />
  );
}
