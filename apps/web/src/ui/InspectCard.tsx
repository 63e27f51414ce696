import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './InspectCard.module.css';
import type { IconShape } from './icon-shape.ts';
import { RuleTags } from './RuleTags.tsx';

export interface InspectFact {
  readonly id: string;
  readonly icon: IconShape;
  readonly text: ReactNode;
}

export interface InspectCardProps {
  readonly title: string;
  /** Upper left: initiative, level. */
  readonly corner?: ReactNode;
  /** Upper right: the card's symbol. */
  readonly symbol?: ReactNode;
  readonly picture?: ReactNode;
  /** Over the lower edge of the picture: life. */
  readonly overlay?: ReactNode;
  readonly facts: readonly InspectFact[];
  readonly rules?: readonly string[];
  readonly onRule?: (rule: string) => void;
}

/** The large card of a hover or a long press: picture, numbers, what it does in the present position, its rules. */
export function InspectCard({
  title,
  corner,
  symbol,
  picture,
  overlay,
  facts,
  rules = [],
  onRule,
}: InspectCardProps) {
  return (
    <article className={styles.card}>
      <section aria-label={title}>
        <div className={styles.head}>
          {corner}
          <h2>{title}</h2>
          {symbol}
        </div>
        {picture !== undefined && (
          <div className={styles.picture}>
            {picture}
            {overlay !== undefined && <div className={styles.overlay}>{overlay}</div>}
          </div>
        )}
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <span className={styles.disc}>
                <Icon shape={fact.icon} />
              </span>
              <span>{fact.text}</span>
            </li>
          ))}
        </ul>
        <RuleTags rules={rules} onRule={onRule} />
      </section>
    </article>
  );
}
