import type { Json, Seat, Viewer } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import type { ClientState } from '@questhall/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import type { Curtain } from '../app/settings.ts';

export interface Eyes {
  /** Through whose eyes the table is seen. */
  readonly eyes: Viewer;
  /** The screen is to be passed to this seat; until then nobody sees the table. */
  readonly next: Seat | undefined;
  /** Whoever it was passed to is here. */
  readonly take: () => void;
}

const withoutSeat = (view: Json): Json =>
  typeof view === 'object' && view !== null ? { ...view, seat: null } : view;

/** Does one seat see what the other does not? */
function hasSecrets({ shown }: ClientState, one: Viewer, other: Viewer): boolean {
  const [left, right] = [shown.get(one)?.seen.view ?? null, shown.get(other)?.seen.view ?? null];
  return !same(withoutSeat(left), withoutSeat(right));
}

function covers(curtain: Curtain, state: ClientState, from: Viewer, to: Seat): boolean {
  return curtain === 'always' || (curtain === 'secrets' && hasSecrets(state, from, to));
}

/** The seat of ours that is asked something, the one we look through first. */
function askedSeat({ shown, you, table }: ClientState, eyes: Viewer): Seat | undefined {
  const asked = (you?.seats ?? []).filter(
    (seat) => shown.get(seat)?.seen.decision && table?.seats[seat]?.bot === null,
  );
  return asked.find((seat) => seat === eyes) ?? asked[0];
}

/** Several people at one screen: each sees the table through their own eyes, when it is their turn to decide. */
export function useEyes(state: ClientState, busy: boolean): Eyes {
  const { settings } = useSettings();
  const own = state.you?.seats ?? [];
  const [taken, setTaken] = useState<Viewer>(null);
  const eyes: Viewer = taken !== null && own.includes(taken) ? taken : (own[0] ?? null);
  const asked = askedSeat(state, eyes);
  // The first of several has to be called, too: whoever loads the page may be somebody else.
  const called = taken === eyes || own.length === 1;
  const other = own.find((seat) => seat !== asked) ?? null;
  const passes = !busy && asked !== undefined && (asked !== eyes || !called);
  const covered = passes && own.length > 1 && covers(settings.curtain, state, called ? eyes : other, asked);
  useEffect(() => {
    if (passes && !covered) setTaken(asked);
  }, [passes, covered, asked]);
  return {
    eyes,
    next: covered ? asked : undefined,
    take: () => setTaken(asked ?? null),
  };
}
