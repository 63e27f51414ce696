import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { coverOf } from '../../art/covers.ts';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import type { ConnectionReport } from '../../play/connection.ts';
import { ConnectionNotice } from '../../table/ConnectionNotice.tsx';
import { tableIcon } from '../../table/icons.ts';
import { Medallion } from '../../ui/Medallion.tsx';
import { SEATS } from '../../ui/seats.ts';
import styles from './board.module.css';
import { Invitation } from './Invitation.tsx';

interface BoardLobbyProps {
  readonly game: GameId;
  readonly table: TableInfo;
  readonly report: ConnectionReport;
  readonly home: string;
  readonly link: string;
}

const GLYPHS = {
  open: tableIcon.woodenChairIcon,
  bot: tableIcon.robotAntennasIcon,
  person: shellIcon.owlIcon,
} as const;

function whoSits({ holder, name, online }: SeatInfo): string {
  if (holder === 'open') return t('Open');
  return holder === 'person' && !online ? t('{name}, away', { name }) : name;
}

/** Before the match: how to come in, and who has come. */
export function BoardLobby({ game, table, report, home, link }: BoardLobbyProps) {
  return (
    <main className={styles.lobby} data-game={game}>
      <header className={styles.head}>
        <img src={coverOf(game)} alt="" />
        <h1>{GAMES[game].title}</h1>
      </header>
      <Invitation code={table.table} home={home} link={link} />
      <ol className={styles.seats} aria-label={t('Seats')}>
        {table.seats
          .map((info, seat) => ({ info, seat }))
          .map(({ info, seat }) => (
            <li key={seat} data-holder={info.holder}>
              <Medallion
                label=""
                base="hero"
                {...(SEATS[seat] !== undefined && { seat: SEATS[seat] })}
                glyph={GLYPHS[info.holder]}
                tone={info.holder === 'open' ? ['#4a3a2e', '#241a14'] : ['#7a6046', '#3a2a1e']}
                size={64}
              />
              <b>{whoSits(info)}</b>
            </li>
          ))}
      </ol>
      <p className={styles.hint}>{t('The match begins when the host starts it on their device.')}</p>
      <ConnectionNotice report={report} />
    </main>
  );
}
