/** Gate, ramp, cup, knee and belly on the drawn board, where they stand in the way of the throw. */
import { CUP, GATE, HIP, KNEE, RAMP } from '@questhall/dice-table';
import type { Requirement } from '@questhall/games/dungeon-fighter';
import type { ReactNode } from 'react';
import type { Gadgets } from '../arena/arena.ts';
import type { OnFlat } from '../logic/flat.ts';
import { spotAt } from '../throwing/aim.ts';
import type { At } from '../throwing/way.ts';
import styles from './Target.module.css';

/** A place on the line from the thrower to the middle, `out` dm from it. */
function onLine({ az }: Gadgets, out: number, side: number, height: number): At {
  const { x, z } = spotAt(az, -out * 100, side * 100);
  return { x: x / 100, y: height, z: z / 100 };
}

interface StandingProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly children: ReactNode;
}

function Standing({ at: { x, y }, children }: StandingProps) {
  return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>;
}

interface FlatGadgetsProps {
  readonly gadgets: Gadgets;
  readonly onFlat: OnFlat;
}

export function FlatGadgets({ gadgets, onFlat }: FlatGadgetsProps) {
  const { styles: asked, out, side, height, cup } = gadgets;
  const has = (style: Requirement): boolean => asked.includes(style);
  const rampOut = out - (has('chalice') ? CUP.atRamp - CUP.at : 0);
  return (
    <>
      {has('hip') && (
        <Standing at={onFlat(onLine(gadgets, HIP.front, 0, 0))}>
          <title>Belly with its belt</title>
          <ellipse cy="30" rx="120" ry="52" className={styles.belly} />
          <path d="M-112 12A120 52 0 0 1 112 12" className={styles.belt} />
          <rect x="-34" y="-36" width="68" height="12" rx="4" className={styles.brass} />
        </Standing>
      )}
      {has('knee') && (
        <Standing at={onFlat(onLine(gadgets, has('hip') ? KNEE.atBeforeHip : KNEE.at, 0, 0))}>
          <title>Knee</title>
          <rect x="-92" y="-40" width="184" height="58" rx="29" className={styles.cloth} />
          <ellipse cy="-22" rx="26" ry="15" className={styles.patch} />
        </Standing>
      )}
      {has('ramp') && (
        <Standing at={onFlat(onLine(gadgets, rampOut, side, has('chalice') ? 0 : height))}>
          <title>Ramp</title>
          <path d={`M-26 0H26L22 ${-RAMP_RISE}H-22Z`} className={styles.pale} />
          <path d={`M26 0L22 ${-RAMP_RISE}V-14Z`} className={styles.dark} />
          <path d={`M-9 -2L-7 ${-RAMP_RISE}M9 -2L7 ${-RAMP_RISE}`} stroke="#5d3a1c" strokeWidth="2" />
        </Standing>
      )}
      {has('gate') && (
        <Standing at={onFlat(onLine(gadgets, GATE.at, 0, 0))}>
          <title>Gate</title>
          <ellipse cx="4" cy="3" rx="48" ry="9" fill="#000" opacity=".35" />
          {[-37, 25].map((x) => (
            <rect key={x} x={x} y="-66" width="12" height="68" rx="3" className={styles.wood} />
          ))}
          <rect x="-46" y="-76" width="92" height="13" rx="4" className={styles.wood} />
        </Standing>
      )}
      {has('chalice') && (
        <Standing at={onFlat(cup ? cup.at : onLine(gadgets, out, side, height))}>
          <title>Chalice</title>
          <path d="M-24 -44C-24 -8 -14 -2 0 -2S24 -8 24 -44Z" className={styles.brass} />
          <ellipse cy="-44" rx="24" ry="9" className={styles.dark} />
        </Standing>
      )}
    </>
  );
}

/** The ramp as it is seen: its length and its rise. */
const RAMP_RISE = RAMP.length * 100 * 0.48;
