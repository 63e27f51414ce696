import type { ListedGame } from '@questhall/games';
import { useState } from 'react';
import type { NewGame as Start, Way } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { pageOf } from '../tables/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import { HeroPicker } from './HeroPicker.tsx';
import { LineUp } from './LineUp.tsx';
import styles from './NewGame.module.css';

interface Path {
  readonly way: Way;
  readonly icon: IconShape;
  readonly name: string;
  readonly about: string;
}

const pathsOf = ({ company }: ListedGame): readonly Path[] => [
  {
    way: 'alone',
    icon: shellIcon.sittingDogIcon,
    name: t('Play alone'),
    about: t('bots fill the {company}', { company }),
  },
  { way: 'screen', icon: shellIcon.meepleGroupIcon, name: t('On this screen'), about: t('pass it around') },
  { way: 'online', icon: shellIcon.worldIcon, name: t('Online'), about: t('send friends a link') },
];

const anyOf = <T,>(set: readonly T[]): T | undefined => set[Math.floor(Math.random() * set.length)];

/** The ways into a game: whom with, and in which mode. */
export function NewGame({ game }: { readonly game: ListedGame }) {
  const { heroes } = game;
  const [hero, setHero] = useState(heroes?.all[0]?.id);
  const [mode, setMode] = useState(game.modes[0]?.id ?? 'standard');
  const announce = useAnnounce();
  const surprise = () => {
    const chosen = anyOf(game.modes);
    if (chosen === undefined) return;
    const other = anyOf(heroes?.all ?? []);
    setHero(other?.id);
    setMode(chosen.id);
    announce(other === undefined ? chosen.name : `${other.name}, ${chosen.name}`);
  };
  const begin = (way: Way) => {
    const start: Start = hero === undefined ? { way, mode } : { way, mode, hero };
    window.location.hash = formatRoute({ page: 'table', game: game.id, start });
  };
  return (
    <>
      <div className={styles.at}>
        <Button kind="primary" className={styles.now} onClick={() => begin('now')}>
          {t('Play now')}
        </Button>
        {pageOf(game.id).lesson !== undefined && (
          <Button icon={shellIcon.graduateCapIcon} className={styles.now} onClick={() => begin('learn')}>
            {t('Learn it')} <small>{t('5 min')}</small>
          </Button>
        )}
      </div>
      {heroes === undefined || hero === undefined ? (
        <LineUp game={game} />
      ) : (
        <HeroPicker game={game} heroes={heroes} chosen={hero} onChoose={setHero} />
      )}
      <div className={styles.paths}>
        {pathsOf(game).map(({ way, icon, name, about }) => (
          <button key={way} type="button" className={styles.path} onClick={() => begin(way)}>
            <span className={styles.disc}>
              <Icon shape={icon} />
            </span>
            <span>
              <b>{name}</b>
              {about}
            </span>
          </button>
        ))}
      </div>
      {game.modes.length > 1 && (
        <>
          <div className={styles.modes}>
            <Choice
              label={t('Mode')}
              labelled
              options={game.modes.map(({ id, name }) => ({ value: id, label: t(name) }))}
              value={mode}
              onChange={setMode}
            />
            <button type="button" className={styles.surprise} onClick={surprise}>
              <Icon shape={shellIcon.perspectiveDiceSixFacesRandomIcon} />
              {t('Surprise me')}
            </button>
          </div>
          <p className={styles.about}>{t(game.modes.find(({ id }) => id === mode)?.about ?? '')}</p>
        </>
      )}
      <LaterLessons game={game} mode={mode} />
    </>
  );
}

/** For whoever knows the game: what the first lesson leaves out. */
function LaterLessons({ game, mode }: { readonly game: ListedGame; readonly mode: string }) {
  const { laterLessons = [] } = pageOf(game.id);
  if (laterLessons.length === 0) return null;
  return (
    <p className={styles.later}>
      {t('More lessons:')}
      {laterLessons.map(({ id, title, about }) => (
        <a
          key={id}
          href={formatRoute({ page: 'table', game: game.id, start: { way: 'learn', mode, lesson: id } })}
          title={about}
        >
          <Icon shape={shellIcon.graduateCapIcon} />
          {title}
        </a>
      ))}
    </p>
  );
}
