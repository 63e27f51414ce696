/** [3.5] The rear face of the die: the finger meets it where the dot is. The sides are those of the thrower. */
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './AimPad.module.css';
import { hitReach } from './aim.ts';
import type { Aim } from './use-aim.ts';

/** Half the face as it is drawn. */
const HALF = 40;
/** 0.1 mm of one press of a key. */
const STEP = 4;

const KEYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
};

const inWords = (value: number, more: string, less: string): string =>
  value === 0 ? '' : `${Math.abs(value) / 10} mm ${value > 0 ? more : less}`;

export function HitPad({ aim }: { readonly aim: Aim }) {
  const { stance } = aim;
  const reach = hitReach(stance);
  if (stance.kind !== 'throw' || stance.finger === undefined || reach === undefined) return null;
  const { hitY, hitZ } = stance.finger;
  const most = Math.max(reach.hitY, reach.hitZ);
  const within = (value: number, limit: number): number =>
    Math.round(Math.max(-limit, Math.min(limit, value)));
  const put = (y: number, z: number): void =>
    aim.hit({ hitY: within(y, reach.hitY), hitZ: within(z, reach.hitZ) });
  const point = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - box.left) / box.width - 0.5;
    const up = 0.5 - (event.clientY - box.top) / box.height;
    put(up * 2 * most, right * 2 * most);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    put(hitY + step[0], hitZ + step[1]);
  };
  const where =
    [inWords(hitY, 'above', 'below'), inWords(hitZ, 'to the right', 'to the left')]
      .filter((part) => part !== '')
      .join(', ') || 'the middle';
  return (
    <button
      type="button"
      className={styles.hit}
      title="Where the finger meets the die: off its middle it spins"
      aria-label={`The finger meets the die at ${where}${where === 'the middle' ? '' : ' of its middle'}; arrows move it`}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="8" />
        <path d={`M${-HALF} 0H${HALF}M0 ${-HALF}V${HALF}`} />
        <circle cx={(hitZ / most) * HALF} cy={(-hitY / most) * HALF} r="8" />
      </svg>
    </button>
  );
}
