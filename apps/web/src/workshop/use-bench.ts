import type { Bench, CheckedContent, Creation } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useCallback, useMemo, useState } from 'react';
import { t } from '../language/texts.ts';
import { newSecret } from '../play/names.ts';
import type { OwnPiece } from '../play/own-content.ts';
import { keepPiece, ownPieces, removePiece } from '../play/own-content.ts';

/** What lies on the bench, where it is kept, and what it was before. */
interface Work {
  readonly slot: string;
  readonly draft: Json;
  /** As it was kept last; nothing: never yet. */
  readonly kept: Json | undefined;
  readonly from: string | undefined;
  readonly before: readonly Json[];
  readonly after: readonly Json[];
}

const LONGEST_HISTORY = 200;

const fresh = (draft: Json, from?: string): Work => ({
  slot: newSecret(8),
  draft,
  kept: undefined,
  from,
  before: [],
  after: [],
});

const reopened = ({ slot, draft, from }: OwnPiece): Work => ({ ...fresh(draft, from), slot, kept: draft });

/** What can be said of it in a list. */
const titleOf = (draft: Json): string => {
  const { name, title } = draft as { readonly name?: Json; readonly title?: Json };
  return String(name ?? title ?? t('Nameless'));
};

const isFair = (checked: CheckedContent): boolean =>
  !('problems' in checked) && (checked.budget === undefined || checked.budget.points <= checked.budget.of);

/** One creation being made: changed, taken back, kept, opened, thrown away. */
export function useBench(creation: Creation, bench: Bench, sent: Json | undefined) {
  const [pieces, setPieces] = useState(() => ownPieces(creation));
  const [work, setWork] = useState<Work>(() => {
    if (sent !== undefined) return fresh(sent);
    const [first] = ownPieces(creation);
    return first === undefined ? fresh(bench.start) : reopened(first);
  });
  const { slot, draft, kept, from, before, after } = work;
  const checked = useMemo(() => bench.check(draft), [bench, draft]);

  const change = useCallback(
    (next: Json) =>
      setWork((now) => ({
        ...now,
        draft: bench.tidy?.(next) ?? next,
        before: [...now.before, now.draft].slice(-LONGEST_HISTORY),
        after: [],
      })),
    [bench],
  );
  const undo = useCallback(
    () =>
      setWork((now) => {
        const draft = now.before.at(-1);
        if (draft === undefined) return now;
        return { ...now, draft, before: now.before.slice(0, -1), after: [now.draft, ...now.after] };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setWork((now) => {
        const [draft, ...after] = now.after;
        return draft === undefined ? now : { ...now, draft, before: [...now.before, now.draft], after };
      }),
    [],
  );
  const save = (): boolean => {
    const done = keepPiece(creation, {
      slot,
      ...('id' in checked && { id: checked.id }),
      name: titleOf(draft),
      role: 'role' in checked ? checked.role : t('not playable yet'),
      fair: isFair(checked),
      draft,
      ...(from !== undefined && { from }),
    });
    if (done) setWork({ ...work, kept: draft });
    setPieces(ownPieces(creation));
    return done;
  };
  const open = (next: Work) => setWork(next);
  return {
    pieces,
    draft,
    checked,
    slot,
    from,
    title: titleOf(draft),
    isKept: kept !== undefined,
    isChanged: kept === undefined || canonical(kept) !== canonical(draft),
    canUndo: before.length > 0,
    canRedo: after.length > 0,
    change,
    undo,
    redo,
    save,
    reopen: (piece: OwnPiece) => open(reopened(piece)),
    begin: (start: Json, like?: string) => open(fresh(start, like)),
    remove: () => {
      removePiece(creation, slot);
      const rest = ownPieces(creation);
      setPieces(rest);
      open(rest[0] === undefined ? fresh(bench.start) : reopened(rest[0]));
    },
  };
}
