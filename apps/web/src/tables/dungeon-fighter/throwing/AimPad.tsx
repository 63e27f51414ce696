/** The hand: the die to pull, the dial of its power, and how one stands. Works by mouse, touch and a single key. */
import type { Requirement } from '@questhall/dungeon-fighter';
import { DIE_NAMES, TEMPLATE_NAMES } from '@questhall/dungeon-fighter';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import type { DfScene } from '../logic/scene.ts';
import { DiePicture } from '../pieces/DieCube.tsx';
import styles from './AimPad.module.css';
import type { StanceField } from './aim.ts';
import { freedomOf } from './aim.ts';
import { RealDice } from './RealDice.tsx';
import type { Aim } from './use-aim.ts';

interface AimPadProps {
  readonly scene: DfScene;
  readonly aim: Aim;
  /** Moved to where the hand is seen. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The die is seen in the hand: no need to draw it. */
  readonly pinned: boolean;
}

export function AimPad({ scene, aim, place, pinned }: AimPadProps) {
  const { asked, mine } = aim;
  const name = asked.kind === 'flip' ? `${TEMPLATE_NAMES[asked.template]} Template` : DIE_NAMES[asked.die];
  return (
    <>
      <div ref={place} className={classes(styles.place, !pinned && styles.loose)}>
        {mine && <Handle aim={aim} name={name} />}
        {!pinned && asked.kind === 'throw' && <DiePicture die={asked.die} className={styles.die} />}
      </div>
      {mine && <Stance scene={scene} aim={aim} name={name} />}
    </>
  );
}

const ACTS: { readonly [doing in Aim['doing']['is']]: string } = {
  resting: 'Drag back, let go',
  pulling: '',
  heading: 'Space: direction',
  power: 'Space: power',
};

const verbOf = ({ asked }: Aim): string => (asked.kind === 'flip' ? 'Flip' : 'Throw');

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

function Handle({ aim, name }: { readonly aim: Aim; readonly name: string }) {
  const { doing } = aim;
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
  const percent = pull === undefined ? undefined : Math.round(pull.power * 100);
  return (
    <button
      type="button"
      className={styles.handle}
      data-doing={doing.is}
      aria-label={`${verb} the ${name}: drag it back and let go. Or press Space for direction, Space for power, Space to let go; arrows move you around the table.`}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => aim.pull(event.clientX, event.clientY)}
      onPointerUp={aim.release}
      onPointerCancel={aim.cancel}
      onKeyDown={onKeyDown}
    >
      <Dial power={pull?.power ?? 0} heading={pull?.heading ?? 0} busy={pull !== undefined} />
      {aim.dancing && doing.is !== 'resting' && <Dance since={now - doing.since} />}
      <span className={styles.tag}>
        {percent === undefined ? ACTS[doing.is] || 'Pull' : `Power ${percent} %`}
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

function keyAct(aim: Aim, key: string): (() => void) | undefined {
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

function Dial({
  power,
  heading,
  busy,
}: {
  readonly power: number;
  readonly heading: number;
  readonly busy: boolean;
}) {
  return (
    <svg className={styles.dial} viewBox="-70 -70 140 140" aria-hidden="true">
      <path d={arc(0, 1)} className={styles.track} />
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

const STEPS: readonly {
  readonly field: StanceField;
  readonly less: string;
  readonly more: string;
  readonly label: readonly [string, string];
}[] = [
  { field: 'az', less: '↶', more: '↷', label: ['Walk to the left', 'Walk to the right'] },
  { field: 'r', less: '↑', more: '↓', label: ['Step nearer', 'Step back'] },
  { field: 'y', less: '▾', more: '▴', label: ['Hold it lower', 'Hold it higher'] },
  { field: 'loft', less: '↘', more: '↗', label: ['Throw it flatter', 'Throw it higher'] },
];

/** A phone has no room for these: its aim keeps them as they are. */
const isFine = (field: StanceField): boolean => field === 'y' || field === 'loft';

/** How one stands, the choices of a stance, and help for who does not aim: stated, so that all know of it. */
function Stance({ scene, aim, name }: { readonly scene: DfScene; readonly aim: Aim; readonly name: string }) {
  const free = freedomOf(aim.stance);
  const [real, setReal] = useState(false);
  return (
    <div className={styles.bar}>
      <fieldset aria-label="How you stand" className={styles.steps}>
        {STEPS.filter(({ field }) => free[field]).flatMap(({ field, less, more, label }) => [
          <button
            key={`${field}-`}
            data-fine={isFine(field) || undefined}
            type="button"
            title={label[0]}
            aria-label={label[0]}
            onClick={() => aim.step(field, -1)}
          >
            {less}
          </button>,
          <button
            key={`${field}+`}
            data-fine={isFine(field) || undefined}
            type="button"
            title={label[1]}
            aria-label={label[1]}
            onClick={() => aim.step(field, 1)}
          >
            {more}
          </button>,
        ])}
        <Choices aim={aim} />
      </fieldset>
      <TableThrows scene={scene} aim={aim} name={name} />
      {scene.view.options.realDice && (
        <button type="button" className={styles.help} onClick={() => setReal(true)}>
          Enter real dice
        </button>
      )}
      {real && <RealDice aim={aim} onClose={() => setReal(false)} />}
    </div>
  );
}

const has = ({ asked }: Aim, style: Requirement): boolean =>
  asked.kind === 'throw' && asked.requirements.includes(style);

function Choices({ aim }: { readonly aim: Aim }) {
  const { stance } = aim;
  if (stance.kind !== 'throw' || !has(aim, 'oneEye')) return null;
  const other = stance.eye === 'left' ? 'right' : 'left';
  return (
    <button type="button" className={styles.eye} onClick={() => aim.choose({ eye: other })}>
      {stance.eye === 'left' ? 'Left' : 'Right'} eye
    </button>
  );
}

const SKILLS = { clumsy: 'a clumsy', average: 'an average', good: 'a good', steady: 'a steady' } as const;

function TableThrows({
  scene,
  aim,
  name,
}: {
  readonly scene: DfScene;
  readonly aim: Aim;
  readonly name: string;
}) {
  const { asked } = aim;
  const target = useTarget(asked.kind === 'flip' ? { template: asked.template } : { die: asked.die });
  const skill = SKILLS[scene.view.options.hand];
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.help, target.legal && styles.can)}
      title={`The table does it for you, with ${skill} hand`}
      aria-label={`${verbOf(aim)} the ${name} without aiming: the table does, with ${skill} hand`}
    >
      {verbOf(aim)} for me <small>{skill} hand</small>
    </button>
  );
}
