import type { Option } from '@questhall/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { GameTable, Scene } from './game-table.ts';

/** What ends the turn, where nothing but small things would come of going on. */
export function quietEnd({ ends, isSmall }: GameTable, decision: Scene['decision']): Option | undefined {
  const ending = decision?.options.find((option) => ends?.(option));
  if (ending === undefined || decision === null || decision.options.length < 2) return undefined;
  return decision.options.every((option) => option === ending || isSmall?.(option)) ? ending : undefined;
}

interface QuietEnd {
  /** The turn is about to end. */
  readonly counting: boolean;
  readonly stay: () => void;
  /** Nothing but small things is left, and nobody has said yet that such turns may end by themselves: to say so. */
  readonly allow: (() => void) | undefined;
}

/** So long one can still say that one is not done. */
const GRACE = 4000;

/** Ends a turn in which only small things are left, unless somebody does anything in the moment before. */
export function useQuietEnd(
  table: GameTable,
  decision: Scene['decision'],
  choose: Scene['choose'],
  waits: boolean,
): QuietEnd {
  const { settings, change } = useSettings();
  const { endsAlone } = settings;
  const [stayed, setStayed] = useState<number>();
  const quiet = waits || decision?.id === stayed ? undefined : quietEnd(table, decision);
  const ending = endsAlone ? quiet : undefined;
  const number = decision?.id;
  const stay = useCallback(() => setStayed(number), [number]);
  useEffect(() => {
    if (ending === undefined) return;
    const timer = setTimeout(() => choose(ending), GRACE);
    window.addEventListener('pointerdown', stay);
    window.addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stay);
      window.removeEventListener('keydown', stay);
    };
  }, [ending, choose, stay]);
  const allow = useCallback(() => {
    change({ endsAlone: true });
    if (quiet !== undefined) choose(quiet);
  }, [change, quiet, choose]);
  return {
    counting: ending !== undefined,
    stay,
    allow: quiet === undefined || endsAlone ? undefined : allow,
  };
}
