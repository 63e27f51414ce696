import { formatRoute } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { Panel } from '../ui/Panel.tsx';
import styles from './QuestPanel.module.css';

/** A reason to come back tomorrow. */
export function QuestPanel() {
  return (
    <Panel title={t('Quest of the day')}>
      <p className={styles.words}>
        {t('One set-up a day, the same for everybody.')}{' '}
        <a href={formatRoute({ page: 'quests' })}>{t('See today’s quests')}</a>
      </p>
    </Panel>
  );
}
