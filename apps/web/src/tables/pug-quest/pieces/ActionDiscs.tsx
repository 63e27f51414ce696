import type { ButtonBind } from '../../../table/parts/button-bind.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import styles from './ActionDiscs.module.css';
import { Hinted } from './Hinted.tsx';

export interface ActionDisc {
  readonly id: string;
  readonly name: string;
  readonly icon: IconShape;
  /** Not possible now: it still answers why. */
  readonly refused?: boolean;
  readonly chosen?: boolean;
  readonly hinted?: boolean;
  readonly bind?: ButtonBind;
}

interface ActionDiscsProps {
  readonly actions: readonly ActionDisc[];
  /** Of how many actions how many are left. */
  readonly left: number;
  readonly of: number;
}

export function ActionDiscs({ actions, left, of }: ActionDiscsProps) {
  const pips = Array.from({ length: of }, (_, at) => ({ id: at, used: at < of - left }));
  return (
    <div className={styles.actions}>
      <div className={styles.left}>
        {pips.map(({ id, used }) => (
          <i key={id} className={used ? styles.used : undefined} />
        ))}
        <span>{left === 1 ? '1 action left' : `${left} actions left`}</span>
      </div>
      {actions.map(({ id, name, icon, refused = false, chosen, hinted = false, bind }) => (
        <button
          {...bind}
          key={id}
          type="button"
          className={styles.action}
          aria-disabled={refused || undefined}
          aria-pressed={chosen}
        >
          {hinted && <Hinted />}
          <span className={styles.disc}>
            <Icon shape={icon} />
          </span>
          {name}
        </button>
      ))}
    </div>
  );
}
