/** Whatever the page says is translated, and nothing is translated that it does not say. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES } from '@questhall/games';
import { KERNEL_REASONS } from '@questhall/kernel';
import { slotsOf } from '@questhall/language';
import { HINT_TEXTS, HOST_REASONS } from '@questhall/protocol';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../apps/web/src/language/catalogue.ts';
import { DRAWN_GAMES } from '../../apps/web/test/drawn-games.ts';
import { readSource } from '../house/source.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Sentences that are said with `t(variable)`: reasons of hosts, hints, and what is printed on boxes. */
const kept = (): readonly string[] => [
  ...Object.values(HOST_REASONS),
  ...Object.values(HINT_TEXTS),
  ...Object.values(KERNEL_REASONS),
  ...DRAWN_GAMES.map((id) => GAMES[id]).flatMap(({ kind, about, players, heroes, modes }) => [
    kind,
    about,
    players,
    ...(heroes ? [heroes.label, ...heroes.all.map(({ role }) => role)] : []),
    ...modes.flatMap((mode) => [mode.name, mode.about]),
  ]),
];

function said(): ReadonlySet<string> {
  const paths = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT });
  const written = paths.flatMap((path) =>
    readSource(path, readFileSync(join(ROOT, path), 'utf8'))
      .texts.filter((text) => text.said)
      .map(({ text }) => text),
  );
  return new Set([...written, ...kept()]);
}

const catalogues = globSync('apps/web/src/language/*/index.ts', { cwd: ROOT }).map((path) => ({
  tag: basename(dirname(path)),
  load: async (): Promise<Catalogue> => {
    const module: { readonly [tag: string]: Catalogue } = await import(join(ROOT, path));
    return module[basename(dirname(path))] ?? {};
  },
}));

test('there is a language besides English', () => {
  expect(catalogues.map(({ tag }) => tag)).toContain('de');
});

describe.each(catalogues)('in the language $tag', ({ load }) => {
  const texts = said();

  test('no text is missing', async () => {
    const known = await load();
    expect([...texts].filter((text) => !Object.hasOwn(known, text))).toEqual([]);
  });

  test('no text is left over', async () => {
    expect(Object.keys(await load()).filter((text) => !texts.has(text))).toEqual([]);
  });

  test('no message asks for what the English one is not given', async () => {
    const asking = Object.entries(await load()).filter(([english, other]) =>
      slotsOf(other).some((slot) => !slotsOf(english).includes(slot)),
    );
    expect(asking).toEqual([]);
  });
});
