import { GAMES, isGameId } from '@questhall/games';
import type { PastMatch } from '@questhall/protocol';
import { useState } from 'react';
import { formatRoute } from '../../app/routes.ts';
import { savedWhen } from '../../app/times.ts';
import { coverOf } from '../../art/covers.ts';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import type { Result } from '../../play/statistics.ts';
import { RESULTS, resultOf } from '../../play/statistics.ts';
import { EmptyState } from '../../shelf/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './profile.module.css';

const RESULT_WORDS: Readonly<Record<Result, string>> = {
  won: t('Won'),
  lost: t('Lost'),
  divided: t('Shared screen'),
  left: t('Left'),
};

const ANY = 'any' as const;
const PAGE = 20;

const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);

/** Matches with their replays, to be looked through by game and by how they ended. */
export function MatchesPanel({ matches }: { readonly matches: readonly PastMatch[] }) {
  const [game, setGame] = useState<string>(ANY);
  const [result, setResult] = useState<Result | typeof ANY>(ANY);
  const [most, setMost] = useState(PAGE);
  const games = [...new Set(matches.map((match) => match.game))];
  const results = RESULTS.filter((each) => matches.some((match) => resultOf(match) === each));
  const found = matches.filter(
    (match) => (game === ANY || match.game === game) && (result === ANY || resultOf(match) === result),
  );
  return (
    <Panel title={t('Matches')} {...(found.length > 0 && { aside: String(found.length) })}>
      {matches.length === 0 ? (
        <EmptyState icon={shellIcon.filmProjectorIcon} title={t('No matches yet')}>
          {t('Every match you finish, alone or with others, is kept here with its replay.')}
        </EmptyState>
      ) : (
        <div className={styles.inside}>
          {games.length > 1 && (
            <Choice
              label={t('Game')}
              options={[ANY, ...games].map((value) => ({
                value,
                label: value === ANY ? t('All games') : titleOf(value),
              }))}
              value={game}
              onChange={setGame}
            />
          )}
          {results.length > 1 && (
            <Choice
              label={t('Result')}
              options={[ANY, ...results].map((value) => ({
                value,
                label: value === ANY ? t('All results') : RESULT_WORDS[value],
              }))}
              value={result}
              onChange={setResult}
            />
          )}
          <ul className={styles.matches}>
            {found.slice(0, most).map((match) => (
              <MatchLine key={match.match} match={match} />
            ))}
          </ul>
          {found.length > most && <Button onClick={() => setMost(most + PAGE)}>{t('Show more')}</Button>}
        </div>
      )}
    </Panel>
  );
}

function MatchLine({ match: past }: { readonly match: PastMatch }) {
  const { match, game, at, players, ending, alone } = past;
  const result = resultOf(past);
  return (
    <li>
      <a href={formatRoute({ page: 'replay', source: alone ? { saved: match } : { match } })}>
        {isGameId(game) && <img src={coverOf(game)} alt="" />}
        <span>
          <b>
            {titleOf(game)} <em data-result={result}>{RESULT_WORDS[result]}</em>
          </b>
          <span>{ending}</span>
          <small>
            {players.map(({ name }) => name).join(', ')} · {savedWhen(at, Date.now())}
          </small>
        </span>
      </a>
    </li>
  );
}
