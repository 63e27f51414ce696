import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { BoardLobby } from '../../src/pages/board/BoardLobby.tsx';
import { Lobby } from '../../src/pages/Lobby.tsx';
import type { TableConnection } from '../../src/play/connection.ts';
import { Toasts } from '../../src/ui/Toast.tsx';
import type { DrawnGame } from './boards.ts';
import { BOARDS } from './boards.ts';
import { HALL } from './TableScene.tsx';

const nothing = () => {};

const person = (name: string, online = true): SeatInfo => ({
  holder: 'person',
  name,
  online,
  bot: null,
  autoForced: true,
});
const SEATS: readonly SeatInfo[] = [
  person('Nora'),
  person('Bartholomew of the Long Name', false),
  { holder: 'bot', name: 'Snatch', online: true, bot: 'adept', autoForced: true },
  { holder: 'open', name: '', online: false, bot: null, autoForced: true },
];

/** Nobody listens. */
const SILENT = {
  client: { ask: () => Promise.resolve({ ok: undefined }) },
  report: () => ({ state: 'open' }),
  watch: () => nothing,
  close: nothing,
} as unknown as TableConnection;

/** People gather: `?scene=lobby&game=brawl`; with `guest`, as one who does not decide, with `screen`, for all in a room. */
export function LobbyScene({ query }: { readonly query: URLSearchParams }) {
  const game = (query.get('game') ?? 'brawl') as DrawnGame;
  const { rules, usual } = BOARDS[game];
  const guest = query.has('guest');
  const settings = rules.configure(usual);
  if ('problems' in settings) throw new Error(JSON.stringify(settings.problems));
  const players = settings.options.players;
  const table: TableInfo = {
    table: 'PUGS7',
    game,
    rulesVersion: rules.version,
    status: 'gathering',
    matchNumber: 0,
    settings: {
      players,
      options: {},
      undo: 'ask',
      clock: null,
      hints: true,
      listed: false,
      spectators: true,
    },
    seats: SEATS.slice(0, players),
    spectators: 2,
    undo: null,
  };
  if (query.has('screen'))
    return (
      <BoardLobby
        game={game}
        table={table}
        report={{ state: 'open' }}
        home={HALL}
        link={`${HALL}table/PUGS7`}
      />
    );
  return (
    <Toasts>
      <Lobby
        game={game}
        rules={rules}
        connection={SILENT}
        state={{
          table,
          you: { name: 'Nora', seats: [guest ? 1 : 0], host: !guest },
          chat: [
            { at: 0, name: 'Bartholomew of the Long Name', text: 'I take the witch, if nobody minds.' },
            { at: 1, name: 'Nora', text: 'Supercalifragilisticexpialidocious-but-without-a-space!' },
          ],
          shown: new Map(),
          bye: null,
        }}
        report={{ state: 'open' }}
        link={`${HALL}#/join/PUGS7`}
        onShare={nothing}
        onLeave={nothing}
      />
    </Toasts>
  );
}
