import { GAMES, isGameId } from '@questhall/games';
import { useCallback, useState } from 'react';
import { formatRoute } from '../../app/routes.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { QuestDay, QuestResult } from '../../app/services.ts';
import { useServices } from '../../app/services.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { coverOf } from '../../art/covers.ts';
import { LOCALE } from '../../language/languages.ts';
import { t } from '../../language/texts.ts';
import { minutesOf } from '../../shelf/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import textStyles from '../TextPage.module.css';
import styles from './quests.module.css';

const DAY = 24 * 3600 * 1000;
const DAYS_BACK = 7;
const today = (): number => Math.floor(Date.now() / DAY);

function nameOf(day: number): string {
  const ago = today() - day;
  if (ago === 0) return t('Today');
  if (ago === 1) return t('Yesterday');
  return new Date(day * DAY).toLocaleDateString(LOCALE, { weekday: 'long', timeZone: 'UTC' });
}

/** One set-up a game and day, the same for everybody: play it, and see how others did. */
export function QuestsPage() {
  const [day, setDay] = useState(String(today()));
  const days = Array.from({ length: DAYS_BACK }, (_, ago) => today() - ago);
  return (
    <main className={textStyles.page}>
      <h1>{t('Quest of the day')}</h1>
      <p className={styles.lead}>
        {t(
          'The same set-up and the same dice for everybody, new every day. No undo, no hints, and the first try counts. It works offline: results are sent when you open this page again.',
        )}
      </p>
      <Choice
        label={t('Day')}
        options={days.map((each) => ({ value: String(each), label: nameOf(each) }))}
        value={day}
        onChange={setDay}
      />
      <Day key={day} day={Number(day)} />
    </main>
  );
}

function Day({ day }: { readonly day: number }) {
  const { settings } = useSettings();
  const [name] = useState(settings.name);
  const { quests } = useServices();
  const load = useCallback(async () => (await quests()).of(day, name), [quests, day, name]);
  const loaded = useLoaded(load);
  if (loaded === undefined) return <p role="status">{t('Loading…')}</p>;
  return (
    <>
      {loaded.streak > 1 && (
        <p className={styles.streak}>
          {t('{streak, plural, one {# day} other {# days}} in a row', { streak: loaded.streak })}
        </p>
      )}
      <div className={styles.quests}>
        {loaded.quests.map((quest) => (
          <Quest key={quest.game} day={day} quest={quest} />
        ))}
      </div>
    </>
  );
}

const SHOWN = 10;

function Quest({ day, quest }: { readonly day: number; readonly quest: QuestDay['quests'][number] }) {
  const { game, results, untold } = quest;
  const { quests } = useServices();
  if (!isGameId(game)) return null;
  const ended = results.find((result) => result.yours)?.ending ?? untold?.ending;
  const rivals = GAMES[game].quest?.rivals ?? 0;
  const play = () => {
    quests()
      .then((service) => service.open(game, day))
      .then(
        (saved) => {
          window.location.hash = formatRoute({ page: 'table', game, start: { saved } });
        },
        () => {},
      );
  };
  return (
    <Panel title={GAMES[game].title}>
      <div className={styles.quest}>
        <img src={coverOf(game)} alt="" />
        <div>
          <p className={styles.about}>
            {rivals > 0 ? t('Against a bot') : t('On your own')}, {minutesOf(GAMES[game])}
          </p>
          {ended === undefined ? (
            <Button kind="primary" onClick={play}>
              {t('Play')}
            </Button>
          ) : (
            <>
              <p>{ended}</p>
              {results.length > 0 && (
                <a
                  className={styles.best}
                  href={formatRoute({ page: 'replay', source: { quest: `${day}/${game}` } })}
                >
                  {t('Watch the best')}
                </a>
              )}
            </>
          )}
          {untold !== undefined && <p role="status">{untold.problem}</p>}
        </div>
      </div>
      {results.length > 0 ? (
        <Results results={results} />
      ) : (
        <p className={styles.nobody}>{t('Nobody has finished it yet.')}</p>
      )}
    </Panel>
  );
}

function Results({ results }: { readonly results: readonly QuestResult[] }) {
  const scored = results.some(({ score }) => score !== null);
  return (
    <table className={styles.results}>
      <caption className="sr-only">{t('Results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{t('Result')}</th>
          {scored && <th scope="col">{t('Score')}</th>}
          <th scope="col">{t('Choices')}</th>
        </tr>
      </thead>
      <tbody>
        {results
          .filter(({ yours, place }) => yours || place <= SHOWN)
          .map(({ name, won, answers, score, yours, place }) => (
            <tr key={place} data-yours={yours}>
              <th scope="row">
                {!yours
                  ? name
                  : place <= SHOWN
                    ? t('{name} (you)', { name })
                    : t('{name} (you), place {place}', { name, place })}
              </th>
              <td>{won ? t('Won') : t('Lost')}</td>
              {scored && <td>{score}</td>}
              <td>{answers}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
