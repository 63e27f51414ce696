/** What is thrown, and how: a station for each throw, alone or several at once, and the die. */
import { DICE, DIE_NAMES, REQUIREMENTS } from '@questhall/games/dungeon-fighter';
import { useState } from 'react';
import { Toggle } from '../../../ui/Toggle.tsx';
import { throwArt } from '../logic/looks.ts';
import { DiePicture } from '../pieces/DieCube.tsx';
import { Stars } from './Stars.tsx';
import styles from './Stations.module.css';
import type { Station } from './stations.ts';
import { goalsOf, STATIONS, starsOf, stationName, stationsOf } from './stations.ts';
import type { Kind, Statistics } from './statistics.ts';
import { tallyOf } from './statistics.ts';

interface StationsProps {
  readonly kind: Kind;
  readonly statistics: Statistics;
  readonly onPick: (kind: Kind) => void;
  readonly locked: boolean;
}

export function Stations({ kind, statistics, onPick, locked }: StationsProps) {
  const [combining, setCombining] = useState(kind.requirements.length > 1);
  const there = stationsOf(kind);
  const pick = (station: Station): void => {
    if (station === 'plain') return onPick({ ...kind, requirements: [] });
    if (!combining) return onPick({ ...kind, requirements: [station] });
    const has = kind.requirements.includes(station);
    onPick({
      ...kind,
      requirements: REQUIREMENTS.filter((each) =>
        each === station ? !has : kind.requirements.includes(each),
      ),
    });
  };
  const starsAt = (station: Station) => {
    const requirements = station === 'plain' ? [] : [station];
    return starsOf(tallyOf(statistics, { ...kind, requirements }), goalsOf({ ...kind, requirements }));
  };
  const won = STATIONS.reduce((sum, station) => sum + starsAt(station), 0);
  return (
    <section className={styles.picker} aria-label="What is thrown, and how">
      <h2>
        Stations{' '}
        <small>
          {won} of {STATIONS.length * 3} stars
        </small>
      </h2>
      <div className={styles.stations} data-pages="">
        {STATIONS.map((station) => (
          <button
            key={station}
            type="button"
            aria-pressed={there.includes(station)}
            disabled={locked}
            onClick={() => pick(station)}
          >
            {station === 'plain' ? (
              <DiePicture die={kind.die} className={styles.plain} />
            ) : (
              <img src={throwArt(station)} alt="" />
            )}
            <span>{stationName(station)}</span>
            <Stars count={starsAt(station)} size={17} />
          </button>
        ))}
      </div>
      <Toggle
        label="Combine"
        detail="Several throws at once"
        on={combining}
        onChange={(on) => {
          setCombining(on);
          if (!on) onPick({ ...kind, requirements: kind.requirements.slice(0, 1) });
        }}
      />
      <Toggle
        label="Board of the fair"
        detail="A wheel with pegs, dice of bone"
        on={kind.board === 'fair'}
        onChange={(on) => onPick({ ...kind, board: on ? 'fair' : 'labyrinth' })}
      />
      <Toggle label="Thorn bushes" on={kind.bushes} onChange={(on) => onPick({ ...kind, bushes: on })} />
      <h2>Die</h2>
      <div className={styles.dice}>
        {DICE.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind.die}
            aria-label={DIE_NAMES[each]}
            title={DIE_NAMES[each]}
            disabled={locked}
            onClick={() => onPick({ ...kind, die: each })}
          >
            <DiePicture die={each} className={styles.die} />
          </button>
        ))}
      </div>
    </section>
  );
}
