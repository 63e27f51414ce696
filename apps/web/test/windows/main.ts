/**
 * `npm run windows -- [--seed S]... [--count N] [--game G] [--scene NAME] [--only random|known] [--language L]`: every scene
 * in windows that people have and, for each seed, in N others that are drawn at random and dealt out to the scenes. Prints
 * what breaks the law, and takes a picture of the first of each kind.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { below, seeded } from '@questhall/kernel';
import { pseudo } from '@questhall/language';
import { buildStaleScenes } from '../../../../tools/launcher/page.mjs';
import { CACHE } from '../../../../tools/launcher/paths.mjs';
import { LANGUAGES, PSEUDO } from '../../src/language/languages.ts';
import { launch, serve } from '../browser.ts';
import { LAWS } from './law.ts';
import { passedIn } from './passed.ts';
import type { WindowScene } from './scenes.ts';
import { allScenes } from './scenes.ts';
import type { Opening } from './sizes.ts';
import { KNOWN, nameOf, randomOpenings } from './sizes.ts';
import type { Finding, Translate } from './survey.ts';
import { survey } from './survey.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: ['windows'] },
    count: { type: 'string', default: '100' },
    game: { type: 'string' },
    scene: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string', default: 'en' },
  },
});
const PICTURES_OF_A_KIND = 2;
const KEPT_EVERY = 50;
const SHOWN_OF_A_KIND = 25;

const folder = fileURLToPath(new URL('../../test-results/windows', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const scenes = allScenes(values.game).filter(
  ({ name }) => values.scene === undefined || new RegExp(values.scene).test(name),
);
const dealt = (values.only === 'known' ? [] : values.seed).map((seed) => ({
  openings: randomOpenings(seed, Number(values.count)),
  // Another seed begins with another scene: few windows come to all of them in time.
  first: below({ rng: seeded(seed) }, scenes.length),
}));
const usual = values.only === 'random' ? [] : KNOWN;
const served = await serve(buildStaleScenes(process.execPath));
const passed = passedIn(CACHE);
const browser = await launch();
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.addInitScript((tag) => localStorage.setItem('questhall.language', tag), values.language);
const page = await context.newPage();
page.on('pageerror', (error) => console.error(error.message));

const lookAt = (scene: WindowScene, opening: Opening): string =>
  `${values.language} ${scene.game} ${scene.name} ${nameOf(opening)}`;

const spoken = Object.entries(LANGUAGES).find(([tag]) => tag === values.language)?.[1];
if (spoken === undefined && values.language !== PSEUDO)
  throw new Error(
    `there is no language ${values.language}: ${[...Object.keys(LANGUAGES), PSEUDO].join(', ')}`,
  );
const catalogue = (await spoken?.catalogue?.()) ?? {};
// What is still empty is said in English.
const say: Translate = (english) =>
  values.language === PSEUDO ? pseudo(english) : catalogue[english] || english;

const findings: Finding[] = [];
let looks = 0;
let known = 0;
const start = performance.now();
await survey(
  page,
  `${served.home}test/page/index.html`,
  scenes,
  (at, scene) => {
    const openings = [
      ...usual,
      ...dealt.flatMap(({ openings: drawn, first }) =>
        drawn.filter((_, number) => (first + number) % scenes.length === at),
      ),
    ];
    const open = openings.filter((opening) => !passed.has(lookAt(scene, opening)));
    known += openings.length - open.length;
    return open;
  },
  async ({ scene, opening, found, picture }) => {
    looks += 1;
    if (found.length === 0) passed.add(lookAt(scene, opening));
    if (looks % KEPT_EVERY === 0) passed.keep();
    for (const violation of found) {
      const alike = findings.filter(
        ({ law, scene: { game } }) => law === violation.law && game === scene.game,
      ).length;
      if (
        !findings.some(
          ({ law, what, scene: { game } }) =>
            law === violation.law && what === violation.what && game === scene.game,
        )
      )
        console.log(`${violation.law}  ${scene.game} ${scene.name}, ${nameOf(opening)}: ${violation.what}`);
      findings.push({ ...violation, scene, opening });
      if (alike < PICTURES_OF_A_KIND) {
        const file = `${violation.law} ${scene.game} ${scene.name} ${nameOf(opening)}`.replaceAll(
          /[^a-z0-9]+/gi,
          '-',
        );
        writeFileSync(join(folder, `${file}.png`), await picture());
      }
    }
  },
  say,
);
passed.keep();
const seconds = (performance.now() - start) / 1000;
await browser.close();
await served.close();

for (const law of LAWS) {
  const broken = findings.filter((finding) => finding.law === law);
  if (broken.length === 0) continue;
  console.log(`\n${law}: ${broken.length}`);
  const alike = Map.groupBy(broken, ({ scene, what }) => `${scene.game}: ${what}`);
  for (const [what, same] of [...alike]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, SHOWN_OF_A_KIND)) {
    const [first] = same;
    console.log(`  ${same.length}× ${what}   (${first?.scene.name}, ${first && nameOf(first.opening)})`);
  }
}
console.log(
  `\n${scenes.length} scenes, ${looks} looks in ${seconds.toFixed(0)} s and ${known} that had passed, ${findings.length} violations` +
    (findings.length > 0 ? `; pictures in ${folder}` : ''),
);
if (findings.length > 0) process.exitCode = 1;
