import type { Bench, CheckedContent, Creation } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useCallback, useMemo, useState } from 'react';
import { t } from '../language/texts.ts';
import { newSecret } from '../play/names.ts';
import type { OwnPiece } from '../play/own-content.ts';
import { keepPiece, ownPieces, removePiece } from '../play/own-content.ts';

/** What something was made from, by name; and by its id, where that is in the library of the hall. */
export interface Origin {
  readonly name: string;
  readonly ancestor?: string;
}

/** What lies on the bench, and where it is kept. */
interface Lying {
  readonly slot: string;
  readonly draft: Json;
  readonly from: Origin | undefined;
}

/** What lies there, and what lay there before: another piece, too, which was not kept perhaps. */
interface Work extends Lying {
  readonly before: readonly Lying[];
  readonly after: readonly Lying[];
}

const LONGEST_HISTORY = 200;

const fresh = (draft: Json, from?: Origin): Lying => ({ slot: newSecret(8), draft, from });

const reopened = ({ slot, draft, from, ancestor }: OwnPiece): Lying => ({
  slot,
  draft,
  from: from === undefined ? undefined : { name: from, ...(ancestor !== undefined && { ancestor }) },
});

const lyingIn = ({ slot, draft, from }: Work): Lying => ({ slot, draft, from });

/** What can be said of it in a list. */
const titleOf = (draft: Json): string => {
  const { name, title } = draft as { readonly name?: Json; readonly title?: Json };
  return String(name ?? title ?? t('Nameless'));
};

const isFair = (checked: CheckedContent): boolean =>
  !('problems' in checked) && (checked.budget === undefined || checked.budget.points <= checked.budget.of);

/** One creation being made: changed, taken back, kept, opened, thrown away. */
export function useBench(creation: Creation, bench: Bench, sent: Json | undefined, origin?: Origin) {
  const [pieces, setPieces] = useState(() => ownPieces(creation));
  const [work, setWork] = useState<Work>(() => {
    const [first] = sent === undefined ? ownPieces(creation) : [];
    const lying = first === undefined ? fresh(sent ?? bench.start, origin) : reopened(first);
    return { ...lying, before: [], after: [] };
  });
  const { slot, draft, from, before, after } = work;
  const checked = useMemo(() => bench.check(draft), [bench, draft]);
  const kept = pieces.find((piece) => piece.slot === slot);

  const lay = useCallback(
    (next: (now: Lying) => Lying) =>
      setWork((now) => ({
        ...next(lyingIn(now)),
        before: [...now.before, lyingIn(now)].slice(-LONGEST_HISTORY),
        after: [],
      })),
    [],
  );
  const change = useCallback(
    (next: Json) => lay((now) => ({ ...now, draft: bench.tidy?.(next) ?? next })),
    [bench, lay],
  );
  const undo = useCallback(
    () =>
      setWork((now) => {
        const lying = now.before.at(-1);
        if (lying === undefined) return now;
        return { ...lying, before: now.before.slice(0, -1), after: [lyingIn(now), ...now.after] };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setWork((now) => {
        const [lying, ...rest] = now.after;
        return lying === undefined ? now : { ...lying, before: [...now.before, lyingIn(now)], after: rest };
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
      ...(from !== undefined && { from: from.name }),
      ...(from?.ancestor !== undefined && { ancestor: from.ancestor }),
    });
    setPieces(ownPieces(creation));
    return done;
  };
  return {
    pieces,
    draft,
    checked,
    slot,
    from,
    title: titleOf(draft),
    isKept: kept !== undefined,
    isChanged: kept === undefined || canonical(kept.draft) !== canonical(draft),
    canUndo: before.length > 0,
    canRedo: after.length > 0,
    change,
    undo,
    redo,
    save,
    reopen: (piece: OwnPiece) => lay(() => reopened(piece)),
    begin: (start: Json, like?: Origin) => lay(() => fresh(start, like)),
    remove: () => {
      removePiece(creation, slot);
      const rest = ownPieces(creation);
      setPieces(rest);
      const [first] = rest;
      lay(() => (first === undefined ? fresh(bench.start) : reopened(first)));
    },
  };
}
