import type { ReactNode } from 'react';
import type { EnergyType } from '../vocabulary.ts';
import { EnergySymbol } from './EnergySymbol.tsx';
import styles from './WorldCard.module.css';

interface WorldCardProps {
  readonly name: string;
  readonly type: EnergyType;
  readonly art?: string | undefined;
  /** The World Feature and the tax, generated from its data. */
  readonly text: ReactNode;
}

export function WorldCard({ name, type, art, text }: WorldCardProps) {
  return (
    <article className={styles.world} aria-label={`World: ${name}`}>
      {art !== undefined && <img className={styles.art} src={art} alt="" />}
      <div className={styles.head}>
        <h3>{name}</h3>
        <EnergySymbol energy={type} />
      </div>
      <div className={styles.text}>{text}</div>
    </article>
  );
}
