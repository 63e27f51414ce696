import { t } from '../language/texts.ts';
import type { ConnectionReport } from '../play/connection.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ConnectionNotice.module.css';
import { tableIcon } from './icons.ts';

/** Says when the table cannot hear us, or cannot be kept. Nothing to do: it is opened anew by itself. */
export function ConnectionNotice({
  report: { state, problem, unsaved },
}: {
  readonly report: ConnectionReport;
}) {
  const text =
    state === 'broken'
      ? t('Connection lost. Reconnecting…')
      : state === 'closed'
        ? problem
        : unsaved
          ? t('This browser cannot save the game. It will be lost when you close the page.')
          : undefined;
  return (
    <div role="status">
      {text !== undefined && (
        <p className={styles.notice}>
          <Icon shape={tableIcon.unpluggedIcon} />
          {text}
        </p>
      )}
    </div>
  );
}
