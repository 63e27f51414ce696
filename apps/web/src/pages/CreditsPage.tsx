import { ICON_NAMES } from '../icons/icon-names.ts';
import styles from './TextPage.module.css';

type IconNames = Readonly<Record<string, readonly string[]>>;

const TABLE_ICONS = import.meta.glob<IconNames>('../tables/*/icon-names.ts', {
  eager: true,
  import: 'ICON_NAMES',
});

/** The artists as they sign, and where they are at home. */
const ARTISTS: Readonly<Record<string, { readonly name: string; readonly home?: string }>> = {
  delapouite: { name: 'Delapouite', home: 'https://delapouite.com' },
  faithtoken: { name: 'Faithtoken', home: 'https://fungustoken.deviantart.com' },
  lorc: { name: 'Lorc', home: 'https://lorcblog.blogspot.com' },
  sbed: { name: 'Sbed', home: 'https://opengameart.org/content/95-game-icons' },
  skoll: { name: 'Skoll' },
};

/** Which icons of the page each artist drew. */
function iconsByArtist(): readonly (readonly [artist: string, icons: readonly string[]])[] {
  const drawn = new Map<string, Set<string>>();
  for (const names of [ICON_NAMES as IconNames, ...Object.values(TABLE_ICONS)]) {
    for (const [artist, icons] of Object.entries(names)) {
      drawn.set(artist, new Set([...(drawn.get(artist) ?? []), ...icons]));
    }
  }
  return [...drawn].map(([artist, icons]) => [artist, [...icons].sort()] as const).sort();
}

export function CreditsPage() {
  return (
    <main className={styles.page}>
      <h1>Credits</h1>
      <article className={styles.paper}>
        <h2>Drawings</h2>
        <p>
          Pugs, monsters, bosses, champions, worlds, treasures and box covers were drawn for Questhall. The
          games belong to their authors and publishers; rules and card texts on this page are in our own
          words.
        </p>
        <h2>Icons</h2>
        <p>
          From <a href="https://game-icons.net">game-icons.net</a>, under the licence{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">Creative Commons Attribution 3.0</a>. Colours
          and shadows are ours.
        </p>
        <dl className={styles.artists}>
          {iconsByArtist().map(([artist, icons]) => {
            const { name, home } = ARTISTS[artist] ?? { name: artist };
            return (
              <div key={artist}>
                <dt>Icons made by {home === undefined ? name : <a href={home}>{name}</a>}</dt>
                <dd>{icons.map((icon) => icon.replaceAll('-', ' ')).join(', ')}</dd>
              </div>
            );
          })}
        </dl>
        <h2>Letters</h2>
        <p>
          Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, both under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License</a>.
        </p>
        <h2>Software</h2>
        <p>React, under the MIT licence.</p>
      </article>
    </main>
  );
}
