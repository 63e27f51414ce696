import type { ClientState } from '@questhall/protocol';
import { useEffect, useRef } from 'react';
import { showTurn } from './notices.ts';
import type { DueTurn } from './open-turns.ts';
import { useSettings } from './SettingsProvider.tsx';
import { useServices } from './services.ts';

/** The question that is asked of somebody here, as a text that no other question has. */
export function openQuestion({ table, you, shown }: ClientState): string | undefined {
  if (table?.status !== 'playing' || !you) return undefined;
  for (const seat of you.seats) {
    const decision = shown.get(seat)?.seen.decision;
    if (decision && table.seats[seat]?.bot === null) return `${table.matchNumber} ${seat} ${decision.id}`;
  }
  return undefined;
}

/** At a table: a question that comes while the page is in the background is told by a notice. */
export function useTurnNotice(state: ClientState, game: string): void {
  const { settings } = useSettings();
  const question = openQuestion(state);
  const table = state.table?.table;
  useEffect(() => {
    if (question === undefined || table === undefined) return;
    if (settings.notices && document.hidden) showTurn({ table, game }).catch(() => {});
  }, [question, table, game, settings.notices]);
}

/** Those that were not there before. */
export const newTurns = (before: ReadonlySet<string>, now: readonly DueTurn[]): readonly DueTurn[] =>
  now.filter(({ id }) => !before.has(id));

/** Browsers let pages in the background look around once a minute. */
const LOOK_EVERY = 60_000;

/** Away from tables: those where it becomes our turn while the page is in the background are told by notices. */
export function useTurnNotices(): void {
  const { settings } = useSettings();
  const { turns } = useServices();
  const known = useRef<ReadonlySet<string>>(new Set());
  const wanted = settings.notices;
  useEffect(() => {
    if (!wanted) return;
    const look = async (): Promise<void> => {
      const due = await turns.due();
      const fresh = newTurns(known.current, due);
      known.current = new Set(due.map(({ id }) => id));
      if (!document.hidden) return;
      for (const { id, gameTitle } of fresh) await showTurn({ table: id, game: gameTitle });
    };
    const lookAround = () => void look().catch(() => {});
    lookAround();
    const timer = setInterval(lookAround, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [turns, wanted]);
}
