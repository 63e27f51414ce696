/** A throw without a picture: the same hand, heard. */
import { DIE_NAMES, TEMPLATE_NAMES } from '@questhall/games/dungeon-fighter';
import { useEffect, useRef, useState } from 'react';
import { startHum } from '../../../sound/player.ts';
import { useLatest } from '../../../table/use-latest.ts';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import type { DfScene } from '../logic/scene.ts';
import { spokenVerdict, useVerdict } from '../logic/verdict.ts';
import { useBounces } from '../sound/use-bounces.ts';
import styles from './AimPad.module.css';
import { FARTHEST_HEADING, isBelly, reachingPower } from './aim.ts';
import { Handle } from './Handle.tsx';
import { Stance } from './Stance.tsx';
import type { Aim } from './use-aim.ts';
import { useAim } from './use-aim.ts';

export function SpokenThrow(scene: DfScene) {
  const [own] = useState(() => new Set<number>());
  const aim = useAim(scene, own);
  useBounces(scene);
  useSpokenVerdict(scene);
  useHum(aim);
  if (aim?.mine !== true) return null;
  const { asked } = aim;
  const name = asked.kind === 'flip' ? `${TEMPLATE_NAMES[asked.template]} Template` : DIE_NAMES[asked.die];
  return (
    <section className={styles.spoken} aria-label="Throw it yourself">
      <p>{needed(aim)}</p>
      <Handle aim={aim} name={name} hinted />
      <Stance scene={scene} aim={aim} name={name} />
    </section>
  );
}

/** What everybody who looks at the dial can see of it. */
function needed({ stance, asked, pace }: Aim): string {
  const power = isBelly(stance) ? undefined : reachingPower(stance, asked);
  const how =
    pace === 'steps'
      ? 'Press Space, aim with the arrows, press Space again to throw.'
      : 'Press Space to start, again to stop the direction, again to stop the power. A tone goes left and right with the direction and up with the power.';
  return power === undefined
    ? how
    : `${Math.round(power * 100)} % power straight ahead reaches the middle. ${how}`;
}

/** Two octaves from no power to all of it. */
const LOWEST = 220;
const OCTAVES = 2;

function useHum(aim: Aim | undefined): void {
  const moving = aim?.mine === true && aim.doing.is !== 'resting';
  const latest = useLatest(aim);
  useEffect(() => {
    if (!moving) return;
    const hum = startHum();
    if (hum === undefined) return;
    let next = requestAnimationFrame(function tick(now) {
      const pull = latest.current?.pullNow(now);
      if (pull) hum.at(LOWEST * 2 ** (OCTAVES * pull.power), pull.heading / FARTHEST_HEADING);
      next = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(next);
      hum.end();
    };
  }, [moving, latest]);
}

/** Short, long, left, right: once for each throw, when it is settled. */
function useSpokenVerdict(scene: DfScene): void {
  const verdict = useVerdict(scene);
  const announce = useAnnounce();
  const said = useRef<number>(undefined);
  const spoken = verdict && spokenVerdict(verdict);
  const serial = verdict?.serial;
  useEffect(() => {
    if (spoken === undefined || serial === undefined || said.current === serial) return;
    if (said.current !== undefined || scene.happening !== null) announce(spoken);
    said.current = serial;
  }, [spoken, serial, announce, scene.happening]);
}
