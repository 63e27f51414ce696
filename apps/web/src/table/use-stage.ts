import type { Seat, Telling, Viewer, Words } from '@questhall/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { Speed } from '../app/settings.ts';
import { playSound } from '../app/sounds.ts';
import type { TableConnection } from '../play/connection.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import type { GameTable } from './game-table.ts';
import type { Stage, Staged } from './stage.ts';
import { createStage } from './stage.ts';
import { useLatest } from './use-latest.ts';
import { useSpeed } from './use-speed.ts';

interface StageWish {
  readonly table: GameTable;
  readonly words: Words;
  readonly telling: Telling | undefined;
  readonly nameOf: (seat: Seat) => string;
  /** Another speed than the settings say. */
  readonly speed?: Speed;
}

/** A stage with this page's speed, sounds and live region. */
export function useStage({ table, words, telling, nameOf, speed: own }: StageWish): {
  stage: Stage;
  staged: Staged | null;
} {
  const usual = useSpeed();
  const speed = useLatest(own ?? usual);
  const names = useLatest(nameOf);
  const look = useLatest(table);
  const volume = useLatest(useVolume());
  const said = useLatest(useAnnounce());
  const [stage] = useState(() =>
    createStage({
      table: () => look.current,
      words,
      telling,
      speed: () => speed.current,
      said: (text) => said.current(text),
      sound: (sound) => playSound(sound, volume.current),
      nameOf: (seat) => names.current(seat),
    }),
  );
  useEffect(() => stage.close, [stage]);
  return { stage, staged: useSyncExternalStore(stage.watch, stage.state) };
}

/** 0 when sound is off. */
export function useVolume(): number {
  const { settings } = useSettings();
  return settings.sound ? settings.volume : 0;
}

/** Lets happen on the stage what the host tells these eyes. */
export function useStaging(stage: Stage, connection: TableConnection, eyes: Viewer): void {
  useEffect(() => {
    const { client } = connection;
    const shown = client.state().shown.get(eyes);
    if (shown) stage.set(eyes, shown.seen, shown.log);
    return client.listen((state, update) => {
      const now = state.shown.get(eyes);
      if (update?.viewer !== eyes || now === undefined) return;
      if (update.type === 'view') stage.set(eyes, now.seen, now.log);
      else stage.play({ seen: now.seen, events: update.events ?? [], undone: update.undone });
    });
  }, [stage, connection, eyes]);
}
