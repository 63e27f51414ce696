/** The documents that make the site, as they stand in its menu. */
import { globSync } from 'node:fs';
import { ROOT } from '../launcher/paths.mjs';

export interface Chapter {
  readonly title: string;
  /** Paths from the root of the repository. */
  readonly pages: readonly string[];
}

export const HOME = 'docs/index.md';

export const CHAPTERS: readonly Chapter[] = [
  { title: 'Play', pages: ['docs/play.md', 'docs/accessibility.md'] },
  {
    title: 'Host',
    pages: ['docs/operate.md', 'docs/hall.md', 'docs/scaling.md', 'docs/security.md', 'docs/trust.md'],
  },
  { title: 'Make content', pages: ['docs/make-content.md', 'docs/translate.md', 'docs/balance/README.md'] },
  { title: 'Write a bot', pages: ['docs/bots.md', 'docs/hints.md', 'packages/bots/README.md'] },
  { title: 'Add a game', pages: ['docs/add-a-game.md', 'docs/add-a-table.md', 'packages/kernel/README.md'] },
  {
    title: 'Internals',
    pages: [
      'docs/architecture.md',
      'docs/telling.md',
      'docs/windows.md',
      'docs/throwing.md',
      'docs/sound.md',
      'packages/protocol/README.md',
      'packages/dice-table/README.md',
      'docs/decisions.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
    ],
  },
];

const MENU = [HOME, ...CHAPTERS.flatMap(({ pages }) => pages)];

/** Other documents that these link to: in the site, and not in its menu. */
const BESIDE = ['docs/**/*.md', '{apps,games,packages}/*/README.md', 'games/*/RULES.md'];

export const PAGES: readonly string[] = [
  ...new Set([
    ...MENU,
    ...globSync(BESIDE, { cwd: ROOT })
      .map((page) => page.replaceAll('\\', '/'))
      .sort(),
  ]),
];
