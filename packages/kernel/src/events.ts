/** What the table sees happen. Log, animation, sound and spectators live on it; simulations switch it off. */
import type { MachineState } from './state.ts';
import type { GameEvent, Recorded, Seat, Viewer } from './types.ts';

/** Everybody sees it. */
export function emit<E extends GameEvent>(s: MachineState, event: E): void {
  if (s.events !== null) s.events.push({ event });
}

/** These seats see `event`; the others see `others`, or nothing at all. */
export function emitTo<E extends GameEvent>(
  s: MachineState,
  only: readonly Seat[],
  event: E,
  others?: E,
): void {
  if (s.events === null) return;
  s.events.push(others ? { event, only, others } : { event, only });
}

/** Fetches what has happened since the last time. */
export function takeEvents(s: MachineState): readonly Recorded[] {
  if (s.events === null || s.events.length === 0) return [];
  const taken = s.events;
  s.events = [];
  return taken;
}

/** What this viewer saw of it. */
export function eventsFor(viewer: Viewer, recorded: readonly Recorded[]): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const { event, only, others } of recorded) {
    if (!only || (viewer !== null && only.includes(viewer))) seen.push(event);
    else if (others) seen.push(others);
  }
  return seen;
}
