import type { GameId } from '@questhall/games';
import { isGameId } from '@questhall/games';
import type { MatchRecord } from '@questhall/kernel';
import { useCallback, useMemo } from 'react';
import type { ReplaySource } from '../app/routes.ts';
import { HOME } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { recall } from '../play/recall.ts';
import type { Film } from '../table/film.ts';
import { openFilm } from '../table/film.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { useGame } from '../tables/use-game.ts';
import { Notice } from './Notice.tsx';

/** A match to be watched again. */
export function ReplayPage({ source, at = 0 }: { readonly source: ReplaySource; readonly at?: number }) {
  const found = useLoaded(useCallback(() => recall(source), [source]));
  if (found === undefined) return <Notice title={t('Loading the replay')} game={HOME.game} waiting />;
  if ('problem' in found) return <Torn text={found.problem} />;
  const { record } = found;
  return isGameId(record.game) ? (
    <Loaded game={record.game} record={record} source={source} at={at} />
  ) : (
    <Torn text={t('This page does not know the game.')} />
  );
}

const Torn = ({ text }: { readonly text: string }) => (
  <Notice icon={shellIcon.filmProjectorIcon} title={t('This replay cannot be shown')} game={HOME.game}>
    {text}
  </Notice>
);

interface LoadedProps {
  readonly game: GameId;
  readonly record: MatchRecord;
  readonly source: ReplaySource;
  /** Begins after so many answers. */
  readonly at: number;
}

function Loaded({ game, record, source, at }: LoadedProps) {
  const loaded = useGame(game, record.rulesVersion);
  const film = useMemo((): Film | string | undefined => {
    if (loaded === undefined) return undefined;
    try {
      return openFilm(loaded.rules, record, loaded.table.dice);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }, [loaded, record]);
  if (loaded !== undefined && loaded.rules.version !== record.rulesVersion)
    return (
      <Torn
        text={t('It was played with rules version {rulesVersion}, which this page does not have.', {
          rulesVersion: record.rulesVersion,
        })}
      />
    );
  if (loaded === undefined || film === undefined)
    return <Notice title={t('Loading the replay')} game={game} waiting />;
  if (typeof film === 'string') return <Torn text={film} />;
  return <ReplayTable {...loaded} game={game} record={record} film={film} source={source} begin={at} />;
}
