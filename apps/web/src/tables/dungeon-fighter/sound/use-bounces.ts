import { useEffect } from 'react';
import { playSound } from '../../../sound/player.ts';
import { useLatest } from '../../../table/use-latest.ts';
import { filmFor } from '../arena/picture.ts';
import type { DfScene } from '../logic/scene.ts';
import { diceOf } from '../throwing/use-aim.ts';
import { bouncesOf } from './bounces.ts';
import { pack } from './pack.ts';

/** Milliseconds ahead at which a sound is handed to the mixer, which begins it to the sample. */
const AHEAD = 90;

/** A throw that is being shown is heard bounce by bounce; who skips it skips its sounds. */
export function useBounces(scene: DfScene): void {
  const { happening } = scene;
  const filmed = filmFor(scene);
  const note = diceOf(scene)?.last ?? null;
  const number = filmed === undefined ? undefined : happening?.number;
  const latest = useLatest({ filmed, note, lasts: happening?.lasts ?? 0 });
  useEffect(() => {
    const { filmed: shown, note: thrown, lasts } = latest.current;
    if (number === undefined || shown === undefined || thrown === null) return;
    const begun = performance.now();
    const timers = bouncesOf(thrown, shown.film, lasts).map(({ after, sound, strength }) =>
      window.setTimeout(
        () => {
          const left = Math.max(0, begun + after - performance.now());
          playSound(pack, sound, { after: left / 1000, strength });
        },
        Math.max(0, after - AHEAD),
      ),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [number, latest]);
}
