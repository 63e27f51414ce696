/**
 * `npm run translate`: how far each language has come; `-- fr`: what French still lacks, and where it is said;
 * `-- begin fr Français`: a folder with every text of the page, its translation empty, its places above it.
 */
import { GAMES } from '@questhall/games';
import type { Coverage } from './catalogues.ts';
import { chaptersOf, coverageOf, languageTags } from './catalogues.ts';
import { beginLanguage } from './scaffold.ts';
import { textsOfPage } from './texts.ts';

/** From this one a new language takes its chapters. */
const MODEL = 'de';

const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

// Whoever reads only the beginning, as `head` does, has had enough.
process.stdout.on('error', () => process.exit());

const places = textsOfPage();

const coverageIn = async (tag: string): Promise<Coverage> => coverageOf(await chaptersOf(tag), places);

/** The games that can be played in it. */
const gamesIn = (tag: string): readonly string[] =>
  Object.values(GAMES).flatMap(({ title, languages = {} }) => (Object.hasOwn(languages, tag) ? [title] : []));

async function summary(): Promise<void> {
  for (const tag of languageTags()) {
    const { done, missing, leftOver, asking } = await coverageIn(tag);
    const games = gamesIn(tag);
    say(
      `${tag}  ${done.length} of ${places.size} texts of the page, ${missing.length} missing, ${leftOver.length} left over, ${asking.length} that ask for too much; games: ${games.length === 0 ? 'none' : games.join(', ')}`,
    );
  }
}

async function details(tag: string): Promise<void> {
  if (!languageTags().includes(tag))
    throw new Error(`there is no language ${tag}: npm run translate -- begin ${tag} <name>`);
  const { missing, leftOver, asking } = await coverageIn(tag);
  const list = (title: string, texts: readonly string[]): void => {
    say(`${texts.length} ${title}`);
    for (const text of texts) {
      say(`  ${text}`);
      for (const place of places.get(text) ?? []) say(`      ${place}`);
    }
  };
  list('missing', missing);
  list('left over', leftOver);
  list('that ask for a value that is not given', asking);
  for (const { name, texts } of await chaptersOf(tag)) {
    const all = Object.values(texts);
    say(`${name}.ts  ${all.filter((text) => text !== '').length} of ${all.length}`);
  }
}

async function begin(tag: string, name: string): Promise<void> {
  if (Intl.getCanonicalLocales(tag)[0] !== tag) throw new Error(`${tag} is not written as a language tag`);
  if (name === '')
    throw new Error('how do those who speak it call it? npm run translate -- begin fr Français');
  const files = beginLanguage(tag, name, { like: await chaptersOf(MODEL), places });
  for (const file of files) say(file);
  say(`npm run translate -- ${tag} says what is missing; what is missing is said in English.`);
}

const [first, tag = '', name = ''] = process.argv.slice(2);
try {
  if (first === undefined) await summary();
  else if (first === 'begin') await begin(tag, name);
  else await details(first);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  say(error.message);
  process.exitCode = 1;
}
