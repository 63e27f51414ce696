import type { GameId, Players } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game, Seat } from '@questhall/kernel';
import type { TableSettings, TableSpec } from '@questhall/protocol';
import { useState } from 'react';
import type { NewGame } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { coverOf } from '../art/covers.ts';
import { t } from '../language/texts.ts';
import { createTable, introduce, quickMatch } from '../play/api.ts';
import { newSecret } from '../play/names.ts';
import { setUpOf } from '../play/set-ups.ts';
import { putWish } from '../play/starts.ts';
import { useGame } from '../tables/use-game.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { openTable } from './AtOncePage.tsx';
import { GameSettings } from './GameSettings.tsx';
import { Notice } from './Notice.tsx';
import { OnlineSettings } from './OnlineSettings.tsx';
import { SeatRows } from './SeatRows.tsx';
import styles from './SetUpPage.module.css';
import type { Place } from './table-spec.ts';
import { firstPlaces, specOf, withOwn } from './table-spec.ts';

interface SetUpPageProps {
  readonly game: GameId;
  readonly start: NewGame;
}

const TITLES = {
  now: t('Play now'),
  alone: t('Play alone'),
  screen: t('On this screen'),
  online: t('Online'),
  learn: t('Learn it'),
} as const;

/** Who plays, and how. */
export function SetUpPage({ game, start }: SetUpPageProps) {
  const loaded = useGame(game);
  if (loaded === undefined)
    return <Notice title={t('Opening {title}', { title: GAMES[game].title })} game={game} waiting />;
  return <SetUpForm game={game} start={start} rules={loaded.rules} />;
}

/** Unless another pace is chosen. */
const QUICK_CLOCK = { bank: 300, gain: 10 };

const counts = ({ min, max }: Players): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

interface SetUpFormProps extends SetUpPageProps {
  readonly rules: Game;
}

function SetUpForm({ game, start, rules }: SetUpFormProps) {
  const { settings, change } = useSettings();
  const { way, mode, hero } = start;
  const setUp = setUpOf(game, mode, rules);
  const [places, setPlaces] = useState(() => firstPlaces(start, setUp.players.usual, settings.name));
  const [options, setOptions] = useState(() => withOwn(game, start));
  const [online, setOnline] = useState<Partial<TableSettings>>({});
  const [password, setPassword] = useState<string>();
  const [meanwhile, setMeanwhile] = useState(true);
  const [problem, setProblem] = useState<string>();
  const players = places.length;

  /** How one is called in one's own seat is how one is called. */
  const seat = (next: readonly Place[]) => {
    setPlaces(next);
    const own = next.find(({ holder }) => holder === 'you')?.name.trim();
    if (way !== 'screen' && own !== undefined && own !== '') change({ name: own, named: true });
  };
  const setPlayers = (count: number) => {
    const more = firstPlaces(start, count, settings.name).slice(players);
    setPlaces([...places.slice(0, count), ...more]);
  };
  const spec: TableSpec = {
    game,
    settings: { players, options: { ...options, ...setUp.options }, ...online },
    ...(password !== undefined && { password }),
    seats: places.map((place) => specOf(place, settings.autoForced)),
  };
  const startHere = () => {
    openTable(game, { order: { do: 'begin', id: newSecret(10), spec }, wish: hero });
  };
  const startOnline = async (open: () => ReturnType<typeof createTable>) => {
    const known = await introduce(settings.name);
    const made = 'ok' in known ? await open() : known;
    if ('problem' in made) {
      setProblem(made.problem);
      return;
    }
    const { table } = made.ok;
    if (hero !== undefined) putWish(table, hero);
    window.location.replace(formatRoute({ page: 'join', table }));
  };
  const goOnline = (open: () => ReturnType<typeof createTable>) => {
    setProblem(undefined);
    startOnline(open).catch(() => setProblem(t('The table could not be opened.')));
  };
  const meetSomebody = () =>
    quickMatch({
      game,
      players,
      options: { ...options, ...setUp.options },
      clock: online.clock ?? QUICK_CLOCK,
      bots: meanwhile ? 'adept' : null,
    });
  const role = (seat: Seat): string | undefined => setUp.role?.(seat, players);
  const modeName = GAMES[game].modes.find(({ id }) => id === mode)?.name;

  return (
    <main className={styles.page} data-game={game}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (way === 'online') goOnline(() => createTable(spec));
          else startHere();
        }}
      >
        <header className={styles.head}>
          <img src={coverOf(game)} alt="" />
          <div>
            <h1>{GAMES[game].title}</h1>
            <p>
              {TITLES[way]}
              {modeName !== undefined && ` · ${modeName}`}
            </p>
          </div>
        </header>
        <Choice
          label={t('Players')}
          labelled
          options={counts(setUp.players).map((value) => ({ value, label: value }))}
          value={String(players)}
          onChange={(value) => setPlayers(Number(value))}
        />
        {way === 'online' && players > 1 && (
          <section className={styles.quick}>
            <p>
              {t('Play with whoever wants the same: 5 minutes each, unless you choose another clock below.')}
            </p>
            <Toggle
              label={t('Bots until somebody comes')}
              detail={t('Bots begin with you and give up their seats to whoever comes')}
              on={meanwhile}
              onChange={setMeanwhile}
            />
            <Button onClick={() => goOnline(meetSomebody)}>{t('Quick match')}</Button>
          </section>
        )}
        <SeatRows places={places} way={way} role={role} onChange={seat} />
        <GameSettings
          game={GAMES[game]}
          settings={rules.settings.filter(
            ({ key }) => !(key in setUp.options) && setUp.quiet?.includes(key) !== true,
          )}
          words={rules.words}
          values={options}
          onChange={setOptions}
        />
        {way === 'online' && <OnlineSettings values={online} onChange={setOnline} onPassword={setPassword} />}
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <footer className={styles.foot}>
          <Button
            kind="quiet"
            onClick={() => {
              window.location.hash = formatRoute({ page: 'shelf', game });
            }}
          >
            {t('Back to the shelf')}
          </Button>
          <Button kind="primary" submit ref={focusInPlace}>
            {way === 'online' ? t('Open the table') : t('Begin')}
          </Button>
        </footer>
      </form>
    </main>
  );
}

/** Enter begins at once, and the page stays at its top, where one reads first. */
const focusInPlace = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });
