import { useCallback } from 'react';
import { HOME } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { shellIcon } from '../../icons/icons.ts';
import { t } from '../../language/texts.ts';
import { Notice } from '../Notice.tsx';
import textStyles from '../TextPage.module.css';
import { AchievementsPanel } from './AchievementsPanel.tsx';
import { MatchesPanel } from './MatchesPanel.tsx';
import styles from './profile.module.css';
import { RatingsPanel } from './RatingsPanel.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';

/** Somebody else, as far as they like. */
export function PersonPage({ person }: { readonly person: string }) {
  const { people } = useServices();
  const load = useCallback(async () => (await people()).shown(person), [people, person]);
  const loaded = useLoaded(load);
  if (loaded === undefined) return <p role="status">{t('Loading…')}</p>;
  if ('problem' in loaded)
    return (
      <Notice icon={shellIcon.owlIcon} title={t('No profile here')} game={HOME.game}>
        {loaded.problem}
      </Notice>
    );
  const { name, matches, ratings, feats } = loaded.ok;
  return (
    <main className={textStyles.page}>
      <h1>{name}</h1>
      <div className={styles.panels}>
        <RatingsPanel ratings={ratings} />
        <StatisticsPanel matches={matches} feats={feats} />
        <AchievementsPanel feats={feats} />
        <MatchesPanel matches={matches} />
      </div>
    </main>
  );
}
