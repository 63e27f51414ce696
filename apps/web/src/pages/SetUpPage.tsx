import type { GameId, Players } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game, Json, Seat } from '@questhall/kernel';
import type { SeatSpec, TableSettings, TableSpec } from '@questhall/protocol';
import { useState } from 'react';
import type { NewGame } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { coverOf } from '../art/covers.ts';
import { shellIcon } from '../icons/icons.ts';
import { rich, t } from '../language/texts.ts';
import { createTable, introduce } from '../play/api.ts';
import { newSecret } from '../play/names.ts';
import { optionsWith, ownPieces } from '../play/own-content.ts';
import { setUpOf } from '../play/set-ups.ts';
import { putStart, putWish } from '../play/starts.ts';
import { pageOf } from '../tables/pages.ts';
import { useGame } from '../tables/use-game.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { GameSettings } from './GameSettings.tsx';
import { Notice } from './Notice.tsx';
import { OnlineSettings } from './OnlineSettings.tsx';
import type { Place } from './SeatRows.tsx';
import { SeatRows } from './SeatRows.tsx';
import styles from './SetUpPage.module.css';

interface SetUpPageProps {
  readonly game: GameId;
  readonly start: NewGame;
}

const TITLES = {
  alone: t('Play alone'),
  screen: t('On this screen'),
  online: t('Online'),
  learn: t('Learn it'),
} as const;

/** Who plays, and how. */
export function SetUpPage({ game, start }: SetUpPageProps) {
  const loaded = useGame(game);
  if (start.way === 'learn') return <LearnPage game={game} />;
  if (loaded === undefined)
    return <Notice title={t('Opening {title}', { title: GAMES[game].title })} game={game} waiting />;
  return <SetUpForm game={game} start={start} rules={loaded.rules} />;
}

const begin = (game: GameId, id: string): void => {
  const route = formatRoute({ page: 'table', game, start: { saved: id } });
  window.location.replace(route);
};

const counts = ({ min, max }: Players): readonly string[] =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

/** You first, then bots, or people by name. */
function firstPlaces({ way }: NewGame, players: number, you: string): readonly Place[] {
  return Array.from({ length: players }, (_, at): Place => {
    const name = at === 0 ? you : t('Player {at}', { at: at + 1 });
    const holder = at === 0 || way === 'screen' ? 'you' : way === 'online' ? 'open' : 'bot';
    return { id: `place ${at}`, holder, name, bot: 'greedy' };
  });
}

function specOf(place: Place, autoForced: boolean): SeatSpec {
  switch (place.holder) {
    case 'you':
      return { holder: 'you', name: place.name.trim() || t('Somebody'), autoForced };
    case 'bot':
      return { holder: 'bot', bot: place.bot };
    case 'open':
      return { holder: 'open' };
  }
}

/** A hero from the workshop that was picked on the shelf comes along. */
function withOwn(game: GameId, hero: string | undefined): { readonly [setting: string]: Json } {
  const { made } = GAMES[game];
  if (made === undefined) return {};
  const piece = ownPieces(made).find(({ id }) => id !== undefined && id === hero);
  return piece === undefined ? {} : optionsWith(made, [piece.draft], piece.fair);
}

interface SetUpFormProps extends SetUpPageProps {
  readonly rules: Game;
}

function SetUpForm({ game, start, rules }: SetUpFormProps) {
  const { settings } = useSettings();
  const { way, mode, hero } = start;
  const setUp = setUpOf(game, mode, rules);
  const [places, setPlaces] = useState(() => firstPlaces(start, setUp.players.usual, settings.name));
  const [options, setOptions] = useState(() => withOwn(game, hero));
  const [online, setOnline] = useState<Partial<TableSettings>>({});
  const [problem, setProblem] = useState<string>();
  const players = places.length;

  const setPlayers = (count: number) => {
    const more = firstPlaces(start, count, settings.name).slice(players);
    setPlaces([...places.slice(0, count), ...more]);
  };
  const spec: TableSpec = {
    game,
    settings: { players, options: { ...options, ...setUp.options }, ...online },
    seats: places.map((place) => specOf(place, settings.autoForced)),
  };
  const startHere = () => {
    const id = newSecret(10);
    putStart({ order: { do: 'begin', id, spec }, wish: hero });
    begin(game, id);
  };
  const startOnline = async () => {
    const known = await introduce(settings.name);
    const made = 'ok' in known ? await createTable(spec) : known;
    if ('problem' in made) {
      setProblem(made.problem);
      return;
    }
    const { table } = made.ok;
    if (hero !== undefined) putWish(table, hero);
    window.location.replace(formatRoute({ page: 'join', table }));
  };
  const role = (seat: Seat): string | undefined => setUp.role?.(seat, players);
  const modeName = GAMES[game].modes.find(({ id }) => id === mode)?.name;

  return (
    <main className={styles.page} data-game={game}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(undefined);
          if (way === 'online') startOnline().catch(() => setProblem(t('The table could not be opened.')));
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
        <SeatRows places={places} way={way} role={role} onChange={setPlaces} />
        <GameSettings
          game={GAMES[game]}
          settings={rules.settings.filter(
            ({ key }) => !(key in setUp.options) && setUp.quiet?.includes(key) !== true,
          )}
          words={rules.words}
          values={options}
          onChange={setOptions}
        />
        {way === 'online' && <OnlineSettings values={online} onChange={setOnline} />}
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

/** A lesson begins at once: everything about it is settled. */
function LearnPage({ game }: { readonly game: GameId }) {
  const { settings } = useSettings();
  const [load] = useState(() => async () => {
    const lesson = (await pageOf(game).lesson?.())?.lesson;
    if (lesson === undefined) return 'none' as const;
    const id = newSecret(10);
    const seats = lesson.spec.seats?.map((seat) =>
      seat.holder === 'you' ? { ...seat, name: settings.name } : seat,
    );
    const spec = { ...lesson.spec, ...(seats && { seats }) };
    putStart({ order: { do: 'begin', id, spec, seed: lesson.seed }, lesson });
    begin(game, id);
    return 'begun' as const;
  });
  const found = useLoaded(load);
  if (found !== 'none') return <Notice title={t('Loading the lesson')} game={game} waiting />;
  return (
    <Notice icon={shellIcon.graduateCapIcon} title={t('No lesson yet')} game={game}>
      {rich(
        'The coach of {title} is still preparing. Play alone with a hint now and then, and undo as you like.',
        { title: GAMES[game].title },
      )}
    </Notice>
  );
}
