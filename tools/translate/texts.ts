/** What the page says, and where: whatever goes through `t` or `rich`, and what is said of games and by hosts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, GAMES } from '@questhall/games';
import { KERNEL_REASONS } from '@questhall/kernel';
import { HINT_TEXTS, HOST_REASONS, PHRASE_WORDS } from '@questhall/protocol';
import { readSource } from '../house/source.ts';
import { ROOT } from '../launcher/paths.mjs';

/** By the English text: the places where it is said, as "apps/web/src/table/Prompt.tsx:23". */
export type Places = ReadonlyMap<string, readonly string[]>;

/** Sentences that are said with `t(variable)`: reasons of hosts, hints, and what is printed on boxes. */
const kept = (): readonly (readonly [text: string, place: string])[] => [
  ...Object.entries(HOST_REASONS).map(([rule, text]) => [text, `a request is refused: ${rule}`] as const),
  ...Object.values(HINT_TEXTS).map((text) => [text, 'a hint, after the key H'] as const),
  ...Object.entries(KERNEL_REASONS).map(([rule, text]) => [text, `a choice is refused: ${rule}`] as const),
  ...Object.values(PHRASE_WORDS).map((text) => [text, 'a phrase beside the chat'] as const),
  // A game that is only being made is on nobody's shelf yet.
  ...GAME_IDS.filter((id) => isDrawn(id)).flatMap((id) => {
    const { kind, about, players, heroes, modes, achievements, creations } = GAMES[id];
    const texts = [
      kind,
      about,
      players,
      ...(heroes ? [heroes.label, ...heroes.all.map(({ role }) => role)] : []),
      ...modes.flatMap((mode) => [mode.name, mode.about]),
      ...achievements.flatMap((each) => [each.name, each.about]),
      ...creations.flatMap(({ label, full }) => [label, full]),
    ];
    return texts.map((text) => [text, `the box of ${GAMES[id].title} on the shelf`] as const);
  }),
];

const isDrawn = (id: string): boolean =>
  globSync(`apps/web/src/tables/${id}/page.tsx`, { cwd: ROOT }).length > 0;

export function textsOfPage(): Places {
  const written = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT })
    .toSorted()
    .flatMap((path) => {
      const { texts, lineAt } = readSource(path, readFileSync(join(ROOT, path), 'utf8'));
      return texts
        .filter(({ said }) => said)
        .map(({ text, offset }) => [text, `${path}:${lineAt(offset)}`] as const);
    });
  const places = new Map<string, readonly string[]>();
  for (const [text, place] of [...written, ...kept()])
    places.set(text, [...new Set([...(places.get(text) ?? []), place])]);
  return places;
}
