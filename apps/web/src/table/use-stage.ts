import type { Seat, Telling, Viewer, Words } from '@questhall/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { Speed } from '../app/settings.ts';
import type { TableConnection } from '../play/connection.ts';
import { hall } from '../sound/hall/pack.ts';
import { playSound } from '../sound/player.ts';
import { useWorld } from '../sound/use-world.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import type { GameTable } from './game-table.ts';
import { hear } from './hear.ts';
import type { Stage, Staged } from './stage.ts';
import { createStage } from './stage.ts';
import { UNTOLD } from './story.ts';
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
  const vibration = useLatest(useSettings().settings.vibration);
  const said = useLatest(useAnnounce());
  const [stage] = useState(() =>
    createStage({
      table: () => look.current,
      words,
      telling,
      speed: () => speed.current,
      said: (text, urgency) => said.current(text, urgency),
      heard: (event) => {
        if (event === undefined) playSound(hall, 'undo');
        else
          hear(event, {
            sound: look.current.sound,
            telling: telling ?? UNTOLD,
            vibration: vibration.current,
          });
      },
      nameOf: (seat) => names.current(seat),
    }),
  );
  useEffect(() => stage.close, [stage]);
  const staged = useSyncExternalStore(stage.watch, stage.state);
  const { sound } = table;
  useWorld(sound?.pack, staged === null ? 0 : sound?.danger(staged.view));
  return { stage, staged };
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
