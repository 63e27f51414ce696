import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';

export const BUTTON_KINDS = ['plain', 'primary', 'quiet', 'danger'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconShape;
  /** Shown as a key cap; the listener lives with whoever owns the keys. */
  readonly hotkey?: string;
  /** Not possible now. The button still answers: its click is expected to say why. */
  readonly refused?: boolean;
  /** Must be asked for, as an undo beyond something revealed. */
  readonly dashed?: boolean;
  readonly pressed?: boolean;
  readonly wide?: boolean;
  readonly submit?: boolean;
  readonly children?: ReactNode;
}

export function Button({
  kind = 'plain',
  icon,
  hotkey,
  refused = false,
  dashed = false,
  pressed,
  wide = false,
  submit = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      aria-disabled={refused || undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={hotkey}
      className={classes(
        styles.button,
        styles[kind],
        dashed && styles.dashed,
        wide && styles.wide,
        className,
      )}
    >
      {icon !== undefined && <Icon shape={icon} className={styles.icon} />}
      {children !== undefined && <span className={styles.label}>{children}</span>}
      {hotkey !== undefined && <kbd className={styles.key}>{hotkey}</kbd>}
    </button>
  );
}
