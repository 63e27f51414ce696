import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { htmlOf, titleOf } from '../docs/markdown.ts';
import { writeSite } from '../docs/site.ts';
import { ROOT } from '../launcher/paths.mjs';

const run = promisify(execFile);

test('the site has all its pages, and every link leads somewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pages, faults } = writeSite(folder);
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(20);
  const play = readFileSync(join(folder, 'play.html'), 'utf8');
  expect(play).toContain('<title>How to play · Questhall</title>');
  expect(play).toContain('<a href="operate.html">Operating a hall</a>');
  expect(play).toContain('<img src="pictures/table-1440.webp" alt="A game of Pug Quest" loading="lazy">');
  const rules = readFileSync(join(folder, 'games', 'brawl', 'RULES.html'), 'utf8');
  expect(rules).toContain('<link rel="stylesheet" href="../../style.css">');
});

test.each([
  ['# A **bold** title', '<h1 id="a-bold-title">A <strong>bold</strong> title</h1>'],
  ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
  ['- a\n  more\n- `x < y`', '<ul>\n<li>a\nmore</li>\n<li><code>x &lt; y</code></li>\n</ul>'],
  ['1. a\n   - b\n2. c', '<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n<li>c</li>\n</ol>'],
  [
    '```sh\n# no title\n\n- no list\n```\nafter',
    '<pre><code># no title\n\n- no list</code></pre>\n<p>after</p>',
  ],
  ['    indented\n\n    code\n\nafter', '<pre><code>indented\n\ncode</code></pre>\n<p>after</p>'],
  ['[a](b.md) and ![c](d.webp)', '<p><a href="b.md">a</a> and <img src="d.webp" alt="c" loading="lazy"></p>'],
  [
    '| a | b |\n| - | -: |\n| 1 \\| 2 | 3 |',
    '<div class="wide"><table>\n<thead><tr><th>a</th><th class="right">b</th></tr></thead>\n<tbody>\n<tr><td>1 | 2</td><td class="right">3</td></tr>\n</tbody></table></div>',
  ],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('%j as HTML', (markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test('a title has no marks', () => {
  expect(titleOf('before\n\n# The `kernel`\n')).toBe('The kernel');
});

/** Those that end by themselves; two matches of bots that do not think show as much as fifty. */
const EXAMPLES = ['docs/play.md', 'docs/make-content.md'].flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^npx questhall ((?!play|serve).+)$/gm)].map(
    ([, words = '']) => words.replace(/--games \d+/, '--games 2 --bots jester'),
  ),
);

test('the examples of the documents run', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
  const command = join(ROOT, 'apps', 'cli', 'src', 'main.ts');
  for (const words of EXAMPLES) {
    const { stdout } = await run(process.execPath, [command, ...words.split(' ')], { cwd: ROOT });
    expect([words, stdout.length > 0]).toEqual([words, true]);
  }
});
