/** What to do at a station: drawn, in three steps, with its goal. Several stations at once are shown one under the other. */
import { throwArt } from '../logic/looks.ts';
import { GesturePicture, GestureTip } from './GesturePicture.tsx';
import styles from './Instruction.module.css';
import { Stars } from './Stars.tsx';
import type { Station } from './stations.ts';
import { goalsOf, LESSONS, starsOf, stationName, stationsOf } from './stations.ts';
import type { Kind, Tally } from './statistics.ts';
import { ROUND } from './statistics.ts';

export function Instruction({ kind, tally }: { readonly kind: Kind; readonly tally: Tally }) {
  const stations = stationsOf(kind);
  const [only] = stations;
  return (
    <section className={styles.instruction} aria-label="How to throw">
      <GestureTip />
      <div className={styles.row}>
        {stations.length === 1 && only !== undefined ? (
          <Single station={only} />
        ) : (
          <Combined stations={stations} />
        )}
        <Goal kind={kind} tally={tally} />
      </div>
    </section>
  );
}

function Single({ station }: { readonly station: Station }) {
  const { rule, steps } = LESSONS[station];
  return (
    <>
      {station !== 'plain' && <img className={styles.art} src={throwArt(station)} alt="" />}
      <div className={styles.words}>
        <h2>{stationName(station)}</h2>
        <p>{rule}</p>
      </div>
      <ol className={styles.steps}>
        {steps.map(([gesture, text]) => (
          <li key={gesture}>
            <GesturePicture gesture={gesture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Combined({ stations }: { readonly stations: readonly Station[] }) {
  return (
    <div className={styles.words}>
      <h2>{stations.map(stationName).join(' + ')}</h2>
      <ul className={styles.rules}>
        {stations.map((station) => (
          <li key={station}>
            {station !== 'plain' && <img src={throwArt(station)} alt="" />}
            {LESSONS[station].rule}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the next star is given for, and how the latest five throws stand. */
function Goal({ kind, tally }: { readonly kind: Kind; readonly tally: Tally }) {
  const goals = goalsOf(kind);
  const stars = starsOf(tally, goals);
  const hits = tally.latest.filter((worth) => worth > 0).length;
  const damage = tally.latest.reduce((sum, worth) => sum + worth, 0);
  const next = [
    'Hit the board once',
    `${goals.hits} Hits in ${ROUND} throws`,
    `${goals.damage} damage in ${ROUND} throws`,
    'All three stars',
  ][stars];
  return (
    <div className={styles.goal}>
      <Stars count={stars} size={26} />
      <b>{next}</b>
      <span className={styles.round}>
        {PLACES.map((place) => (
          <Place key={place} worth={tally.latest[place]} />
        ))}
      </span>
      <small>
        Last {Math.min(ROUND, tally.latest.length)}: {hits} {hits === 1 ? 'Hit' : 'Hits'}, {damage} damage
      </small>
    </div>
  );
}

/** The oldest first. */
const PLACES = Array.from({ length: ROUND }, (_, at) => ROUND - 1 - at);

function Place({ worth }: { readonly worth: number | undefined }) {
  if (worth === undefined) return <i />;
  return worth > 0 ? <i data-worth="hit">{worth}</i> : <i data-worth="miss">×</i>;
}
