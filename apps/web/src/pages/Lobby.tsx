import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { ClientState, QuickWish, SeatAction, SeatInfo, TableInfo, Wish, You } from '@questhall/protocol';
import { BOT_LEVELS } from '@questhall/protocol';
import { useEffect } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { quickMatch } from '../play/api.ts';
import { BOT_LABELS } from '../play/bot-names.ts';
import type { ConnectionReport, TableConnection } from '../play/connection.ts';
import { hostReasonText } from '../play/reasons.ts';
import { setUpFor } from '../play/set-ups.ts';
import { BigScreenButton } from '../table/BigScreenButton.tsx';
import { ChatPanel } from '../table/ChatPanel.tsx';
import { ConnectionNotice } from '../table/ConnectionNotice.tsx';
import { tableIcon } from '../table/icons.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Medallion } from '../ui/Medallion.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SEATS } from '../ui/seats.ts';
import { useToast } from '../ui/Toast.tsx';
import { GameSettings } from './GameSettings.tsx';
import { InviteFriends } from './InviteFriends.tsx';
import styles from './Lobby.module.css';
import { NotOfTheBox } from './NotOfTheBox.tsx';
import { OnlineSettings } from './OnlineSettings.tsx';

interface LobbyProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly connection: TableConnection;
  readonly state: ClientState & { readonly table: TableInfo; readonly you: You };
  readonly report: ConnectionReport;
  readonly link: string;
  readonly onShare: () => void;
  readonly onLeave: () => void;
}

/** Where people gather before a match: who sits where, what is played, and the link for those who are missing. */
export function Lobby({ game, rules, connection, state, report, link, onShare, onLeave }: LobbyProps) {
  const { settings, change } = useSettings();
  const toast = useToast();
  const { table, you, chat } = state;
  const send = (wish: Wish) => {
    connection.client.ask(wish).then(
      (reply) => {
        if ('refused' in reply) toast({ text: hostReasonText(reply.refused) });
      },
      () => {},
    );
  };
  const open = table.seats.filter(({ holder }) => holder === 'open').length;
  useLookingOn(table, you);
  return (
    <main className={styles.page} data-game={game}>
      <header className={styles.head}>
        <img src={coverOf(game)} alt="" />
        <div>
          <h1>{GAMES[game].title}</h1>
          <p>{rich('Table {name}', { name: <b className={styles.code}>{table.table}</b> })}</p>
        </div>
        <div className={styles.link}>
          <output aria-label={t('Link to this table')}>{link}</output>
          <Button icon={tableIcon.shareIcon} onClick={onShare}>
            {t('Copy the link')}
          </Button>
          <BigScreenButton table={table.table} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel title={t('Seats')} aside={open === 0 ? t('all taken') : t('{open} open', { open })} warm>
            <ol className={styles.seats}>
              {table.seats
                .map((info, seat) => ({ info, seat }))
                .map(({ info, seat }) => (
                  <SeatRow
                    key={seat}
                    info={info}
                    seat={seat}
                    role={setUpFor(game, table.settings, rules).role?.(seat, table.seats.length)}
                    own={you.seats.includes(seat)}
                    host={you.host}
                    onAction={(action) => send({ type: 'seat', seat, action })}
                  />
                ))}
            </ol>
            <label className={styles.name}>
              {t('You are called')}
              <input
                value={settings.name}
                maxLength={24}
                autoComplete="nickname"
                onChange={(event) => change({ name: event.currentTarget.value, named: true })}
              />
            </label>
            <footer className={styles.foot}>
              <span className={styles.watching}>
                <Icon shape={tableIcon.eyeballIcon} />
                {table.spectators === 0
                  ? t('Nobody watching')
                  : t('{spectators} watching', { spectators: table.spectators })}
              </span>
              <Button kind="quiet" onClick={onLeave}>
                {t('Back to the shelf')}
              </Button>
              {table.settings.quick ? (
                <span>{t('The match begins as soon as everybody is here.')}</span>
              ) : you.host ? (
                <Button kind="primary" refused={open > 0} onClick={() => send({ type: 'start' })}>
                  {t('Begin')}
                </Button>
              ) : (
                <span>{t('The host starts the match.')}</span>
              )}
            </footer>
            {you.host && open > 0 && !table.settings.quick && (
              <p className={styles.waits}>
                {t(
                  '{open, plural, one {The match can begin when the open seat is taken. Wait for somebody, or give it to a bot.} other {The match can begin when the # open seats are taken. Wait for others, or give seats to bots.}}',
                  { open },
                )}
              </p>
            )}
          </Panel>
          <InviteFriends table={table.table} />
          <Panel title={t('Talk')} className={styles.talk}>
            <ChatPanel table={table.table} lines={chat} onSay={send} />
          </Panel>
        </div>
        <Panel title={t('What is played')} aside={you.host ? t('you decide') : t('the host decides')}>
          {you.host ? (
            <HostSettings game={game} rules={rules} table={table} onSend={send} />
          ) : (
            <Summary rules={rules} table={table} />
          )}
          <NotOfTheBox game={game} options={table.settings.options} />
        </Panel>
      </div>
      <ConnectionNotice report={report} />
    </main>
  );
}

/** Milliseconds after which whoever waits looks again. */
const LOOK_AGAIN = 20_000;

/** Two who began to look at the same moment may wait at two tables: then one of them moves. */
function useLookingOn({ table: code, game, settings }: TableInfo, { seats }: You): void {
  const { players, options, clock, quick } = settings;
  const waits = quick === true && seats.length > 0;
  const wish = waits && clock !== null ? JSON.stringify({ game, players, options, clock, bots: null }) : '';
  useEffect(() => {
    if (wish === '') return;
    const timer = setInterval(() => {
      quickMatch(JSON.parse(wish) as QuickWish).then(
        (found) => {
          if ('ok' in found && found.ok.table !== code)
            window.location.replace(formatRoute({ page: 'join', table: found.ok.table }));
        },
        () => {},
      );
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [wish, code]);
}

const GLYPHS = {
  open: tableIcon.woodenChairIcon,
  bot: tableIcon.robotAntennasIcon,
  person: shellIcon.owlIcon,
} as const;

interface SeatRowProps {
  readonly info: SeatInfo;
  readonly seat: number;
  readonly role: string | undefined;
  readonly own: boolean;
  readonly host: boolean;
  readonly onAction: (action: SeatAction) => void;
}

function SeatRow({ info, seat, role, own, host, onAction }: SeatRowProps) {
  const { holder, name, bot, online } = info;
  const who =
    holder === 'open'
      ? t('Open')
      : holder === 'bot'
        ? t('{name}, bot', { name })
        : own
          ? t('{name} (you)', { name })
          : name;
  const state = holder === 'person' && !online ? t('Away') : role;
  return (
    <li className={styles.seat}>
      <Medallion
        label={who}
        base="hero"
        {...(SEATS[seat] !== undefined && { seat: SEATS[seat] })}
        glyph={GLYPHS[holder]}
        tone={holder === 'open' ? ['#4a3a2e', '#241a14'] : ['#7a6046', '#3a2a1e']}
        size={44}
      />
      <span className={styles.who}>
        <b>{who}</b>
        {state !== undefined && <span>{state}</span>}
      </span>
      {holder === 'open' && <Button onClick={() => onAction({ do: 'take' })}>{t('Sit here')}</Button>}
      {own && (
        <Button kind="quiet" onClick={() => onAction({ do: 'leave' })}>
          {t('Stand up')}
        </Button>
      )}
      {host && !own && (
        <select
          className={styles.holder}
          value={bot ?? 'open'}
          aria-label={t('Who plays at seat {seat}', { seat: seat + 1 })}
          onChange={({ currentTarget: { value } }) => {
            const level = BOT_LEVELS.find((each) => each === value);
            onAction(level === undefined ? { do: 'setOpen' } : { do: 'setBot', bot: level });
          }}
        >
          <option value="open">{holder === 'person' ? name : t('Open to others')}</option>
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {rich('Bot: {level}', { level: BOT_LABELS[level] })}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

interface HostSettingsProps {
  readonly game: GameId;
  readonly rules: Game;
  readonly table: TableInfo;
  readonly onSend: (wish: Wish) => void;
}

function HostSettings({ game, rules, table: { settings }, onSend }: HostSettingsProps) {
  const setUp = setUpFor(game, settings, rules);
  const { min, max } = setUp.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  return (
    <div className={styles.settings}>
      <Choice
        label={t('Players')}
        labelled
        options={counts.map((value) => ({ value, label: value }))}
        value={String(settings.players)}
        onChange={(players) => onSend({ type: 'settings', settings: { players: Number(players) } })}
      />
      <GameSettings
        game={GAMES[game]}
        settings={rules.settings.filter(({ key }) => setUp.quiet?.includes(key) !== true)}
        words={rules.words}
        values={settings.options}
        onChange={(options) => onSend({ type: 'settings', settings: { options } })}
      />
      <OnlineSettings
        values={settings}
        onPassword={(password) => onSend({ type: 'settings', settings: { access: 'password' }, password })}
        onChange={({ undo, clock, hints, listed, spectators, rated, access, delay }) =>
          onSend({
            type: 'settings',
            settings: {
              ...(undo !== undefined && { undo }),
              ...(clock !== undefined && { clock }),
              ...(hints !== undefined && { hints }),
              ...(listed !== undefined && { listed }),
              ...(spectators !== undefined && { spectators }),
              ...(rated !== undefined && { rated }),
              ...(access !== undefined && { access }),
              ...(delay !== undefined && { delay }),
            },
          })
        }
      />
    </div>
  );
}

const UNDO_WORDS = {
  free: t('Undo whenever you like'),
  ask: t('Undo if the others agree'),
  never: t('Undo off'),
} as const;

/** The same for those who do not decide about it. */
function Summary({ rules, table: { settings } }: { readonly rules: Game; readonly table: TableInfo }) {
  const { options, undo, clock, hints, rated } = settings;
  const told = rules.settings
    .filter(({ key, kind }) => kind !== 'content' && options[key] !== undefined && options[key] !== false)
    .map(({ key, kind }) =>
      kind === 'flag'
        ? rules.words.setting(key)
        : `${rules.words.setting(key)}: ${rules.words.setting(key, options[key])}`,
    );
  return (
    <ul className={styles.summary}>
      {[
        ...told,
        UNDO_WORDS[undo],
        clock === null
          ? t('No clock')
          : t('{bank} minutes each, {gain} s per answer', {
              bank: Math.round(clock.bank / 60),
              gain: clock.gain,
            }),
        hints ? t('Hints') : t('No hints'),
        ...(rated ? [t('Rated')] : []),
      ].map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
