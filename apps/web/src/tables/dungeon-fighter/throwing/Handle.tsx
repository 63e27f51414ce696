/** The die to pull, with the dial of its power. Works by mouse, touch and a single key. */
import type { KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import styles from './AimPad.module.css';
import type { Pull, StanceField } from './aim.ts';
import { isBelly, isWound, reachingPower } from './aim.ts';
import type { Aim } from './use-aim.ts';

const ACTS: { readonly [doing in Aim['doing']['is']]: string } = {
  resting: 'Drag back, let go',
  pulling: 'Pull',
  picking: 'Arrows, then Space',
  heading: 'Space: direction',
  power: 'Space: power',
  hit: 'Space: where the finger hits',
  wind: 'Space: the spin',
  turn: 'Space: let go',
};

/** What a hand does that is not simply pulling a die back. */
function restingAct({ stance, dancing }: Aim): string {
  if (isBelly(stance)) return 'Hold: the belly swings. Let go';
  if (isWound(stance)) return 'Draw circles, pull back, let go';
  if (dancing) return 'Pull, turn once, let go';
  if (stance.kind === 'throw' && stance.cup !== undefined) return 'Drag back: the cup swings';
  if (stance.kind === 'throw' && stance.finger !== undefined) return 'Drag back, snap';
  return ACTS.resting;
}

/** The same for whoever listens: what the hand does in this throw. */
function howTo({ stance, dancing }: Aim): string {
  if (isBelly(stance)) return 'hold it while the belly swings, and let go';
  if (isWound(stance)) return 'draw circles to wind it up, drag it back and let go';
  if (dancing) return 'drag it back, wait for one whole turn, and let go';
  if (stance.kind === 'throw' && stance.cup !== undefined) return 'drag it back, and the cup swings';
  return 'drag it back and let go';
}

export const verbOf = ({ asked }: Aim): string => (asked.kind === 'flip' ? 'Flip' : 'Throw');

/** Draws the dial anew as long as something moves. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    let next = requestAnimationFrame(function tick() {
      setNow(performance.now());
      next = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(next);
  }, [running]);
  return now;
}

interface HandleProps {
  readonly aim: Aim;
  /** Of what is thrown. */
  readonly name: string;
  readonly hinted: boolean;
}

export function Handle({ aim, name, hinted }: HandleProps) {
  const { doing, stance, asked } = aim;
  const hint = useMemo(
    () => (hinted && !isBelly(stance) ? reachingPower(stance, asked) : undefined),
    [hinted, stance, asked],
  );
  useSpokenAim(aim);
  const verb = verbOf(aim);
  const now = useNow(doing.is !== 'resting');
  const pull = aim.pullNow(now);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    aim.grab(event.clientX, event.clientY);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const act = keyAct(aim, event.key);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <button
      type="button"
      className={styles.handle}
      data-doing={doing.is}
      aria-label={`${verb} the ${name}: ${howTo(aim)}. Or press Space for each needle, the last one lets go; arrows move you around the table.${hint === undefined ? '' : ` ${Math.round(hint * 100)} % power reaches the middle.`}`}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => aim.pull(event.clientX, event.clientY)}
      onPointerUp={aim.release}
      onPointerCancel={aim.cancel}
      onKeyDown={onKeyDown}
    >
      <Dial
        power={pull?.power ?? 0}
        heading={pull?.heading ?? 0}
        busy={pull !== undefined}
        hint={doing.is === 'resting' ? undefined : hint}
      />
      {pull?.wind !== undefined && <Wound part={pull.wind} />}
      {aim.dancing && (doing.is === 'pulling' || doing.is === 'turn') && <Dance since={now - doing.since} />}
      <span className={styles.tag} aria-hidden="true">
        {tagOf(aim, pull)}
      </span>
    </button>
  );
}

const KEYS: { readonly [key: string]: readonly [StanceField, 1 | -1] } = {
  ArrowLeft: ['az', -1],
  ArrowRight: ['az', 1],
  ArrowUp: ['r', -1],
  ArrowDown: ['r', 1],
  PageUp: ['y', 1],
  PageDown: ['y', -1],
  '[': ['loft', -1],
  ']': ['loft', 1],
};

/** What stands under the dial. */
function tagOf(aim: Aim, pull: Pull | undefined): string {
  const { doing } = aim;
  if (doing.is === 'resting') return restingAct(aim);
  if (pull === undefined || doing.is === 'hit' || doing.is === 'turn') return ACTS[doing.is];
  if (doing.is === 'wind' || (pull.wind !== undefined && pull.wind < 1 && doing.is === 'pulling'))
    return `Spin ${Math.round((pull.wind ?? 0) * 100)} %`;
  return `Power ${Math.round(pull.power * 100)} %`;
}

/** What arrows change is said: where one stands, or how the die is pulled while nothing moves by itself. */
function useSpokenAim({ stance, doing }: Aim): void {
  const announce = useAnnounce();
  const { r, y, az } = stance;
  const spoken =
    doing.is === 'picking'
      ? pulled(doing.pull)
      : `${Math.round(r / 10)} cm from the middle, ${Math.round(y / 10)} cm high, ${aside(az)}`;
  const before = useRef(spoken);
  useEffect(() => {
    if (before.current === spoken) return;
    before.current = spoken;
    announce(spoken);
  }, [spoken, announce]);
}

const pulled = ({ heading, power }: Pull): string => {
  const degrees = Math.round(Math.abs(heading) * 10) / 10;
  const way = degrees === 0 ? 'straight ahead' : `${degrees}° ${heading < 0 ? 'left' : 'right'}`;
  return `Power ${Math.round(power * 100)} %, ${way}`;
};

const AHEAD = 1024;
const aside = (az: number): string => {
  const degrees = Math.round(((az - AHEAD) * 360) / 4096);
  return degrees === 0
    ? 'in the middle of your side'
    : `${Math.abs(degrees)}° to the ${degrees < 0 ? 'right' : 'left'}`;
};

/** While nothing moves by itself, arrows aim. */
const PICKS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-0.5, 0],
  ArrowRight: [0.5, 0],
  ArrowUp: [0, 0.02],
  ArrowDown: [0, -0.02],
};

function keyAct(aim: Aim, key: string): (() => void) | undefined {
  const pick = aim.doing.is === 'picking' ? PICKS[key] : undefined;
  if (pick) return () => aim.pick(...pick);
  if (key === ' ' || key === 'Enter') return aim.press;
  if (key === 'Escape' && aim.doing.is !== 'resting') return aim.cancel;
  const step = KEYS[key];
  return step && (() => aim.step(...step));
}

/** From half past seven to half past four, as on the mock of a scale. */
const FROM = 135;
const SWING = 270;
const RADIUS = 56;

const onDial = (part: number, radius = RADIUS): string => {
  const angle = ((FROM + SWING * part) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

const arc = (from: number, to: number): string =>
  `M${onDial(from)}A${RADIUS} ${RADIUS} 0 ${(to - from) * SWING > 180 ? 1 : 0} 1 ${onDial(to)}`;

interface DialProps {
  readonly power: number;
  readonly heading: number;
  readonly busy: boolean;
  /** The power that reaches the middle. */
  readonly hint: number | undefined;
}

/** So much more or less than the hinted power is about right. */
const ABOUT = 0.04;

function Dial({ power, heading, busy, hint }: DialProps) {
  const right = hint !== undefined && Math.abs(power - hint) <= ABOUT;
  return (
    <svg className={styles.dial} viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={arc(0, 1)} className={styles.track} />
      {hint !== undefined && (
        <>
          <path d={arc(hint - ABOUT, Math.min(1, hint + ABOUT))} className={styles.hint} data-right={right} />
          <text
            x={onDial(hint, RADIUS + 18).split(' ')[0]}
            y={onDial(hint, RADIUS + 18).split(' ')[1]}
            className={styles.middle}
          >
            10
          </text>
        </>
      )}
      {busy && <path d={arc(0, Math.max(0.01, power))} className={styles.power} data-hot={power > 0.8} />}
      {busy && (
        <circle
          cx={onDial(power).split(' ')[0]}
          cy={onDial(power).split(' ')[1]}
          r="7"
          className={styles.knob}
        />
      )}
      {busy && <path d="M0 -34L6 -22H-6Z" transform={`rotate(${heading * 1.6})`} className={styles.way} />}
    </svg>
  );
}

/** [3.8] The turn of a dance as a turning arrow; in the window it is brass. */
function Dance({ since }: { readonly since: number }) {
  const part = Math.min(1, since / 1600);
  const open = since >= 1600 && since <= 2050;
  return (
    <svg className={styles.dance} viewBox="-70 -70 140 140" aria-hidden="true">
      <path d="M0 -66L7 -52H-7Z" transform={`rotate(${part * 360})`} data-open={open} />
    </svg>
  );
}

/** The rim fills as the die is wound up. */
function Wound({ part }: { readonly part: number }) {
  return (
    <svg className={styles.dance} viewBox="-70 -70 140 140" aria-hidden="true">
      <circle
        r="68"
        className={styles.wound}
        pathLength="100"
        strokeDasharray={`${Math.round(part * 100)} 100`}
        transform="rotate(-90)"
      />
    </svg>
  );
}
