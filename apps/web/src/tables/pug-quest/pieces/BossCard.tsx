import type { ReactNode } from 'react';
import type { ButtonBind } from '../../../table/parts/button-bind.ts';
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
  readonly bind?: ButtonBind;
}

/** The Boss with its Sheet, beside the lanes. On its lane it is a CreatureCard of kind `boss`. */
export function BossCard({ name, type, initiative, art, life, maxLife, text, bind }: BossCardProps) {
  return (
    <button {...bind} type="button" className={styles.boss} aria-label={`Boss: ${name}`}>
      <span className={styles.picture}>
        {art !== undefined && <img src={art} alt="" />}
        <span className={styles.initiative} title={`Initiative ${initiative}`}>
          {initiative}
        </span>
        <EnergySymbol energy={type} className={styles.type} />
      </span>
      <span className={styles.name}>{name}</span>
      <LifeHearts life={life} max={maxLife} counted className={styles.life} />
      <span className={styles.text}>{text}</span>
    </button>
  );
}
