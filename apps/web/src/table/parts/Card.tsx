import type { ReactNode } from 'react';
import { shellIcon } from '../../icons/icons.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconShape } from '../../ui/icon-shape.ts';
import type { ButtonBind } from './button-bind.ts';
import styles from './Card.module.css';

/** `can`: legal now. `wait`: it answers something later. `cannot`: the tag says what is short. */
export const CARD_STATES = ['can', 'wait', 'cannot', 'locked', 'idle'] as const;
export type CardState = (typeof CARD_STATES)[number];

export interface CardProps {
  readonly name: string;
  /** Behind the name: a CSS background that light letters can be read on. */
  readonly banner?: string;
  /** On the upper left corner: a gem. */
  readonly mark?: ReactNode;
  readonly picture: ReactNode;
  /** Upper right corner of the picture: "L2". */
  readonly corner?: { readonly text: string; readonly title: string } | undefined;
  /** At the lower left of the picture: "Riposte". */
  readonly ribbon?: ReactNode;
  /** On the lower edge of the picture: what it costs. */
  readonly under?: ReactNode;
  readonly text: ReactNode;
  /** Much text: the picture gives it room. */
  readonly wordy?: boolean | undefined;
  readonly state: CardState;
  /** What a click does, or why it does nothing: "Play", "1 Spirit short". */
  readonly tag: string;
  /** For narrow cards: "With Joker". */
  readonly shortTag?: string | undefined;
  readonly tagIcon?: IconShape | undefined;
  /** A hint's advice, as a flag on the card. */
  readonly hint?: string | undefined;
  readonly raised?: boolean | undefined;
  readonly big?: boolean | undefined;
  readonly bind?: ButtonBind | undefined;
}

/** A playing card of parchment that fills its place: name, picture, cost, text, and what a click does. */
export function Card(props: CardProps) {
  const { name, banner, mark, picture, corner, ribbon, under, text, state, tag, shortTag, hint } = props;
  const { wordy = false, raised = false, big = false, bind } = props;
  const icon = state === 'locked' ? shellIcon.padlockIcon : props.tagIcon;
  return (
    <button
      {...bind}
      type="button"
      className={classes(
        styles.card,
        styles[state],
        raised && styles.raised,
        big && styles.big,
        wordy && styles.wordy,
      )}
      data-wordy={wordy || undefined}
      aria-disabled={state !== 'can' || undefined}
    >
      {hint !== undefined && (
        <span className={styles.hint}>
          <Icon shape={shellIcon.lightBulbIcon} />
          {hint}
        </span>
      )}
      <span className={styles.banner} style={banner === undefined ? undefined : { background: banner }}>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        {name}
      </span>
      <span className={styles.art}>
        {picture}
        {ribbon !== undefined && <span className={styles.ribbon}>{ribbon}</span>}
        {corner !== undefined && (
          <span className={styles.corner} title={corner.title}>
            {corner.text}
          </span>
        )}
      </span>
      {under !== undefined && <span className={styles.under}>{under}</span>}
      <span className={styles.text}>{text}</span>
      <span className={styles.tag}>
        {icon !== undefined && <Icon shape={icon} />}
        <span className={shortTag === undefined ? undefined : styles.longTag}>{tag}</span>
        {shortTag !== undefined && <span className={styles.shortTag}>{shortTag}</span>}
      </span>
    </button>
  );
}
