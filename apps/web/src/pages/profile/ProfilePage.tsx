import { useCallback, useState } from 'react';
import { Boundary } from '../../app/Boundary.tsx';
import { DeviceSettings } from '../../app/DeviceSettings.tsx';
import { pageHome } from '../../app/home.ts';
import { formatRoute } from '../../app/routes.ts';
import { useSettings } from '../../app/SettingsProvider.tsx';
import type { PeopleService, Profile } from '../../app/services.ts';
import { useServices } from '../../app/services.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { t } from '../../language/texts.ts';
import { useShare } from '../../table/use-share.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import textStyles from '../TextPage.module.css';
import { AchievementsPanel } from './AchievementsPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';
import { MatchesPanel } from './MatchesPanel.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';
import styles from './profile.module.css';
import { RatingsPanel } from './RatingsPanel.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';

/** Oneself: name, sign-in, matches, statistics, and the way out. */
export function ProfilePage({ code }: { readonly code?: string | undefined }) {
  const { settings } = useSettings();
  const { people: load } = useServices();
  const people = useLoaded(load);
  return (
    <main className={textStyles.page}>
      <h1>{settings.name}</h1>
      {people === undefined ? (
        <p role="status">{t('Loading…')}</p>
      ) : (
        <div className={styles.panels}>
          <Boundary what={t('Your matches')}>
            <Past people={people} />
          </Boundary>
          <Boundary what={t('Your sign-in')}>
            <Identity people={people} code={code} />
          </Boundary>
        </div>
      )}
    </main>
  );
}

interface PeopleProps {
  readonly people: PeopleService;
}

function Past({ people }: PeopleProps) {
  const matches = useLoaded(people.past);
  const ratings = useLoaded(people.ratings);
  const records = useLoaded(people.records);
  const feats = useLoaded(people.feats) ?? [];
  if (matches === undefined) return <p role="status">{t('Loading…')}</p>;
  return (
    <>
      <RatingsPanel ratings={ratings ?? []} />
      <StatisticsPanel matches={matches} feats={feats} />
      <AchievementsPanel feats={feats} />
      <MatchesPanel matches={matches} />
      <RecordsPanel records={records ?? []} />
    </>
  );
}

function Identity({ people, code }: PeopleProps & { readonly code: string | undefined }) {
  const loaded = useLoaded(people.profile);
  if (loaded === undefined) return <p role="status">{t('Loading…')}</p>;
  if ('problem' in loaded)
    return (
      <Panel title={t('Sign-in')}>
        <p className={styles.words}>{loaded.problem}</p>
      </Panel>
    );
  return (
    <>
      <NamePanel people={people} profile={loaded.ok} />
      <Circle />
      <PasskeyPanel people={people} />
      <Panel title={t('Other devices')}>
        <div className={styles.inside}>
          <DeviceSettings code={code} />
        </div>
      </Panel>
      <DataPanel people={people} />
    </>
  );
}

function Circle() {
  const { friends } = useServices();
  const loaded = useLoaded(friends.circle);
  return loaded === undefined || 'problem' in loaded ? null : (
    <FriendsPanel friends={friends} circle={loaded.ok} />
  );
}

function NamePanel({ people, profile: first }: PeopleProps & { readonly profile: Profile }) {
  const { settings, change } = useSettings();
  const [{ person, open, rated }, setProfile] = useState(first);
  const [problem, setProblem] = useState('');
  const share = useShare();
  const turn = useCallback(
    (wished: Parameters<PeopleService['change']>[0]) => {
      people.change(wished).then(
        (answer) => {
          if ('ok' in answer) setProfile(answer.ok);
          setProblem('problem' in answer ? answer.problem : '');
        },
        () => {},
      );
    },
    [people],
  );
  const address = new URL(formatRoute({ page: 'person', person }), pageHome()).href;
  return (
    <Panel title={t('Profile')}>
      <div className={styles.inside}>
        <label className={styles.field}>
          <b>{t('Name')}</b>
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <Toggle
          label={t('Public profile')}
          detail={t('Others with the link see your name and the matches you played in this hall')}
          on={open}
          onChange={(wished) => turn({ open: wished })}
        />
        <Toggle
          label={t('Ratings')}
          detail={t(
            'Rated matches count for you, and you see how strong you are. Without it, your matches count for nobody.',
          )}
          on={rated}
          onChange={(wished) => turn({ rated: wished })}
        />
        {open && <Button onClick={() => share(address)}>{t('Copy link')}</Button>}
        {problem !== '' && <p role="alert">{problem}</p>}
      </div>
    </Panel>
  );
}
