/** What undo would do for a seat: at a glance with every update, and exactly when somebody wants it. */
import type { Seat, Viewer } from '@questhall/kernel';
import { undoVerdict } from '@questhall/kernel';
import type { UndoState } from '../messages.ts';
import type { MatchLog } from './match-log.ts';
import type { TableState } from './table-state.ts';

/**
 * As far as can be told at once. Whether an answer showed somebody something takes the kernel many imagined matches to
 * find out, far too long to do it after each answer: here it counts as free.
 */
export function undoOutlook({ record }: TableState, { match }: MatchLog, viewer: Viewer): UndoState {
  const policy = record.settings.undo;
  if (viewer === null || policy === 'never' || match.state.outcome) return 'none';
  const target = lastChoice(match, viewer);
  if (target < 0) return 'none';
  return policy === 'free' || match.undoable >= match.answers.length - target ? 'free' : 'ask';
}

function lastChoice({ answers, forced }: MatchLog['match'], seat: Seat): number {
  for (let at = answers.length - 1; at >= 0; at--) if (answers[at]?.seat === seat && !forced[at]) return at;
  return -1;
}

/** Whether the others must be asked. */
export const mustAsk = ({ record }: TableState, { match }: MatchLog, seat: Seat): boolean =>
  record.settings.undo === 'ask' && undoVerdict(match, seat).kind === 'ask';
