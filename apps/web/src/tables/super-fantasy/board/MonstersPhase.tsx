/** The Monsters' Phase, told step by step: what is done, who is still to act, and why somebody does what it does. */
import type { MonsterView } from '@questhall/games/super-fantasy';
import { asSuperEvent, titleOf } from '@questhall/games/super-fantasy';
import { art } from '../../../art/super-fantasy/index.ts';
import { doneAndWhy } from '../../../table/motive.ts';
import { classes } from '../../../ui/classes.ts';
import { Medallion } from '../../../ui/Medallion.tsx';
import type { PhaseStep } from '../logic/phase.ts';
import { actingIn, PHASE_STEPS, stepOf } from '../logic/phase.ts';
import type { SuperScene } from '../logic/scene.ts';
import styles from './MonstersPhase.module.css';

const STEP_NAMES: { readonly [step in PhaseStep]: string } = {
  wake: 'Wake rooms',
  portals: 'Portals',
  act: 'Move and attack',
  clear: 'Clear up',
};

/** More are not drawn one by one. */
const MOST_DRAWN = 9;

export function MonstersPhase({ scene }: { readonly scene: SuperScene }) {
  const { view, decision, happening, words } = scene;
  if (view.phase !== 'monsters' || view.uglyMaster !== null) return null;
  const event = happening === null ? undefined : asSuperEvent(happening.event);
  const step = stepOf(event, view);
  const acting = actingIn(event, view);
  const awake = view.monsters.filter(({ awake: up }) => up);
  const left = awake.filter(({ acted, id }) => !acted || id === acting);
  const said = (event && words.event(event, view)) ?? 'The monsters wait for your answer.';
  const [done, why] = doneAndWhy(said);
  return (
    <section className={styles.phase} aria-label="Monsters’ Phase" data-asked={decision !== null}>
      <ol className={styles.steps}>
        {PHASE_STEPS.map((each, at) => {
          const done = at < PHASE_STEPS.indexOf(step);
          return (
            <li key={each} data-now={each === step} data-done={done}>
              <i aria-hidden="true">{done ? '✓' : at + 1}</i>
              {STEP_NAMES[each]}
            </li>
          );
        })}
      </ol>
      <div className={styles.row}>
        <ul className={styles.monsters} aria-label={`${left.length} of ${awake.length} still to act`}>
          {awake.slice(0, MOST_DRAWN).map((monster) => (
            <li
              key={monster.id}
              className={classes(monster.acted && styles.done, monster.id === acting && styles.acting)}
            >
              <Portrait monster={monster} />
            </li>
          ))}
          {awake.length > MOST_DRAWN && <li className={styles.more}>+{awake.length - MOST_DRAWN}</li>}
        </ul>
        <div className={styles.said}>
          {done}
          {why !== undefined && <em>{why}</em>}
        </div>
        {/* A click anywhere on the board goes on at once: so does this one. */}
        {happening !== null && (
          <button type="button" className={styles.skip}>
            Skip <kbd>Space</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

function Portrait({ monster: { id, kind } }: { readonly monster: MonsterView }) {
  const portrait = art(kind);
  return (
    <Medallion
      label={titleOf(id)}
      size={34}
      base="monster"
      {...(portrait !== undefined && { art: portrait, framed: true })}
    />
  );
}
