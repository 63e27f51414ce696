import { useState } from 'react';
import type { Way } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';
import type { GameInfo } from '../catalogue/games.ts';
import { PUG_HEROES } from '../catalogue/pug-heroes.ts';
import {
  graduateCapIcon,
  meepleGroupIcon,
  perspectiveDiceSixFacesRandomIcon,
  sittingDogIcon,
  worldIcon,
} from '../icons/icons.ts';
import { isPlayable } from '../play/games.ts';
import { Choice } from '../ui/Choice.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconShape } from '../ui/icon-shape.ts';
import { useAnnounce } from '../ui/LiveRegion.tsx';
import { Note } from '../ui/Note.tsx';
import styles from './NewPugQuest.module.css';
import { PugPicker } from './PugPicker.tsx';

interface Path {
  readonly way: Way;
  readonly icon: IconShape;
  readonly name: string;
  readonly about: string;
}

const PATHS: readonly Path[] = [
  { way: 'alone', icon: sittingDogIcon, name: 'Play alone', about: 'bots fill the pack' },
  { way: 'screen', icon: meepleGroupIcon, name: 'On this screen', about: 'pass it around' },
  { way: 'online', icon: worldIcon, name: 'Online', about: 'send friends a link' },
  { way: 'learn', icon: graduateCapIcon, name: 'Learn it', about: 'five minutes, at the table' },
];

const anyOf = <T,>(set: readonly T[]): T | undefined => set[Math.floor(Math.random() * set.length)];

export function NewPugQuest({ game }: { readonly game: GameInfo }) {
  const [hero, setHero] = useState(PUG_HEROES[0]?.id ?? '');
  const [mode, setMode] = useState(game.modes[0]?.id ?? '');
  const announce = useAnnounce();
  const [refused, setRefused] = useState<Element>();
  const surprise = () => {
    const pug = anyOf(PUG_HEROES);
    const way = anyOf(game.modes);
    if (pug === undefined || way === undefined) return;
    setHero(pug.id);
    setMode(way.id);
    announce(`${pug.name}, ${way.name}`);
  };
  const start = (way: Way, button: Element) => {
    if (!isPlayable(game.id)) setRefused(button);
    else window.location.hash = formatRoute({ page: 'table', game: game.id, start: { way, mode, hero } });
  };
  return (
    <>
      <PugPicker chosen={hero} onChoose={setHero} />
      <div className={styles.paths}>
        {PATHS.map(({ way, icon, name, about }) => (
          <button
            key={way}
            type="button"
            className={classes(styles.path, way === 'alone' && styles.first)}
            onClick={(event) => start(way, event.currentTarget)}
          >
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
      <div className={styles.modes}>
        <Choice
          label="Mode"
          labelled
          options={game.modes.map(({ id, name }) => ({ value: id, label: name }))}
          value={mode}
          onChange={setMode}
        />
        <button type="button" className={styles.surprise} onClick={surprise}>
          <Icon shape={perspectiveDiceSixFacesRandomIcon} />
          Surprise me
        </button>
      </div>
      <p className={styles.about}>{game.modes.find(({ id }) => id === mode)?.about}</p>
      {refused !== undefined && (
        <Note
          kind="why-not"
          anchor={refused}
          side="top"
          title="Not yet"
          onClose={() => setRefused(undefined)}
        >
          The table of {game.title} is still being laid.
        </Note>
      )}
    </>
  );
}
