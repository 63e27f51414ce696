import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES } from '@questhall/games';
import { useCallback, useRef, useState } from 'react';
import { useSettings } from '../app/SettingsProvider.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { shellIcon } from '../icons/icons.ts';
import { t } from '../language/texts.ts';
import { hall } from '../sound/hall/pack.ts';
import type { SoundPack } from '../sound/pack.ts';
import { playSound } from '../sound/player.ts';
import { play } from '../table/motion/use-motion.ts';
import type { Motion } from '../table/motion/words.ts';
import { MOTIONS } from '../table/motion/words.ts';
import { loadTable } from '../tables/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Medallion } from '../ui/Medallion.tsx';
import styles from './Sampler.module.css';

/** Every sound can be heard here, and every motion seen. */
export function Sampler() {
  const { settings } = useSettings();
  const [open, setOpen] = useState<readonly GameId[]>([]);
  return (
    <>
      {!settings.sound && <p>{t('Sound is off. Turn it on in the settings to hear them.')}</p>}
      <details className={styles.world}>
        <summary>{t('Every table')}</summary>
        <Sounds pack={hall} />
      </details>
      {GAME_IDS.map((game) => (
        <details
          key={game}
          className={styles.world}
          onToggle={({ currentTarget }) => currentTarget.open && setOpen([...open, game])}
        >
          <summary>{GAMES[game].title}</summary>
          {open.includes(game) && <GameSounds game={game} />}
        </details>
      ))}
      <details className={styles.world}>
        <summary>{t('Motions')}</summary>
        <Motions />
      </details>
    </>
  );
}

function GameSounds({ game }: { readonly game: GameId }) {
  const table = useLoaded(useCallback(() => loadTable(game), [game]));
  return table?.sound === undefined ? null : <Sounds pack={table.sound.pack} />;
}

/** "tableSoft" is "table soft" to people. */
const named = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Sounds({ pack }: { readonly pack: SoundPack }) {
  return (
    <div className={styles.buttons}>
      {Object.keys(pack.sheet.places).map((sound) => (
        <Button key={sound} onClick={() => playSound(pack, sound)}>
          {named(sound)}
        </Button>
      ))}
    </div>
  );
}

/** At a calm pace. */
const LASTS = 1000;

function Motions() {
  const figure = useRef<HTMLDivElement>(null);
  const show = (motion: Motion): void => {
    const moved = figure.current && play(figure.current, motion, { x: 1, y: 0, reach: 30 }, LASTS);
    // Who has fallen stands up again.
    moved?.finished.then(
      () => moved.cancel(),
      () => {},
    );
  };
  return (
    <div className={styles.motions}>
      <div ref={figure} className={styles.figure}>
        <Medallion
          label={t('Somebody who moves')}
          base="hero"
          seat={1}
          glyph={shellIcon.owlIcon}
          tone={['#3f7f86', '#1d464c']}
          size={80}
        />
      </div>
      <div className={styles.buttons}>
        {MOTIONS.map((motion) => (
          <Button key={motion} onClick={() => show(motion)}>
            {motion}
          </Button>
        ))}
      </div>
    </div>
  );
}
