/** The translations there are, chapter by chapter. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { slotsOf } from '@questhall/language';
import type { Catalogue } from '../../apps/web/src/language/catalogue.ts';
import { ROOT } from '../launcher/paths.mjs';
import type { Places } from './texts.ts';

export const FOLDER = 'apps/web/src/language';

export interface Chapter {
  /** `brawl-lesson` */
  readonly name: string;
  readonly texts: Catalogue;
}

/** The tags of all languages that have a folder. */
export const languageTags = (): readonly string[] =>
  globSync(`${FOLDER}/*/index.ts`, { cwd: ROOT })
    .map((path) => basename(dirname(path)))
    .toSorted();

export const chaptersOf = (tag: string): Promise<readonly Chapter[]> =>
  Promise.all(
    globSync(`${FOLDER}/${tag}/*.ts`, { cwd: ROOT })
      .map((path) => basename(path, '.ts'))
      .filter((name) => name !== 'index')
      .toSorted()
      .map(async (name) => {
        const module: { readonly [exported: string]: Catalogue } = await import(
          join(ROOT, FOLDER, tag, `${name}.ts`)
        );
        return { name, texts: Object.values(module)[0] ?? {} };
      }),
  );

export interface Coverage {
  /** Texts of the page that are translated. */
  readonly done: readonly string[];
  /** They are said in English. */
  readonly missing: readonly string[];
  /** Translated, and said by nobody. */
  readonly leftOver: readonly string[];
  /** A translation asks for a value that the English text is not given. */
  readonly asking: readonly string[];
}

export function coverageOf(chapters: readonly Chapter[], places: Places): Coverage {
  const known = new Map(chapters.flatMap(({ texts }) => Object.entries(texts)));
  const done = [...places.keys()].filter((text) => (known.get(text) ?? '') !== '');
  return {
    done,
    missing: [...places.keys()].filter((text) => (known.get(text) ?? '') === ''),
    leftOver: [...known.keys()].filter((text) => !places.has(text)),
    asking: [...known].flatMap(([english, other]) =>
      slotsOf(other).some((slot) => !slotsOf(english).includes(slot)) ? [english] : [],
    ),
  };
}
