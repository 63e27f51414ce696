/**
 * The one mixer of the page. Browsers allow no sound before somebody touches the page, so there is none until then; a page
 * in the background is silent.
 */
import type { Volumes } from './levels.ts';
import type { Hum, Mixer, Played } from './mixer.ts';
import type { SoundPack } from './pack.ts';

let mixer: Mixer | undefined;
/** There from the first touch on; what mixes for it comes a moment later. */
let output: AudioContext | undefined;
let volumes: Volumes = { on: false, music: 0, effects: 0, room: 0 };
/** Where one is, the innermost last: the shelf, a table, a replay. */
const places: { readonly pack: SoundPack; danger: number }[] = [];

function settle(): void {
  const place = places.at(-1);
  mixer?.enter(place?.pack);
  mixer?.setDanger(place?.danger ?? 0);
}

/** Which of them lets a browser sound differs: a finger does when it is lifted, and after a call it takes another. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

function begin(): void {
  if (!volumes.on) return;
  if (output === undefined) {
    output = new AudioContext({ latencyHint: 'interactive' });
    // No network: silence, and the next touch tries again.
    open(output).catch(() => {
      void output?.close();
      output = undefined;
    });
  }
  if (mixer !== undefined) mixer.rest(document.hidden);
  else if (output.state !== 'running') void output.resume();
}

async function open(context: AudioContext): Promise<void> {
  const { createMixer } = await import('./mixer.ts');
  mixer = createMixer(context);
  mixer.rest(document.hidden);
  mixer.setVolumes(volumes);
  settle();
}

/** Waits for the first touch or key. Returns how to stop. */
export function listenForGestures(): () => void {
  const rest = (): void => mixer?.rest(document.hidden);
  for (const gesture of GESTURES) window.addEventListener(gesture, begin);
  document.addEventListener('visibilitychange', rest);
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
    document.removeEventListener('visibilitychange', rest);
  };
}

export function setVolumes(next: Volumes): void {
  volumes = next;
  mixer?.setVolumes(next);
}

export function playSound(pack: SoundPack, sound: string, how?: Played): void {
  if (!document.hidden) mixer?.play(pack, sound, how);
}

/** A tone one can steer; nothing where nothing is heard. */
export const startHum = (): Hum | undefined => (document.hidden || !volumes.on ? undefined : mixer?.hum());

/** One is somewhere else from here on; returns how to leave, and how to say that it gets dangerous there. */
export function enterWorld(pack: SoundPack): {
  readonly leave: () => void;
  readonly setDanger: (danger: number) => void;
} {
  const place = { pack, danger: 0 };
  places.push(place);
  settle();
  return {
    leave() {
      places.splice(places.indexOf(place), 1);
      settle();
    },
    setDanger(danger) {
      place.danger = danger;
      if (places.at(-1) === place) mixer?.setDanger(danger);
    },
  };
}

/** A short buzz in the hand, where there is such a thing. */
export function vibrate(milliseconds: number): void {
  if (!document.hidden && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}
