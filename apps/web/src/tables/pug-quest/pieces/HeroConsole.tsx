import type { ReactNode } from 'react';
import type { SeatNumber } from '../../../ui/seats.ts';
import { SEAT_STYLES } from '../../../ui/seats.ts';
import type { EnergyType } from '../vocabulary.ts';
import { ENERGY_LOOKS } from './energy-looks.ts';
import styles from './HeroConsole.module.css';
import { LifeHearts } from './LifeHearts.tsx';

interface HeroConsoleProps {
  readonly name: string;
  /** "Warrior, level 2" */
  readonly detail: string;
  readonly art?: string | undefined;
  readonly type: EnergyType;
  readonly seat: SeatNumber;
  readonly life: number;
  readonly maxLife: number;
  readonly xp: number;
  readonly treasures?: ReactNode;
  /** So many belongings that their pictures must do without names. */
  readonly many?: boolean;
  /** The action discs. */
  readonly children: ReactNode;
}

/** [PQ-XP-01] [PQ-XP-02] XP with which a hero rises: a brass line stands behind it on the track. */
const LEVEL_UPS: readonly number[] = [2, 5];
const XP_PLACES = [1, 2, 3, 4, 5];

/** The hero you play: portrait, life, XP, treasures and actions. */
export function HeroConsole(props: HeroConsoleProps) {
  const { name, detail, art, type, seat, life, maxLife, xp, treasures, many = false, children } = props;
  const [light, dark] = ENERGY_LOOKS[type].ground;
  const spare = xp - XP_PLACES.length;
  return (
    <section className={styles.console} aria-label={name}>
      <div
        className={styles.portrait}
        style={{
          background: `linear-gradient(180deg, ${light}, ${dark})`,
          borderColor: SEAT_STYLES[seat].colour,
        }}
      >
        {art !== undefined && <img src={art} alt="" />}
      </div>
      <div className={styles.info}>
        <h2>{name}</h2>
        <div className={styles.detail}>{detail}</div>
        <LifeHearts life={life} max={maxLife} counted className={styles.life} />
        <div className={styles.xp} role="img" aria-label={`${xp} XP`}>
          <span>XP</span>
          {XP_PLACES.map((place) => (
            <i key={place} data-full={place <= xp} data-level={LEVEL_UPS.includes(place)} />
          ))}
          {spare > 0 && <b>+{spare}</b>}
        </div>
        <div className={styles.treasures} data-many={many}>
          {treasures}
        </div>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
