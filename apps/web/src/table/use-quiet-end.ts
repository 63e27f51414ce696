import type { Option } from '@questhall/kernel';
import { useEffect } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { GameTable, Scene } from './game-table.ts';

/** What ends the turn, where nothing but small things would come of going on. */
export function quietEnd({ ends, isSmall }: GameTable, decision: Scene['decision']): Option | undefined {
  const ending = decision?.options.find((option) => ends?.(option));
  if (ending === undefined || decision === null || decision.options.length < 2) return undefined;
  return decision.options.every((option) => option === ending || isSmall?.(option)) ? ending : undefined;
}

interface QuietEnd {
  /** How not to be asked any more; nothing: there is nothing to offer now. */
  readonly offer: (() => void) | undefined;
}

/** Ends a turn in which only small things are left, for those who have said so; to the others it offers that. */
export function useQuietEnd(
  table: GameTable,
  decision: Scene['decision'],
  choose: Scene['choose'],
  taught: boolean,
): QuietEnd {
  const { settings, change } = useSettings();
  const ending = taught ? undefined : quietEnd(table, decision);
  const { endsAlone } = settings;
  useEffect(() => {
    if (endsAlone && ending) choose(ending);
  }, [endsAlone, ending, choose]);
  return { offer: ending && !endsAlone ? () => change({ endsAlone: true }) : undefined };
}
