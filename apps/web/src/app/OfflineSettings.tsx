import { GAME_IDS } from '@questhall/games';
import { useCallback, useState } from 'react';
import { rich, t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { askToStay, keepGames, offlineGames } from './offline.ts';
import type { KeepingProgress } from './offline-messages.ts';
import styles from './SettingsDialog.module.css';
import { useLoaded } from './use-loaded.ts';

/** A game that was played is kept by itself; this brings all the others. */
export function OfflineSettings() {
  const games = useLoaded(useCallback(() => offlineGames(), []));
  const [progress, setProgress] = useState<KeepingProgress>();
  if (games === undefined) return null;
  const bytes = games.reduce((sum, game) => sum + game.bytes, 0);
  const keepAll = () => {
    keepGames(GAME_IDS, setProgress);
    askToStay();
  };
  return (
    <div className={styles.row}>
      <b>{t('Play without a network')}</b>
      <Keeping bytes={bytes} progress={progress} onKeep={keepAll} />
    </div>
  );
}

interface KeepingProps {
  readonly bytes: number;
  readonly progress: KeepingProgress | undefined;
  readonly onKeep: () => void;
}

function Keeping({ bytes, progress, onKeep }: KeepingProps) {
  if (progress === undefined)
    return bytes === 0 ? (
      <span>{t('All games are on this device.')}</span>
    ) : (
      <Button onClick={onKeep}>{rich('Keep all games here ({bytes})', { bytes: megabytes(bytes) })}</Button>
    );
  if ('failed' in progress) return <Button onClick={onKeep}>{t('That failed. Try again')}</Button>;
  if (progress.done === progress.of) return <span role="status">{t('All games are on this device.')}</span>;
  return <progress aria-label={t('Games kept on this device')} max={progress.of} value={progress.done} />;
}

const megabytes = (bytes: number): string =>
  t('{toFixed} MB', { toFixed: Math.max(0.1, bytes / 1_000_000).toFixed(1) });
