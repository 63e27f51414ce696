import type { GameId } from '@questhall/games';
import { lazy, Suspense, useEffect } from 'react';
import styles from './App.module.css';
import { Boundary } from './app/Boundary.tsx';
import { useLastInput } from './app/last-input.ts';
import type { Route } from './app/routes.ts';
import { formatRoute } from './app/routes.ts';
import { SettingsProvider } from './app/SettingsProvider.tsx';
import type { Services } from './app/services.ts';
import { ServicesContext } from './app/services.ts';
import { TopBar } from './app/TopBar.tsx';
import { UpdateNotice } from './app/UpdateNotice.tsx';
import { useKeptFocus } from './app/use-kept-focus.ts';
import { useRoute } from './app/use-route.ts';
import { useSwitch } from './app/use-switch.ts';
import { useTurnNotices } from './app/use-turn-notices.ts';
import { t } from './language/texts.ts';
import { ShelfPage } from './shelf/ShelfPage.tsx';
import { hall } from './sound/hall/pack.ts';
import { useWorld } from './sound/use-world.ts';
import { gameWith, pageOf } from './tables/pages.ts';
import { LiveRegion } from './ui/LiveRegion.tsx';
import { Toasts } from './ui/Toast.tsx';

const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then((page) => ({ default: page.RulesPage })));
const CreditsPage = lazy(() =>
  import('./pages/CreditsPage.tsx').then((page) => ({ default: page.CreditsPage })),
);

const ProfilePage = lazy(() =>
  import('./pages/profile/ProfilePage.tsx').then((page) => ({ default: page.ProfilePage })),
);
const QuestsPage = lazy(() =>
  import('./pages/quests/QuestsPage.tsx').then((page) => ({ default: page.QuestsPage })),
);
const PersonPage = lazy(() =>
  import('./pages/profile/PersonPage.tsx').then((page) => ({ default: page.PersonPage })),
);

const FriendPage = lazy(() =>
  import('./pages/FriendPage.tsx').then((page) => ({ default: page.FriendPage })),
);
const TablePage = lazy(() => import('./pages/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const JoinPage = lazy(() => import('./pages/JoinPage.tsx').then((page) => ({ default: page.JoinPage })));
const BoardPage = lazy(() =>
  import('./pages/board/BoardPage.tsx').then((page) => ({ default: page.BoardPage })),
);
const ReplayPage = lazy(() =>
  import('./pages/ReplayPage.tsx').then((page) => ({ default: page.ReplayPage })),
);
const ReplaysPage = lazy(() =>
  import('./pages/ReplaysPage.tsx').then((page) => ({ default: page.ReplaysPage })),
);

const WorkshopPage = lazy(() =>
  import('./workshop/WorkshopPage.tsx').then((page) => ({ default: page.WorkshopPage })),
);

const TITLES: Readonly<Record<Route['page'], string>> = {
  shelf: 'Questhall',
  table: 'Questhall',
  join: 'Questhall',
  board: 'Questhall',
  rules: t('Rules · Questhall'),
  replays: t('Replays · Questhall'),
  replay: t('Replay · Questhall'),
  workshop: t('Workshop · Questhall'),
  practice: t('Practice range · Questhall'),
  profile: t('Profile · Questhall'),
  quests: t('Quest of the day · Questhall'),
  person: t('Profile · Questhall'),
  friend: t('Profile · Questhall'),
  credits: t('Credits · Questhall'),
};

/** A page that is all table, with a sound of its own. */
const isTable = ({ page }: Route): boolean =>
  page === 'table' || page === 'join' || page === 'board' || page === 'replay';

export function App({ services }: { readonly services: Services }) {
  const route = useRoute();
  useLastInput();
  useKeptFocus();
  useWorld(isTable(route) ? undefined : hall);
  useEffect(() => {
    document.title = TITLES[route.page];
    window.scrollTo(0, 0);
  }, [route.page]);
  return (
    <ServicesContext value={services}>
      <SettingsProvider>
        <LiveRegion>
          <Toasts>
            <UpdateNotice />
            <TurnWatch />
            <Boundary what={t('This page')} moment={formatRoute(route)} alone>
              <Page route={route} />
            </Boundary>
          </Toasts>
        </LiveRegion>
      </SettingsProvider>
    </ServicesContext>
  );
}

function TurnWatch() {
  useTurnNotices();
  useSwitch();
  return null;
}

function Page({ route }: { readonly route: Route }) {
  if (isTable(route))
    return (
      <Suspense>
        {route.page === 'table' && <TablePage game={route.game} start={route.start} />}
        {route.page === 'join' && <JoinPage key={route.table} table={route.table} />}
        {route.page === 'board' && <BoardPage key={route.table} table={route.table} />}
        {route.page === 'replay' && (
          <ReplayPage key={formatRoute(route)} source={route.source} at={route.at ?? 0} />
        )}
      </Suspense>
    );
  return (
    <div className={styles.room}>
      <TopBar page={route.page} />
      <Suspense>
        {route.page === 'shelf' && <ShelfPage game={route.game} />}
        {route.page === 'rules' && <RulesPage game={route.game} find={route.find} />}
        {route.page === 'replays' && <ReplaysPage />}
        {route.page === 'workshop' && <WorkshopPage key={formatRoute(route)} {...route} />}
        {route.page === 'practice' && <Practice game={route.game} />}
        {route.page === 'profile' && <ProfilePage code={route.code} />}
        {route.page === 'quests' && <QuestsPage />}
        {route.page === 'person' && <PersonPage key={route.person} person={route.person} />}
        {route.page === 'friend' && <FriendPage key={route.link} link={route.link} />}
        {route.page === 'credits' && <CreditsPage />}
      </Suspense>
    </div>
  );
}

/** Of this game; where it has none, of the first that has. */
function Practice({ game }: { readonly game: GameId }) {
  const found = gameWith('Practice', game);
  const Part = found === undefined ? undefined : pageOf(found).Practice;
  return Part === undefined ? null : <Part />;
}
