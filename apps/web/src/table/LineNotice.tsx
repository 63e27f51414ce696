import type { LineReport } from '../play/line.ts';
import { Icon } from '../ui/Icon.tsx';
import { unpluggedIcon } from './icons.ts';
import styles from './LineNotice.module.css';

/** Says when the table cannot hear us, or cannot be kept. Nothing to do: the line mends itself. */
export function LineNotice({ report: { state, problem, unsaved } }: { readonly report: LineReport }) {
  const text =
    state === 'broken'
      ? 'Connection lost. Reconnecting…'
      : state === 'closed'
        ? problem
        : unsaved
          ? 'This browser cannot save the game. It will be lost when you close the page.'
          : undefined;
  return (
    <div role="status">
      {text !== undefined && (
        <p className={styles.notice}>
          <Icon shape={unpluggedIcon} />
          {text}
        </p>
      )}
    </div>
  );
}
