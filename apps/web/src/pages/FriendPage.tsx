import { useCallback, useState } from 'react';
import { formatRoute, HOME } from '../app/routes.ts';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useServices } from '../app/services.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { introduce } from '../play/api.ts';
import { NamePage } from './NamePage.tsx';
import { Notice } from './Notice.tsx';

/** Somebody sent their friend link. */
export function FriendPage({ link }: { readonly link: string }) {
  const { settings } = useSettings();
  const { friends } = useServices();
  const [problem, setProblem] = useState<string>();
  const owner = useLoaded(useCallback(() => friends.nameAt(link), [friends, link]));
  if (!settings.named) return <NamePage action={t('Next')} />;
  const accept = async (): Promise<void> => {
    const known = await introduce(settings.name);
    const made = 'ok' in known ? await friends.befriend(link) : known;
    if ('problem' in made) setProblem(made.problem);
    else window.location.hash = formatRoute({ page: 'profile' });
  };
  if (owner === undefined) return <Notice title={t('Friends')} game={HOME.game} waiting />;
  if ('problem' in owner)
    return (
      <Notice icon={shellIcon.meepleGroupIcon} title={t('No friend link')} game={HOME.game}>
        {owner.problem}
      </Notice>
    );
  return (
    <Notice
      icon={shellIcon.meepleGroupIcon}
      title={t('Become friends with {name}?', { name: owner.ok })}
      game={HOME.game}
      action={{ label: t('Accept'), run: () => void accept().catch(() => {}) }}
    >
      {problem ??
        t('Friends see each other online, invite each other to tables, and come to tables for friends.')}
    </Notice>
  );
}
