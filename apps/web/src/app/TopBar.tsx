import { lazy, Suspense, useState } from 'react';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import { Medallion } from '../ui/Medallion.tsx';
import { Boundary } from './Boundary.tsx';
import type { Route } from './routes.ts';
import { formatRoute, HOME } from './routes.ts';
import { useSettings } from './SettingsProvider.tsx';
import styles from './TopBar.module.css';

const SettingsDialog = lazy(() =>
  import('./SettingsDialog.tsx').then((dialog) => ({ default: dialog.SettingsDialog })),
);

const PLACES: readonly { readonly name: string; readonly icon: IconShape; readonly to: Route }[] = [
  { name: t('Shelf'), icon: shellIcon.bookshelfIcon, to: HOME },
  { name: t('Replays'), icon: shellIcon.filmProjectorIcon, to: { page: 'replays' } },
  { name: t('Workshop'), icon: shellIcon.anvilIcon, to: { page: 'workshop', game: HOME.game } },
  { name: t('Rules'), icon: shellIcon.openBookIcon, to: { page: 'rules', game: HOME.game, find: '' } },
];

export function TopBar({ page }: { readonly page: Route['page'] }) {
  const { settings, change } = useSettings();
  /** Nothing: they were not asked for yet, and are not loaded. */
  const [open, setOpen] = useState<boolean>();
  return (
    <header className={styles.bar}>
      <a className={styles.name} href={formatRoute(HOME)}>
        Questhall
      </a>
      <nav className={styles.places} aria-label={t('Places')}>
        {PLACES.map(({ name, icon, to }) => (
          <a key={name} href={formatRoute(to)} aria-current={to.page === page ? 'page' : undefined}>
            <Icon shape={icon} />
            <span>{name}</span>
          </a>
        ))}
      </nav>
      <div className={styles.me}>
        <Button
          kind="quiet"
          icon={settings.sound ? shellIcon.speakerIcon : shellIcon.speakerOffIcon}
          aria-label={settings.sound ? t('Sound is on') : t('Sound is off')}
          onClick={() => change({ sound: !settings.sound })}
        />
        <Button
          kind="quiet"
          icon={shellIcon.cogIcon}
          aria-label={t('Settings')}
          onClick={() => setOpen(true)}
        />
        <a
          className={styles.person}
          href={formatRoute({ page: 'profile' })}
          aria-current={page === 'profile' ? 'page' : undefined}
        >
          <Medallion
            label={t('You')}
            base="hero"
            seat={1}
            glyph={shellIcon.owlIcon}
            tone={['#3f7f86', '#1d464c']}
            size={40}
          />
          <span>{settings.name}</span>
        </a>
      </div>
      {open !== undefined && (
        <Boundary what={t('Settings')}>
          <Suspense fallback={null}>
            <SettingsDialog open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </Boundary>
      )}
    </header>
  );
}
