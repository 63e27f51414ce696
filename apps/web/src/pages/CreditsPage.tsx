import { rich, t } from '../language/texts.ts';
import { ARTISTS } from './artists.ts';
import { Sampler } from './Sampler.tsx';
import styles from './TextPage.module.css';

type IconNames = Readonly<Record<string, readonly string[]>>;

const ICON_LISTS = import.meta.glob<IconNames>('../**/icon-names.ts', { eager: true, import: 'ICON_NAMES' });

/** Which icons of the page each artist drew. */
function iconsByArtist(): readonly (readonly [artist: string, icons: readonly string[]])[] {
  const drawn = new Map<string, Set<string>>();
  for (const names of Object.values(ICON_LISTS)) {
    for (const [artist, icons] of Object.entries(names)) {
      drawn.set(artist, new Set([...(drawn.get(artist) ?? []), ...icons]));
    }
  }
  return [...drawn].map(([artist, icons]) => [artist, [...icons].sort()] as const).sort();
}

export function CreditsPage() {
  return (
    <main className={styles.page}>
      <h1>{t('Credits')}</h1>
      <article className={styles.paper}>
        <h2>{t('Drawings')}</h2>
        <p>
          {t(
            'Pugs, monsters, bosses, champions, worlds, treasures and box covers were drawn for Questhall. The games belong to their authors and publishers; rules and card texts on this page are in our own words.',
          )}
        </p>
        <h2>{t('Icons')}</h2>
        <p>
          {rich('From {link}, under the licence {licence}. Colours and shadows are ours.', {
            link: <a href="https://game-icons.net">game-icons.net</a>,
            licence: (
              <a href="https://creativecommons.org/licenses/by/3.0/">Creative Commons Attribution 3.0</a>
            ),
          })}
        </p>
        <dl className={styles.artists}>
          {iconsByArtist().map(([artist, icons]) => {
            const { name, home } = ARTISTS[artist] ?? { name: artist };
            return (
              <div key={artist}>
                <dt>
                  {rich('Icons made by {artist}', {
                    artist: home === undefined ? name : <a href={home}>{name}</a>,
                  })}
                </dt>
                <dd>{icons.map((icon) => icon.replaceAll('-', ' ')).join(', ')}</dd>
              </div>
            );
          })}
        </dl>
        <h2>{t('Sound')}</h2>
        <p>
          {t(
            'Effects were synthesized for Questhall and music was composed for it. The instruments of the music are those of the sound font FluidR3 by Frank Wen and others, under the MIT licence, played by FluidSynth.',
          )}
        </p>
        <Sampler />
        <h2>{t('Letters')}</h2>
        <p>
          {rich(
            'Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, both under the {link}.',
            { link: <a href="https://openfontlicense.org">SIL Open Font License</a> },
          )}
        </p>
        <h2>{t('Software')}</h2>
        <p>
          {t(
            'React, three.js, Floating UI, Workbox and Valibot, under the MIT licence; Rapier, under the Apache License 2.0. All licences come with Questhall, in THIRD-PARTY-LICENCES.txt.',
          )}
        </p>
      </article>
    </main>
  );
}
