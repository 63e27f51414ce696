/**
 * Tells the service worker what there is to keep: the shell, which everybody needs, and for each game what only it needs. Which
 * files those are, the built page itself says: whatever can be reached from a game's own modules is its part.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { EarlierRules, Part } from '../src/app/offline-messages.ts';

const WORKER = 'sw.js';
const ENTRY = 'index';
/** Which the entry loads at once. */
export const PAGE = '/src/page.tsx';
/** A game's rules, and what is drawn for it. */
const OF_GAME = /\/(?:games\/(?!released\/)([\w-]+)\/|apps\/web\/src\/(?:tables|art)\/([\w-]+)\/)/;
/** Rules of before: what a match of that version is played by. */
const RELEASED = /\/games\/released\/([\w-]+)\/(\d+)\.js$/;

type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Rolldown.OutputAsset | Chunk | undefined): file is Chunk => file?.type === 'chunk';

const contentOf = (file: Rolldown.OutputAsset | Chunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

/** Compressed. */
const sizeOf = (file: Rolldown.OutputAsset | Chunk | undefined): number =>
  file ? gzipSync(contentOf(file)).length : 0;

/** Styles and pictures. */
const filesBeside = ({ viteMetadata }: Chunk): readonly string[] => [
  ...(viteMetadata?.importedCss ?? []),
  ...(viteMetadata?.importedAssets ?? []),
];

/** Everything that is loaded together with these chunks. */
const loadedWith = (bundle: Rolldown.OutputBundle, from: readonly Chunk[]): ReadonlySet<string> =>
  follow(bundle, from, ({ imports }) => imports);

/** The same, and what is loaded later from there; not what the shell loads later, which is everything. */
const reach = (
  bundle: Rolldown.OutputBundle,
  from: readonly Chunk[],
  shell: ReadonlySet<string>,
): ReadonlySet<string> =>
  follow(bundle, from, ({ fileName, imports, dynamicImports }) =>
    shell.has(fileName) ? imports : [...imports, ...dynamicImports],
  );

function follow(
  bundle: Rolldown.OutputBundle,
  from: readonly Chunk[],
  leadsTo: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of filesBeside(chunk)) found.add(file);
    for (const name of leadsTo(chunk)) {
      const next = bundle[name];
      if (isChunk(next)) visit(next);
    }
  };
  from.forEach(visit);
  return found;
}

/** Kept once it was heard, not before: who plays without sound loads none. */
const isHeard = (file: string): boolean => file.endsWith('.webm');

const gameOf = (chunk: Chunk): string | undefined => {
  const own = new Set(
    chunk.moduleIds.flatMap((id) => {
      const [, rules, drawn] = OF_GAME.exec(id) ?? [];
      return rules ?? drawn ?? [];
    }),
  );
  return own.size === 1 ? [...own][0] : undefined;
};

const earlierRulesOf = ({ facadeModuleId, fileName }: Chunk): readonly EarlierRules[] => {
  const [, game, version] = RELEASED.exec(facadeModuleId ?? '') ?? [];
  return game === undefined ? [] : [{ game, version: Number(version), file: fileName }];
};

function partsOf(bundle: Rolldown.OutputBundle, shell: ReadonlySet<string>): readonly Part[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const apart = (chunk: Chunk): boolean => chunk.fileName === WORKER || earlierRulesOf(chunk).length > 0;
  const others = chunks.filter((chunk) => !shell.has(chunk.fileName) && !apart(chunk));
  const games = [...Map.groupBy(others, gameOf)].flatMap(([game, own]) =>
    game === undefined ? [] : [{ game, files: reach(bundle, own, shell) }],
  );
  const common = others.filter(({ fileName }) => games.every(({ files }) => !files.has(fileName)));
  const taken = new Set(shell);
  return [{ game: '', files: loadedWith(bundle, common) }, ...games].map(({ game, files }) => {
    const own = [...files].filter((file) => file in bundle && !taken.has(file) && !isHeard(file));
    if (game === '') for (const file of own) taken.add(file);
    return { game, files: own, bytes: own.reduce((sum, file) => sum + sizeOf(bundle[file]), 0) };
  });
}

export function offline(): Plugin {
  let publicFiles: readonly { readonly url: string; readonly revision: string }[] = [];
  const revisionOf = (content: string | Uint8Array): string =>
    createHash('sha256').update(content).digest('hex').slice(0, 12);
  return {
    name: 'questhall:offline',
    apply: 'build',
    enforce: 'post',
    // Large icons are the system's, when somebody installs the page.
    configResolved({ publicDir }) {
      publicFiles = globSync('**/*.{svg,webmanifest}', { cwd: publicDir }).map((file) => ({
        url: file.replaceAll('\\', '/'),
        revision: revisionOf(readFileSync(join(publicDir, file))),
      }));
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (!isChunk(worker)) throw new Error(`the build made no ${WORKER}`);
      const entry = Object.values(bundle)
        .filter(isChunk)
        .filter(
          ({ isEntry, name, facadeModuleId }) =>
            (isEntry && name === ENTRY) || facadeModuleId?.endsWith(PAGE) === true,
        );
      const shell = loadedWith(bundle, entry);
      const page = bundle['index.html'];
      const kept = [
        ...[...shell].filter((url) => !isHeard(url)).map((url) => ({ url, revision: null })),
        ...(page ? [{ url: 'index.html', revision: revisionOf(contentOf(page)) }] : []),
        ...publicFiles,
      ];
      worker.code = worker.code
        .replace('__SHELL__', JSON.stringify(kept))
        .replace('__PARTS__', JSON.stringify(partsOf(bundle, shell)))
        .replace('__EARLIER__', JSON.stringify(Object.values(bundle).filter(isChunk).flatMap(earlierRulesOf)))
        .replace('__HEARD__', JSON.stringify(Object.keys(bundle).filter(isHeard)));
    },
  };
}
