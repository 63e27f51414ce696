/** What is heard and felt of an event: its sounds, from where it happens, and a buzz when it hurts. */
import type { GameEvent, Ref, Telling } from '@questhall/kernel';
import { partOf, pointed } from '@questhall/kernel';
import { hall } from '../sound/hall/pack.ts';
import { panAt } from '../sound/levels.ts';
import { playSound, vibrate } from '../sound/player.ts';
import type { TableSound } from './game-table.ts';
import { refKey } from './refs.ts';

/** Seconds between a sound and the one that answers it. */
const ANSWER = 0.16;
const BUZZ = { hit: 35, turn: 20 } as const;

interface Hearing {
  readonly sound: TableSound | undefined;
  readonly telling: Pick<Telling, 'parts'>;
  readonly vibration: boolean;
}

/** In the middle, where a thing is not in sight. */
function panOf(refs: readonly Ref[]): number {
  const [ref] = refs;
  const thing = ref && document.querySelector(`[data-target="${CSS.escape(refKey(ref))}"]`);
  if (!thing) return 0;
  const { left, width } = thing.getBoundingClientRect();
  return panAt(left + width / 2, window.innerWidth);
}

export function hear(event: GameEvent, { sound, telling, vibration }: Hearing): void {
  const part = partOf(telling, event);
  if (vibration && part.loses === 'life') vibrate(BUZZ.hit);
  const cue = sound?.cues[event.type];
  if (sound === undefined || cue === undefined || 'silent' in cue) return;
  const at = [...pointed(part.targets, event), ...pointed(part.source, event)];
  const how = { pan: panOf(at), important: part.weight === 'grand' };
  for (const [index, each] of cue.sounds.entries()) {
    const pack = each in sound.pack.sheet.places ? sound.pack : hall;
    playSound(pack, each, { ...how, after: index * ANSWER });
  }
}

/** It is one's turn. */
export function hearTurn(vibration: boolean): void {
  playSound(hall, 'turn');
  if (vibration) vibrate(BUZZ.turn);
}
