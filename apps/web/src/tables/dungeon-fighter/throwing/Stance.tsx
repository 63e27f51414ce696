/** How one stands, the choices of a throw, and help for who does not aim: stated, so that all know of it. */
import type { Requirement } from '@questhall/games/dungeon-fighter';
import { useState } from 'react';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import type { DfScene } from '../logic/scene.ts';
import styles from './AimPad.module.css';
import type { StanceField } from './aim.ts';
import { freedomOf, hitReach, isWound, mayBank } from './aim.ts';
import { verbOf } from './Handle.tsx';
import { HitPad } from './HitPad.tsx';
import type { Pace } from './pace.ts';
import { RealDice } from './RealDice.tsx';
import type { Aim } from './use-aim.ts';

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
  { field: 'tilt', less: '⤺', more: '⤻', label: ['Tip the cup less', 'Tip the cup farther'] },
  { field: 'travel', less: '⇤', more: '⇥', label: ['Swing the cup shorter', 'Swing the cup farther'] },
];

/** A phone has no room for these: its aim keeps them as they are. */
const isFine = (field: StanceField): boolean => field !== 'az' && field !== 'r';

interface StanceProps {
  readonly scene: DfScene;
  readonly aim: Aim;
  /** Of what is thrown. */
  readonly name: string;
}

export function Stance({ scene, aim, name }: StanceProps) {
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
      <NeedlePace aim={aim} />
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
  if (stance.kind !== 'throw') return null;
  const other = stance.eye === 'left' ? 'right' : 'left';
  return (
    <>
      {has(aim, 'oneEye') && (
        <button type="button" className={styles.eye} onClick={() => aim.choose({ eye: other })}>
          {stance.eye === 'left' ? 'Left' : 'Right'} eye
        </button>
      )}
      {mayBank(stance) && (
        <button
          type="button"
          className={styles.eye}
          title="From the belt, or thrown back against it"
          onClick={() => aim.choose({ hip: stance.hip === 'start' ? 'touch' : 'start' })}
        >
          {stance.hip === 'start' ? 'Belly bump' : 'Bank shot'}
        </button>
      )}
      {isWound(stance) && (
        <button
          type="button"
          title="Whirl it the other way"
          aria-label={`It whirls to the ${stance.wy > 0 ? 'left' : 'right'}: whirl it the other way`}
          onClick={aim.unwind}
        >
          {stance.wy > 0 ? '↺' : '↻'}
        </button>
      )}
      {hitReach(stance) !== undefined && <HitPad aim={aim} />}
    </>
  );
}

const PACE_NAMES: { readonly [pace in Pace]: string } = {
  quick: 'quick',
  usual: 'usual',
  slow: 'slow',
  slowest: 'slowest',
  steps: 'no haste',
};

/** [3.8] For the one key. Without haste the hand is an average one, and everybody is told so. */
function NeedlePace({ aim: { pace, turnPace } }: { readonly aim: Aim }) {
  return (
    <button
      type="button"
      className={classes(styles.help, styles.pace)}
      onClick={turnPace}
      title={
        pace === 'steps'
          ? 'Aim with the arrows, as long as you like; the table adds what an average hand errs'
          : 'How fast the needles of the key Space move'
      }
    >
      Needle <small>{PACE_NAMES[pace]}</small>
    </button>
  );
}

const SKILLS = { clumsy: 'a clumsy', average: 'an average', good: 'a good', steady: 'a steady' } as const;

function TableThrows({ scene, aim, name }: StanceProps) {
  const { asked } = aim;
  const target = useTarget(asked.kind === 'flip' ? { template: asked.template } : { die: asked.die });
  const skill = SKILLS[scene.view.options.hand];
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.help, target.legal && styles.can)}
      title={`The table does it for you, with ${skill} hand`}
      aria-label={`${verbOf(aim)} for me, ${skill} hand: the table takes the ${name}, without aiming`}
    >
      {verbOf(aim)} for me <small>{skill} hand</small>
    </button>
  );
}
