import { useEffect, useRef } from 'react';
import type { GameTable, Scene } from './game-table.ts';
import type { Undo } from './use-undo.ts';

interface Saying {
  readonly table: GameTable;
  readonly decision: Scene['decision'];
  readonly choose: Scene['choose'];
  /** A lesson asks everything itself. */
  readonly taught: boolean;
  readonly undo: Undo;
}

/** Answers what the person has said beforehand; not what was just taken back. */
export function useSaid({ table, decision, choose, taught, undo }: Saying): void {
  const { taken } = undo;
  const seen = useRef(taken);
  useEffect(() => {
    if (decision === null) return;
    const again = seen.current !== taken;
    seen.current = taken;
    const option = taught || again ? undefined : table.said?.(decision);
    if (option) choose(option);
  }, [table, decision, choose, taught, taken]);
}
