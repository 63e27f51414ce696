import type { GameId } from '@questhall/games';
import { isGameId } from '@questhall/games';
import type { MatchRecord } from '@questhall/kernel';
import { useCallback, useMemo } from 'react';
import type { ReplaySource } from '../app/routes.ts';
import { HOME } from '../app/routes.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { fetchReplay } from '../play/api.ts';
import { loadReplay } from '../play/store.ts';
import type { Film } from '../table/film.ts';
import { openFilm } from '../table/film.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { useGame } from '../tables/use-game.ts';
import { Notice } from './Notice.tsx';

type Found = { readonly record: MatchRecord } | { readonly problem: string };

async function find(source: ReplaySource): Promise<Found> {
  if ('match' in source) {
    const answer = await fetchReplay(source.match);
    return 'ok' in answer ? { record: answer.ok } : answer;
  }
  const row = await loadReplay(source.saved);
  return row ?? { problem: 'This replay is not stored on this device.' };
}

/** A match to be watched again. */
export function ReplayPage({ source }: { readonly source: ReplaySource }) {
  const found = useLoaded(useCallback(() => find(source), [source]));
  if (found === undefined) return <Notice title="Loading the replay" game={HOME.game} waiting />;
  if ('problem' in found) return <Torn text={found.problem} />;
  const { record } = found;
  return isGameId(record.game) ? (
    <Loaded game={record.game} record={record} shared={'match' in source} />
  ) : (
    <Torn text="This page does not know the game." />
  );
}

const Torn = ({ text }: { readonly text: string }) => (
  <Notice icon={shellIcon.filmProjectorIcon} title="This replay cannot be shown" game={HOME.game}>
    {text}
  </Notice>
);

interface LoadedProps {
  readonly game: GameId;
  readonly record: MatchRecord;
  /** Its address leads everybody there. */
  readonly shared: boolean;
}

function Loaded({ game, record, shared }: LoadedProps) {
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
        text={`It was played with rules version ${record.rulesVersion}, which this page does not have.`}
      />
    );
  if (loaded === undefined || film === undefined)
    return <Notice title="Loading the replay" game={game} waiting />;
  if (typeof film === 'string') return <Torn text={film} />;
  return <ReplayTable {...loaded} game={game} record={record} film={film} shared={shared} />;
}
