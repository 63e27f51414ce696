import { useState } from 'react';
import { formatRoute } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { savedWhen } from '../app/times.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './ContinuePanel.module.css';
import { Miniature } from './Miniature.tsx';

/** Games saved on this machine. */
export function ContinuePanel() {
  const { saved } = useServices();
  const loaded = useLoaded(saved.list);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const toast = useToast();
  const games = loaded?.filter(({ id }) => !removed.includes(id));
  const now = Date.now();
  if (games === undefined || games.length === 0) return null;
  return (
    <Panel title={t('Continue')} aside={t('saved on this machine')} className={styles.continue}>
      <ul>
        {games.map(({ id, game, title, detail, progress, savedAt, miniature }) => (
          <li key={id} className={styles.row}>
            <a className={styles.save} href={formatRoute({ page: 'table', game, start: { saved: id } })}>
              <Miniature game={game} pieces={miniature} />
              <span>
                <b>{title}</b>
                <span className={styles.detail}>{detail}</span>
                <span className={styles.bar}>
                  <i style={{ width: `${progress * 100}%` }} />
                </span>
                <span className={styles.when}>{savedWhen(savedAt, now)}</span>
              </span>
            </a>
            <Button
              kind="quiet"
              icon={shellIcon.trashCanIcon}
              className={styles.remove}
              aria-label={t('Delete {title}', { title })}
              onClick={() => {
                setRemoved([...removed, id]);
                saved.remove(id).then(
                  () => toast({ text: t('{title} deleted.', { title }) }),
                  () => setRemoved(removed),
                );
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
