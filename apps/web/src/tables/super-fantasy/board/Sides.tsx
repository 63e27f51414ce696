/** What lies beside the map: the mission and the turn track. */
import { objectiveText } from '@questhall/super-fantasy';
import type { SuperScene } from '../logic/scene.ts';
import styles from './Sides.module.css';

export function Mission({ scene: { view } }: { readonly scene: SuperScene }) {
  const { title, objective } = view.mission;
  return (
    <section className={styles.mission} aria-label="Mission">
      <h3>{title}</h3>
      <p>{objectiveText(objective)}</p>
      {view.dodge !== null && <b>{view.dodge.score.join(' : ')}</b>}
    </section>
  );
}

/** Where the heroes' turn stands, and where the game ends. */
export function TurnTrack({ scene: { view } }: { readonly scene: SuperScene }) {
  const { turnMarker, endToken } = view;
  const spaces = Array.from({ length: Math.max(turnMarker, endToken) }, (_, at) => at + 1);
  const left = Math.max(0, endToken - turnMarker);
  return (
    <section className={styles.track} aria-label="Turn track">
      <h3>
        Turn {turnMarker} <small>{left} left before the snouts win</small>
      </h3>
      <ol>
        {spaces.map((space) => (
          <li
            key={space}
            data-now={space === turnMarker}
            data-past={space < turnMarker}
            data-end={space === endToken}
          >
            {space}
          </li>
        ))}
      </ol>
    </section>
  );
}
