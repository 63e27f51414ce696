/**
 * `npm run transcripts -- [game]`: twenty decisions of each game, played by keys at its table in words, and everything a
 * screen reader says of them: docs/accessibility/<game>.md. What is chosen is what the table advises.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStalePage } from '../../../../tools/launcher/page.mjs';
import { ROOT } from '../../../../tools/launcher/paths.mjs';
import { contextOf, launch, serve } from '../browser.ts';
import { asked, askTable, chooseByKeys, heardQuestion, listenTo, question } from '../listener.ts';

const GAMES = ['brawl', 'pug-quest', 'dungeonland', 'super-fantasy', 'dungeon-fighter'];
const DECISIONS = 20;
/** One of these is asked before each decision, in turn. */
const QUESTIONS = ['9', '1', '2', '3', '4', '5', '6', '8'];
const FOLDER = join(ROOT, 'docs/accessibility');

const [only] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const served = await serve(buildStalePage(process.execPath));
const browser = await launch();
for (const game of only === undefined ? GAMES : [only])
  writeFileSync(join(FOLDER, `${game}.md`), await transcript(game));
await browser.close();
await served.close();

async function transcript(game: string): Promise<string> {
  const context = await contextOf(browser, 'desk');
  const page = await context.newPage();
  await listenTo(page);
  await page.goto(`${served.home}#/shelf/${game}`);
  await page.getByRole('button', { name: 'Play now' }).first().focus();
  await page.keyboard.press('Enter');
  const parts: string[] = [];
  const taken = new Set<string>();
  let before = '';
  let title = '';
  let overtaken: readonly string[] = [];
  for (let nth = 1; nth <= DECISIONS; ) {
    const heard = overtaken.length === 0 ? await heardQuestion(page) : (await asked(page)) ? [] : null;
    if (heard === null) break;
    const said = [...overtaken, ...heard];
    const number = await question(page);
    title ||= (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? game;
    const key = QUESTIONS[(nth - 1) % QUESTIONS.length] ?? '9';
    const answer = await askTable(page, key);
    const options = await page.locator('[data-nth] button').allInnerTexts();
    const hinted = await advised(page);
    // Somebody else was asked as well, and answered first: what is asked now was said meanwhile.
    overtaken = (await question(page)) === number ? [] : [...said, hinted.why];
    if (overtaken.length > 0) continue;
    // What may be done over and over (to turn round, to look again) is done once.
    const again = taken.has(options[hinted.nth] ?? '') && options.length > 1;
    const nthChosen = again ? options.length - 1 : hinted.nth;
    if (options.join() !== before) taken.clear();
    before = options.join();
    taken.add(options[nthChosen] ?? '');
    parts.push(
      [
        `## Decision ${nth}`,
        ...said.map((text) => `- Said: ${text}`),
        `- Key ${key}: ${answer}`,
        `- Key H: ${hinted.why}`,
        ...(nthChosen === 0 ? [] : [`- First of ${options.length} options: ${read(options[0])}`]),
        `- Chosen${again ? ', to see something else' : ''}: ${read(options[nthChosen])}`,
      ].join('\n'),
    );
    await chooseByKeys(page, nthChosen);
    nth += 1;
  }
  const tree = await page.locator('main, [data-game]').first().ariaSnapshot();
  await context.close();
  return `# ${title}: twenty decisions, heard\n\nMade by \`npm run transcripts\`. “Said” is what the live regions speak by themselves; “Key” is what one key press answers.\n\n${parts.join('\n\n')}\n\n## The accessibility tree at the end\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`;
}

/** An option as it is read: its name, and what comes of it. */
function read(option = ''): string {
  return option.replaceAll(/\s*\n\s*/g, ' — ');
}

/** What the table would do, and why. */
async function advised(page: import('playwright-core').Page): Promise<{ nth: number; why: string }> {
  const why = await askTable(page, 'h');
  const nth = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-nth]')];
    return all.findIndex((each) => each.dataset.hinted === 'true');
  });
  return { nth: Math.max(0, nth), why };
}
