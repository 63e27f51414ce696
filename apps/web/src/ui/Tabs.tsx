import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = tabs.findIndex((tab) => tab.id === current);
    const to = tabs[(from + step + tabs.length) % tabs.length];
    if (to === undefined) return;
    onChange(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus();
  };
  return (
    <section className={classes(styles.tabs, className)} aria-label={label}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </section>
  );
}
