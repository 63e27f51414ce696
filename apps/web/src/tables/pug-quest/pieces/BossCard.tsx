import type { ReactNode } from 'react';
import type { EnergyType } from '../vocabulary.ts';
import styles from './BossCard.module.css';
import { EnergySymbol } from './EnergySymbol.tsx';
import { LifeHearts } from './LifeHearts.tsx';

interface BossCardProps {
  readonly name: string;
  readonly type: EnergyType;
  readonly initiative: number;
  readonly art?: string | undefined;
  readonly life: number;
  readonly maxLife: number;
  /** The Boss Sheet, generated from its data. */
  readonly text: ReactNode;
}

/** The Boss with its Sheet, beside the lanes. On its lane it is a CreatureCard of kind `boss`. */
export function BossCard({ name, type, initiative, art, life, maxLife, text }: BossCardProps) {
  return (
    <article className={styles.boss} aria-label={`Boss: ${name}`}>
      <div className={styles.picture}>
        {art !== undefined && <img src={art} alt="" />}
        <span className={styles.initiative} title={`Initiative ${initiative}`}>
          {initiative}
        </span>
        <EnergySymbol energy={type} className={styles.type} />
      </div>
      <h3>{name}</h3>
      <LifeHearts life={life} max={maxLife} counted className={styles.life} />
      <p>{text}</p>
    </article>
  );
}
