import type { ReactNode } from 'react';
import { lightBulbIcon, padlockIcon } from '../../../icons/icons.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { quickSlashIcon } from '../icons.ts';
import type { EnergyType } from '../vocabulary.ts';
import type { ButtonBind } from './button-bind.ts';
import styles from './ComboCard.module.css';
import type { CostSymbol } from './Cost.tsx';
import { Cost } from './Cost.tsx';
import type { Scene } from './SceneArt.tsx';
import { SceneArt } from './SceneArt.tsx';

/** `can`: payable and legal now. `wait`: a Riposte that answers something later. `cannot`: the tag says what is short. */
export const COMBO_STATES = ['can', 'wait', 'cannot', 'locked', 'idle'] as const;
export type ComboState = (typeof COMBO_STATES)[number];

export interface ComboCardProps {
  readonly name: string;
  /** 1, 2 or 3; a treasure's combo has none. */
  readonly level?: number | undefined;
  /** Colours the banner. */
  readonly type: EnergyType;
  readonly cost: readonly CostSymbol[];
  readonly riposte?: boolean;
  readonly scene: Scene;
  readonly text: ReactNode;
  /** Much text: the picture gives it room. */
  readonly wordy?: boolean;
  readonly state: ComboState;
  /** What a click does, or why it does nothing: "Play", "1 Spirit short". */
  readonly tag: string;
  /** For narrow cards: "With Joker". */
  readonly shortTag?: string | undefined;
  /** A hint's advice, as a flag on the card. */
  readonly hint?: string | undefined;
  readonly raised?: boolean;
  readonly big?: boolean;
  readonly bind?: ButtonBind | undefined;
}

export function ComboCard(props: ComboCardProps) {
  const { name, level, type, cost, riposte = false, scene, text, state, tag, shortTag, hint } = props;
  const { raised = false, big = false, wordy = false, bind } = props;
  return (
    <button
      {...bind}
      type="button"
      className={classes(
        styles.combo,
        styles[state],
        raised && styles.raised,
        big && styles.big,
        wordy && styles.wordy,
      )}
      aria-disabled={state !== 'can' || undefined}
    >
      {hint !== undefined && (
        <span className={styles.hint}>
          <Icon shape={lightBulbIcon} />
          {hint}
        </span>
      )}
      <span className={styles.banner} data-type={type}>
        {name}
      </span>
      <span className={styles.art}>
        <SceneArt {...scene} />
        {riposte && <span className={styles.riposte}>Riposte</span>}
        {level !== undefined && (
          <span className={styles.level} title={`Level ${level}`}>
            L{level}
          </span>
        )}
      </span>
      <span className={styles.cost}>
        <Cost symbols={cost} />
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.tag}>
        {state === 'wait' && <Icon shape={quickSlashIcon} />}
        {state === 'locked' && <Icon shape={padlockIcon} />}
        <span className={shortTag === undefined ? undefined : styles.longTag}>{tag}</span>
        {shortTag !== undefined && <span className={styles.shortTag}>{shortTag}</span>}
      </span>
    </button>
  );
}
