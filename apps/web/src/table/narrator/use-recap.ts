import { useEffect, useRef, useState } from 'react';
import type { Speed } from '../../app/settings.ts';
import type { Staged } from '../stage.ts';
import type { Chapter } from '../story.ts';
import { sinceLastTurn } from '../story.ts';

export interface RecapState {
  /** What can be told again; none: nothing has happened since. */
  readonly beats: readonly Chapter[];
  readonly open: boolean;
  readonly toggle: () => void;
}

const NONE: readonly Chapter[] = [];

/**
 * What happened since one's last turn. It opens by itself where nobody could watch it: at once, or while one was away.
 */
export function useRecap(
  staged: Staged | null,
  { asked, speed, quiet }: { readonly asked: boolean; readonly speed: Speed; readonly quiet: boolean },
): RecapState {
  const beats = staged === null || staged.busy ? NONE : sinceLastTurn(staged.story);
  const newest = beats.at(-1)?.beat.number ?? -1;
  const [shown, setShown] = useState(-1);
  const seen = useRef(-1);
  const away = useRef(true);
  useEffect(() => {
    if (!asked || newest < 0 || newest === seen.current) return;
    const unseen = away.current || speed === 'instant';
    away.current = false;
    seen.current = newest;
    if (unseen && !quiet) setShown(newest);
  }, [asked, newest, speed, quiet]);
  const open = newest >= 0 && shown === newest;
  return { beats, open, toggle: () => setShown(open ? -1 : newest) };
}
